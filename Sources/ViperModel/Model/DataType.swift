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
    /// Of a protocol with associated types that the app's own Swift declares, what they are: `Repository<Transfer>` is a type of
    /// its own here, of which there is a mock.
    package private(set) var arguments: [TypeSyntax] = []
}

extension DataType {
    /// `RepositoryOfTransfer` of `Repository<Transfer>`: what the name of its mock is made of. Otherwise the name itself.
    package var mockedName: String {
        arguments.isEmpty
            ? name
            : outline.name.name + "Of" + arguments.map(\.text.capitalisedWords).joined(separator: "And")
    }

    /// A protocol whose associated types stand between angle brackets, with these for them. Nil where it has another number of
    /// them, or says more of them than a name.
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
        var made = DataType(external: outline, in: text)
        made.name = type.text
        made.arguments = arguments
        return made
    }

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
