import Diagnostics

/// Swift text with some names replaced, where they stand as a word of their own, in code and in comments. Strings stay as they
/// are, and so does every other byte.
package enum RenamedText {
    /// `names` are new names by old ones. At the offsets in `places` a word is replaced by `placed`, whatever it is.
    package static func bytes(
        of source: SourceFile, names: [String: String], placing placed: String? = nil, at places: Set<Int> = []
    ) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.bytes.count)
        var end = 0
        for token in Lexer.tokens(of: source) {
            result += comment(source.bytes[end..<token.range.lowerBound], names)
            result += word(token, source, names, places.contains(token.range.lowerBound) ? placed : nil)
            end = token.range.upperBound
        }
        return result
    }

    private static func word(
        _ token: Token, _ source: SourceFile, _ names: [String: String], _ placed: String?
    ) -> [UInt8] {
        let text = source.bytes[token.range]
        switch token.kind {
        case .identifier:
            return (placed ?? names[String(decoding: text, as: UTF8.self)]).map { Array($0.utf8) } ?? Array(text)
        case .escapedIdentifier:
            let name = String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
            return (placed ?? names[name]).map { Array("`\($0)`".utf8) } ?? Array(text)
        default: return Array(text)
        }
    }

    /// The text between two tokens.
    private static func comment(_ gap: ArraySlice<UInt8>, _ names: [String: String]) -> [UInt8] {
        guard gap.contains(Ascii.slash) else { return Array(gap) }
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
