/// A string literal with interpolations, while the lexer stands in one of them.
struct OpenString {
    var start: Int
    var pounds: Int
    var isMultiline: Bool
    /// Parentheses that are open within the interpolation.
    var parentheses = 0
}

extension Lexer {
    /// String literals that may stand in one another's interpolations.
    static let nestingLimit = 200

    /// `offset` stands at the first `#` or quote.
    mutating func readString(pounds: Int) {
        let start = offset
        let quote = start + pounds
        var isMultiline = byte(quote + 1) == Ascii.quote && byte(quote + 2) == Ascii.quote
        // `#"""#` is a string of one quote.
        if pounds > 0, isMultiline, hasPounds(pounds, at: quote + 3) { isMultiline = false }
        offset = quote + (isMultiline ? 3 : 1)
        let string = OpenString(start: start, pounds: pounds, isMultiline: isMultiline)
        let contents = offset
        switch skipText(of: string) {
        case .closed:
            emit(.string, from: start)
        case .unterminated:
            // Where the string around it ends with the same line, that one is reported.
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

    /// At the parenthesis that ends an interpolation.
    mutating func endInterpolation() {
        offset += 1
        emit(.interpolationEnd, from: offset - 1)
        guard let string = strings.last else { return }
        let start = offset
        switch skipText(of: string) {
        case .closed:
            let close = offset - (string.isMultiline ? 3 : 1) - string.pounds
            emitSegment(start..<close)
            offset = close + (string.isMultiline ? 3 : 1) + string.pounds
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

    /// An interpolation of a single-line string ends with its line: one missing `)` does not swallow the file.
    mutating func closeSingleLineStrings() {
        var outermost: OpenString?
        while let string = strings.last, !string.isMultiline {
            emit(.invalid, from: offset)
            strings.removeLast()
            outermost = string
        }
        if let outermost { problems.append(Problem(kind: .string, range: outermost.start..<offset)) }
    }

    /// The outermost string that is still open at the end is the one to report.
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

    /// Moves to after the closing delimiter, to the `\` of an interpolation, or to where an unterminated literal ends.
    private mutating func skipText(of string: OpenString) -> TextEnd {
        while offset < end {
            switch bytes[offset] {
            case Ascii.quote:
                if !string.isMultiline, hasPounds(string.pounds, at: offset + 1) {
                    offset += 1 + string.pounds
                    return .closed
                }
                if string.isMultiline, byte(offset + 1) == Ascii.quote, byte(offset + 2) == Ascii.quote,
                    hasPounds(string.pounds, at: offset + 3)
                {
                    offset += 3 + string.pounds
                    return .closed
                }
                offset += 1
            case Ascii.backslash where hasPounds(string.pounds, at: offset + 1):
                let next = byte(offset + 1 + string.pounds)
                if next == Ascii.openParen { return .interpolation }
                offset += 1 + string.pounds
                // The escaped byte belongs to the escape, unless it ends the line or the text.
                if next == Ascii.quote || next == Ascii.backslash, offset < end { offset += 1 }
            case Ascii.lineFeed where !string.isMultiline, Ascii.carriageReturn where !string.isMultiline:
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
            guard byte(index) == Ascii.hash else { return false }
            index += 1
        }
        return true
    }
}
