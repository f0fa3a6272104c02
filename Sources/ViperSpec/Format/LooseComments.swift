import Diagnostics
import SwiftSource

extension SourceFile {
    /// Returns the comments between the tokens of a range, at the left margin. The first result contains the
    /// comments on the line where the range starts, the second the lines of the others, including blank lines.
    package func comments(in range: Range<Int>) -> (trailing: String, lines: String) {
        var (trailing, lines, end) = ("", "", range.lowerBound)
        for token in Lexer.tokens(of: self, in: range) {
            var gap = Trivia(self, end..<token.range.lowerBound)
            if end == range.lowerBound { trailing = textAtMargin(gap.takeBeforeFirstBreak()) }
            while let line = gap.takeLine() {
                if line.breaksBefore > 1 { lines.addBlankLine() }
                lines += textAtMargin(line.comments) + "\n"
            }
            if gap.breaksBeforeNext > 1 { lines.addBlankLine() }
            end = token.range.upperBound
        }
        return (trailing, lines)
    }

    /// Returns the comments between the tokens of a range, at the left margin.
    package func lines(ofCommentsIn range: Range<Int>) -> String {
        let (trailing, lines) = comments(in: range)
        return (trailing.isEmpty ? "" : trailing + "\n") + lines
    }

    /// The end of the comments at the start of the file, up to the first blank line; 0 if no blank line follows
    /// them.
    package var endOfFirstComments: Int {
        var gap = Trivia(self, 0..<(Lexer.tokens(of: self).first?.range.lowerBound ?? 0))
        while let line = gap.takeLine() {
            if gap.breaksBeforeNext > 1 { return line.comments.last?.range.upperBound ?? 0 }
        }
        return 0
    }

    /// Whether a comment between the tokens is a doc comment.
    package var holdsDocumentation: Bool {
        let cursor = TokenCursor(source: self)
        return cursor.tokens.indices.contains { cursor.documentation(before: $0) != nil }
    }

    private func textAtMargin(_ comments: [SourceComment]) -> String {
        let text = RelocatedText(self, [], unit: .standard)
        return comments.map { comment in
            text.moved(comment.range, to: 0).map { String(decoding: text.withoutBlanksAtEnd($0[...]), as: UTF8.self) }
                .joined(separator: "\n")
        }.joined(separator: " ")
    }
}

extension String {
    /// Adds an empty line, unless the text is empty or ends with one.
    fileprivate mutating func addBlankLine() {
        if !isEmpty, !hasSuffix("\n\n") { self += "\n" }
    }
}
