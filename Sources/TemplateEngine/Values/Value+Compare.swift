extension Value {
    /// Returns whether both values are the same string, int or bool, or both are absent.
    func isSame(as other: Value) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)): left == right
        case (.int(let left), .int(let right)): left == right
        case (.bool(let left), .bool(let right)): left == right
        case (.none, .none): true
        default: false
        }
    }

    /// Returns whether the value is less than another one. Returns nil unless both are strings or both are ints.
    func isLess(than other: Value) -> Bool? {
        switch (self, other) {
        case (.string(let left), .string(let right)): left < right
        case (.int(let left), .int(let right)): left < right
        default: nil
        }
    }

    /// Returns whether a list contains an element, or a string contains another string. Returns nil for other values.
    func contains(_ part: Value) -> Bool? {
        switch (self, part) {
        case (.list(let elements), _): elements.contains { $0.isSame(as: part) }
        case (.string(let text), .string(let part)): part.isEmpty || text.contains(part)
        default: nil
        }
    }

    /// Whether a condition with the value is true. Absent values, `false`, 0, empty strings and empty lists are false.
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
