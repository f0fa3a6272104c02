/// What Swift's lexer refuses in literals and names of macros, where text has to be Swift.
extension TokenCursor {
    /// A number, or a string without interpolations.
    mutating func checkLiteral(_ token: Token) {
        guard isStrict else { return }
        switch token.kind {
        case .integer, .float: checkNumber(token)
        case .string:
            let delimiter = StringDelimiter(bytes, at: token.range.lowerBound)
            let contents = token.range.lowerBound + delimiter.length..<token.range.upperBound - delimiter.length
            guard contents.lowerBound <= contents.upperBound else { return }
            checkEscapes(in: contents, delimiter)
            if delimiter.isMultiline { checkLines([contents], closing: contents.upperBound) }
        default: break
        }
    }

    private mutating func checkNumber(_ number: Token) {
        let text = text(of: number)
        let isNumber =
            switch text.dropFirst(text.hasPrefix("0") ? 1 : 0).first {
            case "x" where text.hasPrefix("0x"):
                text.wholeMatch(of: /0x[0-9a-fA-F][0-9a-fA-F_]*((\.[0-9a-fA-F][0-9a-fA-F_]*)?[pP][+-]?[0-9][0-9_]*)?/)
                    != nil
            case "b" where text.hasPrefix("0b"): text.wholeMatch(of: /0b[01][01_]*/) != nil
            case "o" where text.hasPrefix("0o"): text.wholeMatch(of: /0o[0-7][0-7_]*/) != nil
            case _ where number.kind == .integer: text.wholeMatch(of: /[0-9][0-9_]*/) != nil
            default: text.wholeMatch(of: /[0-9][0-9_]*(\.[0-9][0-9_]*)?([eE][+-]?[0-9][0-9_]*)?/) != nil
            }
        if !isNumber {
            refuse("'\(text)' is no number", "write digits as 10, 1.5, 1e10 or 0xFF have them", at: number.range)
        }
    }

    /// The parts of a string between its interpolations; `closing` is where the closing quotes stand.
    mutating func checkSegments(_ segments: [Range<Int>], of opening: Token, closing: Int) {
        guard isStrict else { return }
        let delimiter = StringDelimiter(bytes, at: opening.range.lowerBound)
        for segment in segments { checkEscapes(in: segment, delimiter) }
        if delimiter.isMultiline { checkLines(segments, closing: closing, opening: opening.range.upperBound) }
    }

    private mutating func checkEscapes(in range: Range<Int>, _ delimiter: StringDelimiter) {
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == Ascii.backslash, hasPounds(delimiter.pounds, at: index + 1, before: range.upperBound)
            else {
                index += 1
                continue
            }
            let escape = index
            index += 1 + delimiter.pounds
            guard let length = escapeLength(at: index, before: range.upperBound, delimiter) else {
                return refuse(
                    "a string knows no such escape", #"write one of \n, \t, \r, \0, \", \', \\, \u{…}"#,
                    at: escape..<min(index + 1, range.upperBound))
            }
            index += length
        }
    }

    private func hasPounds(_ count: Int, at index: Int, before end: Int) -> Bool {
        index + count <= end && bytes[index..<index + count].allSatisfy { $0 == Ascii.hash }
    }

    /// Of what follows the backslash; nil where it is no escape.
    private func escapeLength(at index: Int, before end: Int, _ delimiter: StringDelimiter) -> Int? {
        guard index < end else { return nil }
        switch bytes[index] {
        case 0x30, 0x6E, 0x72, 0x74, Ascii.quote, 0x27, Ascii.backslash: return 1
        case 0x75:
            let close = bytes[index..<end].firstIndex(of: Ascii.closeBrace) ?? end
            guard index + 1 < close, close < end, bytes[index + 1] == Ascii.openBrace,
                (1...8).contains(close - index - 2),
                let value = UInt32(text(index + 2..<close), radix: 16), bytes[index + 2] != 0x2B,
                Unicode.Scalar(value) != nil
            else { return nil }
            return close + 1 - index
        case _ where delimiter.isMultiline:
            let rest = bytes[index..<end].drop { $0 == Ascii.space || $0 == Ascii.tab }
            return rest.first?.isLineBreak ?? false ? rest.startIndex - index : nil
        default: return nil
        }
    }

    /// The lines of a string of three quotes: each is indented as the closing quotes are, which stand on one of their own.
    private mutating func checkLines(_ segments: [Range<Int>], closing: Int, opening: Int? = nil) {
        let start = opening ?? segments.first?.lowerBound ?? closing
        guard start < closing, bytes[start].isLineBreak else {
            return refuse(
                "the text of a '\"\"\"' string begins on a line of its own", "break the line", at: start..<start)
        }
        var line = closing
        while line > start, !bytes[line - 1].isLineBreak { line -= 1 }
        let indentation = Array(bytes[line..<closing])
        guard indentation.allSatisfy({ $0 == Ascii.space || $0 == Ascii.tab }) else {
            return refuse("the closing '\"\"\"' stands on a line of its own", "break the line", at: closing..<closing)
        }
        for segment in segments {
            for index in segment
            where bytes[index] == Ascii.lineFeed
                || (bytes[index] == Ascii.carriageReturn && index + 1 < closing && bytes[index + 1] != Ascii.lineFeed)
            {
                guard index < closing else { break }
                let rest = bytes[(index + 1)..<closing]
                let first = rest.first { $0 != Ascii.space && $0 != Ascii.tab }
                if index + 1 == line {
                    // The line break before the closing quotes cannot be escaped.
                    var last = index
                    while last > start, bytes[last - 1].isBlank || bytes[last - 1] == Ascii.carriageReturn { last -= 1 }
                    if last > start, bytes[last - 1] == Ascii.backslash, isEscape(at: last - 1) {
                        refuse("the last line's break cannot be escaped", "delete the '\\'", at: last - 1..<last)
                    }
                } else if !rest.starts(with: indentation), let first, !first.isLineBreak {
                    refuse(
                        "this line is indented less than the closing '\"\"\"'", "indent it as that one",
                        at: index + 1..<index + 1)
                }
            }
        }
    }

    /// An odd number of backslashes ends here.
    private func isEscape(at index: Int) -> Bool {
        var first = index
        while first > 0, bytes[first - 1] == Ascii.backslash { first -= 1 }
        return (index - first) % 2 == 0
    }

    /// The next token is `#name`.
    mutating func checkMacro() {
        if head.range.count > 1, bytes[head.range.lowerBound + 1].isDigit {
            refuse("expected a macro's name after '#', found @", "write it", at: head.range)
        }
        switch text(of: head) {
        case "#available", "#unavailable":
            refuse("@ is a condition of 'if', 'guard' and 'while' only", "write it as one of their conditions")
        case let name where needsArguments:
            let takesNone = name.hasSuffix("Literal")
            if !at("(", ahead: 1) || (!takesNone && at(")", ahead: 2)) {
                refuse("@ needs arguments in parentheses", "write them after it, as '#selector(name)'")
            } else if name == "#keyPath", let other = otherThanNames(ahead: 2) {
                refuse("'#keyPath' takes names and '.', found '\(text(of: other))'", "delete it", at: other.range)
            }
        default: break
        }
    }

    /// The first token before the closing parenthesis that does not belong to `a.b.c`.
    private func otherThanNames(ahead start: Int) -> Token? {
        var ahead = start
        while peek(ahead).kind == .identifier || peek(ahead).kind == .escapedIdentifier {
            guard at(".", ahead: ahead + 1) else { return at(")", ahead: ahead + 1) ? nil : peek(ahead + 1) }
            ahead += 2
        }
        return peek(ahead)
    }

    /// The next token is one of those whose parentheses may stand on the next line too.
    var needsArguments: Bool {
        ["#selector", "#keyPath", "#colorLiteral", "#imageLiteral", "#fileLiteral"].contains(text(of: head))
    }
}

/// The quotes of a string, with their `#`.
private struct StringDelimiter {
    let pounds: Int
    let isMultiline: Bool

    init(_ bytes: [UInt8], at start: Int) {
        let rest = bytes[start...].drop { $0 == Ascii.hash }
        pounds = rest.startIndex - start
        let isTriple = rest.starts(with: [Ascii.quote, Ascii.quote, Ascii.quote])
        // `#"""#` is a string of one quote.
        isMultiline =
            isTriple && (pounds == 0 || !rest.dropFirst(3).starts(with: repeatElement(Ascii.hash, count: pounds)))
    }

    var length: Int { pounds + (isMultiline ? 3 : 1) }
}
