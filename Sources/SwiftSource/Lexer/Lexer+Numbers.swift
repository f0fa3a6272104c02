extension Lexer {
    mutating func readNumber() {
        let start = offset
        // `tuple.0.1` holds two integers and no fraction.
        if let last = tokens.last, last.kind == .punctuation(Ascii.dot), last.range.upperBound == start,
            bytes.isLeftBound(at: last.range.lowerBound)
        {
            skipDigits()
            readName()
            return emit(.integer, from: start)
        }
        if byte(start) == 0x30, let isHexadecimal = radixIsHexadecimal(byte(start + 1)) {
            offset += 2
            readName()
            let isFloat = isHexadecimal && skipHexadecimalFraction(from: start)
            return emit(isFloat ? .float : .integer, from: start)
        }
        skipDigits()
        var isFloat = false
        if byte(offset) == Ascii.dot, byte(offset + 1).isDigit {
            isFloat = true
            offset += 1
            skipDigits()
        }
        if byte(offset) | 0x20 == 0x65, skipExponent() { isFloat = true }
        readName()
        emit(isFloat ? .float : .integer, from: start)
    }

    private func radixIsHexadecimal(_ byte: UInt8) -> Bool? {
        switch byte {
        case 0x78: true
        case 0x6F, 0x62: false
        default: nil
        }
    }

    private mutating func skipDigits() {
        while byte(offset).isDigit || byte(offset) == Ascii.underscore { offset += 1 }
    }

    /// Skips `e10` or `p-3`; false, and nothing skipped, where no digit follows the letter.
    private mutating func skipExponent() -> Bool {
        let next = byte(offset + 1)
        let digits = next == 0x2B || next == 0x2D ? offset + 2 : offset + 1
        guard byte(digits).isDigit else { return false }
        offset = digits
        skipDigits()
        return true
    }

    /// Skips the fraction and the exponent of `0x1.8p3`. A fraction counts only with an exponent, for `0x1.description` is a member.
    /// The sign of `0x1p-3` has ended the run of letters and digits.
    private mutating func skipHexadecimalFraction(from start: Int) -> Bool {
        let saved = offset
        if byte(offset) == Ascii.dot {
            var index = offset + 1
            while byte(index).isHexadecimalDigit { index += 1 }
            if index > offset + 1, byte(index) | 0x20 == 0x70 {
                offset = index
                if skipExponent() { return true }
            }
            offset = saved
            return false
        }
        guard byte(offset - 1) | 0x20 == 0x70 else { return bytes[start..<offset].contains { $0 | 0x20 == 0x70 } }
        offset -= 1
        if skipExponent() { return true }
        offset = saved
        return false
    }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        isDigit || (0x61...0x66).contains(self | 0x20) || self == Ascii.underscore
    }
}
