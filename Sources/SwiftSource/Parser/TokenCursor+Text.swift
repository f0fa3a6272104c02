import Diagnostics

extension TokenCursor {
    /// Returns the text without comments, and with each line break or run of white space replaced with one space.
    /// Removes white space after `(` and `[`, and line breaks before `)` and `]`.
    func foldedText(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        var opens = true
        let first = tokens.partitioningIndex { $0.range.upperBound > range.lowerBound }
        for token in tokens[first...].prefix(while: { $0.range.lowerBound < range.upperBound }) {
            let closes = token.kind.groupStep < 0
            if token.hasSpaceBefore, !opens, !(closes && token.startsLine) { text.append(ASCII.space) }
            // A type may end in the middle of `>>`.
            text += bytes[token.range.clamped(to: range)]
            opens = token.kind.groupStep > 0
        }
        return String(decoding: text, as: UTF8.self)
    }
}
