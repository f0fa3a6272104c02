/// A token inside a tag.
struct Token: Sendable, Hashable {
    var kind: Kind
    var range: Range<Int>

    enum Kind: Sendable, Hashable {
        case name
        case reserved(Reserved)
        /// A string, with its escapes resolved.
        case string(String)
        case int(Int)
        /// A string or number that is wrong, and reported.
        case invalid
    }

    /// A word or a sign that has a meaning of its own in the language of templates.
    enum Reserved: String, Sendable, CaseIterable {
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

        /// All of them, by their text.
        static let byText = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

        var isWord: Bool { rawValue.utf8.allSatisfy(\.isNamePart) }
    }

    /// Whether it has the form of a name: reserved words have.
    var isName: Bool {
        switch kind {
        case .name: true
        case .reserved(let reserved): reserved.isWord
        case .string, .int, .invalid: false
        }
    }
}
