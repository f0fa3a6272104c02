extension Filter {
    /// How many arguments the filter takes.
    var argumentCounts: ClosedRange<Int> {
        switch self {
        case .replace: 2...2
        case .split, .default, .hasPrefix, .hasSuffix, .contains: 1...1
        case .join: 0...1
        case .indent: 0...2
        default: 0...0
        }
    }

    /// The type of a filter's result, or what is wrong with its input or an argument.
    enum Outcome {
        case type(ValueType)
        /// The input is of the wrong type; the text says what it must be.
        case wrongInput(String)
        /// The argument at the index is of the wrong type; the text says what it must be.
        case wrongArgument(Int, String)
    }

    /// Checks the types of the input and the arguments. They are not optional, except that the input of `default` may be.
    func outcome(for input: ValueType, _ arguments: [ValueType]) -> Outcome {
        switch self {
        case .upperFirst, .lowerFirst, .camelCase, .snakeCase, .kebabCase, .upper, .lower, .trim, .quoted, .comment,
            .identifier:
            return text(input, arguments, [], .string)
        case .lines: return text(input, arguments, [], .list(.string))
        case .replace: return text(input, arguments, [.string, .string], .string)
        case .split: return text(input, arguments, [.string], .list(.string))
        case .hasPrefix, .hasSuffix: return text(input, arguments, [.string], .bool)
        case .indent: return indent(input, arguments)
        case .count: return isSequence(input) ? .type(.int) : .wrongInput("a string or a list")
        case .reverse: return isSequence(input) ? .type(input) : .wrongInput("a string or a list")
        case .first, .last: return end(of: input)
        case .sort, .unique:
            let isSortable = input == .list(.string) || input == .list(.int)
            return isSortable ? .type(input) : .wrongInput("a list of strings or ints")
        case .join: return join(input, arguments)
        case .contains: return contains(input, arguments)
        case .default: return defaulting(input, arguments)
        }
    }

    private func text(
        _ input: ValueType, _ arguments: [ValueType], _ expected: [ValueType], _ result: ValueType
    ) -> Outcome {
        guard input == .string else { return .wrongInput("a string") }
        for (index, (argument, type)) in zip(arguments, expected).enumerated() where argument != type {
            return .wrongArgument(index, type.withArticle)
        }
        return .type(result)
    }

    private func isSequence(_ type: ValueType) -> Bool {
        if case .list = type { return true }
        return type == .string
    }

    private func end(of input: ValueType) -> Outcome {
        if case .list(let element) = input { return .type(element.orAbsent) }
        return input == .string ? .type(.optional(.string)) : .wrongInput("a string or a list")
    }

    private func indent(_ input: ValueType, _ arguments: [ValueType]) -> Outcome {
        guard input == .string else { return .wrongInput("a string") }
        if let first = arguments.first, first != .int, first != .string {
            return .wrongArgument(0, "an int or a string")
        }
        if arguments.count > 1, arguments[1] != .bool { return .wrongArgument(1, "a bool") }
        return .type(.string)
    }

    private func join(_ input: ValueType, _ arguments: [ValueType]) -> Outcome {
        guard input == .list(.string) || input == .list(.int) else { return .wrongInput("a list of strings or ints") }
        if let separator = arguments.first, separator != .string { return .wrongArgument(0, "a string") }
        return .type(.string)
    }

    private func contains(_ input: ValueType, _ arguments: [ValueType]) -> Outcome {
        switch input {
        case .string: return arguments.first == .string ? .type(.bool) : .wrongArgument(0, "a string")
        case .list(let element) where element.isScalar:
            return arguments.first == element ? .type(.bool) : .wrongArgument(0, element.withArticle)
        default: return .wrongInput("a string or a list of strings, ints or bools")
        }
    }

    private func defaulting(_ input: ValueType, _ arguments: [ValueType]) -> Outcome {
        guard let argument = arguments.first, argument.fits(input.present) else {
            return .wrongArgument(0, input.present.withArticle)
        }
        return .type(input.present)
    }
}

extension ValueType {
    /// Whether values of the type can be printed and compared.
    var isScalar: Bool { self == .string || self == .int || self == .bool }

    /// Whether a value of this type can stand where one of `wanted` is expected.
    func fits(_ wanted: ValueType) -> Bool {
        switch (self, wanted) {
        case (.optional(let wrapped), .optional(let other)): wrapped.fits(other)
        case (_, .optional(let other)): fits(other)
        case (.list(let element), .list(let other)): element.fits(other)
        default: self == wanted
        }
    }

    /// The type of a value that is of one type or the other; nil where there is none.
    func joined(with other: ValueType) -> ValueType? {
        if fits(other) { return other }
        if other.fits(self) { return self }
        if present.fits(other.present) { return other.present.orAbsent }
        return other.present.fits(present) ? present.orAbsent : nil
    }
}
