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
    package var range: Range<Int>
    /// The range of the keyword (`entity`), which becomes `struct`.
    package var keywordRange: Range<Int>
    /// Inheritance, stored properties, cases and requirements.
    package var outline: DeclarationOutline
    /// What the mock of a protocol is made from; nil for the other kinds.
    package var requirements: ProtocolRequirements?
    /// The types that stand for the associated types of a protocol in the app's own Swift: `Transfer` in `Repository<Transfer>`,
    /// which is a type of its own here and has a mock. Empty for all other types.
    package private(set) var arguments: [TypeSyntax] = []
}

extension DataType {
    /// The name from which that of its mock is made: `RepositoryOfTransfer` for `Repository<Transfer>`, otherwise its own name.
    package var mockedName: String {
        arguments.isEmpty
            ? name
            : outline.name.name + "Of" + arguments.map(\.text.capitalisedWords).joined(separator: "And")
    }

    /// The protocol `Repository<Model>` as `Repository<Transfer>`: `arguments` in place of the associated types. Nil for
    /// another number of them, or where one does not stand in the angle brackets.
    func specialised(_ type: TypeSyntax, _ arguments: [TypeSyntax]) -> DataType? {
        let associated = outline.members.filter { $0.kind == .associatedtype }
        let primary = outline.genericParameters.map(\.name.name)
        guard Set(associated.map(\.name.name)) == Set(primary), primary.count == arguments.count else { return nil }
        var edits = SourceEdits(source)
        for member in associated { edits.remove(member.range) }
        let head = outline.name.range.upperBound..<outline.range.upperBound
        guard let last = source.bytes[head].firstIndex(of: Ascii.greater) else { return nil }
        edits.remove(head.lowerBound..<last + 1)
        let plain = SourceFile(path: source.path, text: edits.text(outline.range))
        guard !plain.namesMentioned(in: 0..<plain.bytes.count).contains("Self") else { return nil }
        let names = Dictionary(firstOf: zip(primary, arguments.map(\.text)))
        let text = SourceFile(path: source.path, bytes: RenamedText.bytes(of: plain, names: names))
        guard let outline = Outline.read(text).outline.declarations.first else { return nil }
        var specialisation = DataType(external: outline, in: text)
        specialisation.name = type.text
        specialisation.arguments = arguments
        return specialisation
    }

    /// Makes a type that exists in Swift, from its declaration there or from an `external` one in a spec.
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
    /// The name of the protocol.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// The attributes of the protocol as written.
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
    /// The requirements of inherited protocols that specs declare, those of the furthest ancestor first.
    package var inheritedMembers: [Member]
    /// Whether a mock can conform: it has no initialiser, subscript or operator, and inherits none.
    package var isMockable: Bool
}
