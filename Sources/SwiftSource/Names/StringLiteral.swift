import Diagnostics

extension String {
    /// The text as a Swift string literal, with its quotes. Characters that would end it, interpolate or change the
    /// reading direction are escaped.
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

extension Unicode.Scalar {
    /// Whether it is a control character, a line separator, the byte order mark, or changes the reading direction.
    package var isInvisible: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
