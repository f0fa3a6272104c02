import Diagnostics
import SwiftSource

/// Text that is put into Swift source, made safe for the place where it is put.
enum SwiftText {
    /// One line of a comment. Line breaks become spaces, and neither the beginning nor the end of a comment is left in it.
    static func comment(_ text: String) -> String {
        if text.isPlainInSwift { return text }
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
                if scalar.isInvisible { result += scalar.unicodeEscape } else { result.unicodeScalars.append(scalar) }
            }
            before = scalar
        }
        return result
    }

    /// A Swift identifier: what cannot be in one is left out, keywords get backticks.
    static func identifier(_ text: String) -> String {
        if text.isPlainIdentifier { return text.escapedName }
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
}

extension String {
    /// A name of ASCII letters, digits and underscores.
    fileprivate var isPlainIdentifier: Bool {
        guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
        return utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
        }
    }
}
