import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// A generated protocol: a section of a module, or a service.
package struct ProtocolRecord: TemplateRecord {
    private let name: String
    private let documentation: [String]
    private let attributes: [String]
    private let inherited: [String]
    private let associatedTypes: [AssociatedTypeSyntax]
    private let members: [MemberRecord]
    private let written: [VerbatimRequirement]
    private let overloads: [Overload]
    private let text: VerbatimProtocol?
    /// The modifier of each member that does not state its isolation: `nonisolated ` or empty.
    private let isolation: String
    private let projection: TemplateContextBuilder

    init(_ section: Section, in projection: TemplateContextBuilder) {
        let inherited = section.inherited.map(\.text)
        let isBound = section.isolation == .actor || inherited.contains("AnyObject")
        let isIsolated = section.isolation == .app && !projection.app.isolation.isEmpty
        name = section.protocolName
        documentation = section.documentation
        attributes = (isIsolated ? [projection.app.isolation] : []) + section.attributes.map(\.text)
        self.inherited = section.text?.inherited ?? (isBound ? inherited : ["AnyObject"] + inherited)
        text = section.text
        associatedTypes = []
        members = MemberRecord.requirements(section.members, in: projection)
        overloads = section.overloads
        written = section.written
        isolation = ""
        self.projection = projection
    }

    init(_ service: Service, in projection: TemplateContextBuilder) {
        let inherited = service.inherited.map(\.text)
        let isActor = inherited.contains("Actor")
        name = service.name
        documentation = service.documentation
        attributes = service.attributes.map(\.text)
        let sendable = projection.program.app.swiftName("Sendable")
        self.inherited = isActor || inherited.contains("Sendable") ? inherited : inherited + [sendable]
        text = nil
        associatedTypes = service.associatedTypes
        overloads = service.overloads
        written = []
        // The members get the modifier instead of the protocol. Swift 6.3 rejects an actor that conforms to a
        // `nonisolated` protocol, if code that is compiled before the actor's file creates the actor.
        isolation = isActor || service.attributes.contains(where: \.isIsolation) ? "" : projection.app.nonisolated
        members = MemberRecord.requirements(service.members, isolation: isolation, in: projection)
        self.projection = projection
    }

    private var access: String { projection.accessLevels.level(of: name) }

    package static let schema = RecordSchema<Self>("Protocol", doc: "A generated protocol.") {
        Field("name", "The protocol's name.") { $0.name }
        Field("doc", "The doc comment, `///` included, or empty.") { record in
            record.text?.documentation.map { record.projection.statements(of: $0) }
                ?? record.documentation.docComment
        }
        Field("attributes", "The attributes: `@MainActor`.") { $0.attributes }
        Field("access", "The access level: `public ` or `package `, with a trailing space, or empty.") { $0.access }
        Field("inherited", "The inherited protocols, `AnyObject` included.") { $0.inherited }
        Field("text", "The text between the braces if viper-gen copies this text from the spec; otherwise empty.") {
            record in
            record.text.map { record.projection.statements(of: $0.body) } ?? ""
        }
        Field("associatedTypes", "The associated types.") { $0.associatedTypes }
        Field("written", "The requirements that viper-gen copies from the spec: initializers, subscripts, types.") {
            record in
            record.written.map { VerbatimRequirementRecord(requirement: $0, projection: record.projection) }
        }
        Field("members", "The requirements.") { $0.members }
        Field("overloads", "Shorter forms of the members, for calls that omit default arguments.") { record in
            record.overloads.map { overload in
                let isolation = overload.requirement.statesIsolation ? "" : record.isolation
                return OverloadRecord(
                    overload: overload, words: record.access + isolation, projection: record.projection)
            }
        }
    }
}

/// A requirement that is generated as written.
package struct VerbatimRequirementRecord: TemplateRecord {
    let requirement: VerbatimRequirement
    let projection: TemplateContextBuilder

    package static let schema = RecordSchema<Self>("Written", doc: "A requirement that viper-gen copies from the spec.")
    {
        Field("doc", "The doc comment, `///` included, or empty.") { $0.requirement.documentation.docComment }
        Field("text", "The requirement.") { $0.projection.statements(of: $0.requirement.body) }
    }
}

extension AssociatedTypeSyntax: TemplateRecord {
    package static let schema = RecordSchema<Self>("AssociatedType", doc: "An associated type of a protocol.") {
        Field("name", "The type's name.") { $0.name.name }
        Field("inherited", "The protocols that the type conforms to.") { $0.inherited.map(\.text) }
    }
}

/// An overload of a member that omits arguments with default values.
package struct OverloadRecord: TemplateRecord {
    let overload: Overload
    /// The access level and isolation of the member, each followed by a space.
    let words: String
    let projection: TemplateContextBuilder

    package static let schema = RecordSchema<Self>(
        "Overload",
        doc:
            "A shorter form of a member, which an extension of the protocol declares: some parameters with a default are left out."
    ) {
        Field("doc", "The doc comment, `///` included, or empty.") { $0.overload.documentation.docComment }
        Field("signature", "The declaration up to the `{`.") {
            $0.projection.signature.implementation($0.overload.requirement, access: $0.words)
        }
        Field("call", "The body: the call of the member with all arguments.") { $0.overload.call }
    }
}

extension Requirement {
    /// Whether the declaration states its isolation.
    var statesIsolation: Bool {
        attributes.contains(where: \.isIsolation) || modifiers.contains { $0.name.hasPrefix("nonisolated") }
    }
}
