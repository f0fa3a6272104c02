import Diagnostics

/// Splits Swift text into tokens.
///
/// It never fails: what cannot be read becomes an `invalid` token and a problem. Tokens are
/// in order, and only white space and comments stand between them, so tokens and gaps together are the text.
package struct Lexer {
    /// Those of the whole source. Every index into them is checked against `end` before, as by `byte(_:)`.
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    let end: Int
    private let keywords = KeywordTable.shared
    var offset: Int
    var tokens: [Token] = []
    var problems: [Problem] = []
    /// The string literals whose interpolations are being read, the innermost last.
    var strings: [OpenString] = []
    /// No placeholder is closed up to here.
    private var placeholderFreeEnd = 0
    /// No multi-line regex with as many `#` or more is closed in what is left.
    var unclosedRegexPounds = Int.max
    var startsLine = true
    var hasSpaceBefore = true

    /// The tokens of a file, or of a part of it, and an `endOfFile`.
    package static func tokens(of source: SourceFile, in range: Range<Int>? = nil) -> [Token] {
        let whole = 0..<source.bytes.count
        return lex(source, in: range?.clamped(to: whole) ?? whole).tokens
    }

    static func lex(_ source: SourceFile, in range: Range<Int>) -> (tokens: [Token], problems: [Problem]) {
        // Unsafe, since all text goes through here, byte after byte: an array would compare each index with its bounds once
        // more.
        source.bytes.withUnsafeBufferPointer { bytes in
            var lexer = Lexer(bytes: bytes, range: range)
            lexer.run()
            return (lexer.tokens, lexer.problems)
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
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

    /// A byte order mark and a `#!` line.
    private mutating func skipFileHeader() {
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { offset = min(3, end) }
        if byte(offset) == Ascii.hash, byte(offset + 1) == Ascii.exclamation { skipToLineEnd() }
    }

    /// The byte at `index`, or 0 outside of the text that is read.
    @inline(__always)
    func byte(_ index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

    /// Appends a token that ends at `offset`.
    @inline(__always)
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
            return emit(.identifier, keyword: keywords.keyword(bytes, start..<offset), from: start)
        }
        switch first {
        case Ascii.openParen:
            if !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
            readPunctuation()
        case Ascii.closeParen:
            if let open = strings.last {
                if open.parentheses == 0 { return endInterpolation() }
                strings[strings.count - 1].parentheses -= 1
            }
            readPunctuation()
        case Ascii.openBracket, Ascii.closeBracket, Ascii.openBrace, Ascii.closeBrace, Ascii.comma, Ascii.colon,
            Ascii.semicolon, Ascii.at, Ascii.backslash:
            readPunctuation()
        case Ascii.dot:
            if startsDotOperator(after: start) { readOperator() } else { readPunctuation() }
        case Ascii.quote:
            readString(pounds: 0)
        case Ascii.hash:
            readPound()
        case Ascii.backtick:
            readEscapedName()
        case Ascii.dollar:
            offset += 1
            readName()
            if offset == start + 1 {
                emitInvalid(.character, from: start)
            } else {
                emit(.dollarIdentifier, from: start)
            }
        case Ascii.slash where mayStartRegex && skipRegex(pounds: 0):
            emit(.regex, from: start)
        case Ascii.less where byte(start + 1) == Ascii.hash && skipPlaceholder():
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

    /// `...`, `.==`, `.&`; but neither `a.b` nor `\.?.b`.
    private func startsDotOperator(after dot: Int) -> Bool {
        let (next, second) = (byte(dot + 1), byte(dot + 2))
        return switch next {
        case Ascii.dot: true
        case Ascii.question, Ascii.exclamation: dot == start || bytes[dot - 1] != Ascii.backslash
        case Ascii.slash: second != Ascii.slash && second != Ascii.asterisk
        default: next.isAsciiOperator
        }
    }

    @inline(__always)
    private mutating func readPunctuation() {
        let byte = bytes[offset]
        offset += 1
        emit(.punctuation(byte), from: offset - 1)
    }

    /// A scalar beyond ASCII, or a byte that starts nothing: as many of them as stand side by side are one token.
    private mutating func readOther() {
        let start = offset
        switch scalarClass() {
        case .name:
            let isCombining = startsWithCombiningMark
            readName()
            if isCombining { emitInvalid(.character, from: start) } else { emit(.identifier, from: start) }
        case .op:
            readOperator()
        case .invalid:
            while offset < end, !startsSomething(bytes[offset]), case .invalid = scalarClass() {
                offset += UTF8Decoding.scalar(in: bytes, at: offset, before: end)?.length ?? 1
            }
            emitInvalid(.character, from: start)
        }
    }

    /// A mark that combines with what stands before it begins no name.
    private var startsWithCombiningMark: Bool {
        guard let (scalar, _) = UTF8Decoding.scalar(in: bytes, at: offset, before: end) else { return false }
        return switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    private func startsSomething(_ byte: UInt8) -> Bool {
        switch byte {
        case Ascii.openParen, Ascii.closeParen, Ascii.openBracket, Ascii.closeBracket, Ascii.openBrace,
            Ascii.closeBrace,
            Ascii.comma, Ascii.colon, Ascii.semicolon, Ascii.at, Ascii.backslash, Ascii.dot, Ascii.quote, Ascii.hash,
            Ascii.backtick, Ascii.dollar:
            true
        default:
            byte.isBlank || byte.isLineBreak || byte.isAsciiOperator || byte.continuesAsciiName
        }
    }

    /// What the scalar at `offset` may be part of; only asked of what is no ASCII token.
    func scalarClass() -> ScalarClass {
        guard bytes[offset] >= 0x80, let (scalar, _) = UTF8Decoding.scalar(in: bytes, at: offset, before: end) else {
            return .invalid
        }
        return ScalarClass(scalar)
    }

    /// The rest of a name that begins with an ASCII letter, as nearly all do to their end.
    @inline(__always)
    private mutating func readAsciiName() {
        var index = offset + 1
        while index < end, bytes[index].continuesAsciiName { index &+= 1 }
        offset = index
        if byte(index) >= 0x80 { readName() }
    }

    /// The rest of a name.
    mutating func readName() {
        repeat {
            var index = offset
            while index < end, bytes[index].continuesAsciiName { index += 1 }
            offset = index
        } while readNameScalar()
    }

    /// A scalar beyond ASCII that goes on with a name.
    private mutating func readNameScalar() -> Bool {
        guard byte(offset) >= 0x80, case .name = scalarClass() else { return false }
        offset += UTF8Decoding.scalar(in: bytes, at: offset, before: end)?.length ?? 1
        return true
    }

    private mutating func readEscapedName() {
        let start = offset
        offset += 1
        while offset < end, bytes[offset] != Ascii.backtick, !bytes[offset].isLineBreak { offset += 1 }
        let isClosed = byte(offset) == Ascii.backtick && offset > start + 1
        if byte(offset) == Ascii.backtick { offset += 1 }
        if isClosed { return emit(.escapedIdentifier, from: start) }
        // The word after the backtick was meant as the name.
        offset = start + 1
        readName()
        emitInvalid(.name, from: start)
    }

    /// `#if`, `#"raw"#`, `#/regex/#`.
    private mutating func readPound() {
        let start = offset
        var pounds = 1
        while byte(start + pounds) == Ascii.hash { pounds += 1 }
        switch byte(start + pounds) {
        case Ascii.quote:
            readString(pounds: pounds)
        case Ascii.slash where skipRegex(pounds: pounds):
            emit(.regex, from: start)
        case _ where pounds > 1:
            // The last one may begin a directive.
            offset = start + pounds - 1
            emitInvalid(.character, from: start)
        default:
            offset = start + 1
            readName()
            if offset == start + 1 { emitInvalid(.character, from: start) } else { emit(.pound, from: start) }
        }
    }

    /// `<#what an editor leaves to be filled in#>`.
    private mutating func skipPlaceholder() -> Bool {
        guard offset >= placeholderFreeEnd else { return false }
        var index = offset + 2
        while index < end, !bytes[index].isLineBreak {
            if bytes[index] == Ascii.hash, byte(index + 1) == Ascii.greater {
                offset = index + 2
                return true
            }
            index += 1
        }
        placeholderFreeEnd = index
        return false
    }
}
