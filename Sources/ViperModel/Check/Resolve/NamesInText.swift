import Diagnostics
import SwiftSource

extension SourceFile {
    /// The names that an expression's text mentions, members after a dot and argument labels left out.
    func namesMentioned(in range: Range<Int>) -> Set<String> {
        let tokens = Lexer.tokens(of: self, in: range)
        var names: Set<String> = []
        for (index, token) in tokens.enumerated() {
            guard token.kind == .identifier || token.kind == .escapedIdentifier else { continue }
            if index > 0, tokens[index - 1].kind == .punctuation(UInt8(ascii: ".")), !isSelf(tokens, before: index - 1)
            {
                continue
            }
            let isLabel =
                index > 0 && index + 1 < tokens.count && tokens[index + 1].kind == .punctuation(UInt8(ascii: ":"))
            if isLabel, let previous = index > 0 ? tokens[index - 1].kind : nil,
                [.punctuation(UInt8(ascii: "(")), .punctuation(UInt8(ascii: ","))].contains(previous)
            {
                continue
            }
            names.insert(text(token.range).withoutBackticks)
        }
        return names
    }

    /// `self.name`: what follows is looked up where the expression stands.
    private func isSelf(_ tokens: [Token], before dot: Int) -> Bool {
        dot > 0 && tokens[dot - 1].range.count == 4 && text(tokens[dot - 1].range) == "self"
    }
}
