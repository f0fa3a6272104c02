import TemplateEngine

/// The value that opens a module.
package struct DestinationContext: TemplateRecord {
    var name: String
    var access: String
    var module: String
    var doc: String
    var properties: [String]
    var initialiser: String
    var assignments: [String]
    var build: String
    var interface: String
    var body: String

    package static let schema = RecordSchema<Self>("Destination", doc: "The value that opens a module.") {
        Field("name", "Its type: `TodoDetailModule`.") { $0.name }
        Field("access", "Before it and its members that others see: `public `, with a space, or nothing.") { $0.access }
        Field("module", "The module's name.") { $0.module }
        Field("doc", "The module's doc comment as lines below the first, or nothing.") { $0.doc }
        Field("properties", "The module's inputs and its delegate, a declaration each.") { $0.properties }
        Field("initialiser", "`init` and its parameters, where the compiler's will not do; or nothing.") {
            $0.initialiser
        }
        Field("assignments", "The statements of the initialiser.") { $0.assignments }
        Field("build", "The signature of `build`.") { $0.build }
        Field("interface", "The type that whoever opens the module gets: `any RepoModuleProtocol`, or `Void`.") {
            $0.interface
        }
        Field("body", "Of a module that is written by hand: statements that give its screen.") { $0.body }
    }
}

/// How a module's parts are connected.
package struct AssemblyContext: TemplateRecord {
    var dependenciesProtocol: String
    var dependencies: [PropertyContext]
    var viewType: String
    var viewProtocol: String
    var parameters: [String]
    var result: String
    var returned: String
    var lines: [String]
    var interactors: [PartContext]
    var presenter: String
    var routerClass: String
    var routerCall: String
    var routerMaker: String
    var buildArguments: String
    var viewClosureParameters: String
    var canFail: Bool
    var hasInterface: Bool

    package static let schema = RecordSchema<Self>("Assembly", doc: "How a module's parts are connected.") {
        Field("dependenciesProtocol", "`TodoListDependencies`") { $0.dependenciesProtocol }
        Field("dependencies", "What the module needs from the app.") { $0.dependencies }
        Field("viewType", "The generic parameter that stands for the view's class: `View`.") { $0.viewType }
        Field("viewProtocol", "The protocol of its view.") { $0.viewProtocol }
        Field("parameters", "The parameters of `assemble`, one a line.") { $0.parameters }
        Field(
            "result", "What `assemble` returns: `View`, optional where it may fail, with the interface if there is one."
        ) {
            $0.result
        }
        Field("returned", "The expression that it returns.") { $0.returned }
        Field("lines", "The module's assembly lines, and constants for the dependencies that they use.") { $0.lines }
        Field("interactors", "In the spec's order.") { $0.interactors }
        Field("presenter", "The statement that makes the presenter.") { $0.presenter }
        Field("routerClass", "The router's class, or nothing.") { $0.routerClass }
        Field("routerCall", "The expression that makes the router, or nothing.") { $0.routerCall }
        Field(
            "routerMaker", "The head of a closure that makes the router from what the assembly lines give, or nothing."
        ) {
            $0.routerMaker
        }
        Field("buildArguments", "The arguments that `build` hands to `assemble`, the view left out.") {
            $0.buildArguments
        }
        Field("viewClosureParameters", "The parameters of the closure that makes the view: `presenter`.") {
            $0.viewClosureParameters
        }
        Field("canFail", "An assembly line may stop the module from opening.") { $0.canFail }
        Field("hasInterface", "Whoever opens the module can talk to it.") { $0.hasInterface }
    }
}

/// An interactor as `assemble` makes it.
package struct PartContext: TemplateRecord {
    var name: String
    var statement: String
    var hasOutput: Bool

    package static let schema = RecordSchema<Self>("Part", doc: "An interactor as `assemble` makes it.") {
        Field("name", "The constant's name: `interactor`.") { $0.name }
        Field("statement", "The statement that makes it.") { $0.statement }
        Field("hasOutput", "It reports to the presenter.") { $0.hasOutput }
    }
}

/// A name and its type.
package struct PropertyContext: TemplateRecord {
    var name: String
    var type: String

    package static let schema = RecordSchema<Self>("Property", doc: "A name and its type.") {
        Field("name", "The name, in backticks where it must be.") { $0.name }
        Field("type", "The type, as written.") { $0.type }
    }
}
