/// The type of a record. Its fields are the names that a template can write after a dot: `{{ member.name }}`.
///
/// Types are compared by identity: two types with the same fields are different.
package final class RecordType: Sendable, Hashable {
    /// The name in UpperCamelCase for messages and documentation: `Member`.
    package let name: String
    /// The description in the documentation, one or two sentences.
    package let doc: String
    /// The fields in the order of their declaration.
    package let fields: [Field]
    private let slots: [String: Int]

    package init(_ name: String, doc: String, fields: [Field]) {
        self.name = name
        self.doc = doc
        self.fields = fields
        slots = Dictionary(fields.indices.map { (fields[$0].name, $0) }) { first, _ in first }
    }

    /// Returns the index of a field, or nil if the record has no such field.
    package func slot(of name: String) -> Int? { slots[name] }

    /// A field of the record.
    package struct Field: Sendable {
        /// The name in lowerCamelCase.
        package let name: String
        /// The description in the documentation, one sentence.
        package let doc: String
        private let makeType: @Sendable () -> ValueType

        package init(name: String, type: @autoclosure @escaping @Sendable () -> ValueType, doc: String) {
            self.name = name
            self.doc = doc
            self.makeType = type
        }

        /// The type of the field. It is created at each access, so that records can contain each other and themselves.
        package var type: ValueType { makeType() }
    }

    package static func == (left: RecordType, right: RecordType) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
