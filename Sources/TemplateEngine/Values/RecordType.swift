/// The type of a record with its fields: the members that `{{ member.name }}` can use.
///
/// Types are compared by identity: two records with the same fields have different types. The types of fields are
/// created on demand, so that records can refer to one another and to themselves.
public final class RecordType: Sendable, Hashable {
    /// The name in UpperCamelCase, for messages and the reference: `Member`.
    public let name: String
    /// The description, one or two sentences.
    public let doc: String
    /// The fields in the order of their declaration.
    public let fields: [Field]
    private let slots: [String: Int]

    public init(_ name: String, doc: String, fields: [Field]) {
        self.name = name
        self.doc = doc
        self.fields = fields
        slots = Dictionary(fields.indices.map { (fields[$0].name, $0) }) { first, _ in first }
    }

    /// Returns the index of a field, or nil if the record has no such field.
    public func slot(of name: String) -> Int? { slots[name] }

    /// A name that templates can use.
    public struct Field: Sendable {
        /// The name in lowerCamelCase.
        public let name: String
        /// The description in the reference, one sentence.
        public let doc: String
        private let makeType: @Sendable () -> ValueType
        /// Returns the field's value for a root.
        let get: Getter

        public typealias Getter = @Sendable (RecordRoot) -> Value

        public init(
            name: String, type: @autoclosure @escaping @Sendable () -> ValueType, doc: String, get: @escaping Getter
        ) {
            self.name = name
            self.doc = doc
            self.makeType = type
            self.get = get
        }

        /// The type of the field, created at each access, so that records can refer to one another.
        public var type: ValueType { makeType() }
    }

    public static func == (left: RecordType, right: RecordType) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
