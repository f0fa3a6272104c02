/// Words that Swift does not take as a name without backticks.
extension String {
    package var isReservedWord: Bool { reservedWords.contains(self) }

    /// As it stands in Swift where a name is declared: in backticks where it must.
    package var escapedName: String { isReservedWord ? "`\(self)`" : self }
}

private let reservedWords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws",
    "true", "try", "typealias", "var", "where", "while",
]
