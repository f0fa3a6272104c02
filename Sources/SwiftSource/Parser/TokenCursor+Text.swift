import Diagnostics

extension TokenCursor {
    /// The text as written, with comments left out and line breaks and runs of white space folded to single spaces.
    func foldedText(_ range: Range<Int>) -> String {
        isPlain(range) ? text(range) : folded(range)
    }

    /// One line without comments.
    private func isPlain(_ range: Range<Int>) -> Bool {
        var last: UInt8 = 0
        for index in range {
            let byte = bytes[index]
            if byte.isLineBreak || byte == Ascii.tab { return false }
            if last == Ascii.slash, byte == Ascii.slash || byte == Ascii.asterisk { return false }
            if last == Ascii.space, byte == Ascii.space { return false }
            last = byte
        }
        return true
    }

    private func folded(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        var opens = true
        for token in Lexer.tokens(of: source, in: range) where token.kind != .endOfFile {
            let closes =
                token.kind == .punctuation(Ascii.closeParen) || token.kind == .punctuation(Ascii.closeBracket)
            if token.hasSpaceBefore, !opens, !(closes && token.startsLine) { text.append(Ascii.space) }
            text += bytes[token.range]
            opens = token.kind == .punctuation(Ascii.openParen) || token.kind == .punctuation(Ascii.openBracket)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
