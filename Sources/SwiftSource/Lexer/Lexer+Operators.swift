extension Lexer {
    /// Reads a run of operator characters, up to a comment.
    mutating func readOperator() {
        let start = offset
        let first = bytes[start]
        // After an operand `?` and `!` are always one operator each: `a?.b`, `a??`, `f()!`.
        if first == Ascii.question || first == Ascii.exclamation, bytes.isLeftBound(at: start) {
            offset += 1
            return emit(.op, from: start)
        }
        let mayHoldDots = first == Ascii.dot
        while offset < end {
            let byte = bytes[offset]
            if byte == Ascii.slash, offset > start {
                let next = self.byte(offset + 1)
                if next == Ascii.slash || next == Ascii.asterisk { break }
            }
            if byte.isAsciiOperator || (mayHoldDots && byte == Ascii.dot) {
                offset += 1
            } else if byte >= 0x80, let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: offset, before: end),
                continuesOperator(scalar, isFirst: offset == start)
            {
                offset += length
            } else {
                break
            }
        }
        emit(.op, from: start)
    }

    /// Whether a scalar is an operator character, or, behind the first one, a mark that combines with it.
    private func continuesOperator(_ scalar: UInt32, isFirst: Bool) -> Bool {
        if case .op = ScalarClass(scalar) { return true }
        let isVariationSelector = (0xFE00...0xFE0F).contains(scalar)
        return !isFirst && (isVariationSelector || Self.combiningMarks.contains { $0.contains(scalar) })
    }

    /// The marks that combine with the scalar before them.
    static let combiningMarks: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]
}
