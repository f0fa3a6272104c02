import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// What a module of functions and streams has beside its data and its destination.
package struct ReactiveRecord: TemplateRecord {
    let module: Module
    let projection: Projection

    private func stream(_ name: String, _ section: Section?) -> StreamRecord {
        StreamRecord(name: name, members: section?.members ?? [], projection: projection)
    }

    package static let schema = RecordSchema<Self>("Reactive", doc: "A module of functions and streams.") {
        Field("input", "What happens on the screen.") {
            $0.stream($0.projection.naming.input($0.module.name), $0.module.presenter)
        }
        Field("output", "What the screen shows.") {
            $0.stream($0.projection.naming.output($0.module.name), $0.module.view)
        }
        Field("action", "Where it goes from there.") {
            $0.stream($0.projection.naming.action($0.module.name), $0.module.router)
        }
        Field("presenter", "The function that makes its presenter.") {
            FunctionRecord(
                $0.projection.naming.presenterClass($0.module.name), name: "presenter", $0.module.presenter,
                in: $0.projection)
        }
        Field("interactors", "The functions that make its interactors; most modules have one.") { reactive in
            reactive.module.interactors.compactMap {
                InteractorFunctionRecord($0, of: reactive.module, in: reactive.projection)
            }
        }
        Field("router", "The function that makes its router.") {
            FunctionRecord(
                $0.projection.naming.routerClass($0.module.name), name: "router", $0.module.router, in: $0.projection)
        }
    }
}

/// The values of a stream: an enum, with a case for each member of a section.
package struct StreamRecord: TemplateRecord {
    let name: String
    let members: [Member]
    let projection: Projection

    package static let schema = RecordSchema<Self>("Stream", doc: "The values of a stream.") {
        Field("name", "The enum: `TodoAddInput`.") { $0.name }
        Field("members", "A case for each, in the spec's order.") { stream in
            stream.members.map { MemberRecord(member: $0, projection: stream.projection) }
        }
    }
}

/// A function that makes a part of a module.
package struct FunctionRecord: TemplateRecord {
    private let type: String
    private let name: String
    private let section: Section?
    private let projection: Projection

    init(_ type: String, name: String, _ section: Section?, in projection: Projection) {
        self.type = type
        self.name = name
        self.section = section
        self.projection = projection
    }

    package static let schema = RecordSchema<Self>("Function", doc: "A function that makes a part of a module.") {
        Field("type", "What it makes: `TodoAddPresenter`.") { $0.type }
        Field("function", "Its name: `todoAddPresenter`.") { $0.projection.naming.maker(of: $0.type) }
        Field("name", "The constant that holds what it makes: `presenter`.") { $0.name }
        Field("label", "That name as a label.") { SwiftName.label($0.name) }
        Field("parameters", "What its section takes in parentheses.") {
            $0.projection.parameters($0.section?.parameters ?? [])
        }
    }
}

/// A function that makes an interactor, which is a function itself.
package struct InteractorFunctionRecord: TemplateRecord {
    private let maker: FunctionRecord
    private let member: Member
    private let projection: Projection

    /// Nil for an interactor that asks for no function.
    init?(_ interactor: Interactor, of module: Module, in projection: Projection) {
        guard let member = interactor.input.members.first, case .function = member.requirement.kind else { return nil }
        self.member = member
        self.projection = projection
        let naming = projection.naming
        maker = FunctionRecord(
            naming.interactorClass(module.name, interactor: interactor.name),
            name: naming.interactorProperty(interactor.name), interactor.input, in: projection)
    }

    /// A person writes what it does.
    var isHandWritten: Bool { member.body == nil }

    package static let schema = RecordSchema<Self>("InteractorFunction", doc: "An interactor, which is a function.") {
        Field("maker", "The function that makes it.") { $0.maker }
        Field("member", "What it does.") { MemberRecord(member: $0.member, projection: $0.projection) }
        Field("summary", "What is to be written: the first line of its documentation, or its name.") {
            $0.member.documentation.first ?? $0.member.fullName
        }
    }
}

/// An interactor on its own.
package struct InteractorFileRecord: TemplateRecord {
    let interactor: Kept<InteractorFunctionRecord>
    let imports: Kept<[String]>
    let projection: Projection

    package static let schema = RecordSchema<Self>("InteractorFile", doc: "An interactor that you write.") {
        Field("app", "The app's settings.") { $0.projection.keptApp }
        Field("imports", "Modules to import, in order; `Foundation` is one of them.") { $0.imports }
        Field("interactor", "The interactor.") { $0.interactor }
    }
}
