import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// A presenter, interactor or router: its class and its section in the spec.
package struct PartRecord: TemplateRecord {
    private let name: String
    private let section: Section
    /// The other parts that the class refers to.
    private let known: [CollaboratorRecord]
    /// The parameters of the section.
    private let parameters: [InputRecord]
    /// The members without a body, by protocol.
    private let stubs: [StubGroupRecord]
    /// The constant for the part in the assembly: `interactor`.
    private let constant: String
    /// The presenter's property for the part.
    private let property: String
    private let projection: TemplateContextBuilder

    init(_ part: ModulePart, of module: Module, in projection: TemplateContextBuilder) {
        let sections = module.sections(of: part)
        let naming = projection.naming
        name = module.className(of: part, projection.program.app)
        section = sections[0]
        known = CollaboratorRecord.all(of: part, in: module, projection)
        parameters = projection.parameters(of: part, in: module)
        stubs = StubGroupRecord.groups(of: sections, in: projection)
        constant = module.constant(of: part)
        property = module.property(of: part, naming)
        self.projection = projection
    }

    private var isolation: String { projection.isolation(of: section) }

    private var isInitialized: Bool {
        known.contains { $0.link.ownership != .weakProperty } || !section.parameters.isEmpty
            || section.state.contains(where: \.isAssignedInInitializer)
    }

    package static let schema = RecordSchema<Self>("Part", doc: "A presenter, an interactor or a router.") {
        Field("class", "The part's class.") { $0.name }
        Field("protocol", "The protocol that other parts use.") { $0.section.protocolName }
        Field("doc", "The section's doc comment, `///` included, or empty.") { $0.section.documentation.docComment }
        Field("isActor", "Whether the part is an actor rather than a class.") { $0.section.isolation == .actor }
        Field("isolation", "The isolation attribute, `@MainActor`, or empty.") { $0.isolation }
        Field("isElsewhere", "Whether the part is isolated to another actor than the assembly.") { part in
            !part.isolation.isEmpty && part.isolation != "@MainActor" && part.isolation != part.projection.app.isolation
        }
        Field("known", "The other parts that the class refers to.") { $0.known }
        Field("parameters", "The parameters of the section.") { $0.parameters }
        Field("locals", "The parameters that get their values from assembly bindings.") { part in
            part.projection.parameters(part.section.parameters.filter { $0.origin == .assembly })
        }
        Field("state", "The part's state.") { $0.section.state }
        Field("hasProperties", "Whether the class has stored properties.") { part in
            !part.known.isEmpty || !part.section.parameters.isEmpty || !part.section.state.isEmpty
        }
        Field("isInitialized", "Whether the class needs an initializer.") { $0.isInitialized }
        Field("members", "The members that the section requires.") { part in
            part.section.members.map { MemberRecord(member: $0, projection: part.projection) }
        }
        Field("stubs", "The members without a body, grouped by protocol.") { $0.stubs }
        Field("name", "The constant for the part in the assembly: `interactor`.") { $0.constant }
        Field("label", "The label of the part in the presenter's initializer.") { SwiftName.label($0.property) }
        Field("hasOutput", "Whether this is an interactor with an output.") { !$0.known.isEmpty }
    }
}

/// Another part that a class refers to by its protocol.
package struct CollaboratorRecord: TemplateRecord {
    let link: PartLink
    /// The property that a protocol of the class requires for the part; nil if no protocol requires one.
    let requirement: VariableSyntax?
    /// Whether only the class uses the property, so that the property can be private.
    let isHidden: Bool

    /// Returns all parts that a class of the module refers to.
    static func all(of part: ModulePart, in module: Module, _ projection: TemplateContextBuilder)
        -> [CollaboratorRecord]
    {
        let isHidden = module.hidesProperties(of: part, projection.program.app)
        return module.links(of: part, projection.naming).map {
            CollaboratorRecord(link: $0, requirement: module.requirement(of: $0, in: part), isHidden: isHidden)
        }
    }

    /// The mark after the property in a call: `?` if it may be nil, or empty.
    var mark: String {
        guard let type = requirement?.type else { return link.ownership == .strongParameter ? "" : "?" }
        if case .optional = type.bare.shape { return "?" }
        return ""
    }

    package static let schema = RecordSchema<Self>("KnownPart", doc: "Another part that a class refers to.") {
        Field("name", "The property that refers to the part.") { $0.link.property }
        Field("protocol", "The part's protocol.") { $0.link.protocolName }
        Field("type", "The property's type if a protocol of the class requires the property; otherwise empty.") {
            $0.requirement?.type?.text ?? ""
        }
        Field("access", "The access level of the property: `private `, with a trailing space, or empty.") {
            $0.isHidden && $0.requirement == nil && $0.link.ownership != .weakProperty ? "private " : ""
        }
        Field("isSettable", "Whether a protocol of the class requires the property with `set`.") {
            $0.requirement?.accessors?.isSettable ?? false
        }
        Field("mark", "The mark after the property in a call: `?`, or empty.") { $0.mark }
        Field("isWeak", "Whether the reference is weak.") { $0.link.ownership != .strongParameter }
        Field("isHanded", "Whether the initializer takes the part.") { $0.link.ownership != .weakProperty }
    }
}

extension StateVariable: TemplateRecord {
    package static let schema = RecordSchema<Self>(
        "State", doc: "A state variable of a presenter, interactor or router."
    ) {
        Field("name", "The variable's name.") { $0.name }
        Field("doc", "The doc comment, `///` included, or empty.") { $0.documentation.docComment }
        Field("attributes", "The attributes as written.") { $0.attributes.map(\.text) }
        Field("modifiers", "The modifiers as written: `weak`, `lazy`, `private(set)` …") { $0.modifiers }
        Field("type", "The type as written, or empty.") { $0.type?.text ?? "" }
        Field("value", "The initial value as written, or empty.") { $0.value ?? "" }
        Field("isAssigned", "Whether the initializer assigns the value.") { $0.isAssignedInInitializer }
    }
}

/// The members of one protocol that you implement.
package struct StubGroupRecord: TemplateRecord {
    private let protocolName: String
    private let members: [StubRecord]

    /// - Parameter shown: The properties of a SwiftUI view's state object, with the members that set them. The stub of
    ///   such a member contains the assignments; all other stubs are empty.
    static func groups(
        of sections: [Section], shown: ViewStateProperties = ViewStateProperties(),
        in projection: TemplateContextBuilder
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

    package static let schema = RecordSchema<Self>("StubGroup", doc: "Members of one protocol, which you implement.") {
        Field("protocol", "The protocol that requires the members.") { $0.protocolName }
        Field("members", "The members in the order of the spec.") { $0.members }
    }
}

/// A member without a body.
package struct StubRecord: TemplateRecord {
    let member: Member
    let statements: [String]
    let projection: TemplateContextBuilder

    private var getter: String {
        let (requirement, effects) = (member.requirement, member.requirement.effects.text)
        return requirement.isVariable && (requirement.isSettable || !effects.isEmpty) ? "get" + effects : ""
    }

    package static let schema = RecordSchema<Self>("Stub", doc: "A member that you implement.") {
        Field("name", "The full name: `show(error:)`.") { $0.member.fullName }
        Field("summary", "The task in a few words: the first paragraph of the doc comment, or the full name.") { stub in
            let summary = stub.member.documentation.prefix { !$0.isEmpty }.joined(separator: " ")
            return summary.isEmpty ? stub.member.fullName : summary
        }
        Field("signature", "The declaration up to the `{`.") {
            $0.projection.signature.implementation($0.member.requirement)
        }
        Field("returns", "Whether the member returns a value.") { $0.member.requirement.returnsValue }
        Field("getter", "The accessor of a property with effects or a setter: `get async throws`, or empty.") {
            $0.getter
        }
        Field("isSettable", "Whether the member is a property with `set`.") { $0.member.requirement.isSettable }
        Field("statements", "The statements that set the view's state; empty if you implement it.") { $0.statements }
    }
}

extension Member {
    /// Whether the member is implemented by hand.
    package var isHandWritten: Bool {
        if case .handWritten = implementation { true } else { false }
    }
}

extension Module {
    /// Returns whether the stored properties of a part's class can be private. They cannot if a member has a body in
    /// the spec, because generated bodies are in another file. The properties of presenters and views cannot be
    /// private either, because tests read them. Only views of the kits `uikit` and `terminal` are exceptions.
    func hidesProperties(of part: ModulePart, _ app: AppSettings) -> Bool {
        let isReadByTests = part == .presenter || part == .view && ![.uikit, .terminal].contains(app.kit(of: self))
        return !isReadByTests && sections(of: part).flatMap(\.allMembers).allSatisfy { $0.body == nil }
    }

    /// Returns the name of a part's constant in the assembly: `presenter`, `interactor`, or the name of one of
    /// several interactors.
    func constant(of part: ModulePart) -> String {
        part.kind == .interactor ? interactors[part.index].name ?? "interactor" : part.kind.rawValue
    }
}
