/// The declaration of a record: the names, types and documentation that templates are checked against, and the
/// functions that return the values for a Swift value.
///
///     extension Member: TemplateRecord {
///         static let schema = RecordSchema<Member>("Member", doc: "A function or property of a protocol.") {
///             Field("name", "The base name, without labels.") { $0.name }
///             Field("doc", "The doc comment, if there is one.") { $0.doc }
///             Field("parameters", "In the order of the signature.") { $0.parameters }
///         }
///     }
///
/// The type of a field is that of its getter: `String`, `Int`, `Bool`, another `TemplateRecord`, and arrays and optionals of
/// these. Records may contain records of their own type.
public struct RecordSchema<Root: Sendable>: Sendable {
    /// The type that templates are checked against.
    public let type: RecordType

    public init(_ name: String, doc: String, @FieldBuilder<Root> fields: () -> [RecordType.Field]) {
        type = RecordType(name, doc: doc, fields: fields())
    }

    /// Returns the record that templates see for `root`.
    @inlinable public func record(of root: Root) -> Record { Record(RecordContent(root, of: type)) }
}

/// A field of a `RecordSchema`: its name, its documentation and its getter.
public struct Field<Root: Sendable>: Sendable {
    public let field: RecordType.Field

    /// Creates a field with the type of its getter.
    @inlinable public init<Content: TemplateValue>(
        _ name: String, _ doc: String, _ getter: @escaping @Sendable (Root) -> Content
    ) {
        // A record of a schema's type has a root that the same schema made.
        field = RecordType.Field(name: name, type: Content.templateType, doc: doc) { root in
            getter(unsafeDowncast(root, to: RecordContent<Root>.self).content).templateValue
        }
    }
}

/// Collects the fields of a `RecordSchema`.
@resultBuilder
public enum FieldBuilder<Root: Sendable> {
    public static func buildExpression(_ field: Field<Root>) -> RecordType.Field { field.field }
    public static func buildBlock(_ fields: RecordType.Field...) -> [RecordType.Field] { fields }
}
