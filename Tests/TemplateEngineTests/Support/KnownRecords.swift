import TemplateEngine

/// Records without a schema: their values are known, one for each field, in the order of the type's list.
extension Record {
    init(type: RecordType, values: [Value]) {
        self.init(RecordContent(values, of: type))
    }

    /// The value of a field, by name.
    subscript(name: String) -> Value? { type.slot(of: name).map { self[$0] } }
}

extension RecordType.Field {
    init(name: String, type: @autoclosure @escaping @Sendable () -> ValueType, doc: String) {
        self.init(name: name, type: type(), doc: doc) { root in
            let values = unsafeDowncast(root, to: RecordContent<[Value]>.self).content
            guard let slot = root.type.slot(of: name), slot < values.count else { return .none }
            return values[slot]
        }
    }
}
