/// One declaration for all that a record needs: the names, types and documentation that templates are checked against, and
/// the functions that fetch the values from a Swift value.
///
///     struct MemberContext: TemplateRecord {
///         var name: String
///         var doc: String?
///         var parameters: [ParameterContext]
///
///         static let schema = RecordSchema<Self>("Member", doc: "A function or property of a protocol.") {
///             Field("name", "The base name, without labels.") { $0.name }
///             Field("doc", "The doc comment, if there is one.") { $0.doc }
///             Field("parameters", "In the order of the signature.") { $0.parameters }
///         }
///     }
///
/// The type of a field is that of its getter: `String`, `Int`, `Bool`, another `TemplateRecord`, and arrays and optionals of
/// these. Records may contain records of their own type; the values themselves must be finite, for all are fetched at once.
///
/// Nothing here is an array of generic values or a key path: for each of them the runtime would make types, and that for
/// every kind of record, each time the tool starts.
package struct RecordSchema<Root>: Sendable {
    /// What templates are checked against.
    package let type: RecordType
    private let append: Field<Root>.Append

    package init(_ name: String, doc: String, @FieldBuilder<Root> fields: () -> Field<Root>) {
        let all = fields()
        self.type = RecordType(name, doc: doc, fields: all.fields)
        self.append = all.append
    }

    /// The record that templates see for `root`.
    package func record(of root: Root) -> Record {
        var slots: [Value] = []
        slots.reserveCapacity(type.fields.count)
        append(root, &slots)
        return Record(type: type, slots: slots)
    }
}

/// A field of a `RecordSchema`: its name, its documentation and how to fetch it; or several of them, one after the other.
package struct Field<Root>: Sendable {
    fileprivate typealias Append = @Sendable (Root, inout [Value]) -> Void

    fileprivate private(set) var fields: [RecordType.Field]
    fileprivate private(set) var append: Append

    /// A field whose type is told by its getter.
    package init<Content: TemplateValue>(
        _ name: String, _ doc: String, _ getter: @escaping @Sendable (Root) -> Content
    ) {
        fields = [RecordType.Field(name: name, of: Content.self, doc: doc)]
        append = { root, slots in slots.append(getter(root).templateValue) }
    }

    /// A text: the most frequent field by far, fetched without asking what it is to templates.
    package init(_ name: String, _ doc: String, _ getter: @escaping @Sendable (Root) -> String) {
        fields = [RecordType.Field(name: name, of: String.self, doc: doc)]
        append = { root, slots in slots.append(.string(getter(root))) }
    }

    /// Several texts, as frequent.
    package init(_ name: String, _ doc: String, _ getter: @escaping @Sendable (Root) -> [String]) {
        fields = [RecordType.Field(name: name, of: [String].self, doc: doc)]
        append = { root, slots in slots.append(.list(getter(root).map { .string($0) })) }
    }

    /// A field with its type spelt out, for values that have no Swift type of their own.
    package init(
        _ name: String, _ type: @autoclosure @escaping @Sendable () -> ValueType, _ doc: String,
        _ getter: @escaping @Sendable (Root) -> Value
    ) {
        fields = [RecordType.Field(name: name, type: type(), doc: doc)]
        append = { root, slots in slots.append(getter(root)) }
    }

    /// Adds the fields of another one.
    fileprivate mutating func add(_ next: Field) {
        fields += next.fields
        append = { [append] root, slots in
            append(root, &slots)
            next.append(root, &slots)
        }
    }
}

/// Collects the fields of a `RecordSchema`, one a line.
@resultBuilder
package enum FieldBuilder<Root> {
    package static func buildExpression(_ field: Field<Root>) -> Field<Root> { field }
    package static func buildPartialBlock(first: Field<Root>) -> Field<Root> { first }
    package static func buildPartialBlock(accumulated: consuming Field<Root>, next: Field<Root>) -> Field<Root> {
        accumulated.add(next)
        return accumulated
    }
}
