import TemplateEngine
import ViperModel

/// The app's settings, which every template sees as `app`.
package struct AppRecord: TemplateRecord {
    private let settings: AppSettings
    private let emit: AppSettings.EmittedParts
    /// The access level of declarations: `public `, `package ` or empty.
    let access: String
    /// The access level of declarations by which another target opens modules.
    let door: String

    init(_ settings: AppSettings, emit parts: AppSettings.EmittedParts, _ accessLevels: AccessLevels) {
        self.settings = settings
        emit = parts
        access = accessLevels.usual
        door = accessLevels.level(of: settings.naming.name(of: .appDependencies))
    }

    var isolation: String { settings.isolation == .mainActor ? "@MainActor" : "" }
    var nonisolated: String { settings.swift == .six ? "nonisolated " : "" }
    var tests: TestFramework { settings.tests }

    package static let schema = RecordSchema<Self>(
        "App", doc: "The app's settings, from `App.viper` or their defaults."
    ) {
        Field("name", "The app's name.") { $0.settings.name }
        Field("target", "The Swift module that the tests import.") { $0.settings.target }
        Field("sources", "The folder of the target's sources: `Sources/Todo`.") { $0.settings.sources }
        Field("testing", "The folder of the test target's sources: `Tests/TodoTests`.") { $0.settings.testing }
        Field("specs", "The folder of the specs: `Specs`.") { $0.settings.specs }
        Field("access", "The access level of declarations: `public ` or `package `, with a trailing space, or empty.") {
            $0.access
        }
        Field(
            "door",
            "The access level of shared types such as `AppDependencies`: `public ` or `package `, with a trailing space, or empty."
        ) { $0.door }
        Field("isolation", "The attribute of protocols and classes: `@MainActor`, or empty.") { $0.isolation }
        Field(
            "nonisolated",
            "The modifier of a type without isolation: `nonisolated `, with a trailing space. Empty in Swift 5 mode."
        ) { $0.nonisolated }
        Field("kit", "The UI kit: `uikit`, `swiftui`, `terminal`, `none`, or your own.") { $0.settings.kit.name }
        Field("platforms", "The platforms: `all`, or `apple` for code without `#if canImport(UIKit)`.") {
            $0.settings.platforms.rawValue
        }
        Field("parts", "The names of the properties by which parts refer to each other.") { $0.settings.naming }
        Field("tests", "The test framework: `swiftTesting`, `xctest`.") { $0.settings.tests.rawValue }
        Field("testModule", "The module of the test framework: `Testing`, `XCTest`.") { $0.settings.tests.module }
        Field("style", "The style of modules: `classes`, `reactive`.") { $0.settings.style.rawValue }
        Field("emit", "The generated parts.") { $0.emit }
    }
}

extension AppSettings.EmittedParts: TemplateRecord {
    package static let schema = RecordSchema<Self>(
        "Emit", doc: "The generated parts: the values of the setting `emit`."
    ) {
        Field("contract", "Whether data and protocols are generated.") { $0.contains(.contract) }
        Field("flows", "Whether conformances, and members with a body, are generated.") { $0.contains(.flows) }
        Field("classes", "Whether the files of your classes are created.") { $0.contains(.classes) }
        Field("assembly", "Whether dependencies, destinations and assemblies are generated.") { $0.contains(.assembly) }
        Field("mocks", "Whether mocks and fixtures are generated.") { $0.contains(.mocks) }
        Field("tests", "Whether tests and test skeletons are generated.") { $0.contains(.tests) }
        Field("bodies", "Whether bodies are generated as extensions of your classes.") { $0.contains(.bodies) }
    }
}

extension Naming: TemplateRecord {
    package static let schema = RecordSchema<Self>(
        "PartNames",
        doc: "The names of the properties by which the parts of a module refer to each other, from `naming`."
    ) {
        Field("view", "The presenter's property for the view: `view`.") { $0.view.property }
        Field("presenter", "The view's property for the presenter: `presenter`.") { $0.presenter.property }
        Field("interactor", "The presenter's property for an unnamed interactor: `interactor`.") {
            $0.interactor.property
        }
        Field("output", "The interactor's property for its output: `output`.") { $0.output.property }
        Field("router", "The presenter's property for the router: `router`.") { $0.router.property }
        Field("delegate", "The presenter's property for the module's delegate: `delegate`.") { $0.delegate.property }
        Field("navigationClass", "The class that shows and closes screens: `AppNavigation`.") { $0.navigationClass }
        Field("build", "The function of a destination that creates its screen: `build`.") { $0.build }
    }
}
