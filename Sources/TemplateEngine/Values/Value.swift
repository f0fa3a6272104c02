/// A value that templates print, test and iterate over.
package enum Value: Sendable {
    case string(String)
    case int(Int)
    case bool(Bool)
    case list([Value])
    case record(Record)
    /// An absent value, as `nil` in Swift.
    case none
}

/// A value with named fields. A field is computed each time a template uses it.
package struct Record: Sendable {
    /// The type, which contains the names of the fields.
    package let type: RecordType
    private let value: @Sendable (Int) -> Value

    /// Creates a record from a function that returns the value of the field at an index.
    package init(_ type: RecordType, value: @escaping @Sendable (Int) -> Value) {
        (self.type, self.value) = (type, value)
    }

    /// The value of the field at an index.
    package subscript(slot: Int) -> Value { value(slot) }

    /// All values, in the order of the type's fields.
    package var values: [Value] { type.fields.indices.map { self[$0] } }
}
