import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// The streams and functions of a module with `style reactive`.
package struct ReactiveRecord: TemplateRecord {
    let module: Module
    let projection: TemplateContextBuilder

    private func stream(_ name: String, _ section: Section?) -> StreamRecord {
        StreamRecord(name: name, members: section?.members ?? [], projection: projection)
    }

    package static let schema = RecordSchema<Self>("Reactive", doc: "A module of functions and streams.") {
        Field("input", "The events from the view.") {
            $0.stream($0.projection.naming.input($0.module.name), $0.module.presenter)
        }
        Field("output", "The updates of the view.") {
            $0.stream($0.projection.naming.output($0.module.name), $0.module.view)
        }
        Field("action", "The navigation to other screens.") {
            $0.stream($0.projection.naming.action($0.module.name), $0.module.router)
        }
        Field("presenter", "The function that creates the presenter.") {
            FunctionRecord(
                type: $0.projection.naming.presenterClass($0.module.name), name: "presenter",
                section: $0.module.presenter, projection: $0.projection)
        }
        Field("interactors", "The functions that create the interactors, usually one.") { reactive in
            reactive.module.interactors.compactMap {
                InteractorFunctionRecord($0, of: reactive.module, in: reactive.projection)
            }
        }
        Field("router", "The function that creates the router.") {
            FunctionRecord(
                type: $0.projection.naming.routerClass($0.module.name), name: "router", section: $0.module.router,
                projection: $0.projection)
        }
    }
}

/// The values of a stream: an enum with a case for each member of a section.
package struct StreamRecord: TemplateRecord {
    let name: String
    let members: [Member]
    let projection: TemplateContextBuilder

    package static let schema = RecordSchema<Self>("Stream", doc: "The values of a stream.") {
        Field("name", "The enum: `TodoAddInput`.") { $0.name }
        Field("members", "The cases, one for each member of the section.") { stream in
            stream.members.map { MemberRecord(member: $0, projection: stream.projection) }
        }
    }
}

/// A function that creates a part of a module.
package struct FunctionRecord: TemplateRecord {
    let type: String
    let name: String
    let section: Section?
    let projection: TemplateContextBuilder

    package static let schema = RecordSchema<Self>("Function", doc: "A function that creates a part of a module.") {
        Field("type", "The type that the function creates: `TodoAddPresenter`.") { $0.type }
        Field("function", "The function's name: `todoAddPresenter`.") { $0.projection.naming.maker(of: $0.type) }
        Field("name", "The constant for the part: `presenter`.") { $0.name }
        Field("label", "The constant's name as an argument label.") { SwiftName.label($0.name) }
        Field("parameters", "The parameters of the section.") { $0.projection.parameters($0.section?.parameters ?? []) }
    }
}

/// A function that creates an interactor. With `style reactive`, the interactor itself is a function.
package struct InteractorFunctionRecord: TemplateRecord {
    private let maker: FunctionRecord
    private let member: Member
    private let projection: TemplateContextBuilder

    /// Creates the record, or returns nil for an interactor that requires no function.
    init?(_ interactor: Interactor, of module: Module, in projection: TemplateContextBuilder) {
        guard let member = interactor.input.members.first, case .function = member.requirement.kind else { return nil }
        self.member = member
        self.projection = projection
        let naming = projection.naming
        maker = FunctionRecord(
            type: naming.interactorClass(module.name, interactor: interactor.name),
            name: naming.interactorProperty(interactor.name), section: interactor.input, projection: projection)
    }

    /// Whether the interactor is implemented by hand.
    var isHandWritten: Bool { member.body == nil }

    package static let schema = RecordSchema<Self>(
        "InteractorFunction", doc: "An interactor with `style reactive`: a function."
    ) {
        Field("maker", "The function that creates the interactor.") { $0.maker }
        Field("member", "The interactor's function.") { MemberRecord(member: $0.member, projection: $0.projection) }
        Field("summary", "The task in a few words: the first line of the doc comment, or the full name.") {
            $0.member.documentation.first ?? $0.member.fullName
        }
    }
}

/// The data for the template of the file of one interactor.
package struct InteractorFileRecord: TemplateRecord {
    let interactor: InteractorFunctionRecord
    let imports: [String]
    let projection: TemplateContextBuilder

    package static let schema = RecordSchema<Self>("InteractorFile", doc: "An interactor that you implement.") {
        Field("app", "The app's settings.") { $0.projection.app }
        Field("imports", "The modules to import, sorted, with `Foundation`.") { $0.imports }
        Field("interactor", "The interactor.") { $0.interactor }
    }
}
