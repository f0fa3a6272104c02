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

    /// How each field is fetched, in the same order; none where the values of records are known.
    let getters: [Getter]

    /// Fetches a field of what a schema describes.
    typealias Getter = @Sendable (RecordRoot) -> Value

    package convenience init(_ name: String, doc: String, fields: [Field]) {
        self.init(name, doc: doc, fields: fields, getters: [])
    }

    init(_ name: String, doc: String, fields: [Field], getters: [Getter]) {
        self.name = name
        self.doc = doc
        self.fields = fields
        self.getters = getters
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
        private let typeSource: TypeSource

        private enum TypeSource: Sendable {
            case known(ValueType)
            /// Made anew each time, so that records may refer to one another.
            case made(@Sendable () -> ValueType)
        }

        package init(name: String, type: @autoclosure @escaping @Sendable () -> ValueType, doc: String) {
            self.name = name
            self.doc = doc
            self.typeSource = .made(type)
        }

        /// A field of what a Swift type is to templates.
        init(name: String, of type: (some TemplateValue).Type, doc: String) {
            self.name = name
            self.doc = doc
            self.typeSource = type.plainType.map { .known($0) } ?? .made { type.templateType }
        }

        /// What templates find behind the name.
        package var type: ValueType {
            switch typeSource {
            case .known(let type): type
            case .made(let make): make()
            }
        }
    }

    package static func == (left: RecordType, right: RecordType) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
