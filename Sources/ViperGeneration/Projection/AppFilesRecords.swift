import TemplateEngine
import ViperModel
import ViperSpec

/// What all modules share: the root of the app's own files.
package struct SupportRecord: TemplateRecord {
    let projection: Projection

    private var program: Program { projection.program }

    package static let schema = RecordSchema<Self>("Support", doc: "What all modules of the app share.") {
        Field("app", "The app's settings.") { $0.projection.keptApp }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { support in
            support.projection.imports(support.program.navigationImports)
        }
        Field("navigation", "The verbs of navigation that a spec adds, as the protocol `Navigation`; or none.") {
            support in
            support.program.navigation.map { ProtocolRecord($0, in: support.projection) }
        }
        Field("navigationStubs", "The same as members of `AppNavigation`, which you write.") { support in
            StubGroupRecord.groups(of: support.program.navigation.map { [$0] } ?? [], in: support.projection)
        }
        Field("navigationMock", "The same as the mock of `Navigation` has them.") { support in
            support.program.navigation.map { MockRecord($0, role: "navigation", in: support.projection) }
        }
        Field("dependencies", "The protocols of what the modules need, in order.") {
            $0.projection.dependencies.sorted()
        }
        Field("importsOfDependencies", "Modules to import for them.") { $0.projection.importsOfDependencies }
        Field("dependenciesPattern", "How they are called, `<Module>` for the module's name: `<Module>Dependencies`.") {
            $0.projection.naming.dependencies("<Module>")
        }
        Field("ambiguousNames", "Types of the specs that Foundation or Testing have as well.") {
            $0.program.ambiguousNames
        }
        Field("navigationMockName", "`NavigationMock`") {
            $0.projection.naming.mock($0.projection.naming.name(of: .navigation))
        }
    }
}

/// What one spec declares outside its modules.
package struct SharedRecord: TemplateRecord {
    let group: SharedDeclarations
    let projection: Projection

    /// The protocols of external modules are written by hand; what modules say to them is tested all the same.
    private var mocks: [MockRecord] {
        let sections = group.externalModules.flatMap { $0.roles(projection.naming) }
        return group.services.map { MockRecord($0, in: projection) } + projection.mocks(of: group.data)
            + sections.map { MockRecord($0.section, role: $0.role, in: projection) }
    }

    /// There is something to make tests with.
    var hasTests: Bool { !mocks.isEmpty || !projection.fixtures(of: group.data).isEmpty }

    package static let schema = RecordSchema<Self>("Shared", doc: "What one spec declares outside its modules.") {
        Field("app", "The app's settings.") { $0.projection.keptApp }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") {
            $0.projection.imports($0.group.imports)
        }
        Field("data", "Entities, structs and other data.") { shared in
            shared.group.data.map { DataRecord(data: $0, projection: shared.projection) }
        }
        Field("protocols", "The services.") { shared in
            shared.group.services.map { ProtocolRecord($0, in: shared.projection) }
        }
        Field("externalModules", "Destinations of the modules that are written by hand.") { shared in
            shared.group.externalModules.map { DestinationRecord($0, in: shared.projection) }
        }
        Field("makesScreens", "One of them gives a screen that the app's own Swift makes.") { shared in
            shared.group.externalModules.contains { !$0.isBuilt }
        }
        Field("testImports", "Modules to import for mocks and fixtures, in order; `Foundation` is one of them.") {
            shared in
            shared.projection.imports(shared.projection.needs.ofTests(shared.group))
        }
        Field("fixtures", "Of the structs and entities.") { $0.projection.fixtures(of: $0.group.data) }
        Field("mocks", "Of the services and protocols.") { $0.mocks }
    }
}

/// The whole app: the root of a project's own templates that add a file `for: app`.
package struct AppFilesRecord: TemplateRecord {
    let modules: [ModuleRecord]
    let projection: Projection

    package static let schema = RecordSchema<Self>("AppFiles", doc: "The app and all of its modules.") {
        Field("app", "The app's settings.") { $0.projection.keptApp }
        Field("imports", "Modules to import, `Foundation` among them.") { $0.projection.allImports }
        Field("dependencies", "The protocols of what the modules need, in order.") {
            $0.projection.dependencies.sorted()
        }
        Field("modules", "The modules, by name.") { $0.modules.sorted { $0.module.name < $1.module.name } }
        Field("externalModules", "Destinations of the modules that are written by hand.") {
            $0.projection.externalModules
        }
    }
}

/// A presenter, interactor or router on its own.
package struct ClassFileRecord: TemplateRecord {
    let part: Kept<PartRecord>
    let imports: Kept<[String]>
    let projection: Projection

    package static let schema = RecordSchema<Self>("ClassFile", doc: "A presenter, interactor or router.") {
        Field("app", "The app's settings.") { $0.projection.keptApp }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { $0.imports }
        Field("part", "The presenter, interactor or router.") { $0.part }
    }
}

/// Fixtures of types that the specs don't know.
package struct FixturesRecord: TemplateRecord {
    private let fixtures: OwnFixtures
    private let projection: Projection

    init(of types: [String], in projection: Projection) {
        fixtures = OwnFixtures(of: types, in: projection.program)
        self.projection = projection
    }

    package static let schema = RecordSchema<Self>("Fixtures", doc: "Fixtures of types that the specs don't know.") {
        Field("app", "The app's settings.") { $0.projection.keptApp }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { fixtures in
            let program = fixtures.projection.program
            return fixtures.projection.imports(
                program.shared.flatMap(\.imports) + program.modules.flatMap(\.imports))
        }
        Field("types", "The types that nobody knows how to make.") { $0.fixtures.unwritten }
        Field(
            "relatives",
            "Those of them that may be classes of one family, whose fixtures must not override one another."
        ) {
            $0.fixtures.relatives
        }
        Field("fixtures", "Of the types that the app's own Swift says how to make.") { $0.fixtures.written }
    }
}
