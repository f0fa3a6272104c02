import TemplateEngine

/// Records without a schema: their values are known, one for each field, in the order of the type's list.
extension Record {
    init(type: RecordType, values: [Value]) {
        self.init(type) { slot in slot < values.count ? values[slot] : .none }
    }

    /// The value of a field, by name.
    subscript(name: String) -> Value? { type.slot(of: name).map { self[$0] } }
}
