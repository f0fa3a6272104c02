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

    /// Whether a string or an int comes before another one.
    func isLess(than other: Value) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)): left < right
        case (.int(let left), .int(let right)): left < right
        default: false
        }
    }

    /// What `{{ }}` prints; nil for what is not printed.
    var printed: String? {
        switch self {
        case .string(let text): text
        case .int(let number): String(number)
        case .bool(let flag): flag ? "true" : "false"
        case .list, .record, .none: nil
        }
    }
}

extension [Value] {
    /// The first of each string and int.
    var withoutRepetitions: [Value] {
        var strings: Set<String> = []
        var ints: Set<Int> = []
        return filter { value in
            switch value {
            case .string(let text): strings.insert(text).inserted
            case .int(let number): ints.insert(number).inserted
            default: true
            }
        }
    }
}
