import TemplateEngine

/// A protocol of a module's contract, or a service.
package struct ProtocolContext: TemplateRecord {
    var name: String
    var doc: String
    var attributes: [String]
    var modifiers: String
    var inheritance: String
    var members: [RequirementContext]
    var overloads: [ImplementationContext]

    package static let schema = RecordSchema<Self>("Protocol", doc: "A protocol to declare.") {
        Field("name", "Its name.") { $0.name }
        Field("doc", "The doc comment, `///` included, or nothing.") { $0.doc }
        Field("attributes", "Attributes before it, a line each: `@MainActor`.") { $0.attributes }
        Field("modifiers", "Before `protocol`: access and isolation, with a space, or nothing.") { $0.modifiers }
        Field("inheritance", "Behind the name: `: AnyObject`, or nothing.") { $0.inheritance }
        Field("members", "Its requirements.") { $0.members }
        Field("overloads", "Members without their defaulted arguments, for an extension.") { $0.overloads }
    }
}

/// A requirement of a protocol.
package struct RequirementContext: TemplateRecord {
    var text: String
    var isApart: Bool

    package static let schema = RecordSchema<Self>("Requirement", doc: "A requirement of a protocol.") {
        Field("text", "The declaration with its doc comment and attributes, on one or more lines.") { $0.text }
        Field("isApart", "An empty line goes before it: it, or the one before, takes several lines.") { $0.isApart }
    }
}

/// A member with a body.
package struct ImplementationContext: TemplateRecord {
    var doc: String
    var signature: String
    var body: String

    package static let schema = RecordSchema<Self>("Implementation", doc: "A member with a body.") {
        Field("doc", "The doc comment, `///` included, or nothing.") { $0.doc }
        Field("signature", "What stands before the `{`.") { $0.signature }
        Field("body", "The statements, as the spec has them, or nothing.") { $0.body }
    }
}

/// An extension that makes a class conform to a protocol of the contract.
package struct ConformanceContext: TemplateRecord {
    var type: String
    var protocolName: String
    var members: [ImplementationContext]

    package static let schema = RecordSchema<Self>(
        "Conformance", doc: "An extension that makes a class conform to a protocol."
    ) {
        Field("type", "The class.") { $0.type }
        Field("protocol", "The protocol.") { $0.protocolName }
        Field("members", "The members that the spec gives a body.") { $0.members }
    }
}
