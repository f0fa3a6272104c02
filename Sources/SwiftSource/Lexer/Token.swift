import Diagnostics

/// A token of Swift. Comments and white space are between tokens.
package struct Token: Sendable, Hashable {
    /// The kinds of tokens.
    package enum Kind: Sendable, Hashable {
        /// A word. Includes keywords, because the context decides which words are keywords.
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
    /// The keyword that an `identifier` spells; nil if it is no keyword.
    package var keyword: Keyword?
    /// Whether it is a word that can be a name only in backticks.
    var isReservedWord: Bool { keyword?.isReserved ?? false }
    /// The range in UTF-8 offsets.
    package var range: Range<Int>
    /// Whether a line break is between this token and the previous one.
    package var startsLine: Bool
    /// Whether white space or a comment precedes it, or it is the first in the file.
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
    /// The first opening brace outside of parentheses, because default values may contain others.
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
    /// The change in the number of open parentheses and square brackets.
    package var groupStep: Int {
        switch self {
        case .punctuation(ASCII.openParen), .punctuation(ASCII.openBracket): 1
        case .punctuation(ASCII.closeParen), .punctuation(ASCII.closeBracket): -1
        default: 0
        }
    }

    /// The change in the number of open brackets, including braces.
    package var bracketStep: Int {
        switch self {
        case .punctuation(ASCII.openBrace): 1
        case .punctuation(ASCII.closeBrace): -1
        default: groupStep
        }
    }
}

extension [Token] {
    /// Returns the capitalized names that are called, as initializers are, or passed to a container: `Feed` in
    /// `Feed(view: view)` and `resolve(Feed.self)`.
    package func namesOfMadeTypes(in source: SourceFile) -> Set<String> {
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
