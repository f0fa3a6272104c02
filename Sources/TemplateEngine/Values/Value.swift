/// A value that templates print, test and walk through.
package enum Value: Sendable {
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
package struct Record: Sendable {
    /// What the fields are called, and how they are fetched.
    package let type: RecordType
    private let root: RecordRoot

    init(type: RecordType, root: RecordRoot) {
        self.type = type
        self.root = root
    }

    /// A record whose values are known: one for each field, in the order of the type's list.
    package init(type: RecordType, values: [Value]) {
        self.init(type: type, root: RecordRoot(values: values))
    }

    /// The value of the field at a place of the type's list.
    package subscript(slot: Int) -> Value {
        if let values = root.values { return slot < values.count ? values[slot] : .none }
        return slot < type.getters.count ? type.getters[slot](root) : .none
    }

    /// The value of a field, by name: for tests and printers, rendering goes by place.
    package subscript(name: String) -> Value? { type.slot(of: name).map { self[$0] } }

    /// All values, in the order of the type's fields.
    package var values: [Value] { type.fields.indices.map { self[$0] } }
}

/// What the fields of a record are fetched from: values that are known, or what a schema describes.
class RecordRoot: @unchecked Sendable {
    /// Nil where the type's getters fetch them.
    let values: [Value]?

    init(values: [Value]?) { self.values = values }
}

/// A Swift value that a schema describes.
final class SchemaRoot<Content: Sendable>: RecordRoot, @unchecked Sendable {
    let content: Content

    init(_ content: Content) {
        self.content = content
        super.init(values: nil)
    }
}
