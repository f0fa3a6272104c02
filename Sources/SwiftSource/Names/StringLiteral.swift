import Diagnostics

extension String {
    /// The text as a Swift string literal, with its quotes. Quotes, backslashes, line breaks and invisible characters
    /// are escaped.
    package var literal: String {
        let escaped = replacingScalars { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case "\0": "\\0"
            default: scalar.isInvisible ? scalar.unicodeEscape : nil
            }
        }
        return "\"" + escaped + "\""
    }
}

extension [UInt8] {
    /// Returns the character and the end of the escape sequence at a backslash. The character is nil if Swift has no
    /// such escape sequence.
    package func escape(at start: Int) -> (character: Unicode.Scalar?, end: Int) {
        guard start + 1 < count, !self[start + 1].isLineBreak else { return (nil, start + 1) }
        let character: Unicode.Scalar?
        switch self[start + 1] {
        case UInt8(ascii: "n"): character = "\n"
        case UInt8(ascii: "r"): character = "\r"
        case UInt8(ascii: "t"): character = "\t"
        case UInt8(ascii: "0"): character = "\0"
        case ASCII.quote, ASCII.backslash, UInt8(ascii: "'"): character = Unicode.Scalar(self[start + 1])
        case UInt8(ascii: "u"): return unicodeEscape(at: start)
        default: character = nil
        }
        let rest = self[(start + 2)...].prefix { $0 & 0xC0 == 0x80 }
        return (character, rest.endIndex)
    }

    /// Returns the character and the end of an escape sequence such as `\u{1F600}`. The character is nil if the escape
    /// sequence is not valid.
    private func unicodeEscape(at start: Int) -> (character: Unicode.Scalar?, end: Int) {
        guard start + 2 < count, self[start + 2] == ASCII.openBrace else { return (nil, start + 2) }
        let digits = self[(start + 3)...].prefix(while: \.continuesAsciiName)
        guard digits.endIndex < count, self[digits.endIndex] == ASCII.closeBrace else { return (nil, digits.endIndex) }
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        return (value.flatMap(Unicode.Scalar.init), digits.endIndex + 1)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character, a line separator or the byte order mark, or changes the reading
    /// direction.
    package var isInvisible: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
