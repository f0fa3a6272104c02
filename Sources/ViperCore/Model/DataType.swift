import Diagnostics
import SwiftSource
import ViperSpec

/// An entity, struct, enum, protocol, typealias or extension, emitted as written; or an external type, which is only known.
package struct DataType: Sendable {
    package var kind: DataDeclaration.Kind
    package var name: String
    package var documentation: [String]
    package var source: SourceFile
    /// From the first attribute or modifier to the end.
    package var range: Range<Int>
    /// Of the keyword (`entity`), which becomes `struct`.
    package var keywordRange: Range<Int>
    /// Inheritance, stored properties, cases and requirements.
    package var outline: DeclarationOutline
    /// Of a protocol: what its mock is made from. Nil for the other kinds.
    package var requirements: ProtocolRequirements?

}

/// A `service`: a protocol that interactors talk to.
package struct Service: Sendable {
    package var name: String
    package var documentation: [String]
    package var attributes: [Attribute]
    /// As written after the colon, `Sendable` not added.
    package var inherited: [TypeSyntax]
    package var associatedTypes: [AssociatedTypeSyntax]
    /// As they are emitted, in the spec's order.
    package var members: [Member]
    /// Members without their defaulted arguments, for an extension of the protocol.
    package var overloads: [Overload]
    /// Requirements of inherited protocols that specs declare, inherited ones first: a mock needs them too.
    package var inheritedMembers: [Member]
    package var location: SourceLocation
}

/// What conforming to a `protocol` of a spec takes.
package struct ProtocolRequirements: Sendable {
    package var associatedTypes: [AssociatedTypeSyntax]
    /// In the spec's order.
    package var members: [Member]
    /// Of inherited protocols that specs declare, inherited ones first.
    package var inheritedMembers: [Member]
    /// False where it has an initialiser, a subscript or an operator, or inherits what no mock can conform to.
    package var isMockable: Bool
}
