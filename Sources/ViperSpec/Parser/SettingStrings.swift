import Diagnostics
import SwiftSource

extension SpecParser {
    /// Returns the value of a string literal on one line, with escapes resolved. Reports any other literal and
    /// returns nil.
    mutating func parseString(_ literal: Range<Int>) -> String? {
        let bytes = source.bytes
        let inner = literal.inner
        let isMultiline = literal.count >= 6 && source.text(literal).hasPrefix("\"\"\"")
        guard literal.count >= 2, bytes[literal.lowerBound] == ASCII.quote, !isMultiline else {
            refuseString(at: literal)
            return nil
        }
        var text: [UInt8] = []
        var index = inner.lowerBound
        while index < inner.upperBound {
            guard bytes[index] == ASCII.backslash else {
                text.append(bytes[index])
                index += 1
                continue
            }
            let (character, end) = bytes.escape(at: index)
            if let character {
                text += Array(String(character).utf8)
            } else {
                report(
                    .settingSyntax, "unknown escape '\(source.text(index..<end).firstLine)'", at: index..<end,
                    notes: ["expected one of \\\\ \\\" \\n \\r \\t \\0 \\' \\u{…}"])
            }
            index = end
        }
        return String(decoding: text, as: UTF8.self)
    }

    mutating func refuseString(at literal: Range<Int>) {
        report(
            .settingSyntax, "string of a setting must be on one line, without interpolation", at: literal,
            notes: ["write plain text between two quotes"])
    }
}
