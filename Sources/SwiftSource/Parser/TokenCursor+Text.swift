import Diagnostics

extension TokenCursor {
    /// The text as written, with comments left out and line breaks and runs of white space folded to single spaces.
    func foldedText(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        var opens = true
        let first = tokens.partitioningIndex { $0.range.upperBound > range.lowerBound }
        for token in tokens[first...].prefix(while: { $0.range.lowerBound < range.upperBound }) {
            let closes = token.kind.groupStep < 0
            if token.hasSpaceBefore, !opens, !(closes && token.startsLine) { text.append(Ascii.space) }
            // Of `>>` a type may have the first half.
            text += bytes[token.range.clamped(to: range)]
            opens = token.kind.groupStep > 0
        }
        return String(decoding: text, as: UTF8.self)
    }
}
