import Diagnostics
import SwiftSource

extension SourceFile {
    /// Returns the names in an expression: `f` and `a` in `f(x: a.b)`. Argument labels and members after a dot do not
    /// count.
    func namesMentioned(in range: Range<Int>) -> Set<String> {
        let tokens = Lexer.tokens(of: self, in: range)
        var names: Set<String> = []
        for (index, token) in tokens.enumerated() where token.kind == .identifier || token.kind == .escapedIdentifier {
            switch index > 0 ? tokens[index - 1].kind : nil {
            case .punctuation(ASCII.dot): if !isSelf(tokens, before: index - 1) { continue }
            case .punctuation(ASCII.openParen), .punctuation(ASCII.comma):
                if index + 1 < tokens.count, tokens[index + 1].kind == .punctuation(ASCII.colon) { continue }
            default: break
            }
            names.insert(text(token.range).withoutBackticks)
        }
        return names
    }

    /// Returns whether `self` precedes a dot. If so, the name after the dot is not a member of another value.
    private func isSelf(_ tokens: [Token], before dot: Int) -> Bool {
        dot > 0 && tokens[dot - 1].keyword == .selfValue
    }
}
