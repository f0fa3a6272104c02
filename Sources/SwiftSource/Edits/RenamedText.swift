import Diagnostics

/// Replaces whole words in Swift code and comments. Every other byte stays the same.
package enum RenamedText {
    /// Returns the renamed text.
    ///
    /// - Parameters:
    ///   - names: The new names by old names.
    ///   - replacements: New words and string literals by the offset of the token that they replace.
    package static func bytes(
        of source: SourceFile, names: [String: String], replacements: [Int: String] = [:]
    ) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.bytes.count)
        var end = 0
        for token in Lexer.tokens(of: source) {
            result += comment(source.bytes[end..<token.range.lowerBound], names)
            result += word(token, source, names, replacements[token.range.lowerBound])
            end = token.range.upperBound
        }
        return result
    }

    /// Returns the token, or its replacement if it has one.
    private static func word(
        _ token: Token, _ source: SourceFile, _ names: [String: String], _ replacement: String?
    ) -> [UInt8] {
        let text = source.text(token.range)
        switch token.kind {
        case .identifier: if let new = replacement ?? names[text] { return Array(new.utf8) }
        case .escapedIdentifier:
            if let new = replacement ?? names[text.withoutBackticks] { return Array("`\(new)`".utf8) }
        case .string: if let replacement { return Array(replacement.utf8) }
        default: break
        }
        return Array(source.bytes[token.range])
    }

    /// Returns the text between two tokens, with the words in its comments renamed.
    private static func comment(_ gap: ArraySlice<UInt8>, _ names: [String: String]) -> [UInt8] {
        guard gap.contains(ASCII.slash) else { return Array(gap) }
        var result: [UInt8] = []
        var word: [UInt8] = []
        func renamedWord() -> [UInt8] {
            word.isEmpty ? [] : names[String(decoding: word, as: UTF8.self)].map { Array($0.utf8) } ?? word
        }
        for byte in gap {
            if byte.continuesAsciiName || byte >= 0x80 {
                word.append(byte)
            } else {
                result += renamedWord() + [byte]
                word = []
            }
        }
        return result + renamedWord()
    }
}
