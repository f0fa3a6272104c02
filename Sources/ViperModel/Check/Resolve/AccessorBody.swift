import Diagnostics
import SwiftSource
import ViperSpec

extension VariableSyntax.Accessors {
    /// The accessors that a property's body stands for: `{ get }` for an expression or statements, more where the body itself
    /// consists of `get` and `set`.
    static func ofBody(_ range: Range<Int>, in source: SourceFile) -> VariableSyntax.Accessors {
        let words = topLevelWords(of: range, in: source)
        let starts: Set = ["get", "set", "_read", "mutating", "nonmutating"]
        guard let first = words.first, starts.contains(first), words.allSatisfy({ accessorWords.contains($0) }) else {
            return .init(getEffects: Effects(), isSettable: false, text: "{ get }", range: range)
        }
        let effects = Effects(isAsync: words.contains("async"), throwing: words.contains("throws") ? .any : .never)
        let isSettable = words.contains("set")
        let text = "{ get" + effects.text + (isSettable ? " set }" : " }")
        return .init(getEffects: effects, isSettable: isSettable, text: text, range: range)
    }

    private static let accessorWords: Set = [
        "get", "set", "_read", "_modify", "mutating", "nonmutating", "async", "throws", "{", "}",
    ]

    /// The tokens outside inner braces, each pair of braces as one `{`, and outside a setter's parentheses.
    private static func topLevelWords(of range: Range<Int>, in source: SourceFile) -> [String] {
        var words: [String] = []
        var depth = 0
        for token in Lexer.tokens(of: source, in: range) where token.kind != .endOfFile {
            switch token.kind {
            case .punctuation(Ascii.openBrace), .punctuation(Ascii.openParen):
                if depth == 0, token.kind == .punctuation(Ascii.openBrace) { words.append("{") }
                depth += 1
            case .punctuation(Ascii.closeBrace), .punctuation(Ascii.closeParen): depth -= 1
            default: if depth == 0 { words.append(source.text(token.range)) }
            }
            if words.count > 64 { break }
        }
        return words
    }
}
