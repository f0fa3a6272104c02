import Diagnostics
import SwiftSource

/// The tokens of a range of Swift, to compare code without its white space and comments.
package struct TokenText: Hashable {
    /// The texts of the tokens.
    package let tokens: [String]
    let hasComments: Bool

    /// Reads a range of a file, or all of it.
    package init(_ source: SourceFile, _ range: Range<Int>? = nil) {
        let range = range ?? source.bytes.indices
        var tokens: [String] = []
        var hasComments = false
        var end = range.lowerBound
        for token in Lexer.tokens(of: source, in: range) {
            let gap = source.bytes[min(end, token.range.lowerBound)..<token.range.lowerBound]
            if gap.contains(ASCII.slash) { hasComments = true }
            end = token.range.upperBound
            if token.kind != .endOfFile { tokens.append(source.text(token.range)) }
        }
        self.tokens = tokens
        self.hasComments = hasComments
    }
}

extension SourceFile {
    /// Returns the identifiers in a range of the text, or in all of it, in order.
    package func identifiers(in range: Range<Int>? = nil) -> [String] {
        Lexer.tokens(of: self, in: range).filter { $0.kind == .identifier }.map { text($0.range) }
    }
}
