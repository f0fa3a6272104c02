/// The declaration of a record: its fields with their names, types and documentation, and the getters of their
/// values.
///
///     extension Member: TemplateRecord {
///         static let schema = RecordSchema<Member>("Member", doc: "A function or property of a protocol.") {
///             Field("name", "The base name, without labels.") { $0.name }
///             Field("doc", "The doc comment, if there is one.") { $0.doc }
///             Field("parameters", "In the order of the signature.") { $0.parameters }
///         }
///     }
///
/// The type of a field is that of its getter: `String`, `Int`, `Bool`, another `TemplateRecord`, and arrays and
/// optionals of these. Records may contain records of their own type.
package struct RecordSchema<Root: Sendable>: Sendable {
    /// The type that templates are checked against.
    package let type: RecordType
    private let getters: [@Sendable (Root) -> Value]

    package init(_ name: String, doc: String, @FieldBuilder<Root> fields: () -> [Field<Root>]) {
        let fields = fields()
        type = RecordType(name, doc: doc, fields: fields.map(\.field))
        getters = fields.map(\.getter)
    }

    /// Returns the record that templates see for `root`.
    package func record(of root: Root) -> Record { Record(type) { [getters] slot in getters[slot](root) } }
}

/// A field of a `RecordSchema`: its name, its documentation and its getter.
package struct Field<Root: Sendable>: Sendable {
    let field: RecordType.Field
    let getter: @Sendable (Root) -> Value

    /// Creates a field with the type of its getter.
    package init<Content: TemplateValue>(
        _ name: String, _ doc: String, _ getter: @escaping @Sendable (Root) -> Content
    ) {
        field = RecordType.Field(name: name, type: Content.templateType, doc: doc)
        self.getter = { getter($0).templateValue }
    }
}

/// Collects the fields of a `RecordSchema`.
@resultBuilder
package enum FieldBuilder<Root: Sendable> {
    package static func buildExpression(_ field: Field<Root>) -> Field<Root> { field }
    package static func buildBlock(_ fields: Field<Root>...) -> [Field<Root>] { fields }
}
