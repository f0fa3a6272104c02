import Diagnostics
import SwiftSource

/// Cuts a template into text and tags, and the tags into words.
struct Scanner {
    private var lexer: Lexer
    private var pieces: [Piece] = []
    private var tokens: [Token] = []

    static func scan(_ file: SourceFile) -> (template: ScannedTemplate, diagnostics: [Diagnostic]) {
        var scanner = Scanner(lexer: Lexer(file: file, offset: 0))
        scanner.pieces.reserveCapacity(32)
        scanner.tokens.reserveCapacity(64)
        scanner.scan()
        let template = ScannedTemplate(
            file: file, pieces: scanner.pieces, tokens: scanner.tokens, strings: scanner.lexer.strings)
        return (template, scanner.lexer.diagnostics)
    }

    private init(lexer: Lexer) { self.lexer = lexer }

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

    /// Goes to the next tag, or to the end.
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

    /// The kind of tag that opens here.
    private var opening: Tag.Kind? {
        guard lexer.byte() == UInt8(ascii: "{") else { return nil }
        switch lexer.byte(1) {
        case UInt8(ascii: "{"): return .value
        case UInt8(ascii: "%"): return .block
        case UInt8(ascii: "#"): return .comment
        default: return nil
        }
    }

    /// The kind of tag that closes here, if any, not counting the hyphen.
    private func closing(at distance: Int = 0) -> Tag.Kind? {
        guard lexer.byte(distance + 1) == UInt8(ascii: "}") else { return nil }
        switch lexer.byte(distance) {
        case UInt8(ascii: "}"): return .value
        case UInt8(ascii: "%"): return .block
        default: return nil
        }
    }

    private var isHyphen: Bool { lexer.byte() == UInt8(ascii: "-") }

    private mutating func comment() -> Tag {
        let start = lexer.offset
        lexer.offset += 2
        let trimsBefore = isHyphen
        while lexer.offset < count {
            if lexer.byte() == UInt8(ascii: "#"), lexer.byte(1) == UInt8(ascii: "}") {
                let trimsAfter = lexer.offset > start + 2 && lexer.bytes[lexer.offset - 1] == UInt8(ascii: "-")
                lexer.offset += 2
                return Tag(
                    kind: .comment, range: start..<lexer.offset, trimsBefore: trimsBefore, trimsAfter: trimsAfter,
                    tokens: tokens.endIndex..<tokens.endIndex)
            }
            lexer.offset += 1
        }
        lexer.report(.templateUnclosedTag, "'{#' is not closed by '#}'", at: start..<start + 2)
        return Tag(
            kind: .comment, range: start..<count, trimsBefore: trimsBefore, trimsAfter: false,
            tokens: tokens.endIndex..<tokens.endIndex)
    }

    private mutating func tag(_ kind: Tag.Kind) -> Tag {
        let start = lexer.offset
        let findings = lexer.diagnostics.count
        lexer.offset += 2
        let trimsBefore = isHyphen && !lexer.byte(1).isDigit
        if trimsBefore { lexer.offset += 1 }
        var tag = Tag(
            kind: kind, range: start..<start + 2, trimsBefore: trimsBefore, trimsAfter: false,
            tokens: tokens.endIndex..<tokens.endIndex)
        while true {
            lexer.skipSpace()
            if lexer.isAtEnd || opening != nil {
                // What was found in text that is no tag says nothing.
                lexer.diagnostics.removeSubrange(findings...)
                lexer.report(
                    .templateUnclosedTag, "'\(kind.opening)' is not closed by '\(kind.closing)'", at: start..<start + 2,
                    notes: ["text that is no tag stands between {% raw %} and {% endraw %}"])
                break
            }
            if isHyphen, let end = closing(at: 1) {
                tag.trimsAfter = true
                lexer.offset += 1
                close(kind, with: end, openedAt: start)
                break
            }
            if let end = closing() {
                close(kind, with: end, openedAt: start)
                break
            }
            if let token = lexer.next() { tokens.append(token) }
        }
        tag.range = start..<lexer.offset
        tag.isBroken = lexer.diagnostics.count > findings
        tag.tokens = tag.tokens.lowerBound..<tokens.endIndex
        if kind == .block, let first = tokens[tag.tokens].first, first.isName {
            tag.name = first.range
            tag.keyword = Keyword.named[lexer.file.text(first.range)]
        }
        return tag
    }

    private mutating func close(_ kind: Tag.Kind, with end: Tag.Kind, openedAt start: Int) {
        let range = lexer.offset..<lexer.offset + 2
        lexer.offset += 2
        if end != kind {
            let (opening, closing) = (start..<start + 2, kind.closing)
            lexer.report(
                .templateTagEnd, "a tag that begins with '\(kind.opening)' ends with '\(closing)'", at: range,
                notes: [.init("it begins here", at: SourceLocation(lexer.file, opening))],
                fixIts: [.init("replace it by '\(closing)'", range: range, replacement: closing)])
        }
    }

    /// Everything up to `{% endraw %}` is text.
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

    /// The tag at `offset` if it is `{% endraw %}`; then `offset` is after it.
    private mutating func endOfRaw() -> Tag? {
        let before = lexer.offset
        let findings = lexer.diagnostics.count
        lexer.offset += isHyphenAfterOpening ? 3 : 2
        lexer.skipSpace()
        var isEnd = false
        if lexer.byte().startsAsciiName, let word = lexer.next() {
            isEnd = Keyword.named[lexer.file.text(word.range)] == .endraw
        }
        lexer.offset = before
        lexer.diagnostics.removeSubrange(findings...)
        return isEnd ? tag(.block) : nil
    }

    private var isHyphenAfterOpening: Bool { lexer.byte(2) == UInt8(ascii: "-") }
}
