/// One declaration for all that a record needs: the names, types and documentation that templates are checked against, and
/// the functions that fetch the values from a Swift value, each when a template asks for it.
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
package struct RecordSchema<Root: Sendable>: Sendable {
    /// What templates are checked against.
    package let type: RecordType

    package init(_ name: String, doc: String, @FieldBuilder<Root> fields: () -> [Field<Root>]) {
        let fields = fields()
        type = RecordType(name, doc: doc, fields: fields.map(\.field), getters: fields.map(\.get))
    }

    /// The record that templates see for `root`.
    package func record(of root: Root) -> Record { Record(type: type, root: SchemaRoot(root)) }
}

/// A field of a `RecordSchema`: its name, its documentation and how to fetch it.
package struct Field<Root: Sendable>: Sendable {
    fileprivate let field: RecordType.Field
    fileprivate let get: RecordType.Getter

    /// A field whose type is told by its getter.
    package init<Content: TemplateValue>(
        _ name: String, _ doc: String, _ getter: @escaping @Sendable (Root) -> Content
    ) {
        field = RecordType.Field(name: name, of: Content.self, doc: doc)
        get = { root in getter(Self.value(of: root)).templateValue }
    }

    /// A text: the most frequent field.
    package init(_ name: String, _ doc: String, _ getter: @escaping @Sendable (Root) -> String) {
        field = RecordType.Field(name: name, of: String.self, doc: doc)
        get = { root in .string(getter(Self.value(of: root))) }
    }

    /// A flag.
    package init(_ name: String, _ doc: String, _ getter: @escaping @Sendable (Root) -> Bool) {
        field = RecordType.Field(name: name, of: Bool.self, doc: doc)
        get = { root in .bool(getter(Self.value(of: root))) }
    }

    /// A field with its type spelt out, for values that have no Swift type of their own.
    package init(
        _ name: String, _ type: @autoclosure @escaping @Sendable () -> ValueType, _ doc: String,
        _ getter: @escaping @Sendable (Root) -> Value
    ) {
        field = RecordType.Field(name: name, type: type(), doc: doc)
        get = { root in getter(Self.value(of: root)) }
    }

    /// A record of a schema's type has a root that the same schema made.
    private static func value(of root: RecordRoot) -> Root { unsafeDowncast(root, to: SchemaRoot<Root>.self).content }
}

/// Collects the fields of a `RecordSchema`, one a line.
@resultBuilder
package enum FieldBuilder<Root: Sendable> {
    package static func buildExpression(_ field: Field<Root>) -> Field<Root> { field }
    package static func buildBlock(_ fields: Field<Root>...) -> [Field<Root>] { fields }
}
