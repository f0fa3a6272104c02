import Diagnostics
import SwiftSource

/// Splits a template into text and tags, and the tags into tokens.
struct Scanner {
    private var lexer: TagLexer
    private var pieces: [TemplateSegment] = []

    static func scan(_ file: SourceFile) -> (pieces: [TemplateSegment], diagnostics: [Diagnostic]) {
        var scanner = Scanner(lexer: TagLexer(file: file, offset: 0))
        scanner.scan()
        return (scanner.pieces, scanner.lexer.diagnostics)
    }

    private init(lexer: TagLexer) { self.lexer = lexer }

    private var count: Int { lexer.bytes.count }

    private mutating func scan() {
        while lexer.offset < count {
            let start = lexer.offset
            skipText()
            appendText(start..<lexer.offset)
            guard let kind = opening else { return }
            let tag = kind == .comment ? comment() : tag(kind)
            pieces.append(.tag(tag))
            if tag.keyword == .raw { raw() }
        }
    }

    /// Moves `lexer` to the next tag, or to the end of the file.
    private mutating func skipText() {
        while let brace = lexer.bytes[lexer.offset...].firstIndex(of: UInt8(ascii: "{")) {
            lexer.offset = brace
            if opening != nil { return }
            lexer.offset += 1
        }
        lexer.offset = count
    }

    private mutating func appendText(_ range: Range<Int>) {
        if !range.isEmpty { pieces.append(.text(range)) }
    }

    /// The kind of the tag that starts at the lexer's offset; nil if no tag starts there.
    private var opening: Tag.Kind? {
        guard lexer.byte() == UInt8(ascii: "{") else { return nil }
        switch lexer.byte(1) {
        case UInt8(ascii: "{"): return .value
        case UInt8(ascii: "%"): return .block
        case UInt8(ascii: "#"): return .comment
        default: return nil
        }
    }

    /// Returns the kind of tag that the delimiter (`}}`, `%}` or `#}`) at a distance from the lexer's offset closes.
    /// Returns nil if there is no delimiter.
    private func closing(at distance: Int = 0) -> Tag.Kind? {
        guard lexer.byte(distance + 1) == UInt8(ascii: "}") else { return nil }
        switch lexer.byte(distance) {
        case UInt8(ascii: "}"): return .value
        case UInt8(ascii: "%"): return .block
        case UInt8(ascii: "#"): return .comment
        default: return nil
        }
    }

    private var isHyphen: Bool { lexer.byte() == UInt8(ascii: "-") }

    private mutating func comment() -> Tag {
        var tag = beginTag(.comment)
        let start = lexer.offset
        tag.trimsBefore = isHyphen
        while !lexer.isAtEnd, closing() != .comment { lexer.offset += 1 }
        if lexer.isAtEnd {
            reportUnclosed(tag)
        } else {
            tag.trimsAfter = lexer.offset > start && lexer.bytes[lexer.offset - 1] == UInt8(ascii: "-")
            lexer.offset += 2
        }
        tag.range = tag.range.lowerBound..<lexer.offset
        return tag
    }

    /// Moves past the opening delimiter of a tag. Returns a tag that so far contains only this delimiter.
    private mutating func beginTag(_ kind: Tag.Kind) -> Tag {
        let start = lexer.offset
        lexer.offset += 2
        return Tag(kind: kind, range: start..<lexer.offset)
    }

    private mutating func reportUnclosed(_ tag: Tag, notes: [Diagnostic.Note] = []) {
        lexer.report(
            .templateUnclosedTag, "missing '\(tag.kind.closing)' after '\(tag.kind.opening)'", at: tag.range,
            notes: notes)
    }

    private mutating func tag(_ kind: Tag.Kind) -> Tag {
        let findings = lexer.diagnostics.count
        var tag = beginTag(kind)
        tag.trimsBefore = isHyphen && !lexer.byte(1).isDigit
        if tag.trimsBefore { lexer.offset += 1 }
        while true {
            lexer.skipSpace()
            if lexer.isAtEnd || opening != nil {
                // Perhaps the text is no tag and only looks like one. So the errors inside it are not reported.
                lexer.diagnostics.removeSubrange(findings...)
                reportUnclosed(
                    tag,
                    notes: [
                        .init(
                            "if '\(tag.kind.opening)' is text and starts no tag, put the text between {% raw %} and {% endraw %}"
                        )
                    ])
                break
            }
            let hyphen = isHyphen ? 1 : 0
            if let end = closing(at: hyphen), end != .comment {
                tag.trimsAfter = isHyphen
                lexer.offset += hyphen
                close(tag, with: end)
                break
            }
            if let token = lexer.next() { tag.tokens.append(token) }
        }
        tag.range = tag.range.lowerBound..<lexer.offset
        tag.isBroken = lexer.diagnostics.count > findings
        if kind == .block, let first = tag.tokens.first, first.isName {
            tag.name = first.range
            tag.keyword = TemplateKeyword.named[lexer.file.text(first.range)]
        }
        return tag
    }

    /// Moves past the closing delimiter of a tag. Reports an error if it closes another kind of tag.
    private mutating func close(_ tag: Tag, with end: Tag.Kind) {
        let range = lexer.offset..<lexer.offset + 2
        lexer.offset += 2
        if end == tag.kind { return }
        let closing = tag.kind.closing
        lexer.report(
            .templateMalformedTag, "tag that starts with '\(tag.kind.opening)' must end with '\(closing)'", at: range,
            notes: [.init("starts here", at: SourceLocation(lexer.file, tag.range))],
            fixIts: [.init("replace with '\(closing)'", range: range, replacement: closing)])
    }

    /// Reads everything up to `{% endraw %}` as text.
    private mutating func raw() {
        let start = lexer.offset
        while lexer.offset < count {
            if opening == .block, let end = endOfRaw() {
                appendText(start..<end.range.lowerBound)
                pieces.append(.tag(end))
                return
            }
            lexer.offset += 1
        }
        appendText(start..<count)
    }

    /// Reads the tag at the lexer's offset if it is `{% endraw %}`. Otherwise returns nil and does not move.
    private mutating func endOfRaw() -> Tag? {
        let start = lexer.offset
        lexer.offset += 2
        if isHyphen { lexer.offset += 1 }
        lexer.skipSpace()
        let word = lexer.byte().startsAsciiName ? lexer.next() : nil
        lexer.offset = start
        guard let word, lexer.file.text(word.range) == TemplateKeyword.endraw.rawValue else { return nil }
        return tag(.block)
    }
}
