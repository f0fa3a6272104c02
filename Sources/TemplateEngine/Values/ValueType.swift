/// The type of a value in a template. Every expression has one, which is known before anything is rendered.
public enum ValueType: Sendable, Hashable {
    case string
    case int
    case bool
    indirect case list(ValueType)
    /// A value that may be absent, and must be tested before it is used.
    indirect case optional(ValueType)
    case record(RecordType)

    /// The type as messages and the context's reference write it: `[Member]`, `string?`.
    public var description: String {
        switch self {
        case .string: "string"
        case .int: "int"
        case .bool: "bool"
        case .list(let element): "[\(element.description)]"
        case .optional(let wrapped): "\(wrapped.description)?"
        case .record(let record): record.name
        }
    }

    /// The type of the value once it is known to be there.
    public var present: ValueType {
        if case .optional(let wrapped) = self { return wrapped.present }
        return self
    }

    /// The type of a value of this type that may be absent; an optional stays as it is, for optionals do not nest.
    public var orAbsent: ValueType {
        if case .optional = self { return self }
        return .optional(self)
    }

    /// Whether the value may be absent.
    public var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }
}
