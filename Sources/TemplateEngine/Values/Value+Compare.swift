extension Value {
    /// Whether both are the same string, int or bool, or both absent.
    func isSame(as other: Value) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)): left == right
        case (.int(let left), .int(let right)): left == right
        case (.bool(let left), .bool(let right)): left == right
        case (.none, .none): true
        default: false
        }
    }

    /// Whether a string or an int comes before another one; nil if these are no two strings or ints.
    func isLess(than other: Value) -> Bool? {
        switch (self, other) {
        case (.string(let left), .string(let right)): left < right
        case (.int(let left), .int(let right)): left < right
        default: nil
        }
    }

    /// Whether a value is in a list, or a string in a string; nil if this is neither a list nor a string.
    func contains(_ part: Value) -> Bool? {
        switch (self, part) {
        case (.list(let elements), _): elements.contains { $0.isSame(as: part) }
        case (.string(let text), .string(let part)): part.isEmpty || text.contains(part)
        default: nil
        }
    }

    /// Whether it holds as a condition: absent, `false`, 0, an empty string and an empty list do not.
    var isTrue: Bool {
        switch self {
        case .bool(let flag): flag
        case .int(let number): number != 0
        case .string(let text): !text.isEmpty
        case .list(let elements): !elements.isEmpty
        case .record: true
        case .none: false
        }
    }

    /// The text that `{{ }}` prints; nil for values that cannot be printed.
    var printed: String? {
        switch self {
        case .string(let text): text
        case .int(let number): String(number)
        case .bool(let flag): flag ? "true" : "false"
        case .list, .record, .none: nil
        }
    }
}
