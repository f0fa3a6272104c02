import Diagnostics

/// A parser of Swift that reads a text token by token.
///
/// Each part of the grammar is an extension in a file of its own: types, requirements, parameters, statements,
/// expressions, outlines. To try one reading and go back, use `mark()` and `reset(to:)`.
package struct TokenCursor {
    /// The parsed text.
    package let source: SourceFile
    /// All tokens of the text, ending with `endOfFile`.
    package let tokens: [Token]
    let bytes: [UInt8]
    /// The index of the next token. The cursor never moves past `endOfFile`.
    package private(set) var index = 0
    /// The next token. If `takeOperatorPrefix(_:)` took a part of it, the rest.
    package private(set) var head: Token
    /// The end of the last token that was taken.
    package private(set) var lastEnd = 0
    /// The errors so far. Parsing goes on after an error.
    package var diagnostics: [Diagnostic] = []
    /// The number of brackets, types, expressions and blocks around the next token.
    var depth = 0
    var context = ParsingContext()
    /// The names that the current pattern declares.
    var patternNames: [Identifier] = []
    /// The index of each closing brace, by the index of its opening brace; nil until needed.
    var bracePartners: [Int: Int]?
    private var lastReportedOffset = -1
    /// The indexes of attributes and modifiers that precede no declaration. They are kept so that they are not parsed
    /// again.
    var strayModifiers = 0..<0
    /// Like `strayModifiers`, but for statements, such as the index of `open` in `open(door)`. In statements, a line
    /// break ends the modifiers.
    var strayWords = 0..<0
    private var isGivenUp = false
    /// Whether common Swift mistakes are reported: true for specs. In Swift files, the compiler reports them, and
    /// bodies are skipped.
    package var isStrict = false
    /// Whether a mistake in the current member was reported. Later mistakes in the same member are not reported.
    private var hasRefused = false

    /// Creates a cursor over tokens that end with `endOfFile`, without the errors of the lexer.
    package init(source: SourceFile, tokens: [Token]) {
        self.source = source
        self.bytes = source.bytes
        if let first = tokens.first {
            self.tokens = tokens
            self.head = first
        } else {
            let end = Token(
                kind: .endOfFile, range: source.bytes.count..<source.bytes.count, startsLine: true, hasSpaceBefore: true
            )
            self.tokens = [end]
            self.head = end
        }
        self.lastEnd = head.range.lowerBound
    }

    /// Creates a cursor over a whole file, with the errors of the lexer.
    package init(source: SourceFile) {
        let (tokens, findings) = Lexer.read(source)
        self.init(source: source, tokens: tokens)
        diagnostics = findings
    }

    // MARK: Looking

    /// Returns the token that is `ahead` tokens after the next one; at the end, the `endOfFile`.
    package func peek(_ ahead: Int = 0) -> Token {
        ahead == 0 ? head : tokens[min(index + ahead, tokens.count - 1)]
    }

    /// Whether no token is left.
    package var isAtEnd: Bool { head.kind == .endOfFile }

    /// Returns the text of a token.
    package func text(of token: Token) -> String { text(token.range) }

    /// Returns the text of a range.
    package func text(_ range: Range<Int>) -> String { bytes.text(range) }

    /// Returns whether the next token is exactly this text: a word, a bracket, a whole operator. A word in backticks
    /// never matches.
    package func at(_ text: String) -> Bool { matchesText(head, text) }

    /// Returns whether the token that is `ahead` tokens after the next one is exactly this text.
    package func at(_ text: String, ahead: Int) -> Bool { matchesText(peek(ahead), text) }

    /// Returns whether the next token is this punctuation.
    package func at(punctuation byte: UInt8) -> Bool {
        if case .punctuation(byte) = head.kind { true } else { false }
    }

    /// Returns whether the next token is this whole operator.
    package func atOperator(_ text: String) -> Bool { head.kind == .op && matchesText(head, text) }

    /// Returns whether the next token is an operator that starts with this byte: `>` of `>>`, `?` of `?>`.
    package func atOperatorPrefix(_ byte: UInt8) -> Bool { head.kind == .op && bytes[head.range.lowerBound] == byte }

    /// Whether the next token may be a name: a word or a name in backticks.
    package var atName: Bool { head.kind == .identifier || head.kind == .escapedIdentifier }

    /// The keyword that the next token spells; nil for another token.
    package var keyword: Keyword? { head.keyword }

    /// Returns the keyword that is `ahead` tokens after the next token; nil for another token.
    package func keyword(ahead: Int) -> Keyword? { peek(ahead).keyword }

    /// Returns the keyword that the text of a range spells; nil for other text, and for a name in backticks.
    package func keyword(spelledBy range: Range<Int>) -> Keyword? { Keyword(bytes, range) }

    func matchesText(_ token: Token, _ text: String) -> Bool {
        let utf8 = text.utf8
        guard utf8.count == token.range.count else { return false }
        var index = token.range.lowerBound
        for byte in utf8 {
            guard bytes[index] == byte else { return false }
            index += 1
        }
        return true
    }

    // MARK: Moving

    /// Takes the next token. At the end, the cursor stays.
    @discardableResult
    package mutating func advance() -> Token {
        let taken = head
        guard index + 1 < tokens.count else { return taken }
        lastEnd = taken.range.upperBound
        index += 1
        head = tokens[index]
        return taken
    }

    /// Moves to the token at `index`.
    mutating func move(to index: Int) {
        self.index = min(index, tokens.count - 1)
        head = tokens[self.index]
        if self.index > 0 { lastEnd = tokens[self.index - 1].range.upperBound }
    }

    /// Takes the next token if it is exactly this text.
    @discardableResult
    package mutating func take(_ text: String) -> Token? { at(text) ? advance() : nil }

    /// Takes the next token if it is this punctuation.
    @discardableResult
    package mutating func take(punctuation byte: UInt8) -> Token? { at(punctuation: byte) ? advance() : nil }

    /// Takes the next token if it is this keyword.
    @discardableResult
    package mutating func take(_ keyword: Keyword) -> Token? { self.keyword == keyword ? advance() : nil }

    /// Takes the next token if it is this whole operator.
    @discardableResult
    package mutating func takeOperator(_ text: String) -> Token? { atOperator(text) ? advance() : nil }

    /// Takes the first byte of an operator: `>` of `>>?`. The rest of the operator stays the next token.
    @discardableResult
    package mutating func takeOperatorPrefix(_ byte: UInt8) -> Token? {
        guard atOperatorPrefix(byte) else { return nil }
        guard head.range.count > 1 else { return advance() }
        let middle = head.range.lowerBound + 1
        var taken = head
        taken.range = head.range.lowerBound..<middle
        head.range = middle..<head.range.upperBound
        head.startsLine = false
        head.hasSpaceBefore = false
        lastEnd = middle
        return taken
    }

    /// Takes a name, and returns it without backticks. Reserved words are accepted, as after a dot.
    package mutating func takeName() -> Identifier? {
        guard atName || head.kind == .dollarIdentifier else { return nil }
        return takeAnyIdentifier()
    }

    /// Takes the next token of any kind as a name. (`identifier(of: advance())` would copy the cursor.)
    package mutating func takeAnyIdentifier() -> Identifier {
        let token = advance()
        return identifier(of: token)
    }

    /// Returns a token as a name, without backticks.
    package func identifier(of token: Token) -> Identifier {
        let isEscaped = token.kind == .escapedIdentifier
        let name = isEscaped ? token.range.lowerBound + 1..<token.range.upperBound - 1 : token.range
        return Identifier(text(name), token.range)
    }

    // MARK: Coming back

    /// A place in the tokens, with the number of errors before it.
    package struct CursorPosition: Sendable {
        /// The index of the next token.
        package let index: Int
        fileprivate let head: Token
        fileprivate let lastEnd: Int
        /// The number of errors.
        package let diagnostics: Int
        fileprivate let lastReportedOffset: Int
        fileprivate let hasRefused: Bool

        /// The start of the next token.
        package var offset: Int { head.range.lowerBound }
    }

    /// Returns the current place, for `reset(to:)`.
    package func mark() -> CursorPosition {
        CursorPosition(
            index: index, head: head, lastEnd: lastEnd, diagnostics: diagnostics.count,
            lastReportedOffset: lastReportedOffset, hasRefused: hasRefused)
    }

    /// Returns to a marked place, and removes the errors that were reported since. After `giveUp()`, does nothing.
    package mutating func reset(to mark: CursorPosition) {
        guard !isGivenUp else { return }
        index = mark.index
        head = mark.head
        lastEnd = mark.lastEnd
        lastReportedOffset = mark.lastReportedOffset
        hasRefused = mark.hasRefused
        if diagnostics.count > mark.diagnostics { diagnostics.removeSubrange(mark.diagnostics...) }
    }

    // MARK: Reporting

    /// Reports an error at the next token, at most one for each token. In a body, reports it only in strict parsing,
    /// and only one for each member.
    package mutating func report(_ diagnostic: Diagnostic) {
        // The lexer has already reported an `invalid` token.
        guard head.kind != .invalid else { return }
        if !context.isInBody { return reportAlways(diagnostic) }
        if isStrict, !hasRefused {
            hasRefused = true
            reportAlways(diagnostic)
        }
    }

    /// In strict parsing, reports a Swift mistake, at most one for each member. A word `@` in `problem` stands for the
    /// next token. `correction` tells how to correct the mistake. Without a range, the error is at the next token.
    mutating func refuse(_ problem: String, _ correction: String, at range: Range<Int>? = nil) {
        guard isStrict, !hasRefused else { return }
        hasRefused = true
        let words = problem.split(separator: " ").map { $0 == "@" ? found.description : String($0) }
        reportAlways(
            .notSwift(
                words.joined(separator: " "), correction, at: range.map { location($0) } ?? placeOfMissing))
    }

    /// Starts a new member, in which a mistake is reported again.
    package mutating func beginMember() { hasRefused = false }

    /// Reports an error, in bodies too and without strict parsing.
    mutating func reportAlways(_ diagnostic: Diagnostic) {
        let offset = head.range.lowerBound
        guard !isGivenUp, offset != lastReportedOffset, !endsInUnreadableText else { return }
        lastReportedOffset = offset
        diagnostics.reportWithinLimit(diagnostic)
    }

    /// Whether the text ends with an `invalid` token, which the lexer has reported.
    private var endsInUnreadableText: Bool {
        guard isAtEnd, tokens.count > 1 else { return false }
        let last = tokens[tokens.count - 2]
        return last.kind == .invalid && last.range.upperBound == head.range.lowerBound
    }

    /// Returns the range from `start` to the end of the last taken token; empty if none was taken since.
    func range(from start: Int) -> Range<Int> { start..<max(start, lastEnd) }

    /// Returns the location of a range.
    package func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(source, range) }

    /// The location of the error for a missing token: the next token. If that is on a new line or the end of the file,
    /// the end of the previous token.
    var placeOfMissing: SourceLocation {
        let startsElsewhere = (head.startsLine || isAtEnd) && lastEnd <= head.range.lowerBound && index > 0
        return location(startsElsewhere ? lastEnd..<lastEnd : head.range)
    }

    var found: FoundToken {
        switch head.kind {
        case .endOfFile: .endOfFile
        case .identifier where isReservedWord: .reservedWord(text(of: head))
        default: .text(text(head.range.lowerBound..<min(head.range.upperBound, head.range.lowerBound + 40)))
        }
    }

    /// Whether the next token is a word that needs backticks to be a name.
    package var isReservedWord: Bool { head.isReservedWord }

    /// Takes a token with exactly this text, or reports that it is missing.
    ///
    /// - Parameters:
    ///   - context: The place of the token, for the message: `after the function's name`.
    ///   - insertion: The text that the fix-it inserts, if it is more than the token.
    @discardableResult
    package mutating func expect(_ text: String, _ context: String, inserting insertion: String? = nil) -> Token? {
        if let token = take(text) { return token }
        report(
            .expectedToken(
                text, context, found: found, at: placeOfMissing, inserting: insertion ?? text, insertAt: lastEnd))
        return nil
    }

    /// Takes the name of `thing` (`a function`). If the name is missing, reports that, and returns an empty name after
    /// `keyword`.
    mutating func expectName(of thing: String, after keyword: Range<Int>) -> Identifier {
        expectName(of: thing) ?? Identifier("", keyword.upperBound..<keyword.upperBound)
    }

    /// Takes the name of `thing` (`a function`, `a parameter`). If the name is missing, reports that, and returns nil.
    package mutating func expectName(of thing: String) -> Identifier? {
        if atName, !isReservedWord { return takeName() }
        if head.kind == .invalid, bytes[head.range].first == ASCII.backtick {
            let token = advance()
            return Identifier(text(token.range.lowerBound + 1..<token.range.upperBound), token.range)
        }
        report(.expectedName(of: thing, found: found, at: placeOfMissing))
        // A keyword on the same line was meant as the name.
        if isReservedWord, !head.startsLine { return takeName() }
        return nil
    }

    // MARK: Depth

    /// The maximum nesting of types, expressions and blocks. It prevents a stack overflow.
    package static let depthLimit = 60

    /// Enters a bracket, type, expression or block. If the nesting is too deep, reports that once, skips the rest of
    /// the file, and returns false. Each call that returns true needs a `leave`.
    package mutating func enter() -> Bool {
        guard depth < Self.depthLimit else {
            giveUp()
            return false
        }
        depth += 1
        return true
    }

    /// Leaves a bracket, type, expression or block.
    package mutating func leave() { depth -= 1 }

    /// Stops parsing: moves to the end of the file, and reports too deep nesting.
    private mutating func giveUp() {
        if !isGivenUp, !diagnostics.contains(where: { $0.rule.id == Rule.nestedTooDeeply.id }) {
            diagnostics.append(.nestedTooDeeply(at: location(head.range)))
        }
        isGivenUp = true
        // `lastEnd` stays, because the parsed text ends here.
        index = tokens.count - 1
        head = tokens[index]
    }
}
