import TemplateEngine
import ViperModel
import ViperSpec

/// The data for the templates of files that all modules share.
package struct SupportRecord: TemplateRecord {
    let projection: TemplateContextBuilder

    private var program: Program { projection.program }

    package static let schema = RecordSchema<Self>(
        "Support", doc: "The declarations that all modules of the app share."
    ) {
        Field("app", "The app's settings.") { $0.projection.app }
        Field("imports", "The modules to import, sorted, with `Foundation`.") { support in
            support.projection.imports(support.program.navigationImports)
        }
        Field("navigation", "The protocol `Navigation` with custom navigation methods; absent if there are none.") {
            support in
            support.program.navigation.map { ProtocolRecord($0, in: support.projection) }
        }
        Field("navigationStubs", "The custom navigation methods, which you implement in `AppNavigation`.") { support in
            StubGroupRecord.groups(of: support.program.navigation.map { [$0] } ?? [], in: support.projection)
        }
        Field("navigationMock", "The mock of `Navigation`; absent without custom navigation methods.") { support in
            support.program.navigation.map { MockRecord($0, role: "navigation", in: support.projection) }
        }
        Field("dependencies", "The `<Module>Dependencies` protocols of all modules, sorted.") {
            $0.projection.dependencies.sorted()
        }
        Field("importsOfDependencies", "The modules to import for the protocols in `dependencies`.") {
            $0.projection.importsOfDependencies
        }
        Field("dependenciesPattern", "The pattern of the names in `dependencies`: `<Module>Dependencies`.") {
            $0.projection.naming.dependencies("<Module>")
        }
        Field("ambiguousNames", "The types in specs whose names Foundation or Testing also declares.") {
            $0.program.ambiguousNames
        }
        Field("navigationMockName", "The name of the navigation's mock: `NavigationMock`.") {
            $0.projection.naming.mock($0.projection.naming.name(of: .navigation))
        }
    }
}

/// The declarations of one spec that are outside of its modules, as data for templates.
package struct SharedRecord: TemplateRecord {
    let group: SharedDeclarations
    let projection: TemplateContextBuilder

    /// The mocks of the services, protocols and external modules. You implement external modules by hand, but tests of
    /// the modules that open them need mocks.
    private var mocks: [MockRecord] {
        let sections = group.externalModules.flatMap { $0.roles(projection.naming) }
        return group.services.map { MockRecord($0, in: projection) } + projection.mocks(of: group.data)
            + sections.map { MockRecord($0.section, role: $0.role, in: projection) }
    }

    /// Whether the spec has mocks or fixtures.
    var hasTests: Bool { !mocks.isEmpty || !projection.fixtures(of: group.data).isEmpty }

    package static let schema = RecordSchema<Self>("Shared", doc: "The declarations of one spec outside its modules.") {
        Field("app", "The app's settings.") { $0.projection.app }
        Field("imports", "The modules to import, sorted, with `Foundation`.") {
            $0.projection.imports($0.group.imports)
        }
        Field("data", "The entities, structs, enums and other data types.") { shared in
            shared.group.data.map { DataRecord(data: $0, projection: shared.projection) }
        }
        Field("protocols", "The services.") { shared in
            shared.group.services.map { ProtocolRecord($0, in: shared.projection) }
        }
        Field("externalModules", "The destinations of the external modules.") { shared in
            shared.group.externalModules.map { DestinationRecord(module: $0, projection: shared.projection) }
        }
        Field("makesScreens", "Whether your own Swift creates the screen of an external module.") { shared in
            shared.group.externalModules.contains { !$0.isBuilt }
        }
        Field("testImports", "The modules to import for mocks and fixtures, sorted, with `Foundation`.") { shared in
            shared.projection.imports(shared.projection.needs.ofTests(shared.group))
        }
        Field("fixtures", "The fixtures of the structs and entities.") { $0.projection.fixtures(of: $0.group.data) }
        Field("mocks", "The mocks of the services, protocols and external modules.") { $0.mocks }
    }
}

/// The data for a project's own templates that add a file `for: app`.
package struct AppFilesRecord: TemplateRecord {
    let modules: [ModuleRecord]
    let projection: TemplateContextBuilder

    package static let schema = RecordSchema<Self>("AppFiles", doc: "The app and all of its modules.") {
        Field("app", "The app's settings.") { $0.projection.app }
        Field("imports", "The modules that any spec imports, sorted, with `Foundation`.") { $0.projection.allImports }
        Field("dependencies", "The `<Module>Dependencies` protocols of all modules, sorted.") {
            $0.projection.dependencies.sorted()
        }
        Field("modules", "The modules, sorted by name.") { $0.modules.sorted { $0.module.name < $1.module.name } }
        Field("externalModules", "The destinations of the external modules.") {
            $0.projection.externalModules
        }
    }
}

/// The data for the template of the class of a presenter, interactor or router.
package struct ClassFileRecord: TemplateRecord {
    let part: PartRecord
    let imports: [String]
    let projection: TemplateContextBuilder

    package static let schema = RecordSchema<Self>(
        "ClassFile", doc: "A file with a presenter, an interactor or a router."
    ) {
        Field("app", "The app's settings.") { $0.projection.app }
        Field("imports", "The modules to import, sorted, with `Foundation`.") { $0.imports }
        Field("part", "The presenter, interactor or router.") { $0.part }
    }
}

/// The data for the template of `Fixtures.swift`.
package struct FixturesRecord: TemplateRecord {
    private let fixtures: UserTypeFixtures
    private let projection: TemplateContextBuilder

    init(of types: [String], in projection: TemplateContextBuilder) {
        fixtures = UserTypeFixtures(of: types, in: projection.program)
        self.projection = projection
    }

    package static let schema = RecordSchema<Self>("Fixtures", doc: "Fixtures of types that no spec declares.") {
        Field("app", "The app's settings.") { $0.projection.app }
        Field("imports", "The modules to import, sorted, with `Foundation`.") { fixtures in
            let program = fixtures.projection.program
            return fixtures.projection.imports(
                program.shared.flatMap(\.imports) + program.modules.flatMap(\.imports))
        }
        Field("types", "The types whose fixtures you implement.") { $0.fixtures.unwritten }
        Field(
            "relatives",
            "The types in `types` that may inherit from one another. The fixture of a class cannot override the fixture of its superclass, so a parameter tells the two apart."
        ) {
            $0.fixtures.relatives
        }
        Field("fixtures", "The fixtures of types with a usable initializer.") { $0.fixtures.written }
    }
}
