/// The words that begin block tags.
enum Keyword: String, CaseIterable {
    case `if`, `for`, include, set, macro, call, filter, raw, `break`, `continue`

    /// Tags that end or divide a block, and the block that they belong to.
    private static let parts: [(word: String, block: Keyword)] = [
        ("elif", .if), ("else", .if), ("else", .for), ("endif", .if), ("endfor", .for), ("endmacro", .macro),
        ("endfilter", .filter), ("endraw", .raw),
    ]

    static func isDivider(_ word: String) -> Bool { parts.contains { $0.word == word } }

    static func isPart(_ word: String, of block: String) -> Bool {
        parts.contains { $0.word == word && $0.block.rawValue == block }
    }

    /// The tag that `word` belongs to, for messages: `if`.
    static func owner(of word: String) -> String {
        parts.filter { $0.word == word }.map(\.block.rawValue).joined(separator: "' or '")
    }

    /// Every word that may begin a tag.
    static let all: [String] = allCases.map(\.rawValue) + parts.map(\.word)

    /// What other template languages call it.
    static let elsewhere: [String: String] = [
        "elseif": "elif", "elsif": "elif", "empty": "else", "end": "endif", "import": "include", "let": "set",
        "assign": "set", "verbatim": "raw", "endverbatim": "endraw", "endforeach": "endfor", "foreach": "for",
        "unless": "if", "ifnot": "if",
    ]
}
