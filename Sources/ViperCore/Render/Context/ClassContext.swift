import TemplateEngine

/// A presenter, an interactor or a router: a class that becomes a person's.
package struct ClassContext: TemplateRecord {
    var name: String
    var isolation: String
    var keyword: String
    var properties: [String]
    var initialiser: String
    var assignments: [String]
    var stubs: [StubGroupContext]

    package static let schema = RecordSchema<Self>("Class", doc: "A class that becomes yours.") {
        Field("name", "Its name.") { $0.name }
        Field("isolation", "The attribute before it, `@MainActor`, or nothing.") { $0.isolation }
        Field("keyword", "`final class`, or `actor`.") { $0.keyword }
        Field("properties", "Its stored properties, a declaration each.") { $0.properties }
        Field("initialiser", "`init` and its parameters.") { $0.initialiser }
        Field("assignments", "The statements of the initialiser; empty where it needs none.") { $0.assignments }
        Field("stubs", "The members without a body, by protocol.") { $0.stubs }
    }
}

/// The members of one protocol that a person writes.
package struct StubGroupContext: TemplateRecord {
    var protocolName: String
    var members: [StubContext]

    package static let schema = RecordSchema<Self>("StubGroup", doc: "The members of a protocol that you write.") {
        Field("protocol", "The protocol that asks for them.") { $0.protocolName }
        Field("members", "In the spec's order.") { $0.members }
    }
}

/// A member without a body.
package struct StubContext: TemplateRecord {
    var signature: String
    var todo: String
    var failure: String
    var getter: String
    var isSettable: Bool
    var statements: [String]

    package static let schema = RecordSchema<Self>("Stub", doc: "A member that you write.") {
        Field("signature", "What stands before the `{`.") { $0.signature }
        Field("todo", "A comment that says what is to be written, on one or more lines.") { $0.todo }
        Field("failure", "A call of `fatalError`, where something must be returned; or nothing.") { $0.failure }
        Field("getter", "Of a property whose accessors stand apart: `get async throws`; or nothing.") { $0.getter }
        Field("isSettable", "The property has a `set`.") { $0.isSettable }
        Field("statements", "Of a function that sets values of the view: how; empty where it is yours to write.") {
            $0.statements
        }
    }
}

/// The view of a module: what the kit's templates make its class from.
package struct ViewContext: TemplateRecord {
    var className: String
    var protocolName: String
    var properties: [String]
    var initialiser: String
    var assignments: [String]
    var arguments: String
    var lifecycle: [LifecycleContext]
    var stubs: [StubGroupContext]
    var screen: String
    var values: [ViewValueContext]
    var actions: [ActionContext]

    package static let schema = RecordSchema<Self>("View", doc: "The module's view.") {
        Field("class", "The class's name: `TodoListViewController`; with SwiftUI, that of its state.") { $0.className }
        Field("protocol", "The protocol that it conforms to.") { $0.protocolName }
        Field("properties", "Its stored properties, the presenter first.") { $0.properties }
        Field("initialiser", "`init` and its parameters.") { $0.initialiser }
        Field("assignments", "The statements of the initialiser.") { $0.assignments }
        Field("arguments", "What `build` hands to the initialiser: `presenter: presenter`.") { $0.arguments }
        Field("lifecycle", "Events of the kit's views that the presenter is told.") { $0.lifecycle }
        Field("loading", "Those of the events that come once.") { $0.lifecycle.filter { $0.moment == .load } }
        Field("appearing", "Those that come each time when the view appears.") {
            $0.lifecycle.filter { $0.moment == .appear }
        }
        Field("disappearing", "Those that come each time when it disappears.") {
            $0.lifecycle.filter { $0.moment == .disappear }
        }
        Field("stubs", "The members that the view has to have, by protocol.") { $0.stubs }
        Field("screen", "With SwiftUI, the name of the view: `TodoListView`; or nothing.") { $0.screen }
        Field(
            "values",
            "What the view is told to show, as properties of a state object; with SwiftUI and kits of your own."
        ) {
            $0.values
        }
        Field("actions", "What the presenter can be told without any argument.") { $0.actions }
    }
}

/// An event that the kit tells a view and the presenter has a member for.
package struct LifecycleContext: TemplateRecord {
    var signature: String
    var superCall: String
    var call: String
    var isAsync: Bool
    var moment: LifecycleMoment

    package static let schema = RecordSchema<Self>("Lifecycle", doc: "A lifecycle event that the presenter is told.") {
        Field("signature", "`viewWillAppear(_ animated: Bool)`") { $0.signature }
        Field("superCall", "`viewWillAppear(animated)`") { $0.superCall }
        Field("call", "The presenter's member and its arguments: `viewWillAppear()`.") { $0.call }
        Field("isAsync", "The presenter's member is async.") { $0.isAsync }
    }
}

/// When a view is told of an event.
package enum LifecycleMoment: Sendable {
    case load, appear, disappear, layout
}

/// A value that a view is told to show, as a property of its state.
package struct ViewValueContext: TemplateRecord {
    var name: String
    var declaration: String
    var isFlag: Bool
    var isOptional: Bool

    package static let schema = RecordSchema<Self>("ViewValue", doc: "A value that the view shows.") {
        Field("name", "The property's: `posts`.") { $0.name }
        Field("declaration", "`private(set) var posts: [Post]?`, `private(set) var showsNoContent = false`") {
            $0.declaration
        }
        Field("isFlag", "It says whether something is shown.") { $0.isFlag }
        Field("isOptional", "It is nil until something is shown.") { $0.isOptional }
    }
}

/// A member of the presenter that takes nothing and returns nothing.
package struct ActionContext: TemplateRecord {
    var name: String
    var call: String
    var isAsync: Bool

    package static let schema = RecordSchema<Self>(
        "Action", doc: "What the presenter can be told without any argument."
    ) {
        Field("name", "`didTapAdd`") { $0.name }
        Field("call", "`didTapAdd()`") { $0.call }
        Field("isAsync", "It is async.") { $0.isAsync }
    }
}
