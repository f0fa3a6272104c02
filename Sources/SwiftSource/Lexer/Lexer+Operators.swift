extension Lexer {
    /// Reads a run of operator characters. A comment ends the run.
    mutating func readOperator() {
        let start = offset
        let first = bytes[start]
        // After an operand, each `?` and `!` is an operator of its own: `a?.b`, `a??`, `f()!`.
        if first == ASCII.question || first == ASCII.exclamation, bytes.isLeftBound(at: start) {
            offset += 1
            return emit(.op, from: start)
        }
        let mayHoldDots = first == ASCII.dot
        while offset < end {
            let byte = bytes[offset]
            if byte == ASCII.slash, offset > start {
                let next = self.byte(offset + 1)
                if next == ASCII.slash || next == ASCII.asterisk { break }
            }
            if byte.isAsciiOperator || (mayHoldDots && byte == ASCII.dot) {
                offset += 1
            } else if byte >= 0x80, let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: offset, before: end),
                case .op = ScalarClass(scalar)
            {
                offset += length
            } else {
                break
            }
        }
        emit(.op, from: start)
    }
}
