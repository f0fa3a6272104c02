import Diagnostics
import SwiftSource

/// Text that is safe to insert into Swift source.
enum SwiftText {
    /// Returns a Swift identifier: the text without invalid characters, in backticks if it is a keyword.
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
