import SwiftSource

/// A filter of the template language, such as `upperFirst` in `{{ name|upperFirst }}`.
struct Filter: Sendable {
    /// The name after `|`.
    let name: String
    /// Example arguments for messages, such as `"a","b"`; nil for a filter without arguments.
    let example: String?
    let argumentCounts: ClosedRange<Int>
    /// Whether the filter accepts an absent value.
    let takesAbsent: Bool
    let type: @Sendable (_ input: ValueType, _ arguments: [ValueType]) throws(Mismatch) -> ValueType
    /// Returns the filtered value, or nil if the values have types that the filter does not accept.
    let apply: @Sendable (_ input: Value, _ arguments: [Value]) -> Value?

    /// The error that a value has the wrong type. The text describes the expected type: `a string`.
    enum Mismatch: Error {
        case input(String)
        case argument(Int, String)
    }

    init(
        _ name: String, _ example: String? = nil, arguments: ClosedRange<Int> = 0...0, takesAbsent: Bool = false,
        type: @escaping @Sendable (ValueType, [ValueType]) throws(Mismatch) -> ValueType,
        apply: @escaping @Sendable (Value, [Value]) -> Value?
    ) {
        (self.name, self.example, self.type, self.apply) = (name, example, type, apply)
        (argumentCounts, self.takesAbsent) = (arguments, takesAbsent)
    }

    static let all: [Filter] = [
        text("upperFirst") { .string($0.prefix(1).uppercased() + $0.dropFirst()) },
        text("lowerFirst") { .string($0.prefix(1).lowercased() + $0.dropFirst()) },
        text("camelCase") { .string(Words($0).camelCase) },
        text("snakeCase") { .string(Words($0).joined(by: "_")) },
        text("kebabCase") { .string(Words($0).joined(by: "-")) },
        text("upper") { .string($0.uppercased()) },
        text("lower") { .string($0.lowercased()) },
        text("quoted") { .string($0.literal) },
        text("identifier") { .string(SwiftEscaping.identifier($0)) },
        text("hasPrefix", gives: .bool) { .bool($0.utf8.starts(with: $1.utf8)) },
        text("hasSuffix", gives: .bool) { .bool($0.utf8.reversed().starts(with: $1.utf8.reversed())) },
        replace, indent, contains, count, first, last, join, `default`,
    ]

    static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The names of filters in other template languages, and the equivalent filters here. Messages suggest the
    /// equivalents.
    static let foreignNames: [String: String] = [
        "capitalize": "upperFirst", "upperFirstLetter": "upperFirst", "lowerFirstLetter": "lowerFirst",
        "lowerFirstWord": "camelCase", "snakeToCamelCase": "camelCase", "camelToSnakeCase": "snakeCase",
        "uppercase": "upper", "lowercase": "lower", "length": "count", "size": "count", "escape": "quoted",
        "stringify": "quoted", "swiftIdentifier": "identifier", "escapeReservedKeywords": "identifier",
        "d": "default", "startswith": "hasPrefix", "endswith": "hasSuffix",
    ]
}

// MARK: - Filters of text

extension Filter {
    /// Creates a filter that accepts a string and has no arguments. Its result is a string.
    private static func text(_ name: String, _ function: @escaping @Sendable (String) -> Value) -> Filter {
        Filter(name, type: { input, _ throws(Mismatch) in try input.text() }) { input, _ in
            input.text.map(function)
        }
    }

    /// Creates a filter that accepts a string and has one string argument.
    private static func text(
        _ name: String, gives result: ValueType, _ function: @escaping @Sendable (String, String) -> Value
    ) -> Filter {
        Filter(
            name, #""a""#, arguments: 1...1,
            type: { input, arguments throws(Mismatch) in
                _ = try input.text()
                try arguments.expect(.string, at: 0)
                return result
            },
            apply: { input, arguments in
                guard let text = input.text, let other = arguments[0].text else { return nil }
                return function(text, other)
            })
    }

    private static let replace = Filter(
        "replace", #""a","b""#, arguments: 2...2,
        type: { input, arguments throws(Mismatch) in
            _ = try input.text()
            try arguments.expect(.string, at: 0)
            try arguments.expect(.string, at: 1)
            return .string
        },
        apply: { input, arguments in
            guard let text = input.text, let old = arguments[0].text, let new = arguments[1].text else { return nil }
            return .string(old.isEmpty ? text : text.replacing(old, with: new))
        })

    /// Indents all lines after the first. The argument is a number of spaces, or the text to insert. With the second
    /// argument `true`, it indents the first line too.
    private static let indent = Filter(
        "indent", "4", arguments: 0...2,
        type: { input, arguments throws(Mismatch) in
            if let first = arguments.first, first != .int, first != .string {
                throw .argument(0, "an int or a string")
            }
            if arguments.count > 1 { try arguments.expect(.bool, at: 1) }
            return try input.text()
        },
        apply: { input, arguments in
            guard let text = input.text else { return nil }
            var prefix = "    "
            switch arguments.first {
            case .int(let width): prefix = String(repeating: " ", count: min(max(0, width), 1_000))
            case .string(let text): prefix = text
            default: break
            }
            return .string(text.indented(by: prefix, includesFirst: arguments.count > 1 && arguments[1].isTrue))
        })
}

// MARK: - Filters of lists

extension Filter {
    private static let contains = Filter(
        "contains", #""a""#, arguments: 1...1,
        type: { input, arguments throws(Mismatch) in
            switch input {
            case .string: try arguments.expect(.string, at: 0)
            case .list(let element) where element.isScalar: try arguments.expect(element, at: 0)
            default: throw .input("a string or a list of strings, ints or bools")
            }
            return .bool
        },
        apply: { input, arguments in input.contains(arguments[0]).map { .bool($0) } })

    private static let count = Filter(
        "count",
        type: { input, _ throws(Mismatch) in
            _ = try input.element()
            return .int
        },
        apply: { input, _ in input.elements.map { .int($0.count) } })

    private static let first = Filter("first", type: { input, _ throws(Mismatch) in try input.element() }) { input, _ in
        input.elements.map { $0.first ?? .none }
    }

    private static let last = Filter("last", type: { input, _ throws(Mismatch) in try input.element() }) { input, _ in
        input.elements.map { $0.last ?? .none }
    }

    private static let join = Filter(
        "join", #"", ""#, arguments: 0...1,
        type: { input, arguments throws(Mismatch) in
            guard input == .list(.string) || input == .list(.int) else { throw .input("a list of strings or ints") }
            if !arguments.isEmpty { try arguments.expect(.string, at: 0) }
            return .string
        },
        apply: { input, arguments in
            guard case .list(let elements) = input else { return nil }
            let parts = elements.compactMap(\.printed)
            return parts.count == elements.count ? .string(parts.joined(separator: arguments.first?.text ?? "")) : nil
        })

    private static let `default` = Filter(
        "default", "\"\"", arguments: 1...1, takesAbsent: true,
        type: { input, arguments throws(Mismatch) in
            try arguments.expect(input, at: 0)
            return input
        },
        apply: { input, arguments in
            if case .none = input { arguments[0] } else { input }
        })
}

extension [ValueType] {
    fileprivate func expect(_ type: ValueType, at index: Int) throws(Filter.Mismatch) {
        if self[index] != type { throw .argument(index, type.withArticle) }
    }
}

extension ValueType {
    fileprivate func text() throws(Filter.Mismatch) -> ValueType {
        guard self == .string else { throw .input("a string") }
        return self
    }

    /// Returns the type of the elements of a list, or of the characters of a string.
    fileprivate func element() throws(Filter.Mismatch) -> ValueType {
        switch self {
        case .list(let element): return element.present
        case .string: return .string
        default: throw .input("a string or a list")
        }
    }
}

extension Value {
    fileprivate var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The elements of a list, or the characters of a string.
    fileprivate var elements: [Value]? {
        switch self {
        case .list(let elements): elements
        case .string(let text): text.map { .string(String($0)) }
        default: nil
        }
    }
}

extension String {
    /// Returns the text with `prefix` before each line. Before an empty line, the prefix has no trailing white space.
    fileprivate func indented(by prefix: String, includesFirst: Bool) -> String {
        let lines = utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        let trimmed = prefix.utf8.reversed().drop(while: \.isWhiteSpace).reversed()
        var result: [UInt8] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { result.append(0x0A) }
            // If the text ends with a line break, the last element of `lines` is empty and not a line.
            let isEnd = index == lines.count - 1 && line.isEmpty
            if index > 0 || includesFirst, !isEnd {
                if line.first?.isLineBreak ?? true { result += trimmed } else { result += prefix.utf8 }
            }
            result += line
        }
        return String(decoding: result, as: UTF8.self)
    }
}
