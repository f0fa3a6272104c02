extension Lexer {
    /// Skips white space and comments.
    mutating func skipTrivia() {
        while offset < end {
            let byte = bytes[offset]
            if byte > ASCII.slash { return }
            if byte.isBlank {
                hasSpaceBefore = true
                skipBlanks()
            } else if byte.isLineBreak {
                hasSpaceBefore = true
                closeSingleLineStrings()
                startsLine = true
                offset += 1
            } else if byte == ASCII.slash, [ASCII.slash, ASCII.asterisk].contains(self.byte(offset + 1)) {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlanks() {
        var index = offset
        while index < end, bytes[index].isBlank { index += 1 }
        offset = index
    }

    /// Skips a comment, or a `#!` line. If a block comment is not closed, the rest of the text becomes an `invalid` token.
    mutating func skipComment() {
        let comment = SourceComment(at: offset, in: bytes, before: end)
        offset = comment.range.upperBound
        if !comment.isClosed { emitInvalid(.comment, from: comment.range.lowerBound) }
        hasSpaceBefore = true
        if comment.kind == .block, bytes[comment.range].contains(where: \.isLineBreak) { startsLine = true }
    }
}
