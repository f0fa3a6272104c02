/// A Swift type whose values templates can use, and what they are to a template.
package protocol TemplateValue: Sendable {
    /// The type that templates are checked against.
    static var templateType: ValueType { get }
    /// The value that templates print, test and walk through.
    var templateValue: Value { get }
}

/// A Swift type whose values are records in templates. One static schema is all it needs.
package protocol TemplateRecord: TemplateValue {
    /// The names, types, documentation and getters of the fields.
    static var schema: RecordSchema<Self> { get }
}

extension TemplateRecord {
    package static var templateType: ValueType { .record(schema.type) }
    package var templateValue: Value { .record(Self.schema.record(of: self)) }
    /// The value as a record: what `CompiledTemplate.render` wants for its root.
    package var templateRecord: Record { Self.schema.record(of: self) }
}

/// A record that templates ask for again and again, such as the app's settings in each file: it is made once.
package struct KeptRecord<Content: TemplateRecord>: TemplateValue {
    package let templateValue: Value

    package init(_ content: Content) { templateValue = content.templateValue }

    package static var templateType: ValueType { Content.templateType }
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
    package var templateValue: Value {
        var values: [Value] = []
        values.reserveCapacity(count)
        for element in self { values.append(element.templateValue) }
        return .list(values)
    }
}

extension Optional: TemplateValue where Wrapped: TemplateValue {
    package static var templateType: ValueType { Wrapped.templateType.orAbsent }
    package var templateValue: Value {
        guard let self else { return .none }
        return self.templateValue
    }
}
