/// The declaration of a record, which makes the properties of a Swift type available to templates. It has the name,
/// type, documentation and getter of each field.
///
///     extension Member: TemplateRecord {
///         static let schema = RecordSchema<Member>("Member", doc: "A function or property of a protocol.") {
///             Field("name", "The base name, without labels.") { $0.name }
///             Field("doc", "The doc comment, if there is one.") { $0.doc }
///             Field("parameters", "In the order of the signature.") { $0.parameters }
///         }
///     }
///
/// The type of a field is the result type of its getter: `String`, `Int`, `Bool`, another `TemplateRecord`, or an array
/// or optional of them. A record may contain records of its own type.
package struct RecordSchema<Root: Sendable>: Sendable {
    /// The type that templates are checked against.
    package let type: RecordType
    private let getters: [@Sendable (Root) -> Value]

    package init(_ name: String, doc: String, @FieldBuilder<Root> fields: () -> [Field<Root>]) {
        let fields = fields()
        type = RecordType(name, doc: doc, fields: fields.map(\.field))
        getters = fields.map(\.getter)
    }

    /// Returns the record by which templates read the values of `root`.
    package func record(of root: Root) -> Record { Record(type) { [getters] slot in getters[slot](root) } }
}

/// A field of a `RecordSchema`.
package struct Field<Root: Sendable>: Sendable {
    let field: RecordType.Field
    let getter: @Sendable (Root) -> Value

    /// Creates a field from its name, its documentation and its getter. The getter's result type is the field's type.
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
