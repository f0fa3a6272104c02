import TemplateEngine
import ViperModel

/// The app's settings, as every template sees them under `app`.
package struct AppRecord: TemplateRecord {
    private let settings: AppSettings
    private let parts: Kept<Naming>
    private let emit: Kept<AppSettings.Parts>
    /// `public `, `package ` or nothing.
    let access: String
    let door: String

    /// `emit` is what is generated of a module, or of any.
    init(_ settings: AppSettings, emit parts: AppSettings.Parts, _ accessLevels: AccessLevels) {
        self.settings = settings
        self.parts = Kept(settings.naming)
        emit = Kept(parts)
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
        Field("testing", "The folder of the test target's: `Tests/TodoTests`.") { $0.settings.testing }
        Field("specs", "The folder of the specs: `Specs`.") { $0.settings.specs }
        Field("access", "Before a declaration that others see: `public `, with a space, or nothing.") { $0.access }
        Field("door", "Before what public modules are opened with: `public `, with a space, or nothing.") { $0.door }
        Field("isolation", "The attribute of protocols and classes, `@MainActor`, or nothing.") { $0.isolation }
        Field(
            "nonisolated",
            "Before a type that no actor holds: `nonisolated `, with a space, or nothing where the compiler is too old."
        ) { $0.nonisolated }
        Field("kit", "The UI kit: `uikit`, `swiftui`, `terminal`, `none`, or the name of your own.") {
            $0.settings.kit.name
        }
        Field("platforms", "What it is compiled for: `all`, or `apple`, where no `#if canImport(UIKit)` is needed.") {
            $0.settings.platforms.rawValue
        }
        Field("parts", "By what the parts of a module call each other.") { $0.parts }
        Field("tests", "With what tests are written: `swiftTesting`, `xctest`.") { $0.settings.tests.rawValue }
        Field("testModule", "What they import for it: `Testing`, `XCTest`.") { $0.settings.tests.module }
        Field("style", "What a module's parts are made of: `classes`, `reactive`.") { $0.settings.style.rawValue }
        Field("emit", "What is generated.") { $0.emit }
    }
}

extension AppSettings.Parts: TemplateRecord {
    package static let schema = RecordSchema<Self>("Emit", doc: "Which parts are generated.") {
        Field("contract", "Data and protocols.") { $0.contains(.contract) }
        Field("flows", "Members with a body, and conformances.") { $0.contains(.flows) }
        Field("classes", "The files that become yours.") { $0.contains(.classes) }
        Field("assembly", "Dependencies, destinations and what connects a module's parts.") {
            $0.contains(.assembly)
        }
        Field("mocks", "Mocks and fixtures.") { $0.contains(.mocks) }
        Field("tests", "Flow tests, wiring and leak tests, skeletons.") { $0.contains(.tests) }
        Field("bodies", "Members with a body, in extensions of classes that you wrote.") { $0.contains(.bodies) }
    }
}

extension Naming: TemplateRecord {
    package static let schema = RecordSchema<Self>(
        "PartNames", doc: "The properties by which the parts of a module know each other, as `naming` has them."
    ) {
        Field("view", "Of the view, in its presenter: `view`.") { $0.view.property }
        Field("presenter", "Of the presenter, in its view: `presenter`.") { $0.presenter.property }
        Field("interactor", "Of an interactor without a name, in its presenter: `interactor`.") {
            $0.interactor.property
        }
        Field("output", "Of what an interactor reports to: `output`.") { $0.output.property }
        Field("router", "Of the router, in its presenter: `router`.") { $0.router.property }
        Field("delegate", "Of the module's delegate, in its presenter: `delegate`.") { $0.delegate.property }
        Field("navigationClass", "The class that goes from screen to screen: `AppNavigation`.") { $0.navigationClass }
        Field("build", "The function of a destination that makes its screen: `build`.") { $0.build }
    }
}
