/// The type of a value in a template. Every expression has one, which is known before anything is rendered.
public enum ValueType: Sendable, Hashable {
    case string
    case int
    case bool
    indirect case list(ValueType)
    /// A value that may be absent: then it is tested, but neither printed nor asked for a member.
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

    /// The type of the value if it is there.
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

extension ValueType {
    /// Whether values of the type can be printed and compared.
    var isScalar: Bool { self == .string || self == .int || self == .bool }

    /// The type as a sentence names it: `a string`, `a list of strings`.
    var withArticle: String {
        switch self {
        case .string: "a string"
        case .int: "an int"
        case .bool: "a bool"
        case .list(let element): "a list of \(element.plural)"
        case .optional(let wrapped): wrapped.withArticle
        case .record(let record): "a record of type \(record.name)"
        }
    }

    private var plural: String {
        switch self {
        case .string: "strings"
        case .int: "ints"
        case .bool: "bools"
        case .list: "lists"
        case .optional(let wrapped): wrapped.plural
        case .record(let record): "records of type \(record.name)"
        }
    }
}
