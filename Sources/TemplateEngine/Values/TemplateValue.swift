/// A Swift type with values that templates can use.
package protocol TemplateValue: Sendable {
    /// The corresponding type in the template language.
    static var templateType: ValueType { get }
    /// The corresponding value in the template language.
    var templateValue: Value { get }
}

/// A Swift type with values that are records in templates. A conforming type only declares `schema`.
package protocol TemplateRecord: TemplateValue {
    /// The names, types, documentation and getters of the fields.
    static var schema: RecordSchema<Self> { get }
}

extension TemplateRecord {
    package static var templateType: ValueType { .record(schema.type) }
    package var templateValue: Value { .record(Self.schema.record(of: self)) }
    /// The value as a record, for use as the root record in `CheckedTemplate.render`.
    package var templateRecord: Record { Self.schema.record(of: self) }
}

extension String: TemplateValue {
    package static var templateType: ValueType { .string }
    package var templateValue: Value { .string(self) }
}

extension Int: TemplateValue {
    package static var templateType: ValueType { .int }
    package var templateValue: Value { .int(self) }
}

extension Bool: TemplateValue {
    package static var templateType: ValueType { .bool }
    package var templateValue: Value { .bool(self) }
}

extension Array: TemplateValue where Element: TemplateValue {
    package static var templateType: ValueType { .list(Element.templateType) }
    package var templateValue: Value { .list(map { $0.templateValue }) }
}

extension Optional: TemplateValue where Wrapped: TemplateValue {
    package static var templateType: ValueType { Wrapped.templateType.orAbsent }
    package var templateValue: Value {
        guard let self else { return .none }
        return self.templateValue
    }
}
