import Diagnostics

/// A token of Swift source. Comments and white space are not tokens.
package struct Token: Sendable, Hashable {
    /// The kinds of tokens.
    package enum Kind: Sendable, Hashable {
        /// A word. Keywords are identifiers too, because many words are keywords only in some contexts.
        case identifier
        case escapedIdentifier
        /// A name such as `$0` or `$name`.
        case dollarIdentifier
        case integer, float
        /// A string literal without interpolations.
        case string
        /// The parts of a string literal with interpolations. The tokens of an interpolation are between
        /// `interpolationStart` and `interpolationEnd`.
        case stringStart, stringSegment, interpolationStart, interpolationEnd, stringEnd
        case regex
        /// A run of operator characters, such as `->`, `=` and `...`. A parser may split it.
        case op
        /// A single character of punctuation, such as `(`, `,` and `@`, by its byte.
        case punctuation(UInt8)
        /// `#` with a name: a directive such as `#if`, or a macro.
        case pound
        /// A byte that is not allowed in Swift, or an unterminated literal or comment.
        case invalid
        case endOfFile
    }

    /// The kind of the token.
    package var kind: Kind
    /// The keyword that an `identifier` token spells; nil for other words and tokens.
    package var keyword: Keyword?
    /// Whether the token is a word that needs backticks to be a name, such as `class`.
    var isReservedWord: Bool { keyword?.isReserved ?? false }
    /// The range in UTF-8 offsets.
    package var range: Range<Int>
    /// Whether a line break is between this token and the previous one. Also true for the first token.
    package var startsLine: Bool
    /// Whether white space or a comment precedes the token. Also true for the first token.
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
    /// The first opening brace outside of parentheses and square brackets. Skips braces in default values:
    /// `(done: () -> Void = {})`.
    package var openingBrace: Token? {
        var depth = 0
        for token in self {
            if depth == 0, token.kind == .punctuation(ASCII.openBrace) { return token }
            depth += token.kind.groupStep
        }
        return nil
    }
}

extension Token.Kind {
    /// The change in the number of open parentheses and square brackets at this token: 1, -1 or 0.
    package var groupStep: Int {
        switch self {
        case .punctuation(ASCII.openParen), .punctuation(ASCII.openBracket): 1
        case .punctuation(ASCII.closeParen), .punctuation(ASCII.closeBracket): -1
        default: 0
        }
    }

    /// The change in the number of open brackets at this token. Counts parentheses, square brackets and braces.
    package var bracketStep: Int {
        switch self {
        case .punctuation(ASCII.openBrace): 1
        case .punctuation(ASCII.closeBrace): -1
        default: groupStep
        }
    }
}

extension [Token] {
    /// Returns the names of the types that the code creates, as in `Feed(view: view)`, or asks a container for, as in
    /// `resolve(Feed.self)`. Every capitalized name counts as a type.
    package func namesOfCreatedTypes(in source: SourceFile) -> Set<String> {
        let bytes = source.bytes
        var names: Set<String> = []
        for token in self where token.kind == .identifier {
            let end = token.range.upperBound
            guard end < bytes.count, bytes[token.range.lowerBound].isAsciiCapital else { continue }
            if bytes[end] == ASCII.openParen || bytes[end...].starts(with: ".self)".utf8) {
                names.insert(bytes.text(token.range))
            }
        }
        return names
    }
}
