import Diagnostics

extension TokenCursor {
    /// Skips a bracket and the text up to the matching bracket. Reports a bracket that is never closed. A `}` ends an
    /// open `(`, but a `)` does not end an open `{`.
    @discardableResult
    package mutating func skipBalanced() -> Range<Int> {
        let opening = peek()
        guard case .punctuation(let bracket) = opening.kind else {
            advance()
            return opening.range
        }
        switch bracket {
        case ASCII.openBrace: skipBraces(opening)
        case ASCII.openParen, ASCII.openBracket: skipGroup(opening)
        default: advance()
        }
        return range(from: opening.range.lowerBound)
    }

    private mutating func skipBraces(_ opening: Token) {
        guard let partner = partner(ofBraceAt: index) else {
            move(to: tokens.count - 1)
            return reportAlways(.unclosed("{", at: location(opening.range)))
        }
        move(to: partner + 1)
    }

    private mutating func skipGroup(_ opening: Token) {
        var (groups, braces) = (0, 0)
        repeat {
            switch peek().kind {
            case .punctuation(ASCII.openBrace): braces += 1
            case .punctuation(ASCII.closeBrace) where braces > 0: braces -= 1
            case .punctuation(ASCII.closeBrace), .endOfFile:
                return reportAlways(.unclosed(text(of: opening), at: location(opening.range)))
            case let kind: groups += kind.groupStep
            }
            advance()
        } while groups > 0
    }

    /// Skips the bracket that closes the types after `opening`. Reports other text before the bracket, because that
    /// text would not compile in generated code. `context` tells the place of the bracket: `after the element's type`.
    mutating func close(_ opening: Token, with closing: UInt8, _ context: String) {
        if take(punctuation: closing) != nil { return }
        // A copy of the cursor finds out whether there is a closing bracket at all.
        var ahead = self
        ahead.diagnostics = []
        if ahead.close(opening, with: closing) {
            let lastInTheWay = ahead.tokens[ahead.index - 2]
            let inTheWay = peek().range.lowerBound..<lastInTheWay.range.upperBound
            let bracket = String(decoding: CollectionOfOne(closing), as: UTF8.self)
            report(.expectedToken(bracket, context, found: found, at: placeOfMissing, removing: inTheWay))
        }
        close(opening, with: closing)
    }

    /// Skips the bracket that closes `opening`, and the text before that bracket. If it is missing, reports that and
    /// returns false.
    @discardableResult
    mutating func close(_ opening: Token, with closing: UInt8) -> Bool {
        if !at(punctuation: closing) {
            refuse("expected '\(Diagnostic.closing(of: text(of: opening)))', found @", "write the missing bracket here")
        }
        while true {
            switch peek().kind {
            case .punctuation(closing):
                advance()
                return true
            case .punctuation(ASCII.openParen), .punctuation(ASCII.openBracket), .punctuation(ASCII.openBrace):
                skipBalanced()
            case .punctuation(ASCII.closeBrace), .punctuation(ASCII.closeParen), .punctuation(ASCII.closeBracket),
                .endOfFile, .interpolationEnd, .stringEnd:
                return reportNeverClosed(opening)
            default:
                if atNewDeclaration { return reportNeverClosed(opening) }
                advance()
            }
        }
    }

    private mutating func reportNeverClosed(_ opening: Token) -> Bool {
        reportAlways(.unclosed(text(of: opening), at: location(opening.range)))
        return false
    }

    /// Whether a declaration starts on a new line, so that an open bracket must have ended before it.
    var atNewDeclaration: Bool {
        guard peek().startsLine, let word = keyword, !atLabel(ahead: 0) else { return false }
        switch word {
        case .func, .var, .let, .struct, .enum, .class, .protocol, .extension, .typealias, .import, .associatedtype:
            return true
        default: return false
        }
    }

    /// Whether the next token ends a member: `;`, `}`, the end of the file, or a line that does not continue the
    /// member.
    package var atMemberEnd: Bool {
        let next = peek()
        switch next.kind {
        case .endOfFile, .punctuation(ASCII.semicolon), .punctuation(ASCII.closeBrace): return true
        default: break
        }
        return next.startsLine && !continuesMember(next) && !expectsContinuation
    }

    /// Returns whether a line that starts with this token continues the line before it.
    private func continuesMember(_ next: Token) -> Bool {
        switch next.kind {
        case .punctuation(ASCII.dot), .punctuation(ASCII.openBrace), .punctuation(ASCII.colon),
            .punctuation(ASCII.comma):
            return true
        case .op:
            // `->` and operators with white space on both sides continue the line. A prefix operator starts a new
            // expression.
            return matchesText(next, "->") || peek(1).hasSpaceBefore
        case .identifier:
            switch next.keyword {
            case .async, .throws, .rethrows, .where: return true
            default: return false
            }
        default:
            return false
        }
    }

    /// Whether the previous token is `,` `:` `=` `&` or `->`, so that the next line continues its line.
    private var expectsContinuation: Bool {
        guard index > 0 else { return false }
        let last = tokens[index - 1]
        switch last.kind {
        case .punctuation(ASCII.comma), .punctuation(ASCII.colon): return true
        case .op:
            return matchesText(last, "=") || matchesText(last, "&") || matchesText(last, "->")
        default: return false
        }
    }

    /// Skips the rest of a member.
    package mutating func skipToMemberEnd() {
        while !atMemberEnd {
            switch peek().kind {
            case .punctuation(ASCII.openParen), .punctuation(ASCII.openBracket), .punctuation(ASCII.openBrace):
                skipBalanced()
            default:
                advance()
            }
        }
    }
}
