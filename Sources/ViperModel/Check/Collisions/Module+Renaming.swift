import ViperSpec

extension Program {
    /// For each name of a module's types, returns the name that the type gets if the module is renamed. If `List`
    /// becomes `Todos`, the value for `ListPresenter` is `TodosPresenter`. A protocol name that a spec states after
    /// `as` changes only if it starts with the old name. Names that do not change are omitted.
    package func generatedNames(of module: Module, whenRenamed name: String) -> [String: String] {
        let naming = app.naming
        let renamed = module.renamed(name, naming: naming)
        let pairs =
            switch app.style {
            case .classes: zip(module.namesOfClasses(app), renamed.namesOfClasses(app))
            case .reactive: zip(module.namesOfStreams(app), renamed.namesOfStreams(app))
            }
        // Your files may contain tests of the view and uses of the destination. Their names change too.
        let views = [module, renamed].map { naming.tests(of: naming.viewClass($0.name, kit: app.kit(of: module))) }
        let makers = [module, renamed].map { naming.destination($0.name) }
        return Dictionary(firstOf: pairs.filter { $0 != $1 } + [(views[0], views[1]), (makers[0], makers[1])])
    }
}

extension Module {
    /// Returns the names of generated types and of classes. The classes may be in your files.
    fileprivate func namesOfClasses(_ app: AppSettings) -> [String] {
        emittedNames(app).map(\.name) + classes(app).map(\.name)
    }

    /// Returns the names of types, and of the functions that create them.
    fileprivate func namesOfStreams(_ app: AppSettings) -> [String] {
        let naming = app.naming
        let partTypes =
            [naming.presenterClass(name), naming.routerClass(name)]
            + interactors.map { naming.interactorClass(name, interactor: $0.name) }
        return reactiveNames(app).map(\.name) + partTypes.map(naming.maker)
    }

    /// Returns the module with the type names that it would have under another name. Protocol names in the spec change
    /// if they start with the old name.
    fileprivate func renamed(_ name: String, naming: Naming) -> Module {
        func section(_ section: Section, interactor: String? = nil) -> Section {
            let usual = naming.protocolName(section.kind, module: self.name, interactor: interactor)
            var section = section
            section.protocolName =
                section.protocolName == usual
                ? naming.protocolName(section.kind, module: name, interactor: interactor)
                : section.protocolName.beginning(with: name, insteadOf: self.name)
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
    /// Returns the name with `new` in place of `old` at its start. `old` must be a whole word: `List` in `ListRow`,
    /// but not in `Listen`.
    package func beginning(with new: String, insteadOf old: String) -> String {
        let rest = dropFirst(old.count)
        return hasPrefix(old) && rest.first?.isLowercase != true ? new + rest : self
    }
}
