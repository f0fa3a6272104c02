/// A value that templates print, test and iterate over.
public enum Value: Sendable {
    case string(String)
    case int(Int)
    case bool(Bool)
    case list([Value])
    case record(Record)
    /// Absent; possible only for optional types.
    case none
}

/// A value with named fields, which are computed when a template uses them.
public struct Record: Sendable {
    private let root: RecordRoot

    public init(_ root: RecordRoot) { self.root = root }

    /// The record's type, with the names and getters of its fields.
    public var type: RecordType { root.type }

    /// Returns the value of the field at an index.
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

/// A Swift value with the schema that describes it.
public final class RecordContent<Content: Sendable>: RecordRoot, @unchecked Sendable {
    /// The value.
    public let content: Content

    @inlinable public init(_ content: Content, of type: RecordType) {
        self.content = content
        super.init(type)
    }
}
