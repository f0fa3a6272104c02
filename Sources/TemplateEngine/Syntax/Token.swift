/// A word inside a tag.
struct Token: Sendable, Hashable {
    var kind: Kind
    var range: Range<Int>

    enum Kind: Sendable, Hashable {
        case name(String)
        case string(String)
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
    }

    /// Words that are no names.
    static let reserved: Set<String> = [
        "and", "or", "not", "in", "if", "else", "true", "false", "where", "with", "forloop",
    ]
}
