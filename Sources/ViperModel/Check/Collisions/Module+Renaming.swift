import ViperSpec

extension Program {
    /// What the types that are generated for a module, and its classes, are called when it gets another name: new names by old
    /// ones, those that a spec gives itself left out. The names of what the module declares stay.
    package func generatedNames(of module: Module, whenRenamed name: String) -> [String: String] {
        let naming = app.naming
        let renamed = module.renamed(name, naming: naming)
        let pairs =
            switch app.style {
            case .classes: zip(module.namesOfClasses(app), renamed.namesOfClasses(app))
            case .reactive: zip(module.namesOfStreams(app), renamed.namesOfStreams(app))
            }
        // What a person adds for the view is named like the rest, and so is what makes the module where a person wrote that.
        let views = [module, renamed].map { naming.tests(of: naming.viewClass($0.name, kit: app.kit(of: module))) }
        let makers = [module, renamed].map { naming.destination($0.name) }
        return Dictionary(firstOf: pairs.filter { $0 != $1 } + [(views[0], views[1]), (makers[0], makers[1])])
    }
}

extension Module {
    /// Types that are generated, and the classes, which a person may have written.
    fileprivate func namesOfClasses(_ app: AppSettings) -> [String] {
        emittedNames(app).map(\.name) + classes(app).map(\.name)
    }

    /// Types, and the functions that make them.
    fileprivate func namesOfStreams(_ app: AppSettings) -> [String] {
        let naming = app.naming
        let made =
            [naming.presenterClass(name), naming.routerClass(name)]
            + interactors.map { naming.interactorClass(name, interactor: $0.name) }
        return reactiveNames(app).map(\.name) + made.map(naming.maker)
    }

    /// The same module under another name, as far as names of types go: what a person has named begins with it where it began
    /// with the old one.
    fileprivate func renamed(_ name: String, naming: Naming) -> Module {
        func section(_ section: Section, interactor: String? = nil) -> Section {
            let usual = naming.protocolName(section.kind, module: self.name, interactor: interactor)
            var section = section
            section.change {
                $0.protocolName =
                    $0.protocolName == usual
                    ? naming.protocolName($0.kind, module: name, interactor: interactor)
                    : $0.protocolName.beginning(with: name, insteadOf: self.name)
            }
            return section
        }
        var module = self
        module.name = name
        module.view = section(view)
        module.presenter = section(presenter)
        module.interactors = interactors.map { interactor in
            var renamed = interactor
            renamed.input = section(interactor.input, interactor: interactor.name)
            renamed.output = interactor.output.map { section($0, interactor: interactor.name) }
            return renamed
        }
        module.optional = OptionalSections(optional.all.map { section($0) })
        return module
    }
}

extension String {
    /// The name with another first word where it begins with `old` as a word of its own.
    package func beginning(with new: String, insteadOf old: String) -> String {
        let rest = dropFirst(old.count)
        return hasPrefix(old) && rest.first?.isLowercase != true ? new + rest : self
    }
}
