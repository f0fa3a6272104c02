/// A word inside a tag. It holds no text of its own, so that lists of words are copied and thrown away for nothing.
struct Token: Sendable, Hashable {
    var kind: Kind
    var range: Range<Int>

    enum Kind: Sendable, Hashable {
        case name
        /// A name that is a word of the language.
        case word(Word)
        /// Where its text is in `ScannedTemplate.strings`.
        case string(Int)
        case int(Int)
        case symbol(Symbol)
        /// A string or number that is wrong, and reported.
        case invalid
    }

    enum Symbol: String, Sendable, Hashable {
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

        var length: Int {
            switch self {
            case .equal, .unequal, .lessOrEqual, .greaterOrEqual: 2
            default: 1
            }
        }
    }

    /// Words that are no names.
    enum Word: String, Sendable, CaseIterable {
        case and, or, not, `in`, `if`, `else`, `true`, `false`, `where`, with, forloop

        /// All of them, by their text.
        static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    }

    /// The text of a name comes from the file.
    var isName: Bool {
        switch kind {
        case .name, .word: true
        case .string, .int, .symbol, .invalid: false
        }
    }
}
