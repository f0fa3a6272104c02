/// A value that templates print, test and walk through.
public enum Value: Sendable {
    case string(String)
    case int(Int)
    case bool(Bool)
    case list([Value])
    case record(Record)
    /// Absent; only where the type is optional.
    case none
}

/// A value whose fields templates ask for by name. Each is fetched when a template asks for it; names are looked up once, when a
/// template is checked, so rendering goes by the place of a field in its type.
public struct Record: Sendable {
    /// What the fields are called, and how they are fetched.
    public let type: RecordType
    /// What the fields are fetched from: a `RecordRoot`.
    private let root: AnyObject & Sendable

    public init(type: RecordType, root: AnyObject & Sendable) {
        self.type = type
        self.root = root
    }

    /// A record whose values are known: one for each field, in the order of the type's list.
    public init(type: RecordType, values: [Value]) {
        self.init(type: type, root: RecordRoot(values))
    }

    /// The value of the field at a place of the type's list.
    public subscript(slot: Int) -> Value {
        guard slot < type.fields.count else { return .none }
        if let get = type.fields[slot].get { return get(root) }
        let values = unsafeDowncast(root, to: RecordRoot<[Value]>.self).content
        return slot < values.count ? values[slot] : .none
    }

    /// The value of a field, by name: for tests and printers, rendering goes by place.
    public subscript(name: String) -> Value? { type.slot(of: name).map { self[$0] } }

    /// All values, in the order of the type's fields.
    public var values: [Value] { type.fields.indices.map { self[$0] } }
}

/// What the fields of a record are fetched from: a Swift value that a schema describes, or values that are known.
public final class RecordRoot<Content: Sendable>: Sendable {
    /// The value, or the values in the order of the fields.
    public let content: Content

    /// A root that holds a value.
    @inlinable public init(_ content: Content) { self.content = content }
}
