import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// The view of a module: what the kit's templates make its class from.
package struct ViewRecord: TemplateRecord {
    let module: Module
    let projection: Projection

    private var section: Section { module.view }
    private var kit: Kit { projection.program.app.kit(of: module) }
    private var rows: ShownRows? { ShownRows(of: module, with: kit, in: projection.program) }
    private var shown: ShownValues {
        let rows = rows
        return kit.keepsState || rows != nil
            ? ShownValues(
                of: section, besides: projection.naming.presenter.property, rows: rows, in: projection.catalog)
            : ShownValues()
    }

    /// The presenter, which is all that a view knows.
    private var known: [KnownPartRecord] { KnownPartRecord.all(of: .view, in: module, projection) }

    /// The presenter's members that are named and typed as events of the kit's views.
    private var lifecycle: [LifecycleRecord] {
        LifecycleEvent.allCases.filter(kit.events.contains).compactMap { event in
            module.presenter.allMembers.lazy.filter { $0.baseName == event.rawValue }
                .compactMap { event.forwarded(to: $0.requirement, kit: kit) }.first
        }
    }

    private func events(at moment: LifecycleEvent.Moment) -> [LifecycleRecord] {
        lifecycle.filter { $0.moment == moment }
    }

    /// The presenter's members that take nothing and return nothing, apart from events of the kit's views.
    private var actions: [ActionRecord] {
        let told = Set(lifecycle.map(\.call) + LifecycleEvent.allCases.map { $0.rawValue + "()" })
        return module.presenter.allMembers.compactMap { member in
            guard let function = member.requirement.function, function.parameters.isEmpty,
                !member.requirement.isStatic, function.genericParameters.isEmpty, function.returned == nil,
                function.effects.throwing == .never
            else { return nil }
            let call = "\(function.name.name.escapedName)()"
            guard !told.contains(call) else { return nil }
            return ActionRecord(name: function.name.name, call: call, isAsync: function.effects.isAsync)
        }
    }

    package static let schema = RecordSchema<Self>("View", doc: "The module's view.") {
        Field("class", "The class's name: `TodoListViewController`; with SwiftUI, that of its state.") {
            $0.projection.naming.viewClass($0.module.name, kit: $0.kit)
        }
        Field("protocol", "The protocol that it conforms to.") { $0.section.protocolName }
        Field("known", "The other parts that it knows: its presenter.") { $0.known }
        Field("mark", "What stands behind its presenter in a call: `?` where that may be nil, or nothing.") {
            $0.known.first?.mark ?? ""
        }
        Field("parameters", "What its section takes in parentheses.") {
            $0.projection.parameters(of: .view, in: $0.module)
        }
        Field("locals", "Those of them that assembly lines make.") { view in
            view.projection.parameters(view.section.parameters.filter { $0.origin == .assembly })
        }
        Field("members", "What its section asks for.") { view in
            view.section.members.map { MemberRecord(member: $0, projection: view.projection) }
        }
        Field("lifecycle", "Events of the kit's views that the presenter is told.") { $0.lifecycle }
        Field("loading", "Those of the events that come once.") { $0.events(at: .load) }
        Field("appearing", "Those that come each time when the view appears.") { $0.events(at: .appear) }
        Field("disappearing", "Those that come each time when it disappears.") { $0.events(at: .disappear) }
        Field("tellsOnAppear", "One of those that come when it loads or appears is not async.") { view in
            (view.events(at: .load) + view.events(at: .appear)).contains { !$0.isAsync }
        }
        Field("cancelled", "The events that have a `task`.") { view in view.lifecycle.filter { !$0.task.isEmpty } }
        Field("showsRows", "It shows the rows of the spec that `new` begins a module with.") { $0.rows != nil }
        Field("rowType", "The type of these rows: `TodoListRow`; or nothing.") { $0.rows?.type ?? "" }
        Field("stubs", "The members that the view has to have, by protocol.") { view in
            StubGroupRecord.groups(of: [view.section], shown: view.shown, in: view.projection)
        }
        Field("screen", "With SwiftUI, the name of the view: `TodoListView`; or nothing.") {
            $0.projection.naming.screenView($0.module.name, kit: $0.kit) ?? ""
        }
        Field(
            "values",
            "What the view is told to show, as properties of a state object; with SwiftUI and kits of your own."
        ) {
            $0.shown.values
        }
        Field("isBound", "A control sets one of them.") { $0.shown.values.contains(where: \.isToggle) }
        Field("actions", "What the presenter can be told without any argument.") { $0.actions }
    }
}

extension ShownValue: TemplateRecord {
    package static let schema = RecordSchema<Self>("ViewValue", doc: "A value that the view shows.") {
        Field("name", "The property's: `posts`.") { $0.name }
        Field("declaration", "`private(set) var posts: [Post]?`, `private(set) var showsNoContent = false`") {
            $0.declaration
        }
        Field("isFlag", "It says whether something is shown.") { $0.isFlag }
        Field("isToggle", "It is a flag that its protocol lets others set.") { $0.isToggle }
        Field("isOptional", "It is nil until something is shown.") { $0.initial == "nil" }
    }
}

/// A member of the presenter that takes nothing and returns nothing.
package struct ActionRecord: TemplateRecord {
    let name: String
    let call: String
    let isAsync: Bool

    package static let schema = RecordSchema<Self>(
        "Action", doc: "What the presenter can be told without any argument."
    ) {
        Field("name", "`didTapAdd`") { $0.name }
        Field("call", "`didTapAdd()`") { $0.call }
        Field("isAsync", "It is async.") { $0.isAsync }
    }
}
