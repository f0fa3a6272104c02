import Diagnostics

extension TokenCursor {
    /// The text as written, with comments left out and line breaks and runs of white space folded to single spaces.
    func foldedText(_ range: Range<Int>) -> String { bytes.isFolded(range) ? text(range) : folded(range) }

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

// Of the bytes alone: a cursor is large, and is copied for what it is asked from another file.
extension [UInt8] {
    /// One line without comments, and without white space side by side.
    fileprivate func isFolded(_ range: Range<Int>) -> Bool {
        for index in range {
            // Letters, digits, brackets.
            if self[index] > Ascii.slash { continue }
            let last = index > range.lowerBound ? self[index - 1] : 0
            switch self[index] {
            case Ascii.lineFeed, Ascii.carriageReturn, Ascii.tab: return false
            case Ascii.slash, Ascii.asterisk: if last == Ascii.slash { return false }
            case Ascii.space: if last == Ascii.space { return false }
            default: continue
            }
        }
        return true
    }
}
