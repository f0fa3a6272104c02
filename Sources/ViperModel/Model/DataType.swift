import Diagnostics
import SwiftSource
import ViperSpec

/// An entity, struct, enum, protocol, typealias or extension, emitted as written; or an external type, which is only known.
package struct DataType: Sendable {
    /// What is declared.
    package var kind: DataDeclaration.Kind
    /// The declared name; for an extension, that of the extended type.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// Where it is declared.
    package var source: SourceFile
    /// The range from the first attribute or modifier to the end.
    @SourceRange package var range: Range<Int>
    /// The range of the keyword (`entity`), which becomes `struct`.
    @SourceRange package var keywordRange: Range<Int>
    /// Inheritance, stored properties, cases and requirements.
    package var outline: DeclarationOutline
    /// Of a protocol: what its mock is made from. Nil for the other kinds.
    package var requirements: ProtocolRequirements?
}

extension DataType {
    /// A type in Swift that a person wrote, or what a spec says of one.
    init(external outline: DeclarationOutline, in source: SourceFile) {
        let start = outline.range.lowerBound
        self.init(
            kind: DataDeclaration.Kind(rawValue: outline.kind.rawValue) ?? .struct, name: outline.name.name,
            documentation: outline.documentation?.lines ?? [], source: source, range: outline.range,
            keywordRange: start..<start, outline: outline)
    }
}

/// A `service`: a protocol that interactors talk to.
package struct Service: Sendable {
    /// The protocol's.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// On the protocol, as written.
    package var attributes: [Attribute]
    /// The types after the colon, `Sendable` not added.
    package var inherited: [TypeSyntax]
    /// The associated types in the spec's order.
    package var associatedTypes: [AssociatedTypeSyntax]
    /// The members as they are emitted, in the spec's order.
    package var members: [Member]
    /// Members without their defaulted arguments, for an extension of the protocol.
    package var overloads: [Overload]
    /// Requirements of inherited protocols that specs declare, inherited ones first: a mock needs them too.
    package var inheritedMembers: [Member]
    /// Where the name stands in the spec, for findings.
    package var location: SourceLocation
}

/// What conforming to a `protocol` of a spec takes.
package struct ProtocolRequirements: Sendable {
    /// The associated types in the spec's order.
    package var associatedTypes: [AssociatedTypeSyntax]
    /// The members in the spec's order.
    package var members: [Member]
    /// Of inherited protocols that specs declare, inherited ones first.
    package var inheritedMembers: [Member]
    /// False where it has an initialiser, a subscript or an operator, or inherits what no mock can conform to.
    package var isMockable: Bool
}
