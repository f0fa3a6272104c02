import TemplateEngine

/// What a module of functions and streams has beside its data and its destination.
package struct ReactiveContext: TemplateRecord {
    var input = StreamContext()
    var output = StreamContext()
    var action = StreamContext()
    var presenter = FunctionContext()
    var interactors: [InteractorFunctionContext] = []
    var router = FunctionContext()

    package static let schema = RecordSchema<Self>("Reactive", doc: "A module of functions and streams.") {
        Field("input", "What happens on the screen.") { $0.input }
        Field("output", "What the screen shows.") { $0.output }
        Field("action", "Where it goes from there.") { $0.action }
        Field("presenter", "The function that makes its presenter.") { $0.presenter }
        Field("interactors", "The functions that make its interactors; most modules have one.") { $0.interactors }
        Field("router", "The function that makes its router.") { $0.router }
    }
}

/// The values of a stream: an enum, with a case for each member of a section.
package struct StreamContext: TemplateRecord {
    var name = ""
    var cases: [CaseContext] = []

    package static let schema = RecordSchema<Self>("Stream", doc: "The values of a stream.") {
        Field("name", "The enum: `TodoAddInput`.") { $0.name }
        Field("cases", "In the spec's order.") { $0.cases }
    }
}

/// A member of a section, as a case.
package struct CaseContext: TemplateRecord {
    var doc: String
    var name: String
    var declaration: String
    var pattern: String
    var member: String
    var body: String

    package static let schema = RecordSchema<Self>("Case", doc: "A member of a section, as a case.") {
        Field("doc", "Its doc comment, or nothing.") { $0.doc }
        Field("name", "Its name.") { $0.name }
        Field("declaration", "Name and payload: `saveEnabled(Bool)`.") { $0.declaration }
        Field("pattern", "What a `switch` says: `.saveEnabled(let isEnabled)`.") { $0.pattern }
        Field("member", "The member as Swift names it: `saveEnabled(_:)`.") { $0.member }
        Field("body", "The statements that the spec gives, or nothing.") { $0.body }
    }
}

/// A function that makes a part of a module.
package struct FunctionContext: TemplateRecord {
    var type = ""
    var signature = ""
    var statement = ""

    package static let schema = RecordSchema<Self>("Function", doc: "A function that makes a part of a module.") {
        Field("type", "What it makes: `TodoAddPresenter`.") { $0.type }
        Field("signature", "What stands before its `{`.") { $0.signature }
        Field("statement", "How the assembly calls it: `let presenter = todoAddPresenter(…)`.") { $0.statement }
    }
}

/// A function that makes an interactor: a function itself.
package struct InteractorFunctionContext: TemplateRecord {
    var maker: FunctionContext
    var doc: String
    var functionType: String
    var head: String
    var body: String
    var todo: String
    var failure: String

    package static let schema = RecordSchema<Self>("InteractorFunction", doc: "An interactor, which is a function.") {
        Field("maker", "The function that makes it.") { $0.maker }
        Field("doc", "The member's doc comment, or nothing.") { $0.doc }
        Field("functionType", "Its type: `@MainActor (_ title: String) async throws -> Void`.") { $0.functionType }
        Field("head", "What stands behind the `{` of the closure: ` title in`, or nothing.") { $0.head }
        Field("body", "The statements that the spec gives, or nothing where it is yours.") { $0.body }
        Field("todo", "A comment that says what is to be written.") { $0.todo }
        Field("failure", "A call of `fatalError`, where something must be returned; or nothing.") { $0.failure }
    }
}

/// An interactor on its own: the root of `reactive/Interactor.swift`.
package struct InteractorFileContext: TemplateRecord {
    var app: SharedRecord<AppContext>
    var imports: [String]
    var interactor: InteractorFunctionContext

    package static let schema = RecordSchema<Self>("InteractorFile", doc: "An interactor that you write.") {
        Field("app", "The app's settings.") { $0.app }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { $0.imports }
        Field("interactor", "The interactor.") { $0.interactor }
    }
}
