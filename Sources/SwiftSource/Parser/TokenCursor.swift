import Diagnostics

/// Parses Swift, token by token. The parts of the grammar are extensions, one file each: types, requirements, parameters,
/// statements, expressions, outlines.
///
/// A cursor is a value; `mark()` and `reset(to:)` come back to a place without copying it.
package struct TokenCursor {
    /// The text that ranges count in.
    package let source: SourceFile
    /// All tokens of the text, the end of file last.
    package let tokens: [Token]
    let bytes: [UInt8]
    /// The index of the next token. `tokens` ends with `endOfFile`, at which the cursor stays.
    package private(set) var index = 0
    /// The next token, or what is left of it after a part was split off.
    package private(set) var head: Token
    /// The end of the last token that was taken.
    package private(set) var lastEnd = 0
    /// The errors so far. Parsing goes on after an error.
    package var diagnostics: [Diagnostic] = []
    /// How many brackets, types, expressions and blocks are nested here.
    var depth = 0
    var context = ParsingContext()
    /// The names that the pattern being parsed binds.
    var patternNames: [Identifier] = []
    /// For each token that is an opening brace, the index of its partner; empty until it is needed.
    var bracePartners: [Int32] = []
    private var lastReportedOffset = -1
    /// The indexes of parsed attributes and modifiers that precede no declaration, so that they are not parsed again.
    var strayModifiers = 0..<0
    /// The same for words among statements, where other rules of lines hold.
    var strayWords = 0..<0
    /// The place of `async` and `throws` before the function that is to be parsed.
    var leadingEffects: (effects: Effects, range: Range<Int>)?
    private var isGivenUp = false
    /// Whether common Swift mistakes are reported, as for specs. In Swift files they are left to the compiler, and
    /// bodies are skipped.
    package var isStrict = false
    /// Whether an error has been reported in the member that is being parsed, so that no others that follow from it are.
    private var hasRefused = false

    /// A cursor over tokens that end with an `endOfFile`, without the errors of the lexer.
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

    /// A cursor over a whole file, with the errors of the lexer.
    package init(source: SourceFile) {
        let (tokens, findings) = Lexer.read(source)
        self.init(source: source, tokens: tokens)
        diagnostics = findings
    }

    // MARK: Looking

    /// The next token, or the one that many places after it; past the end the `endOfFile`.
    package func peek(_ ahead: Int = 0) -> Token {
        ahead == 0 ? head : tokens[min(index + ahead, tokens.count - 1)]
    }

    /// Whether no token is left.
    package var isAtEnd: Bool { head.kind == .endOfFile }

    /// The token as written.
    package func text(of token: Token) -> String { text(token.range) }

    /// The text of a range, as written.
    package func text(_ range: Range<Int>) -> String { bytes.text(range) }

    /// Whether the next token is exactly this text: a word, a bracket, a whole operator. A word in backticks never is.
    package func at(_ text: String) -> Bool { matchesText(head, text) }

    /// Whether the token that many places ahead is exactly this text.
    package func at(_ text: String, ahead: Int) -> Bool { matchesText(peek(ahead), text) }

    /// Whether the next token is this punctuation.
    package func at(punctuation byte: UInt8) -> Bool {
        if case .punctuation(byte) = head.kind { true } else { false }
    }

    /// Whether the next token is this operator as a whole.
    package func atOperator(_ text: String) -> Bool { head.kind == .op && matchesText(head, text) }

    /// Whether the next token is an operator that begins with this byte: `>` of `>>`, `?` of `?>`.
    package func atOperatorPrefix(_ byte: UInt8) -> Bool { head.kind == .op && bytes[head.range.lowerBound] == byte }

    /// Whether the next token may be a name: a word or a name in backticks.
    package var atName: Bool { head.kind == .identifier || head.kind == .escapedIdentifier }

    /// The keyword that the next token is; nil for any other token.
    package var keyword: Keyword? { head.keyword }

    /// The keyword that many places ahead; nil for any other token.
    package func keyword(ahead: Int) -> Keyword? { peek(ahead).keyword }

    /// The keyword that the text of a range spells; nil for a name in backticks, and for any other text.
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

    /// Takes the next token; at the end it stays there.
    @discardableResult
    package mutating func advance() -> Token {
        let taken = head
        guard index + 1 < tokens.count else { return taken }
        lastEnd = taken.range.upperBound
        index += 1
        head = tokens[index]
        return taken
    }

    /// Goes on at the token at `index`.
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

    /// Takes the next token if it is this operator as a whole.
    @discardableResult
    package mutating func takeOperator(_ text: String) -> Token? { atOperator(text) ? advance() : nil }

    /// Takes one byte of an operator, which may be the first of several: `>` of `>>?`.
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

    /// Takes a name, without its backticks. Reserved words are names too, as they are after a dot.
    package mutating func takeName() -> Identifier? {
        guard atName || head.kind == .dollarIdentifier else { return nil }
        return takeAnyIdentifier()
    }

    /// Takes the next token, whatever it is, as a name. (`identifier(of: advance())` would copy the cursor.)
    package mutating func takeAnyIdentifier() -> Identifier {
        let token = advance()
        return identifier(of: token)
    }

    /// A token as a name with its range, without backticks.
    package func identifier(of token: Token) -> Identifier {
        let isEscaped = token.kind == .escapedIdentifier
        let name = isEscaped ? token.range.lowerBound + 1..<token.range.upperBound - 1 : token.range
        return Identifier(text(name), token.range)
    }

    // MARK: Coming back

    /// A place in the tokens, with the errors up to it.
    package struct Mark: Sendable {
        /// The index of the token that was next.
        package let index: Int
        fileprivate let head: Token
        fileprivate let lastEnd: Int
        /// How many errors there were.
        package let diagnostics: Int
        fileprivate let lastReportedOffset: Int
        fileprivate let hasRefused: Bool

        /// The start of the next token.
        package var offset: Int { head.range.lowerBound }
    }

    /// The current place, to which `reset` can go back.
    package func mark() -> Mark {
        Mark(
            index: index, head: head, lastEnd: lastEnd, diagnostics: diagnostics.count,
            lastReportedOffset: lastReportedOffset, hasRefused: hasRefused)
    }

    /// Goes back to a mark, and forgets the errors since. A text that is nested too deeply stays given up.
    package mutating func reset(to mark: Mark) {
        guard !isGivenUp else { return }
        index = mark.index
        head = mark.head
        lastEnd = mark.lastEnd
        lastReportedOffset = mark.lastReportedOffset
        hasRefused = mark.hasRefused
        if diagnostics.count > mark.diagnostics { diagnostics.removeSubrange(mark.diagnostics...) }
    }

    // MARK: Reporting

    /// Reports an error at the next token. Each token is reported once at most.
    package mutating func report(_ diagnostic: Diagnostic) {
        // The lexer has reported what it could not read.
        guard head.kind != .invalid else { return }
        if !context.isInBody { return reportAlways(diagnostic) }
        if isStrict, !hasRefused {
            hasRefused = true
            reportAlways(diagnostic)
        }
    }

    /// Reports, in strict parsing, a mistake in Swift, at the next token if no range is given, and at most once in a member. A word
    /// `@` of the problem stands for the next token; `wayOut` says what to write.
    mutating func refuse(_ problem: String, _ wayOut: String, at range: Range<Int>? = nil) {
        guard isStrict, !hasRefused else { return }
        hasRefused = true
        let words = problem.split(separator: " ").map { $0 == "@" ? found.description : String($0) }
        reportAlways(
            .notSwift(
                words.joined(separator: " "), wayOut, at: range.map { location($0) } ?? placeOfMissing))
    }

    /// Begins a new member, in which errors are reported again.
    package mutating func beginMember() { hasRefused = false }

    /// Reports an error that counts in bodies too.
    mutating func reportAlways(_ diagnostic: Diagnostic) {
        let offset = head.range.lowerBound
        guard !isGivenUp, offset != lastReportedOffset, !endsInUnreadableText else { return }
        lastReportedOffset = offset
        diagnostics.reportWithinLimit(diagnostic)
    }

    /// Whether the lexer could not read the end of the text, which it has reported.
    private var endsInUnreadableText: Bool {
        guard isAtEnd, tokens.count > 1 else { return false }
        let last = tokens[tokens.count - 2]
        return last.kind == .invalid && last.range.upperBound == head.range.lowerBound
    }

    /// The range from `start` to the end of the last token that was taken; empty where none was taken since.
    func range(from start: Int) -> Range<Int> { start..<max(start, lastEnd) }

    /// A range as a place in the text.
    package func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(source, range) }

    /// The place to report that something is missing: the next token, or the end of the line before it where it begins another.
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

    /// Whether the next token is a word that is a name only in backticks.
    package var isReservedWord: Bool { head.isReservedWord }

    /// Reads a token with exactly this text, or reports that it is missing. `context` describes its place: `after the
    /// function's name`. `mend` is the text to insert, if it is more than the token.
    @discardableResult
    package mutating func expect(_ text: String, _ context: String, inserting mend: String? = nil) -> Token? {
        if let token = take(text) { return token }
        report(
            .expectedToken(
                text, context, found: found, at: placeOfMissing, inserting: mend ?? text, insertAt: lastEnd))
        return nil
    }

    /// Reads the name of `thing` (`a function`). If there is none, reports that, and returns an empty name after the
    /// range of the keyword.
    mutating func expectName(of thing: String, after keyword: Range<Int>) -> Identifier {
        expectName(of: thing) ?? Identifier("", keyword.upperBound..<keyword.upperBound)
    }

    /// Reads the name of `thing` (`a function`, `a parameter`). If there is none, reports that, and returns nil.
    package mutating func expectName(of thing: String) -> Identifier? {
        if atName, !isReservedWord { return takeName() }
        if head.kind == .invalid, bytes[head.range].first == Ascii.backtick {
            let token = advance()
            return Identifier(text(token.range.lowerBound + 1..<token.range.upperBound), token.range)
        }
        report(.expectedName(of: thing, found: found, at: placeOfMissing))
        // A keyword on the same line was meant as the name.
        if isReservedWord, !head.startsLine { return takeName() }
        return nil
    }

    // MARK: Depth

    /// How deep types, expressions and blocks may be nested: deeper ones are an error, not a full stack.
    package static let depthLimit = 60

    /// Enters a bracket, type, expression or block. Where that is nested too deeply, it is reported once, the rest of the file is
    /// skipped, and the result is false. Every true result needs a `leave`.
    package mutating func enter() -> Bool {
        guard depth < Self.depthLimit else {
            giveUp()
            return false
        }
        depth += 1
        return true
    }

    /// Ends what `enter` began.
    package mutating func leave() { depth -= 1 }

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
