extension String {
    /// The text as a string literal of Swift, with its quotes. Nothing in the text can end it, interpolate or reorder what a
    /// reader sees.
    package var literal: String {
        var result = "\""
        result.reserveCapacity(utf8.count + 2)
        if isPlainInSwift {
            result += self
            result += "\""
            return result
        }
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0": result += "\\0"
            default:
                if scalar.isInvisible {
                    result += scalar.unicodeEscape
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// Has nothing but letters, digits, spaces and signs that mean nothing in literals and comments: what most text is.
    package var isPlainInSwift: Bool {
        var text = self
        return text.withUTF8 { bytes in
            bytes.allSatisfy { byte in
                switch byte {
                case Ascii.quote, Ascii.backslash, Ascii.asterisk, Ascii.slash: false
                default: byte &- 0x20 < 0x5F
                }
            }
        }
    }
}

extension Unicode.Scalar {
    /// The escape by which literals and comments spell the scalar: `\u{202E}`.
    package var unicodeEscape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

    /// Control characters, line separators, the byte order mark and those that change the direction of text.
    package var isInvisible: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
