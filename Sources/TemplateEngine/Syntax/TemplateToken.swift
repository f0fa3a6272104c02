/// A token inside a tag.
struct TemplateToken: Sendable, Hashable {
    var kind: Kind
    var range: Range<Int>

    enum Kind: Sendable, Hashable {
        case name
        case reserved(ReservedToken)
        /// A string literal. The escapes in its value are resolved.
        case string(String)
        case int(Int)
        /// An invalid string or number. The error was already reported.
        case invalid
    }

    /// A word or operator that cannot be a name.
    enum ReservedToken: String, Sendable, CaseIterable {
        case and, or, not, `in`, `if`, `else`, `true`, `false`, `where`, with, forloop
        case dot = "."
        case comma = ","
        case pipe = "|"
        case colon = ":"
        case assign = "="
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case openParenthesis = "("
        case closeParenthesis = ")"
        case openBracket = "["
        case closeBracket = "]"

        /// All reserved words and operators by their text.
        static let byText = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

        var isWord: Bool { rawValue.utf8.allSatisfy(\.isNamePart) }
    }

    /// Whether the token has the form of a name. Reserved words such as `in` do.
    var isName: Bool {
        switch kind {
        case .name: true
        case .reserved(let reserved): reserved.isWord
        case .string, .int, .invalid: false
        }
    }
}
