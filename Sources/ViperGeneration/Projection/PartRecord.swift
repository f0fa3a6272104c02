import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// A presenter, an interactor or a router: a class that becomes a person's, and what the spec says of it.
package struct PartRecord: TemplateRecord {
    private let name: String
    private let section: Section
    /// The other parts that it knows.
    private let known: [KnownPartRecord]
    /// The members without a body, by protocol.
    private let stubs: Kept<[StubGroupRecord]>
    /// What it is called where the parts are put together: `interactor`.
    private let constant: String
    /// What the presenter calls it by.
    private let property: String
    private let projection: Projection

    /// Makes what templates see of a presenter, an interactor or a router.
    init(_ part: ModulePart, of module: Module, in projection: Projection) {
        let sections = module.sections(of: part)
        let naming = projection.naming
        name = module.className(of: part, projection.program.app)
        section = sections[0]
        known = KnownPartRecord.all(of: part, in: module, naming)
        stubs = Kept(StubGroupRecord.groups(of: sections, in: projection))
        constant = module.constant(of: part)
        property = module.property(of: part, naming)
        self.projection = projection
    }

    private var isolation: String { projection.isolation(of: section) }

    private var isInitialised: Bool {
        known.contains { $0.link.ownership != .set } || !section.parameters.isEmpty
            || section.state.contains(where: \.isAssignedInInitialiser)
    }

    package static let schema = RecordSchema<Self>("Part", doc: "A presenter, an interactor or a router.") {
        Field("class", "Its class.") { $0.name }
        Field("protocol", "The protocol by which the others know it.") { $0.section.protocolName }
        Field("doc", "The doc comment of its section, `///` included, or nothing.") {
            $0.section.documentation.docComment
        }
        Field("isActor", "It is an actor, and no class.") { $0.section.isolation == .actor }
        Field("isolation", "The attribute before it, `@MainActor`, or nothing.") { $0.isolation }
        Field("isElsewhere", "It runs on another actor than the assembly.") { part in
            !part.isolation.isEmpty && part.isolation != "@MainActor" && part.isolation != part.projection.app.isolation
        }
        Field("known", "The other parts that it knows.") { $0.known }
        Field("parameters", "What its section takes in parentheses.") {
            $0.projection.parameters($0.section.parameters)
        }
        Field("locals", "Those of them that assembly lines make.") { part in
            part.projection.parameters(part.section.parameters.filter { $0.origin == .assembly })
        }
        Field("state", "Its own variables.") { $0.section.state }
        Field("hasProperties", "It keeps anything at all.") { part in
            !part.known.isEmpty || !part.section.parameters.isEmpty || !part.section.state.isEmpty
        }
        Field("isInitialised", "It needs an initialiser.") { $0.isInitialised }
        Field("members", "What its section asks for.") { part in
            part.section.members.map { MemberRecord(member: $0, projection: part.projection) }
        }
        Field("stubs", "The members without a body, by protocol.") { $0.stubs }
        Field("name", "The constant that holds it where the parts are put together: `interactor`.") { $0.constant }
        Field("label", "The label by which the presenter's initialiser takes it.") { SwiftName.label($0.property) }
        Field("hasOutput", "Of an interactor: it reports to the presenter.") { !$0.known.isEmpty }
    }
}

/// Another part that a class knows by its protocol.
package struct KnownPartRecord: TemplateRecord {
    let link: PartLink
    /// How a protocol of the class asks for it; nil where none does.
    let requirement: VariableSyntax?

    /// All parts that a class of the module knows.
    static func all(of part: ModulePart, in module: Module, _ naming: Naming) -> [KnownPartRecord] {
        module.links(of: part, naming).map {
            KnownPartRecord(link: $0, requirement: module.requirement(of: $0, in: part))
        }
    }

    /// What stands behind it in a call: `?` where it may be nil, or nothing.
    var mark: String {
        guard let type = requirement?.type else { return link.ownership == .held ? "" : "?" }
        if case .optional = type.bare.shape { return "?" }
        return ""
    }

    package static let schema = RecordSchema<Self>("KnownPart", doc: "Another part that a class knows.") {
        Field("name", "The property that keeps it.") { $0.link.property }
        Field("protocol", "Its protocol.") { $0.link.protocolName }
        Field("type", "The property's type as a protocol of the class asks for it, or nothing.") {
            $0.requirement?.type?.text ?? ""
        }
        Field("isSettable", "A protocol of the class asks for a `set`.") {
            $0.requirement?.accessors?.isSettable ?? false
        }
        Field("mark", "What stands behind it in a call: `?` where it may be nil, or nothing.") {
            $0.mark
        }
        Field("isWeak", "It is not held.") { $0.link.ownership != .held }
        Field("isHanded", "The initialiser takes it; otherwise the assembly sets it.") { $0.link.ownership != .set }
    }
}

extension StateVariable: TemplateRecord {
    package static let schema = RecordSchema<Self>("State", doc: "A variable of a presenter, interactor or router.") {
        Field("name", "Its name.") { $0.name }
        Field("doc", "The doc comment, `///` included, or nothing.") { $0.documentation.docComment }
        Field("attributes", "As written.") { $0.attributes.map(\.text) }
        Field("modifiers", "`weak`, `lazy`, `private(set)` … as written.") { $0.modifiers }
        Field("type", "As written, or nothing.") { $0.type?.text ?? "" }
        Field("value", "What it is at first, as written, or nothing.") { $0.value ?? "" }
        Field("isAssigned", "The initialiser sets it, for its value names a parameter.") { $0.isAssignedInInitialiser }
    }
}

/// The members of one protocol that a person writes.
package struct StubGroupRecord: TemplateRecord {
    private let protocolName: String
    private let members: [StubRecord]

    /// `shown` is what the members of a view set; the others are a person's to write.
    static func groups(
        of sections: [Section], shown: ShownValues = ShownValues(), in projection: Projection
    ) -> [StubGroupRecord] {
        sections.compactMap { section in
            let members = section.allMembers.filter {
                $0.isHandWritten && shown.value(of: $0.signatureKey) == nil
            }
            guard !members.isEmpty else { return nil }
            return StubGroupRecord(
                protocolName: section.protocolName,
                members: members.map { member in
                    StubRecord(
                        member: member, statements: shown.statements(of: member.signatureKey), projection: projection)
                })
        }
    }

    package static let schema = RecordSchema<Self>("StubGroup", doc: "The members of a protocol that you write.") {
        Field("protocol", "The protocol that asks for them.") { $0.protocolName }
        Field("members", "In the spec's order.") { $0.members }
    }
}

/// A member without a body.
package struct StubRecord: TemplateRecord {
    let member: Member
    let statements: [String]
    let projection: Projection

    private var getter: String {
        let (requirement, effects) = (member.requirement, member.requirement.effects.text)
        return requirement.isVariable && (requirement.isSettable || !effects.isEmpty) ? "get" + effects : ""
    }

    package static let schema = RecordSchema<Self>("Stub", doc: "A member that you write.") {
        Field("name", "Its name as Swift says it: `show(error:)`.") { $0.member.fullName }
        Field("summary", "What is to be written: the first paragraph of its documentation, or its name.") { stub in
            let summary = stub.member.documentation.prefix { !$0.isEmpty }.joined(separator: " ")
            return summary.isEmpty ? stub.member.fullName : summary
        }
        Field("signature", "What stands before the `{`.") {
            $0.projection.signature.implementation($0.member.requirement)
        }
        Field("returns", "It has to give something back.") { $0.member.requirement.returnsValue }
        Field("getter", "Of a property whose accessors stand apart: `get async throws`; or nothing.") { $0.getter }
        Field("isSettable", "The property has a `set`.") { $0.member.requirement.isSettable }
        Field("statements", "Of a function that sets values of the view: how; empty where it is yours to write.") {
            $0.statements
        }
    }
}

extension Member {
    /// A person implements it.
    package var isHandWritten: Bool {
        if case .handWritten = implementation { true } else { false }
    }
}

extension Module {
    /// What a part is called where it is put together with the rest: `presenter`, `interactor`, or the name of one of several.
    func constant(of part: ModulePart) -> String {
        part.kind == .interactor ? interactors[part.index].name ?? "interactor" : part.kind.rawValue
    }
}
