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
    /// What the fields are called.
    package let type: RecordType
    private let fetch: @Sendable (Int) -> Value

    /// `fetch` gives the value of the field at a place of the type's list.
    package init(type: RecordType, fetch: @escaping @Sendable (Int) -> Value) {
        self.type = type
        self.fetch = fetch
    }

    /// A record whose values are known: one for each field, in the order of the type's list.
    package init(type: RecordType, values: [Value]) {
        self.init(type: type) { slot in values.indices.contains(slot) ? values[slot] : .none }
    }

    /// The value of the field at a place of the type's list; absent where there is no such place.
    package subscript(slot: Int) -> Value { type.fields.indices.contains(slot) ? fetch(slot) : .none }

    /// The value of a field, by name: for tests and printers, rendering goes by place.
    package subscript(name: String) -> Value? { type.slot(of: name).map(fetch) }

    /// All values, in the order of the type's fields.
    package var values: [Value] { type.fields.indices.map(fetch) }
}
