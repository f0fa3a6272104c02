extension Lexer {
    /// Skips white space and comments.
    mutating func skipTrivia() {
        while offset < end {
            let byte = bytes[offset]
            if byte > Ascii.slash { return }
            if byte.isBlank {
                hasSpaceBefore = true
                skipBlanks()
            } else if byte.isLineBreak {
                hasSpaceBefore = true
                closeSingleLineStrings()
                startsLine = true
                offset += 1
            } else if byte == Ascii.slash {
                let next = self.byte(offset + 1)
                if next == Ascii.slash {
                    hasSpaceBefore = true
                    skipToLineEnd()
                } else if next == Ascii.asterisk {
                    skipBlockComment()
                    hasSpaceBefore = true
                } else {
                    return
                }
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

    mutating func skipToLineEnd() {
        var index = offset
        while index < end, !bytes[index].isLineBreak { index += 1 }
        offset = index
    }

    /// Skips a block comment, with nested ones. If it is never closed, the rest of the text becomes an `invalid` token.
    private mutating func skipBlockComment() {
        let start = offset
        var depth = 0
        var hasLineBreak = false
        while offset < end {
            let byte = bytes[offset]
            if byte == Ascii.asterisk, self.byte(offset + 1) == Ascii.slash {
                offset += 2
                depth -= 1
                if depth == 0 {
                    startsLine = startsLine || hasLineBreak
                    return
                }
            } else if byte == Ascii.slash, self.byte(offset + 1) == Ascii.asterisk {
                offset += 2
                depth += 1
            } else {
                if byte.isLineBreak { hasLineBreak = true }
                offset += 1
            }
        }
        emitInvalid(.comment, from: start)
    }
}
