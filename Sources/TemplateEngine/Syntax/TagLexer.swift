import Diagnostics
import SwiftSource

/// Splits the text of a tag into tokens.
struct TagLexer {
    let file: SourceFile
    /// A copy of `file.bytes`, for faster access than through the file, which is a class.
    let bytes: [UInt8]
    var offset: Int
    var diagnostics: [Diagnostic] = []

    init(file: SourceFile, offset: Int) {
        self.file = file
        bytes = file.bytes
        self.offset = offset
    }

    mutating func report(
        _ rule: Rule, _ message: String, at range: Range<Int>, notes: [Diagnostic.Note] = [],
        fixIts: [Diagnostic.FixIt] = []
    ) {
        diagnostics.report(rule, message, at: SourceLocation(file, range), notes: notes, fixIts: fixIts)
    }

    /// Returns the byte at `offset` plus `distance`, or zero after the end.
    func byte(_ distance: Int = 0) -> UInt8 {
        let index = offset + distance
        return index < bytes.count ? bytes[index] : 0
    }

    var isAtEnd: Bool { offset >= bytes.count }

    mutating func skipSpace() {
        while !isAtEnd, byte().isWhiteSpace { offset += 1 }
    }

    /// Reads the token at `offset`. If no token starts with the character there, reports an error and returns nil.
    /// `offset` must not be at white space, and not at the end of the file or tag.
    mutating func next() -> TemplateToken? {
        let start = offset
        let first = byte()
        if lengthOfNamePart(isFirst: true) > 0 { return name() }
        if first.isDigit || (first == UInt8(ascii: "-") && byte(1).isDigit) { return number() }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return string() }
        if let sign = sign() {
            offset += sign.rawValue.utf8.count
            return TemplateToken(kind: .reserved(sign), range: start..<offset)
        }
        offset += 1
        while !isAtEnd, byte() & 0xC0 == 0x80 { offset += 1 }
        let text = file.text(start..<offset)
        let isVisible = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
        report(
            .templateMalformedTag, "unexpected \(isVisible ? "'\(text)'" : "character") in a tag",
            at: start..<offset, notes: ["write text outside tags, or in quotes"])
        return nil
    }

    /// Returns the number of bytes of the character at `offset` if it can be part of a name, otherwise 0.
    private func lengthOfNamePart(isFirst: Bool) -> Int {
        guard !isAtEnd else { return 0 }
        if byte() < 0x80 { return (isFirst ? byte().startsAsciiName : byte().isNamePart) ? 1 : 0 }
        var length = 1
        while length < 4, byte(length) & 0xC0 == 0x80 { length += 1 }
        guard let scalar = file.text(offset..<offset + length).unicodeScalars.first else { return 0 }
        return (isFirst ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue) ? length : 0
    }

    private mutating func name() -> TemplateToken {
        let start = offset
        while true {
            while !isAtEnd, bytes[offset].isNamePart { offset += 1 }
            let length = lengthOfNamePart(isFirst: false)
            if length == 0 { break }
            offset += length
        }
        let reserved = TemplateToken.ReservedToken.byText[file.text(start..<offset)]
        return TemplateToken(kind: reserved.map { .reserved($0) } ?? .name, range: start..<offset)
    }

    private mutating func number() -> TemplateToken {
        let start = offset
        offset += 1
        while !isAtEnd, byte().isNamePart { offset += 1 }
        let text = file.text(start..<offset)
        if let number = Int(text) { return TemplateToken(kind: .int(number), range: start..<offset) }
        let isTooLarge = text.utf8.dropFirst(text.hasPrefix("-") ? 1 : 0).allSatisfy(\.isDigit)
        report(
            .templateMalformedTag, isTooLarge ? "'\(text)' is too large for a number" : "'\(text)' is not a number",
            at: start..<offset, notes: ["use a whole number; names do not start with a digit"])
        return TemplateToken(kind: .invalid, range: start..<offset)
    }

    private func sign() -> TemplateToken.ReservedToken? {
        let isPair = byte(1) == UInt8(ascii: "=")
        switch byte() {
        case UInt8(ascii: "."): return .dot
        case UInt8(ascii: ","): return .comma
        case UInt8(ascii: "|"): return .pipe
        case UInt8(ascii: ":"): return .colon
        case UInt8(ascii: "="): return isPair ? .equal : .assign
        case UInt8(ascii: "!"): return isPair ? .unequal : nil
        case UInt8(ascii: "<"): return isPair ? .lessOrEqual : .less
        case UInt8(ascii: ">"): return isPair ? .greaterOrEqual : .greater
        case UInt8(ascii: "("): return .openParenthesis
        case UInt8(ascii: ")"): return .closeParenthesis
        case UInt8(ascii: "["): return .openBracket
        case UInt8(ascii: "]"): return .closeBracket
        default: return nil
        }
    }

    private mutating func string() -> TemplateToken {
        let start = offset
        let quote = byte()
        offset += 1
        var text = ""
        var unread = offset
        var isValid = true
        while byte() != quote || isAtEnd {
            if isAtEnd || byte().isLineBreak {
                report(
                    .templateMalformedTag,
                    "unterminated string; missing \(file.text(start..<start + 1)) on the same line",
                    at: start..<start + 1)
                offset = endOfTag(from: start, to: offset)
                return TemplateToken(kind: .invalid, range: start..<offset)
            }
            guard byte() == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            text += file.text(unread..<offset)
            if let scalar = escape() {
                text.unicodeScalars.append(scalar)
            } else {
                isValid = false
            }
            unread = offset
        }
        text += file.text(unread..<offset)
        offset += 1
        guard isValid else { return TemplateToken(kind: .invalid, range: start..<offset) }
        return TemplateToken(kind: .string(text), range: start..<offset)
    }

    /// Returns where an unterminated string ends: before the first delimiter (`}}` or `%}`) in it, which probably ends
    /// the tag. Returns `end` if there is no delimiter.
    private func endOfTag(from start: Int, to end: Int) -> Int {
        let (brace, percent) = (UInt8(ascii: "}"), UInt8(ascii: "%"))
        let closing = (start..<end).first { index in
            index + 1 < end && bytes[index + 1] == brace
                && (bytes[index] == brace || bytes[index] == percent)
        }
        return closing ?? end
    }

    /// Reads an escape such as `\n` and returns its character. If the escape is unknown, reports an error and returns
    /// nil.
    private mutating func escape() -> Unicode.Scalar? {
        let (character, end) = bytes.escape(at: offset)
        let range = offset..<end
        offset = end
        if character == nil {
            report(
                .templateMalformedTag, "unknown escape '\(file.text(range))'", at: range,
                notes: [.init(#"expected one of \n \r \t \0 \\ \" \' \u{…}"#)])
        }
        return character
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII letter, digit or underscore.
    var isNamePart: Bool { startsAsciiName || isDigit }
}
