import Diagnostics

/// A piece of Swift text that matters to its grammar. Comments and white space stand between tokens.
package struct Token: Sendable, Hashable {
    /// What a token is.
    package enum Kind: Sendable, Hashable {
        /// A word, keywords among them: which words are keywords depends on where they stand.
        case identifier
        case escapedIdentifier
        /// `$0`, `$name`.
        case dollarIdentifier
        case integer, float
        /// A string literal without interpolation, or the parts of one with: the text runs between the interpolations, whose
        /// tokens stand between `interpolationStart` and `interpolationEnd`.
        case string
        case stringStart, stringSegment, interpolationStart, interpolationEnd, stringEnd
        case regex
        /// A run of operator characters (`->`, `=`, `?`, `&`, `<`, `...` among them). A parser may split it.
        case op
        /// One of `( ) [ ] { } , : ; @ .` … the byte itself.
        case punctuation(UInt8)
        /// `#if`, `#elseif`, `#else`, `#endif`, `#available`, `#selector`, `#macro`.
        case pound
        /// A byte that no Swift text may hold, or an unterminated literal or comment.
        case invalid
        case endOfFile
    }

    /// What the token is.
    package var kind: Kind
    /// The word that an `identifier` spells, where Swift's grammar knows it: looked up once, asked for again and again.
    package var keyword: Keyword?
    /// UTF-8 offsets.
    @SourceRange package var range: Range<Int>
    /// A line break stands between this token and the one before it.
    package var startsLine: Bool
    /// White space or a comment stands before it, or the file's start.
    package var hasSpaceBefore: Bool

    package init(
        kind: Kind, keyword: Keyword? = nil, range: Range<Int>, startsLine: Bool, hasSpaceBefore: Bool
    ) {
        self.kind = kind
        self.keyword = keyword
        self.range = range
        self.startsLine = startsLine
        self.hasSpaceBefore = hasSpaceBefore
    }
}

extension Sequence<Token> {
    /// The first brace outside of parentheses: default values may hold others.
    package var openingBrace: Token? {
        var depth = 0
        for token in self {
            if depth == 0, token.kind == .punctuation(Ascii.openBrace) { return token }
            depth += token.kind.groupStep
        }
        return nil
    }
}

extension Token.Kind {
    /// How many parentheses and square brackets more are open behind the token.
    package var groupStep: Int {
        switch self {
        case .punctuation(Ascii.openParen), .punctuation(Ascii.openBracket): 1
        case .punctuation(Ascii.closeParen), .punctuation(Ascii.closeBracket): -1
        default: 0
        }
    }

    /// How many brackets more are open behind the token, braces among them.
    package var bracketStep: Int {
        switch self {
        case .punctuation(Ascii.openBrace): 1
        case .punctuation(Ascii.closeBrace): -1
        default: groupStep
        }
    }

    // Written out: parsers compare kinds all the time, and the comparison that the compiler makes is not inlined.
    @inlinable @inline(__always) package static func == (left: Token.Kind, right: Token.Kind) -> Bool {
        left.code == right.code
    }

    /// Another number for each kind.
    @inlinable @inline(__always) package var code: UInt16 {
        switch self {
        case .punctuation(let byte): UInt16(byte)
        case .identifier: 0x100
        case .escapedIdentifier: 0x101
        case .dollarIdentifier: 0x102
        case .integer: 0x103
        case .float: 0x104
        case .string: 0x105
        case .stringStart: 0x106
        case .stringSegment: 0x107
        case .interpolationStart: 0x108
        case .interpolationEnd: 0x109
        case .stringEnd: 0x10A
        case .regex: 0x10B
        case .op: 0x10C
        case .pound: 0x10D
        case .invalid: 0x10E
        case .endOfFile: 0x10F
        }
    }
}

extension [Token] {
    /// The names that are called as types are made: `Feed` of `Feed(view: view)`.
    package func namesOfMadeTypes(in source: SourceFile) -> Set<String> {
        let bytes = source.bytes
        var names: Set<String> = []
        for token in self where token.kind == .identifier {
            let end = token.range.upperBound
            guard end < bytes.count, bytes[end] == Ascii.openParen,
                (0x41...0x5A).contains(bytes[token.range.lowerBound])
            else { continue }
            names.insert(bytes.text(token.range))
        }
        return names
    }
}
