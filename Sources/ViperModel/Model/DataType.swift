import Diagnostics
import SwiftSource
import ViperSpec

/// An entity, struct, enum, protocol, type alias or extension, which viper-gen copies as written. Also an external
/// type, which viper-gen does not generate.
package struct DataType: Sendable {
    /// The kind of the declaration.
    package var kind: DataDeclaration.Kind
    /// The declared name. For an extension, the name of the extended type.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// The file that declares the type.
    package var source: SourceFile
    /// The range from the first attribute or modifier to the end.
    package var range: Range<Int>
    /// The range of the keyword. Generated code has `struct` in place of `entity`.
    package var keywordRange: Range<Int>
    /// The outline, with inheritance, stored properties, cases and requirements.
    package var outline: DeclarationOutline
    /// The requirements of a protocol, for its mock; nil for other kinds.
    package var requirements: ProtocolRequirements?
    /// The arguments for the associated types of a protocol in the app's Swift: `Transfer` in `Repository<Transfer>`.
    /// The protocol has one mock for each different list of arguments. Empty for all other types.
    package private(set) var arguments: [TypeSyntax] = []
}

extension DataType {
    /// The name that the mock's name contains: `RepositoryOfTransfer` for `Repository<Transfer>`. For a type without
    /// arguments, the type's name.
    package var mockedName: String {
        arguments.isEmpty
            ? name
            : outline.name.name + "Of" + arguments.map(\.text.capitalizedWords).joined(separator: "And")
    }

    /// Returns a protocol with arguments in place of its associated types: `Repository<Transfer>` for
    /// `Repository<Model>`. Returns nil if the number of arguments is wrong, if an associated type is not primary, or
    /// if the protocol mentions `Self`.
    func specialized(_ type: TypeSyntax, _ arguments: [TypeSyntax]) -> DataType? {
        let associated = outline.members.filter { $0.kind == .associatedtype }
        let primary = outline.genericParameters.map(\.name.name)
        guard Set(associated.map(\.name.name)) == Set(primary), primary.count == arguments.count else { return nil }
        var edits = SourceEdits(source)
        for member in associated { edits.remove(member.range) }
        let head = outline.name.range.upperBound..<outline.range.upperBound
        guard let last = source.bytes[head].firstIndex(of: ASCII.greater) else { return nil }
        edits.remove(head.lowerBound..<last + 1)
        let plain = SourceFile(path: source.path, text: edits.text(outline.range))
        guard !plain.namesMentioned(in: 0..<plain.bytes.count).contains("Self") else { return nil }
        let names = Dictionary(firstOf: zip(primary, arguments.map(\.text)))
        let text = SourceFile(path: source.path, bytes: RenamedText.bytes(of: plain, names: names))
        guard let outline = OutlineParser.read(text).outline.declarations.first else { return nil }
        var specialization = DataType(external: outline, in: text)
        specialization.name = type.text
        specialization.arguments = arguments
        return specialization
    }

    /// Creates a type that a Swift file declares, from that declaration or from an `external` declaration in a spec.
    init(external outline: DeclarationOutline, in source: SourceFile) {
        let start = outline.range.lowerBound
        self.init(
            kind: DataDeclaration.Kind(rawValue: outline.kind.rawValue) ?? .struct, name: outline.name.name,
            documentation: outline.documentation?.lines ?? [], source: source, range: outline.range,
            keywordRange: start..<start, outline: outline)
    }
}

/// A `service`: a protocol that interactors use.
package struct Service: Sendable {
    /// The name of the protocol.
    package var name: String
    /// The lines of the doc comment.
    package var documentation: [String]
    /// The attributes of the protocol as written.
    package var attributes: [Attribute]
    /// The types after the colon, without `Sendable`, which viper-gen adds.
    package var inherited: [TypeSyntax]
    /// The associated types in the spec's order.
    package var associatedTypes: [AssociatedTypeSyntax]
    /// The members, in the spec's order.
    package var members: [Member]
    /// The overloads for default arguments, which an extension of the protocol contains.
    package var overloads: [Overload]
    /// The requirements of inherited protocols, which a mock needs too. Requirements of the furthest ancestor come
    /// first.
    package var inheritedMembers: [Member]
    /// The location of the name.
    package var location: SourceLocation
}

/// The requirements of a protocol in a spec or in the app's Swift.
package struct ProtocolRequirements: Sendable {
    /// The associated types in the spec's order.
    package var associatedTypes: [AssociatedTypeSyntax]
    /// The members in the spec's order.
    package var members: [Member]
    /// The requirements of inherited protocols. Requirements of the furthest ancestor come first.
    package var inheritedMembers: [Member]
    /// Whether a mock can conform to the protocol: it has no `unmockableRequirement`, and inherits only known protocols
    /// that can be mocked.
    package var isMockable: Bool
}
