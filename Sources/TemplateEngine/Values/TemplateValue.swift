/// A Swift type whose values templates can use.
public protocol TemplateValue: Sendable {
    /// The type that templates are checked against.
    static var templateType: ValueType { get }
    /// The value that templates print, test and iterate over.
    var templateValue: Value { get }
}

/// A Swift type whose values are records in templates. It only needs a static schema.
public protocol TemplateRecord: TemplateValue {
    /// The names, types, documentation and getters of the fields.
    static var schema: RecordSchema<Self> { get }
}

extension TemplateRecord {
    public static var templateType: ValueType { .record(schema.type) }
    @inlinable public var templateValue: Value { .record(Self.schema.record(of: self)) }
    /// The value as a root record for rendering.
    @inlinable public var templateRecord: Record { Self.schema.record(of: self) }
}

/// A value that is created once, because templates use it repeatedly, such as the app's settings.
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
