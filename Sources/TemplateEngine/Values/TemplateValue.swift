/// A Swift type whose values templates can use, and what they are to a template.
public protocol TemplateValue: Sendable {
    /// The type that templates are checked against.
    static var templateType: ValueType { get }
    /// The value that templates print, test and walk through.
    var templateValue: Value { get }
}

/// A Swift type whose values are records in templates. One static schema is all it needs.
public protocol TemplateRecord: TemplateValue {
    /// The names, types, documentation and getters of the fields.
    static var schema: RecordSchema<Self> { get }
}

extension TemplateRecord {
    public static var templateType: ValueType { .record(schema.type) }
    @inlinable public var templateValue: Value { .record(Self.schema.record(of: self)) }
    /// The value as a record: what `CompiledTemplate.render` wants for its root.
    @inlinable public var templateRecord: Record { Self.schema.record(of: self) }
}

/// A value that templates ask for again and again, such as the app's settings in each file: it is made once.
public struct Kept<Content: TemplateValue>: TemplateValue {
    public let templateValue: Value

    @inlinable public init(_ content: Content) { templateValue = content.templateValue }

    public static var templateType: ValueType { Content.templateType }
}

extension String: TemplateValue {
    public static var templateType: ValueType { .string }
    public var templateValue: Value { .string(self) }
}

extension Int: TemplateValue {
    public static var templateType: ValueType { .int }
    public var templateValue: Value { .int(self) }
}

extension Bool: TemplateValue {
    public static var templateType: ValueType { .bool }
    public var templateValue: Value { .bool(self) }
}

extension Array: TemplateValue where Element: TemplateValue {
    public static var templateType: ValueType { .list(Element.templateType) }
    @inlinable public var templateValue: Value { .list(map { $0.templateValue }) }
}

extension Optional: TemplateValue where Wrapped: TemplateValue {
    public static var templateType: ValueType { Wrapped.templateType.orAbsent }
    @inlinable public var templateValue: Value {
        guard let self else { return .none }
        return self.templateValue
    }
}
