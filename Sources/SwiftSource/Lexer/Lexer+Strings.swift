/// A string literal whose end has not been read yet.
struct OpenString {
    var start: Int
    /// The number of `#` before the opening quotes.
    var pounds: Int
    var isMultiline: Bool
    /// The number of open parentheses in the current interpolation.
    var parentheses = 0

    var quoteCount: Int { isMultiline ? 3 : 1 }
    /// The length of the opening or closing delimiter: its quotes and `#`.
    var delimiterLength: Int { quoteCount + pounds }
}

extension Lexer {
    /// The maximum nesting of string literals in interpolations.
    static let nestingLimit = 200

    /// Reads a string literal, or its beginning up to the first interpolation. `offset` is at the first `#` or quote of
    /// the literal.
    mutating func readString(pounds: Int) {
        let start = offset
        let quote = start + pounds
        var isMultiline = byte(quote + 1) == ASCII.quote && byte(quote + 2) == ASCII.quote
        // `#"""#` is a single-line string that contains one quote.
        if pounds > 0, isMultiline, hasPounds(pounds, at: quote + 3) { isMultiline = false }
        let string = OpenString(start: start, pounds: pounds, isMultiline: isMultiline)
        let contents = start + string.delimiterLength
        offset = contents
        switch skipText(of: string) {
        case .closed:
            emit(.string, from: start)
        case .unterminated:
            // If the literal is inside a single-line string, only the outer string is reported.
            if strings.last?.isMultiline ?? true {
                emitInvalid(.string, from: start)
            } else {
                emit(.invalid, from: start)
            }
        case .interpolation where strings.count >= Self.nestingLimit:
            offset = end
            emitInvalid(.nesting, from: start)
            strings = []
        case .interpolation:
            let segmentEnd = offset
            offset = contents
            emit(.stringStart, from: start)
            strings.append(string)
            emitSegment(contents..<segmentEnd)
            startInterpolation(of: string)
        }
    }

    /// Reads the parenthesis that ends an interpolation, and the string after it, up to the next interpolation.
    mutating func endInterpolation() {
        offset += 1
        emit(.interpolationEnd, from: offset - 1)
        guard let string = strings.last else { return }
        let start = offset
        switch skipText(of: string) {
        case .closed:
            let close = offset - string.delimiterLength
            emitSegment(start..<close)
            offset = close + string.delimiterLength
            emit(.stringEnd, from: close)
            strings.removeLast()
        case .unterminated:
            emit(.invalid, from: start)
            strings.removeLast()
            if strings.last?.isMultiline ?? true {
                problems.append(Problem(kind: .string, range: string.start..<offset))
            }
        case .interpolation:
            emitSegment(start..<offset)
            strings[strings.count - 1].parentheses = 0
            startInterpolation(of: string)
        }
    }

    /// Ends the open single-line strings at a line break inside an interpolation. If `)` is missing, the rest of the
    /// file would otherwise be part of the string.
    mutating func closeSingleLineStrings() {
        var outermost: OpenString?
        while let string = strings.last, !string.isMultiline {
            emit(.invalid, from: offset)
            strings.removeLast()
            outermost = string
        }
        if let outermost { problems.append(Problem(kind: .string, range: outermost.start..<offset)) }
    }

    /// Ends the strings that are open at the end of the text, and reports the outermost string.
    mutating func closeStringsAtEnd() {
        guard let outermost = strings.first else { return }
        emit(.invalid, from: offset)
        problems.append(Problem(kind: .string, range: outermost.start..<offset))
        strings = []
    }

    private mutating func emitSegment(_ range: Range<Int>) {
        offset = range.upperBound
        if !range.isEmpty { emit(.stringSegment, from: range.lowerBound) }
    }

    private mutating func startInterpolation(of string: OpenString) {
        let start = offset
        offset += 2 + string.pounds
        emit(.interpolationStart, from: start)
    }

    private enum TextEnd {
        case closed, interpolation, unterminated
    }

    /// Moves to the end of the closing delimiter, to the `\` of an interpolation, or to the end of an unterminated
    /// literal.
    private mutating func skipText(of string: OpenString) -> TextEnd {
        while offset < end {
            switch bytes[offset] {
            case ASCII.quote:
                let hasQuotes =
                    !string.isMultiline || (byte(offset + 1) == ASCII.quote && byte(offset + 2) == ASCII.quote)
                if hasQuotes, hasPounds(string.pounds, at: offset + string.quoteCount) {
                    offset += string.delimiterLength
                    return .closed
                }
                offset += 1
            case ASCII.backslash where hasPounds(string.pounds, at: offset + 1):
                let next = byte(offset + 1 + string.pounds)
                if next == ASCII.openParen { return .interpolation }
                offset += 1 + string.pounds
                // An escaped quote does not end the literal, and an escaped backslash does not start another escape.
                if next == ASCII.quote || next == ASCII.backslash, offset < end { offset += 1 }
            case ASCII.lineFeed where !string.isMultiline, ASCII.carriageReturn where !string.isMultiline:
                return .unterminated
            default:
                offset += 1
            }
        }
        return .unterminated
    }

    private func hasPounds(_ count: Int, at index: Int) -> Bool {
        var index = index
        for _ in 0..<count {
            guard byte(index) == ASCII.hash else { return false }
            index += 1
        }
        return true
    }
}
