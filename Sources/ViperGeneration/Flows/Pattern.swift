/// A pattern of a `case`, read from its text as far as a test can choose a value for it.
indirect enum Pattern: Sendable, Hashable {
    /// `_`.
    case anything
    /// `let x`.
    case binding(String)
    case null
    case boolean(Bool)
    /// `let x?`.
    case present(Pattern)
    /// `.success(let x)`: a case's name, and a pattern for each part of its payload.
    case choice(String, [Pattern])
    case other

    init(_ text: String) { self = PatternReader(text).read() }
}

private struct PatternReader {
    let text: String

    init(_ text: String) {
        self.text = text.trimmed
    }

    func read() -> Pattern { read(text, isBinding: false) }

    private func read(_ text: String, isBinding: Bool) -> Pattern {
        let text = text.trimmed
        if text == "_" { return .anything }
        if text == "nil" { return .null }
        if text == "true" || text == "false" { return .boolean(text == "true") }
        for keyword in ["let ", "var "] where text.hasPrefix(keyword) {
            return read(String(text.dropFirst(4)), isBinding: true)
        }
        if text.hasSuffix("?") { return .present(read(String(text.dropLast()), isBinding: isBinding)) }
        if let name = Self.name(text) { return isBinding ? .binding(name) : .other }
        return choice(text, isBinding: isBinding)
    }

    private func choice(_ text: String, isBinding: Bool) -> Pattern {
        let head = text.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: "."), let name = Self.name(String(head[head.index(after: dot)...])) else {
            return .other
        }
        let rest = text.dropFirst(head.count)
        guard !rest.isEmpty else { return .choice(name, []) }
        guard rest.hasSuffix(")") else { return .other }
        let parts = Self.parts(rest.dropFirst().dropLast()).map { part in
            read(Self.withoutLabel(part), isBinding: isBinding)
        }
        return .choice(name, parts)
    }

    private static func name(_ text: String) -> String? {
        let name =
            text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? text.dropFirst().dropLast() : text[...]
        guard let first = name.first, first.isLetter || first == "_",
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return String(name)
    }

    /// Between commas, outside brackets.
    private static func parts(_ text: Substring) -> [String] {
        var parts: [String] = [""]
        var depth = 0
        for character in text {
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    private static func withoutLabel(_ text: String) -> String {
        let trimmed = text.trimmed
        guard let colon = trimmed.firstIndex(of: ":"), name(String(trimmed[..<colon])) != nil else { return trimmed }
        return String(trimmed[trimmed.index(after: colon)...])
    }
}
