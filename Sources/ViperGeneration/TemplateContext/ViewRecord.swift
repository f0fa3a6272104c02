import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// A module's view, for the UI kit's templates that generate its class.
package struct ViewRecord: TemplateRecord {
    let module: Module
    let projection: TemplateContextBuilder

    private var section: Section { module.view }
    private var kit: Kit { projection.program.app.kit(of: module) }
    private var rows: ShownRows? { ShownRows(of: module, with: kit, in: projection.program) }
    private var shown: ViewStateProperties {
        let rows = rows
        return kit.keepsState || rows != nil
            ? ViewStateProperties(
                of: section, besides: projection.naming.presenter.property, rows: rows, in: projection.catalog)
            : ViewStateProperties()
    }

    /// The parts that a view refers to: only the presenter.
    private var known: [CollaboratorRecord] { CollaboratorRecord.all(of: .view, in: module, projection) }

    /// The presenter's members with the name and signature of a lifecycle event in this UI kit.
    private var lifecycle: [LifecycleRecord] {
        LifecycleEvent.allCases.filter(kit.events.contains).compactMap { event in
            module.presenter.allMembers.lazy.filter { $0.baseName == event.rawValue }
                .compactMap { event.forwarded(to: $0.requirement, kit: kit) }.first
        }
    }

    private func events(at moment: LifecycleEvent.LifecycleMoment) -> [LifecycleRecord] {
        lifecycle.filter { $0.moment == moment }
    }

    /// The presenter's members without parameters and results, except lifecycle events.
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
        Field("class", "The class's name: `TodoListViewController`. With SwiftUI, the class holds the view's state.") {
            $0.projection.naming.viewClass($0.module.name, kit: $0.kit)
        }
        Field("protocol", "The protocol that the class conforms to.") { $0.section.protocolName }
        Field("known", "The other parts that the class refers to: the presenter.") { $0.known }
        Field("mark", "The mark after the presenter in a call: `?`, or empty.") { $0.known.first?.mark ?? "" }
        Field("parameters", "The parameters of the section.") { $0.projection.parameters(of: .view, in: $0.module) }
        Field("locals", "The parameters that get their values from assembly bindings.") { view in
            view.projection.parameters(view.section.parameters.filter { $0.origin == .assembly })
        }
        Field("members", "The members that the section requires.") { view in
            view.section.members.map { MemberRecord(member: $0, projection: view.projection) }
        }
        Field("lifecycle", "The lifecycle events that the view passes on to the presenter.") { $0.lifecycle }
        Field("loading", "The events in `lifecycle` that occur once.") { $0.events(at: .load) }
        Field("appearing", "The events in `lifecycle` that occur each time the view appears.") {
            $0.events(at: .appear)
        }
        Field("disappearing", "The events in `lifecycle` that occur each time the view disappears.") {
            $0.events(at: .disappear)
        }
        Field("tellsOnAppear", "Whether an event in `loading` or `appearing` is not async.") { view in
            (view.events(at: .load) + view.events(at: .appear)).contains { !$0.isAsync }
        }
        Field("cancelled", "The events in `lifecycle` with a `task`.") { view in
            view.lifecycle.filter { !$0.task.isEmpty }
        }
        Field("showsRows", "Whether the view shows the rows of the starter spec of `new`.") { $0.rows != nil }
        Field("rowType", "The type of the rows if `showsRows`: `TodoListRow`; otherwise empty.") {
            $0.rows?.type ?? ""
        }
        Field("stubs", "The members that the view must have, grouped by protocol.") { view in
            StubGroupRecord.groups(of: [view.section], shown: view.shown, in: view.projection)
        }
        Field("screen", "With SwiftUI, the name of the view, `TodoListView`; otherwise empty.") {
            $0.projection.naming.screenView($0.module.name, kit: $0.kit) ?? ""
        }
        Field("values", "The properties of the view's state object, with SwiftUI and kits of your own.") {
            $0.shown.values
        }
        Field("isBound", "Whether a control sets a property in `values`.") {
            $0.shown.values.contains(where: \.isToggle)
        }
        Field("actions", "The presenter's members without parameters and results.") { $0.actions }
    }
}

extension ViewStateProperty: TemplateRecord {
    package static let schema = RecordSchema<Self>("ViewValue", doc: "A property of the view's state object.") {
        Field("name", "The property's name: `posts`.") { $0.name }
        Field("declaration", "The declaration: `private(set) var showsNoContent = false`.") { $0.declaration }
        Field("isFlag", "Whether the property is a flag that shows or hides content.") { $0.isFlag }
        Field("isToggle", "Whether the property is a flag that the view's protocol declares with `set`.") {
            $0.isToggle
        }
        Field("isOptional", "Whether the property is nil until content is shown.") { $0.initial == "nil" }
    }
}

/// A member of the presenter without parameters and result.
package struct ActionRecord: TemplateRecord {
    let name: String
    let call: String
    let isAsync: Bool

    package static let schema = RecordSchema<Self>(
        "Action", doc: "A member of the presenter without parameters and result."
    ) {
        Field("name", "The member's name: `didTapAdd`.") { $0.name }
        Field("call", "The call: `didTapAdd()`.") { $0.call }
        Field("isAsync", "Whether the member is async.") { $0.isAsync }
    }
}
