extension Filter {
    /// The filtered value, whose text is at most about `limit` bytes.
    func apply(to value: Value, _ arguments: [Value], limit: Int) throws(Renderer.Stop) -> Value {
        if self == .default {
            guard case .none = value else { return value }
            return try argument(0, of: arguments)
        }
        switch value {
        case .string(let text): return try apply(toText: text, arguments, limit: limit)
        case .list(let elements): return try apply(toList: elements, arguments, limit: limit)
        case .int, .bool, .record, .none: throw .wrongType
        }
    }

    private func apply(toText text: String, _ arguments: [Value], limit: Int) throws(Renderer.Stop) -> Value {
        switch self {
        case .upperFirst: return .string(TextFilters.upperFirst(text))
        case .lowerFirst: return .string(TextFilters.lowerFirst(text))
        case .camelCase: return .string(Words(text).camelCase)
        case .snakeCase: return .string(Words(text).joined(by: "_"))
        case .kebabCase: return .string(Words(text).joined(by: "-"))
        case .upper: return .string(text.uppercased())
        case .lower: return .string(text.lowercased())
        case .trim: return .string(TextFilters.trimmed(text))
        case .quoted: return .string(text.literal)
        case .comment: return .string(SwiftText.comment(text))
        case .identifier: return .string(SwiftText.identifier(text))
        case .count: return .int(text.count)
        case .reverse: return .string(String(text.reversed()))
        case .first: return text.first.map { .string(String($0)) } ?? .none
        case .last: return text.last.map { .string(String($0)) } ?? .none
        case .lines: return .list(TextFilters.lines(text).map { .string($0) })
        case .split: return .list(TextFilters.split(text, by: try string(0, of: arguments)).map { .string($0) })
        case .hasPrefix: return .bool(text.utf8.starts(with: try string(0, of: arguments).utf8))
        case .hasSuffix: return .bool(text.utf8.reversed().starts(with: try string(0, of: arguments).utf8.reversed()))
        case .contains: return .bool(Search(for: try string(0, of: arguments)).isFound(in: text))
        case .replace:
            let (pattern, replacement) = (try string(0, of: arguments), try string(1, of: arguments))
            return try bounded(TextFilters.replaced(text, pattern, by: replacement, limit: limit))
        case .indent: return try indent(text, arguments, limit: limit)
        case .join, .sort, .unique, .default: throw .wrongType
        }
    }

    private func apply(toList elements: [Value], _ arguments: [Value], limit: Int) throws(Renderer.Stop) -> Value {
        switch self {
        case .count: return .int(elements.count)
        case .first: return elements.first ?? .none
        case .last: return elements.last ?? .none
        case .reverse: return .list(elements.reversed())
        case .contains:
            let wanted = try argument(0, of: arguments)
            return .bool(elements.contains { $0.isSame(as: wanted) })
        case .join:
            let separator = arguments.isEmpty ? "" : try string(0, of: arguments)
            let parts = elements.compactMap { $0.printed }
            guard parts.count == elements.count else { throw .wrongType }
            return try bounded(TextFilters.joined(parts, by: separator, limit: limit))
        case .sort: return .list(elements.sorted { $0.isLess(than: $1) })
        case .unique: return .list(elements.withoutRepetitions)
        default: throw .wrongType
        }
    }

    private func indent(_ text: String, _ arguments: [Value], limit: Int) throws(Renderer.Stop) -> Value {
        var prefix = "    "
        if case .int(let width)? = arguments.first {
            guard width <= limit else { throw .outputSize }
            prefix = String(repeating: " ", count: max(0, width))
        } else if !arguments.isEmpty {
            prefix = try string(0, of: arguments)
        }
        var includesFirst = false
        if arguments.count > 1 {
            guard case .bool(let flag) = arguments[1] else { throw .wrongType }
            includesFirst = flag
        }
        return try bounded(TextFilters.indented(text, by: prefix, includesFirst: includesFirst, limit: limit))
    }

    private func argument(_ index: Int, of arguments: [Value]) throws(Renderer.Stop) -> Value {
        guard index < arguments.count else { throw .wrongType }
        return arguments[index]
    }

    private func string(_ index: Int, of arguments: [Value]) throws(Renderer.Stop) -> String {
        guard case .string(let text) = try argument(index, of: arguments) else { throw .wrongType }
        return text
    }

    private func bounded(_ text: String?) throws(Renderer.Stop) -> Value {
        guard let text else { throw .outputSize }
        return .string(text)
    }
}
