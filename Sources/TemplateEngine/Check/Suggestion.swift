import Diagnostics

extension Diagnostic {
    /// Creates a diagnostic about an unknown name. If `meant` is not nil, adds a fix-it that inserts that name.
    /// Otherwise adds the note `otherwise`, which usually lists the valid names.
    init(
        _ rule: Rule, _ message: String, meant: String?, insteadOf name: String, at location: SourceLocation,
        otherwise: String?
    ) {
        let question = meant.map { "; did you mean '\($0)'?" } ?? ""
        self = Diagnostic(rule, message + question, at: location)
            .meaning(meant, insteadOf: name, at: location.range, otherwise: otherwise.map { Note($0) })
    }

    /// Returns the names as a list. If there are more than 16, replaces the rest by `and 5 more`.
    static func list(_ names: [String]) -> String {
        let limit = 16
        guard names.count > limit else { return names.joined(separator: ", ") }
        return names.prefix(limit).joined(separator: ", ") + " and \(names.count - limit) more"
    }
}

extension Range<Int> {
    /// The range of a string literal without its quotes.
    var insideQuotes: Range<Int> { count >= 2 ? lowerBound + 1..<upperBound - 1 : self }
}

extension Tag.Kind {
    var opening: String {
        switch self {
        case .value: "{{"
        case .block: "{%"
        case .comment: "{#"
        }
    }

    var closing: String {
        switch self {
        case .value: "}}"
        case .block: "%}"
        case .comment: "#}"
        }
    }
}
