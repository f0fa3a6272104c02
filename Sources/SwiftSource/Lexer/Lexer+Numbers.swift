extension Lexer {
    mutating func readNumber() {
        let start = offset
        // `tuple.0.1` contains two integers, not a fraction.
        if let last = tokens.last, last.kind == .punctuation(ASCII.dot), last.range.upperBound == start,
            bytes.isLeftBound(at: last.range.lowerBound)
        {
            skipDigits()
            readName()
            return emit(.integer, from: start)
        }
        // In `0xFE`, the `E` does not start an exponent.
        if byte(start) == 0x30, byte(start + 1) == 0x78 {
            readName()
            return emit(.integer, from: start)
        }
        skipDigits()
        var isFloat = false
        if byte(offset) == ASCII.dot, byte(offset + 1).isDigit {
            isFloat = true
            offset += 1
            skipDigits()
        }
        if byte(offset) | 0x20 == 0x65, skipExponent() { isFloat = true }
        readName()
        emit(isFloat ? .float : .integer, from: start)
    }

    private mutating func skipDigits() {
        while byte(offset).isDigit || byte(offset) == ASCII.underscore { offset += 1 }
    }

    /// Skips an exponent, such as `e10`. If no digit follows the letter, skips nothing and returns false.
    private mutating func skipExponent() -> Bool {
        let next = byte(offset + 1)
        let digits = next == 0x2B || next == 0x2D ? offset + 2 : offset + 1
        guard byte(digits).isDigit else { return false }
        offset = digits
        skipDigits()
        return true
    }
}
