import TemplateEngine

/// A module: the root of `core/Module.swift`, of the templates for its classes and its view, and of `tests/Module.swift`.
package struct ModuleContext: TemplateRecord {
    var app: SharedRecord<AppContext>
    var name: String
    var imports: [String]
    var declarations: [String]
    var protocols: [ProtocolContext]
    var conformances: [ConformanceContext]
    var view: ViewContext
    var presenter: ClassContext
    var presenterProtocol: String
    var interactors: [ClassContext]
    var router: ClassContext?
    var destination: DestinationContext
    var assembly: AssemblyContext
    var fixtures: [FixtureContext]
    var mocks: [MockContext]
    var tests: ModuleTestsContext
    var reactive: ReactiveContext

    package static let schema = RecordSchema<Self>("Module", doc: "A VIPER module.") {
        Field("app", "The app's settings.") { $0.app }
        Field("name", "The module's name.") { $0.name }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { $0.imports }
        Field("declarations", "The module's data, each a whole declaration.") { $0.declarations }
        Field("protocols", "The protocols of its contract.") { $0.protocols }
        Field("conformances", "Extensions that make its classes conform, with the members that have a body.") {
            $0.conformances
        }
        Field("view", "Its view.") { $0.view }
        Field("presenter", "Its presenter.") { $0.presenter }
        Field("presenterProtocol", "The protocol by which the view knows the presenter.") { $0.presenterProtocol }
        Field("interactors", "Its interactors; most have one.") { $0.interactors }
        Field("router", "Its router, if it has one.") { $0.router }
        Field("destination", "The value that opens it.") { $0.destination }
        Field("assembly", "How its parts are connected.") { $0.assembly }
        Field("fixtures", "Of its own structs and entities.") { $0.fixtures }
        Field("mocks", "Of its own protocols.") { $0.mocks }
        Field("tests", "Its tests.") { $0.tests }
        Field("reactive", "Its streams and functions; empty but with `style reactive`.") { $0.reactive }
    }
}

/// A class on its own: the root of `core/Class.swift`.
package struct ClassFileContext: TemplateRecord {
    var app: SharedRecord<AppContext>
    var imports: [String]
    var content: ClassContext

    package static let schema = RecordSchema<Self>("ClassFile", doc: "A presenter, interactor or router.") {
        Field("app", "The app's settings.") { $0.app }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { $0.imports }
        Field("class", "The class.") { $0.content }
    }
}
