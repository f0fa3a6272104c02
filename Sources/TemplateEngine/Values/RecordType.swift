/// The fields of a kind of record: what `member` has in `{{ member.name }}`.
///
/// Compared by identity: two records with the same fields are still two types. The types of fields are made on demand, so
/// that records may refer to one another and to themselves.
package final class RecordType: Sendable, Hashable {
    /// UpperCamelCase, for messages and the reference: `Member`.
    package let name: String
    /// One or two sentences that say what a record of this kind stands for.
    package let doc: String
    /// In the order of their declaration, which is the order of a record's slots.
    package let fields: [Field]

    package init(_ name: String, doc: String, fields: [Field]) {
        self.name = name
        self.doc = doc
        self.fields = fields
    }

    /// The place of a field's value in `Record.slots`; nil where the record has no such field.
    package func slot(of name: String) -> Int? {
        fields.firstIndex { $0.name == name }
    }

    /// One name that templates may use.
    package struct Field: Sendable {
        /// lowerCamelCase, as templates write it.
        package let name: String
        /// What the reference says of it, in a sentence.
        package let doc: String
        private let makeType: @Sendable () -> ValueType
        /// Fetches its value from what a schema describes; nil where the values of records are known.
        let get: Getter?

        /// What the fields of a record are fetched from is the record's root.
        typealias Getter = @Sendable (AnyObject) -> Value

        package init(name: String, type: @autoclosure @escaping @Sendable () -> ValueType, doc: String) {
            self.init(name: name, type: type(), doc: doc, get: nil)
        }

        init(
            name: String, type: @autoclosure @escaping @Sendable () -> ValueType, doc: String, get: Getter?
        ) {
            self.name = name
            self.doc = doc
            self.makeType = type
            self.get = get
        }

        /// What templates find behind the name: made anew each time, so that records may refer to one another.
        package var type: ValueType { makeType() }
    }

    package static func == (left: RecordType, right: RecordType) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
