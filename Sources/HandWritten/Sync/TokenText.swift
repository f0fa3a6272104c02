import Diagnostics
import SwiftSource

/// The tokens of a piece of Swift, by which two pieces are compared without their white space and comments.
struct TokenText: Hashable {
    let tokens: [String]
    let hasComments: Bool

    /// Reads a range of a file, or all of it.
    init(_ source: SourceFile, _ range: Range<Int>? = nil) {
        let range = range ?? source.bytes.indices
        var tokens: [String] = []
        var hasComments = false
        var end = range.lowerBound
        for token in Lexer.tokens(of: source, in: range) {
            let gap = source.bytes[min(end, token.range.lowerBound)..<token.range.lowerBound]
            if gap.contains(Ascii.slash) { hasComments = true }
            end = token.range.upperBound
            if token.kind != .endOfFile { tokens.append(source.text(token.range)) }
        }
        self.tokens = tokens
        self.hasComments = hasComments
    }
}
