import SwiftSource
import ViperSpec

/// The roots of the templates.
extension ContextBuilder {
    /// What the templates of a module's files see.
    package func module(_ module: Module, flows: [FlowTest]) -> ModuleContext {
        self.module(module, flows: Background(.whenAsked) { flows }, arranged: arrangements(of: module))
    }

    /// `flows` are asked for at the end.
    func module(
        _ module: Module, flows: consuming Background<[FlowTest]>, arranged: [Arrangement]
    ) -> ModuleContext {
        ModuleContext(
            app: sharedApp, name: module.name, imports: imports(module.imports),
            declarations: declarations(module.data),
            protocols: module.contract.map(contract), conformances: conformances(of: module), view: view(of: module),
            presenter: presenter(of: module), presenterProtocol: module.presenter.protocolName,
            interactors: module.interactors.map { interactor($0, of: module) },
            router: module.router.map { router($0, of: module) }, destination: destination(of: module),
            assembly: assembly(of: module), fixtures: fixtures(of: module.data), mocks: mocks(of: module),
            tests: tests(of: module, flows: flows.value(), arranged: arranged), reactive: ReactiveContext())
    }

    private func mocks(of module: Module) -> [MockContext] {
        module.roles(naming).map { mock(of: $0.section, role: $0.role) } + module.data.compactMap(mock)
    }

    /// What the template of a spec's shared declarations sees.
    package func shared(_ group: SharedDeclarations) -> SharedContext {
        SharedContext(
            app: sharedApp, imports: imports(group.imports), declarations: declarations(group.data),
            protocols: group.services.map(contract))
    }

    /// What templates see that add a file for the app.
    func appFiles(_ modules: [ModuleContext]) -> AppFilesContext {
        AppFilesContext(
            app: sharedApp, imports: allImports, dependencies: dependencies,
            modules: modules.sorted { $0.name < $1.name },
            externalModules: program.externalModules.map(destination))
    }

    /// What any spec imports.
    private var allImports: [String] {
        imports(
            program.shared.flatMap(\.imports) + program.modules.flatMap(\.imports)
                + program.externalModules.flatMap(\.imports))
    }

    /// What the templates of the app's own files see.
    package func support() -> SupportContext {
        let groups = program.shared
        return SupportContext(
            app: sharedApp, imports: allImports,
            dependencies: dependencies, ambiguousNames: program.ambiguousNames,
            externalModules: program.externalModules.map(destination), fixtures: fixtures(of: groups.flatMap(\.data)),
            mocks: groups.flatMap(\.services).map(mock) + groups.flatMap(\.data).compactMap(mock)
                + program.externalModules.flatMap(mocks))
    }

    /// What the composition root conforms to.
    private var dependencies: String {
        // Their protocols are part of the assembly.
        guard program.app.emit.contains(.assembly) else { return "" }
        let names = program.modules.filter { !$0.dependencies.isEmpty }.map { naming.dependencies($0.name) }
        guard !names.isEmpty else { return "" }
        let line = names.joined(separator: " & ")
        if layout.fits("\(app.door)typealias AppDependencies = \(line)", level: 0) { return " " + line }
        return "\n    " + names.joined(separator: "\n    & ")
    }

    /// Its protocols are written by hand; what modules say to it is tested all the same.
    private func mocks(of module: ExternalModule) -> [MockContext] {
        module.roles(naming).map { mock(of: $0.section, role: $0.role) }
    }

    /// What the template of `Fixtures.swift` sees.
    package func fixtures(_ types: [String]) -> FixturesContext {
        let written = program.shared.flatMap(\.imports) + program.modules.flatMap(\.imports)
        return FixturesContext(
            app: sharedApp, imports: imports(written), types: types,
            list: layout.list(
                "", types.map(\.literal), open: "[", close: "]", level: 1,
                prefix: "static let unwritten: Set<String> = "))
    }

    /// Types that the fixtures of these structs need and a person has to write.
    package func unwrittenFixtures(of data: [DataType]) -> [String] {
        Fixture.fixtures(of: data, in: catalog).flatMap(\.needs)
    }
}
