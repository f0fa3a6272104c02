import TemplateEngine

/// The app's settings, as every template sees them under `app`.
package struct AppContext: TemplateRecord {
    var name: String
    var target: String
    var sources: String
    var testing: String
    var access: String
    var door: String
    var isolation: String
    var nonisolated: String
    var kit: String
    var parts: PartNamesContext
    var tests: TestFramework
    var style: String
    var emit: EmitContext

    package static let schema = RecordSchema<Self>(
        "App", doc: "The app's settings, from `App.viper` or their defaults."
    ) {
        Field("name", "The app's name.") { $0.name }
        Field("target", "The Swift module that the tests import.") { $0.target }
        Field("sources", "The folder of the target's sources: `Sources/Todo`.") { $0.sources }
        Field("testing", "The folder of the test target's: `Tests/TodoTests`.") { $0.testing }
        Field("access", "Before a declaration that others see: `public `, with a space, or nothing.") { $0.access }
        Field("door", "Before what public modules are opened with: `public `, with a space, or nothing.") { $0.door }
        Field("isolation", "The attribute of protocols and classes, `@MainActor`, or nothing.") { $0.isolation }
        Field(
            "nonisolated",
            "Before a type that no actor holds: `nonisolated `, with a space, or nothing where the compiler is too old."
        ) { $0.nonisolated }
        Field("kit", "The UI kit: `uikit`, `swiftui`, `terminal`, `none`, or the name of your own.") { $0.kit }
        Field("parts", "By what the parts of a module call each other.") { $0.parts }
        Field("tests", "With what tests are written: `swiftTesting`, `xctest`.") { $0.tests.rawValue }
        Field("testModule", "What they import for it: `Testing`, `XCTest`.") { $0.tests.module }
        Field("style", "What a module's parts are made of: `classes`, `reactive`.") { $0.style }
        Field("emit", "What is generated.") { $0.emit }
    }
}

/// `emit` in `App.viper`.
package struct EmitContext: TemplateRecord {
    var parts: AppSettings.Parts

    package static let schema = RecordSchema<Self>("Emit", doc: "Which parts are generated.") {
        Field("contract", "Data and protocols.") { $0.parts.contains(.contract) }
        Field("flows", "Members with a body, and conformances.") { $0.parts.contains(.flows) }
        Field("classes", "The files that become yours.") { $0.parts.contains(.classes) }
        Field("assembly", "Dependencies, destinations and what connects a module's parts.") {
            $0.parts.contains(.assembly)
        }
        Field("mocks", "Mocks and fixtures.") { $0.parts.contains(.mocks) }
        Field("tests", "Flow tests, wiring and leak tests, skeletons.") { $0.parts.contains(.tests) }
    }
}

/// What all modules share: the root of `core/Support.swift`, `kit/Navigation.swift` and `tests/Support.swift`.
package struct SupportContext: TemplateRecord {
    var app: SharedRecord<AppContext>
    var imports: [String]
    var dependencies: String
    var ambiguousNames: [String]
    var externalModules: [DestinationContext]
    var fixtures: [FixtureContext]
    var mocks: [MockContext]

    package static let schema = RecordSchema<Self>("Support", doc: "What all modules of the app share.") {
        Field("app", "The app's settings.") { $0.app }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { $0.imports }
        Field(
            "dependencies",
            "A space and the modules' dependencies protocols, joined by `&`; nothing where none has any."
        ) {
            $0.dependencies
        }
        Field("ambiguousNames", "Types of the specs that Foundation or Testing have as well.") { $0.ambiguousNames }
        Field("externalModules", "Destinations of the modules that are written by hand.") { $0.externalModules }
        Field("fixtures", "Of what the specs declare outside modules.") { $0.fixtures }
        Field("mocks", "Of the services and protocols that the specs declare outside modules.") { $0.mocks }
    }
}

/// What one spec declares outside its modules: the root of `core/Shared.swift`.
package struct SharedContext: TemplateRecord {
    var app: SharedRecord<AppContext>
    var imports: [String]
    var declarations: [String]
    var protocols: [ProtocolContext]

    package static let schema = RecordSchema<Self>("Shared", doc: "What one spec declares outside its modules.") {
        Field("app", "The app's settings.") { $0.app }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { $0.imports }
        Field("declarations", "Entities, structs and other data, each a whole declaration.") { $0.declarations }
        Field("protocols", "The services.") { $0.protocols }
    }
}

/// The whole app: the root of a project's own templates that add a file `for: app`.
package struct AppFilesContext: TemplateRecord {
    var app: SharedRecord<AppContext>
    var imports: [String]
    var dependencies: String
    var modules: [ModuleContext]
    var externalModules: [DestinationContext]

    package static let schema = RecordSchema<Self>("AppFiles", doc: "The app and all of its modules.") {
        Field("app", "The app's settings.") { $0.app }
        Field("imports", "Modules to import, `Foundation` among them.") { $0.imports }
        Field(
            "dependencies",
            "A space and the modules' dependencies protocols, joined by `&`; nothing where none has any."
        ) {
            $0.dependencies
        }
        Field("modules", "The modules, by name.") { $0.modules }
        Field("externalModules", "Destinations of the modules that are written by hand.") { $0.externalModules }
    }
}
