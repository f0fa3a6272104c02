import SwiftSource

/// Text that is put into Swift source, made safe for the place where it is put.
enum SwiftText {
    /// A string literal with its quotes. Nothing in the text can end it, interpolate or reorder what a reader sees.
    static func quoted(_ text: String) -> String {
        if text.isPlain { return "\"\(text)\"" }
        var result = "\""
        result.reserveCapacity(text.utf8.count + 2)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0": result += "\\0"
            default:
                if scalar.isInvisible { result += escaped(scalar) } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }

    /// One line of a comment. Line breaks become spaces, and neither the beginning nor the end of a comment is left in it.
    static func comment(_ text: String) -> String {
        if text.isPlain { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count)
        var before: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch (before, scalar) {
            case ("\r", "\n"): break
            case (_, "\n"), (_, "\r"), (_, "\t"), (_, "\u{B}"), (_, "\u{C}"), (_, "\u{85}"), (_, "\u{2028}"),
                (_, "\u{2029}"):
                result += " "
            case ("*", "/"): result += " /"
            case ("/", "*"): result += " *"
            default:
                if scalar.isInvisible { result += escaped(scalar) } else { result.unicodeScalars.append(scalar) }
            }
            before = scalar
        }
        return result
    }

    /// A Swift identifier: what cannot be in one is left out, keywords get backticks.
    static func identifier(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            if scalar == "_" || properties.isXIDStart {
                result.unicodeScalars.append(scalar)
            } else if properties.isXIDContinue {
                if result.isEmpty { result += "_" }
                result.unicodeScalars.append(scalar)
            }
        }
        if result.isEmpty { return "_" }
        return result.escapedName
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}

extension String {
    /// Has nothing but letters, digits, spaces and signs that mean nothing in literals and comments: what most text is.
    fileprivate var isPlain: Bool {
        withBytes { bytes in
            bytes.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "/"): false
                default: byte >= 0x20 && byte < 0x7F
                }
            }
        }
    }
}

extension Unicode.Scalar {
    /// Control characters, line separators, the byte order mark and those that change the direction of text.
    fileprivate var isInvisible: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
