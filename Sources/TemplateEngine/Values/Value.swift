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

/// A value whose fields templates ask for by name. Each is fetched when a template asks for it.
public struct Record: Sendable {
    private let root: RecordRoot

    public init(_ root: RecordRoot) { self.root = root }

    /// The record's type, with the names and getters of its fields.
    public var type: RecordType { root.type }

    /// The value of the field at a place of the type's list.
    public subscript(slot: Int) -> Value {
        slot < type.fields.count ? type.fields[slot].get(root) : .none
    }

    /// All values, in the order of the type's fields.
    public var values: [Value] { type.fields.indices.map { self[$0] } }
}

/// The source of a record's fields: a `RecordContent`.
public class RecordRoot: @unchecked Sendable {
    /// The record's type, with the names and getters of its fields.
    public final let type: RecordType

    @inlinable init(_ type: RecordType) { self.type = type }
}

/// A Swift value that a schema describes.
public final class RecordContent<Content: Sendable>: RecordRoot, @unchecked Sendable {
    /// The value.
    public let content: Content

    /// A root that holds a value.
    @inlinable public init(_ content: Content, of type: RecordType) {
        self.content = content
        super.init(type)
    }
}
