import Diagnostics

extension Rule {
    package static let leftoverClass = Rule(
        id: "leftoverClass",
        severity: .warning,
        summary: "A class of a module stands for a section of its spec",
        explanation: """
            The class has the name of a router or an interactor of the module, and the spec has no such section: most likely it \
            had one once. Nothing makes the class any more. Delete it, or give the spec the section back. viper-gen never deletes \
            what you wrote.
            """,
        wrong:
            "// module Detail { view { func show() } }, without a router\nfinal class DetailRouter {\n    func close() {}\n}",
        right: "// module List { router { func open() } }\nfinal class ListRouter {\n    func open() {}\n}")
}

extension Diagnostic {
    static func leftoverClass(
        _ type: String, section: String, of module: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .leftoverClass, "module '\(module)' has no '\(section)' that '\(type)' could be", at: location,
            notes: [Note("delete it, or give the spec the section back; viper-gen never deletes what you wrote")])
    }
}

/// Looks for routers and interactors of sections that are gone.
enum LeftoverClassCheck {
    @Sendable static func findings(_ lint: LintContext) -> [Diagnostic] {
        let gone = lint.namesOfNoSection
        guard !gone.isEmpty else { return [] }
        return lint.code.files.flatMap { file in
            file.outline.declarations.compactMap { declaration in
                guard declaration.kind == .class || declaration.kind == .actor,
                    let (module, section) = gone[declaration.name.name]
                else { return nil }
                return .leftoverClass(
                    declaration.name.name, section: section, of: module,
                    at: SourceLocation(file.source, declaration.name.range))
            }
        }
    }
}

extension LintContext {
    /// What the router and the interactor of a module would be called, where it has none.
    fileprivate var namesOfNoSection: [String: (module: String, section: String)] {
        let naming = program.app.naming
        var names: [String: (module: String, section: String)] = [:]
        for module in modules.map({ program.modules[$0] }) {
            if module.router == nil { names[naming.routerClass(module.name)] = (module.name, "router") }
            if !module.interactors.contains(where: { $0.name == nil }) {
                names[naming.interactorClass(module.name)] = (module.name, "interactor")
            }
        }
        // Another module's name may end so.
        for name in insides.keys { names[name] = nil }
        return names
    }
}
