import SwiftSource
import TemplateEngine
import ViperModel
import ViperSpec

/// A protocol to declare: a section of a module, or a service.
package struct ProtocolRecord: TemplateRecord {
    private let name: String
    private let documentation: [String]
    private let attributes: [String]
    private let inherited: [String]
    private let associatedTypes: [AssociatedTypeSyntax]
    private let members: Kept<[MemberRecord]>
    private let written: [WrittenRequirement]
    private let overloads: [Overload]
    private let text: ContractText?
    /// Before each member that does not say itself where it runs.
    private let isolation: String
    private let projection: Projection

    init(_ section: Section, in projection: Projection) {
        let inherited = section.inherited.map(\.text)
        let isBound = section.isolation == .actor || inherited.contains("AnyObject")
        let isIsolated = section.isolation == .app && !projection.app.isolation.isEmpty
        name = section.protocolName
        documentation = section.documentation
        attributes = (isIsolated ? [projection.app.isolation] : []) + section.attributes.map(\.text)
        self.inherited = section.text?.inherited ?? (isBound ? inherited : ["AnyObject"] + inherited)
        text = section.text
        associatedTypes = []
        members = Kept(MemberRecord.requirements(section.members, in: projection))
        overloads = section.overloads
        written = section.written
        isolation = ""
        self.projection = projection
    }

    init(_ service: Service, in projection: Projection) {
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
        // Each member, rather than the protocol: Swift 6.3 refuses an actor that states at its head that it conforms to a
        // nonisolated protocol, where a file that comes before the actor's makes one.
        isolation = isActor || service.attributes.contains(where: \.isIsolation) ? "" : projection.app.nonisolated
        members = Kept(MemberRecord.requirements(service.members, isolation: isolation, in: projection))
        self.projection = projection
    }

    private var access: String { projection.accessLevels.level(of: name) }

    package static let schema = RecordSchema<Self>("Protocol", doc: "A protocol to declare.") {
        Field("name", "Its name.") { $0.name }
        Field("doc", "The doc comment, `///` included, or nothing.") { record in
            record.text?.documentation.map { record.projection.statements(of: $0) }
                ?? record.documentation.docComment
        }
        Field("attributes", "Attributes before it: `@MainActor`.") { $0.attributes }
        Field("access", "Before `protocol`: `public `, with a space, or nothing.") { $0.access }
        Field("inherited", "What it inherits, `AnyObject` among them.") { $0.inherited }
        Field("text", "What stands between its braces, where that is as the spec has it; otherwise nothing.") {
            record in
            record.text.map { record.projection.statements(of: $0.body) } ?? ""
        }
        Field("associatedTypes", "Its associated types.") { $0.associatedTypes }
        Field("written", "What else it asks for, as written: initialisers, subscripts, types.") { record in
            record.written.map { WrittenRecord(requirement: $0, projection: record.projection) }
        }
        Field("members", "Its requirements.") { $0.members }
        Field("overloads", "Members without their defaulted arguments, for an extension.") { record in
            record.overloads.map { overload in
                let isolation = overload.requirement.statesIsolation ? "" : record.isolation
                return OverloadRecord(
                    overload: overload, words: record.access + isolation, projection: record.projection)
            }
        }
    }
}

/// A requirement that is emitted as written.
package struct WrittenRecord: TemplateRecord {
    let requirement: WrittenRequirement
    let projection: Projection

    package static let schema = RecordSchema<Self>("Written", doc: "A requirement that is emitted as written.") {
        Field("doc", "The doc comment, `///` included, or nothing.") { $0.requirement.documentation.docComment }
        Field("text", "The requirement.") { $0.projection.statements(of: $0.requirement.body) }
    }
}

extension AssociatedTypeSyntax: TemplateRecord {
    package static let schema = RecordSchema<Self>("AssociatedType", doc: "An associated type of a protocol.") {
        Field("name", "Its name.") { $0.name.name }
        Field("inherited", "What it conforms to.") { $0.inherited.map(\.text) }
    }
}

/// A member without some of its defaulted arguments.
package struct OverloadRecord: TemplateRecord {
    let overload: Overload
    /// Before the member: access and isolation, each with a space.
    let words: String
    let projection: Projection

    package static let schema = RecordSchema<Self>(
        "Overload", doc: "A member without some of its defaulted arguments, for an extension of its protocol."
    ) {
        Field("doc", "The doc comment, `///` included, or nothing.") {
            $0.overload.documentation.docComment
        }
        Field("signature", "What stands before the `{`.") {
            $0.projection.signature.implementation($0.overload.requirement, access: $0.words)
        }
        Field("call", "The call of the member itself, the whole body.") { $0.overload.call }
    }
}

extension Requirement {
    /// Whether it says itself where it runs.
    var statesIsolation: Bool {
        attributes.contains(where: \.isIsolation) || modifiers.contains { $0.name == "nonisolated" }
    }
}
