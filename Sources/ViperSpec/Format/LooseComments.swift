import Diagnostics
import SwiftSource

extension SourceFile {
    /// Returns the comments between the tokens of a range, without indentation. `trailing` contains the comments on
    /// the line where the range starts. `lines` contains all other comments and the blank lines between them.
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

    /// Returns all comments between the tokens of a range, without indentation.
    package func lines(ofCommentsIn range: Range<Int>) -> String {
        let (trailing, lines) = comments(in: range)
        return (trailing.isEmpty ? "" : trailing + "\n") + lines
    }

    /// The end of the comments before the first blank line of the file, such as a license; 0 if there are none.
    package var endOfFirstComments: Int {
        var gap = Trivia(self, 0..<(Lexer.tokens(of: self).first?.range.lowerBound ?? 0))
        while let line = gap.takeLine() {
            if gap.breaksBeforeNext > 1 { return line.comments.last?.range.upperBound ?? 0 }
        }
        return 0
    }

    /// Whether the file contains a doc comment.
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
    /// Adds an empty line, unless the text is empty or already ends with an empty line.
    fileprivate mutating func addBlankLine() {
        if !isEmpty, !hasSuffix("\n\n") { self += "\n" }
    }
}
