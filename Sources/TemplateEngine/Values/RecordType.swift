/// The fields of a kind of record: what `member` has in `{{ member.name }}`.
///
/// Compared by identity: two records with the same fields are still two types. The types of fields are made on demand, so
/// that records may refer to one another and to themselves.
public final class RecordType: Sendable, Hashable {
    /// UpperCamelCase, for messages and the reference: `Member`.
    public let name: String
    /// One or two sentences that say what a record of this kind stands for.
    public let doc: String
    /// In the order of their declaration.
    public let fields: [Field]
    private let slots: [String: Int]

    public init(_ name: String, doc: String, fields: [Field]) {
        self.name = name
        self.doc = doc
        self.fields = fields
        slots = Dictionary(fields.indices.map { (fields[$0].name, $0) }) { first, _ in first }
    }

    /// The place of a field in the list; nil if the record has no such field.
    public func slot(of name: String) -> Int? { slots[name] }

    /// One name that templates may use.
    public struct Field: Sendable {
        /// lowerCamelCase, as templates write it.
        public let name: String
        /// The description in the reference, one sentence.
        public let doc: String
        private let makeType: @Sendable () -> ValueType
        /// Fetches its value from the record's root.
        let get: Getter

        /// Reads a field from the record's root.
        public typealias Getter = @Sendable (RecordRoot) -> Value

        public init(
            name: String, type: @autoclosure @escaping @Sendable () -> ValueType, doc: String, get: @escaping Getter
        ) {
            self.name = name
            self.doc = doc
            self.makeType = type
            self.get = get
        }

        /// The type of the field. Created at each access, so that records can refer to one another.
        public var type: ValueType { makeType() }
    }

    public static func == (left: RecordType, right: RecordType) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
