import Diagnostics
import SwiftSource

extension SpecParser {
    /// Returns the value of a string literal on one line, with escapes resolved, or reports any other literal and
    /// returns nil.
    mutating func parseString(_ literal: Range<Int>) -> String? {
        let bytes = source.bytes
        let inner = literal.inner
        let isMultiline = literal.count >= 6 && source.text(literal).hasPrefix("\"\"\"")
        guard literal.count >= 2, bytes[literal.lowerBound] == Ascii.quote, !isMultiline else {
            refuseString(at: literal)
            return nil
        }
        var text: [UInt8] = []
        var index = inner.lowerBound
        while index < inner.upperBound {
            guard bytes[index] == Ascii.backslash else {
                text.append(bytes[index])
                index += 1
                continue
            }
            let escape = resolveEscape(at: index, before: inner.upperBound)
            if let resolved = escape.text {
                text += Array(resolved.utf8)
            } else {
                report(
                    .settingSyntax, "unknown escape '\(source.text(escape.range).firstLine)'", at: escape.range,
                    notes: ["expected one of \\\\ \\\" \\n \\r \\t \\0 \\' \\u{…}"])
            }
            index = escape.range.upperBound
        }
        return String(decoding: text, as: UTF8.self)
    }

    mutating func refuseString(at literal: Range<Int>) {
        report(
            .settingSyntax, "string of a setting must be on one line, without interpolation", at: literal,
            notes: ["write plain text between two quotes"])
    }

    /// Returns the escape at a backslash with its value, or with nil if Swift does not have it.
    private func resolveEscape(at start: Int, before end: Int) -> (text: String?, range: Range<Int>) {
        guard start + 1 < end else { return (nil, start..<end) }
        let short = start..<start + 2
        switch source.bytes[start + 1] {
        case UInt8(ascii: "n"): return ("\n", short)
        case UInt8(ascii: "r"): return ("\r", short)
        case UInt8(ascii: "t"): return ("\t", short)
        case UInt8(ascii: "0"): return ("\0", short)
        case Ascii.quote, UInt8(ascii: "'"), Ascii.backslash:
            return (source.text(start + 1..<start + 2), short)
        case UInt8(ascii: "u"): return resolveScalar(at: start, before: end)
        default: break
        }
        var upper = start + 2
        while upper < end, source.bytes[upper] & 0xC0 == 0x80 { upper += 1 }
        return (nil, start..<upper)
    }

    /// Returns the escape `\u{1F600}` with its value.
    private func resolveScalar(at start: Int, before end: Int) -> (text: String?, range: Range<Int>) {
        guard start + 2 < end, source.bytes[start + 2] == Ascii.openBrace,
            let close = source.bytes[start..<end].firstIndex(of: Ascii.closeBrace)
        else { return (nil, start..<min(start + 2, end)) }
        let digits = source.text(start + 3..<close)
        let isNumber = digits.count <= 8 && digits.allSatisfy(\.isHexDigit)
        let scalar = isNumber ? UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) : nil
        return (scalar.map { String(Character($0)) }, start..<close + 1)
    }
}
