/// The type of a value in a template. The checker determines the type of each expression before rendering.
package enum ValueType: Sendable, Hashable {
    case string
    case int
    case bool
    indirect case list(ValueType)
    /// A type whose values may be absent. A template must test such a value before it prints the value or uses its
    /// members.
    indirect case optional(ValueType)
    case record(RecordType)

    /// The type in messages and in the documentation: `[Member]`, `string?`.
    package var description: String {
        switch self {
        case .string: "string"
        case .int: "int"
        case .bool: "bool"
        case .list(let element): "[\(element.description)]"
        case .optional(let wrapped): "\(wrapped.description)?"
        case .record(let record): record.name
        }
    }

    /// The wrapped type of an optional type; other types unchanged.
    package var present: ValueType {
        if case .optional(let wrapped) = self { return wrapped.present }
        return self
    }

    /// The type as an optional type. An optional type is unchanged.
    package var orAbsent: ValueType {
        if case .optional = self { return self }
        return .optional(self)
    }

    /// Whether values of the type may be absent.
    package var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }
}

extension ValueType {
    /// Whether values of the type can be printed and compared.
    var isScalar: Bool { self == .string || self == .int || self == .bool }

    /// The type with an article: `a string`, `a list of strings`.
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
