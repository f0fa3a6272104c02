import Diagnostics

/// Splits Swift text into tokens.
///
/// Text that is not valid Swift becomes an `invalid` token and a `Problem`. White space and comments are not tokens.
package struct Lexer {
    /// The bytes of the whole source.
    let bytes: [UInt8]
    let start: Int
    let end: Int
    var offset: Int
    var tokens: [Token] = []
    var problems: [Problem] = []
    /// The string literals whose interpolations the lexer is reading, innermost last.
    var strings: [OpenString] = []
    /// The end of the last line with a `<#` but no `#>` after it. The lexer does not search this line again.
    private var placeholderFreeEnd = 0
    /// A multi-line regex with this number of `#`, or with more, has no end in the rest of the file.
    var unclosedRegexPounds = Int.max
    var startsLine = true
    var hasSpaceBefore = true

    /// Returns the tokens of a file, or of a range in it, followed by an `endOfFile` token.
    package static func tokens(of source: SourceFile, in range: Range<Int>? = nil) -> [Token] {
        let whole = 0..<source.bytes.count
        return lex(source, in: range?.clamped(to: whole) ?? whole).tokens
    }

    static func lex(_ source: SourceFile, in range: Range<Int>) -> (tokens: [Token], problems: [Problem]) {
        var lexer = Lexer(bytes: source.bytes, range: range)
        lexer.run()
        return (lexer.tokens, lexer.problems)
    }

    private init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        self.start = range.lowerBound
        self.end = range.upperBound
        self.offset = range.lowerBound
        tokens.reserveCapacity(range.count / 4 + 8)
    }

    private mutating func run() {
        if start == 0 { skipFileHeader() }
        while true {
            skipTrivia()
            guard offset < end else { break }
            readToken()
        }
        closeStringsAtEnd()
        startsLine = startsLine || tokens.isEmpty
        emit(.endOfFile, from: offset)
    }

    /// Skips a byte order mark and a `#!` line.
    private mutating func skipFileHeader() {
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { offset = min(3, end) }
        if byte(offset) == ASCII.hash, byte(offset + 1) == ASCII.exclamation { skipComment() }
    }

    /// Returns the byte at `index`; 0 at the end of the text.
    func byte(_ index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

    /// Appends a token that ends at `offset`.
    mutating func emit(_ kind: Token.Kind, keyword: Keyword? = nil, from start: Int) {
        tokens.append(
            Token(
                kind: kind, keyword: keyword, range: start..<offset, startsLine: startsLine,
                hasSpaceBefore: hasSpaceBefore))
        startsLine = false
        hasSpaceBefore = false
    }

    mutating func emitInvalid(_ kind: Problem.Kind, from start: Int) {
        problems.append(Problem(kind: kind, range: start..<offset))
        emit(.invalid, from: start)
    }

    private mutating func readToken() {
        let start = offset
        let first = bytes[start]
        if first.startsAsciiName {
            readAsciiName()
            return emit(.identifier, keyword: Keyword(bytes, start..<offset), from: start)
        }
        switch first {
        case ASCII.openParen:
            if !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
            readPunctuation()
        case ASCII.closeParen:
            if let open = strings.last {
                if open.parentheses == 0 { return endInterpolation() }
                strings[strings.count - 1].parentheses -= 1
            }
            readPunctuation()
        case ASCII.openBracket, ASCII.closeBracket, ASCII.openBrace, ASCII.closeBrace, ASCII.comma, ASCII.colon,
            ASCII.semicolon, ASCII.at, ASCII.backslash:
            readPunctuation()
        case ASCII.dot:
            if startsDotOperator(after: start) { readOperator() } else { readPunctuation() }
        case ASCII.quote:
            readString(pounds: 0)
        case ASCII.hash:
            readPound()
        case ASCII.backtick:
            readEscapedName()
        case ASCII.dollar:
            offset += 1
            readName()
            if offset == start + 1 {
                emitInvalid(.character, from: start)
            } else {
                emit(.dollarIdentifier, from: start)
            }
        case ASCII.slash where mayStartRegex && skipRegex(pounds: 0):
            emit(.regex, from: start)
        case ASCII.less where byte(start + 1) == ASCII.hash && skipPlaceholder():
            emit(.identifier, from: start)
        default:
            if first.isDigit {
                readNumber()
            } else if first.isAsciiOperator {
                readOperator()
            } else {
                readOther()
            }
        }
    }

    /// Returns whether a dot starts an operator, as in `...`, `.==` and `.&`. The dots of `a.b` and `\.?.b` do not.
    private func startsDotOperator(after dot: Int) -> Bool {
        let (next, second) = (byte(dot + 1), byte(dot + 2))
        return switch next {
        case ASCII.dot: true
        case ASCII.question, ASCII.exclamation: dot == start || bytes[dot - 1] != ASCII.backslash
        case ASCII.slash: second != ASCII.slash && second != ASCII.asterisk
        default: next.isAsciiOperator
        }
    }

    private mutating func readPunctuation() {
        let byte = bytes[offset]
        offset += 1
        emit(.punctuation(byte), from: offset - 1)
    }

    /// Reads a token that starts with a non-ASCII scalar or with invalid bytes. Adjacent invalid bytes are one token.
    private mutating func readOther() {
        let start = offset
        switch scalarClass() {
        case .name:
            readName()
            emit(.identifier, from: start)
        case .op:
            readOperator()
        case .invalid:
            repeat {
                offset += UTF8Decoding.scalar(in: bytes, at: offset, before: end)?.length ?? 1
            } while byte(offset) >= 0x80 && scalarClass() == .invalid
            emitInvalid(.character, from: start)
        }
    }

    /// Returns the class of the non-ASCII scalar at `offset`.
    func scalarClass() -> ScalarClass {
        guard bytes[offset] >= 0x80, let (scalar, _) = UTF8Decoding.scalar(in: bytes, at: offset, before: end) else {
            return .invalid
        }
        return ScalarClass(scalar)
    }

    /// Reads the rest of a name that starts with an ASCII letter.
    private mutating func readAsciiName() {
        var index = offset + 1
        while index < end, bytes[index].continuesAsciiName { index &+= 1 }
        offset = index
        if byte(index) >= 0x80 { readName() }
    }

    /// Reads the rest of a name.
    mutating func readName() {
        repeat {
            var index = offset
            while index < end, bytes[index].continuesAsciiName { index += 1 }
            offset = index
        } while readNameScalar()
    }

    /// Reads a non-ASCII scalar if it can be part of a name.
    private mutating func readNameScalar() -> Bool {
        guard byte(offset) >= 0x80, case .name = scalarClass() else { return false }
        offset += UTF8Decoding.scalar(in: bytes, at: offset, before: end)?.length ?? 1
        return true
    }

    private mutating func readEscapedName() {
        let start = offset
        offset += 1
        while offset < end, bytes[offset] != ASCII.backtick, !bytes[offset].isLineBreak { offset += 1 }
        let isClosed = byte(offset) == ASCII.backtick && offset > start + 1
        if byte(offset) == ASCII.backtick { offset += 1 }
        if isClosed { return emit(.escapedIdentifier, from: start) }
        // Without a closing backtick, the word after the opening backtick is the name.
        offset = start + 1
        readName()
        emitInvalid(.name, from: start)
    }

    /// Reads a token that starts with `#`: `#if`, `#"raw"#`, `#/regex/#`.
    private mutating func readPound() {
        let start = offset
        var pounds = 1
        while byte(start + pounds) == ASCII.hash { pounds += 1 }
        switch byte(start + pounds) {
        case ASCII.quote:
            readString(pounds: pounds)
        case ASCII.slash where skipRegex(pounds: pounds):
            emit(.regex, from: start)
        case _ where pounds > 1:
            // The last `#` may start a directive, as in `##if`.
            offset = start + pounds - 1
            emitInvalid(.character, from: start)
        default:
            offset = start + 1
            readName()
            if offset == start + 1 { emitInvalid(.character, from: start) } else { emit(.pound, from: start) }
        }
    }

    /// Skips an editor placeholder, `<#…#>`. Returns false if there is none.
    private mutating func skipPlaceholder() -> Bool {
        guard offset >= placeholderFreeEnd else { return false }
        var index = offset + 2
        while index < end, !bytes[index].isLineBreak {
            if bytes[index] == ASCII.hash, byte(index + 1) == ASCII.greater {
                offset = index + 2
                return true
            }
            index += 1
        }
        placeholderFreeEnd = index
        return false
    }
}
