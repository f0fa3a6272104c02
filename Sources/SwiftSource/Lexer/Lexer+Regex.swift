extension Lexer {
    /// Whether a `/` at this point may start a regex literal. After an operand, a `/` is an operator instead.
    var mayStartRegex: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .op:
            // A postfix `!` ends an operand.
            let isPostfix = last.range.count == 1 && !last.hasSpaceBefore && !hasSpaceBefore
            return !(isPostfix && (bytes[last.range.lowerBound] == ASCII.exclamation))
        case .punctuation(ASCII.closeBrace): return startsLine
        case .punctuation(let byte): return "([{,:;".utf8.contains(byte)
        case .identifier: return last.keyword?.precedesOperand ?? false
        case .interpolationStart, .pound: return true
        default: return false
        }
    }

    /// Skips a regex literal. If there is none, skips nothing and returns false.
    mutating func skipRegex(pounds: Int) -> Bool {
        pounds == 0 ? skipBareRegex() : skipExtendedRegex(pounds: pounds)
    }

    /// Skips `/…/` on one line. Text is no regex if it has a blank after the first `/` or before the last one, or an
    /// unmatched `)`.
    private mutating func skipBareRegex() -> Bool {
        var index = offset + 1
        let first = byte(index)
        guard !first.isBlank, first != ASCII.slash, first != ASCII.asterisk else { return false }
        var parentheses = 0
        var isInClass = false
        while index < end, !bytes[index].isLineBreak {
            switch bytes[index] {
            case ASCII.backslash:
                index += 1
                if index >= end || bytes[index].isLineBreak { return false }
            case ASCII.openBracket: isInClass = true
            case ASCII.closeBracket: isInClass = false
            case ASCII.openParen where !isInClass: parentheses += 1
            case ASCII.closeParen where !isInClass:
                parentheses -= 1
                if parentheses < 0 { return false }
            case ASCII.slash:
                guard !bytes[index - 1].isBlank else { return false }
                offset = index + 1
                return true
            default: break
            }
            index += 1
        }
        return false
    }

    /// Skips `#/…/#`. The literal may span lines only if a line break follows the opening `#/`.
    private mutating func skipExtendedRegex(pounds: Int) -> Bool {
        var index = offset + pounds + 1
        let isMultiline = byte(index).isLineBreak
        // If one `#/` has no end in the file, a later `#/` has none either. Without this check, the lexer would search
        // to the end of the file for each of them.
        if isMultiline, pounds >= unclosedRegexPounds { return false }
        while index < end {
            let byte = bytes[index]
            if byte.isLineBreak, !isMultiline { return false }
            if byte == ASCII.backslash {
                index += 2
                continue
            }
            if byte == ASCII.slash {
                var count = 0
                while count < pounds, self.byte(index + 1 + count) == ASCII.hash { count += 1 }
                if count == pounds {
                    offset = index + 1 + pounds
                    return true
                }
            }
            index += 1
        }
        if isMultiline { unclosedRegexPounds = pounds }
        return false
    }
}
