import Diagnostics
import SwiftSource

/// Parses a `.viper` file. It continues after each error, so that one run reports all of them. Brackets are
/// balanced first, and text that cannot be parsed is skipped up to the next declaration, section or member.
package struct SpecParser {
    let source: SourceFile
    var cursor: TokenCursor
    var declarations: [SpecDeclaration] = []
    /// The errors in declarations of the spec. Errors in Swift syntax are in the cursor.
    var findings: [Diagnostic] = []
    /// Whether the lexer could read all the text that was skipped last.
    private(set) var isReadable = true
    /// The offsets of unclosed braces, which were already reported.
    var unclosedBraces: Set<Int> = []
    /// The token index at which the parser gave up on an `#if` around members. It does not parse conditions before
    /// this token again.
    var failedConditionIndex = 0
    /// The name of the first app that the file declares.
    var appName: Identifier?

    /// Returns the syntax tree of a file and the errors, sorted by location. The tree contains everything that could
    /// be parsed.
    package static func parse(_ source: SourceFile) -> (SpecFile, [Diagnostic]) {
        if let refusal = TextCheck.refusal(of: source) {
            return (SpecFile(source: source, declarations: []), [refusal])
        }
        var (tokens, findings) = Lexer.read(source)
        findings += TextCheck.hiddenCharacters(in: source, reported: findings.compactMap { $0.location?.range })
        let unreadable = findings.isEmpty ? [] : tokens.filter { $0.kind == .invalid }.map(\.range)
        let repaired = BracketRepair.balanced(tokens, of: source, unreadable: unreadable)
        tokens = repaired.tokens
        findings += repaired.diagnostics
        findings += tokens.lazy.filter {
            $0.kind == .identifier && source.bytes[$0.range.lowerBound] == ASCII.less
        }
        .map { .placeholder(at: SourceLocation(source, $0.range)) }

        var parser = SpecParser(source: source, tokens: tokens)
        parser.unclosedBraces = Set(repaired.diagnostics.compactMap { $0.location?.range.lowerBound })
        parser.parseFile()
        findings += parser.findings + parser.cursor.diagnostics
        // Missing brackets and misplaced conditions were already reported.
        if repaired.diagnostics.isEmpty, !findings.contains(where: { $0.rule.id == Rule.conditionalInSection.id }) {
            findings += ConditionBalance.findings(in: tokens, of: source)
        }
        if parser.declarations.isEmpty, findings.isEmpty {
            let isOfApp = source.path.hasSuffix("App.viper")
            let example = isOfApp ? "the app, 'app Todo {}'" : "a module, such as 'module TodoList {}'"
            findings.report(
                .emptySpec, "spec declares nothing", at: SourceLocation(source, 0..<0),
                notes: [.init("declare \(example), or delete the file")])
        }
        return (SpecFile(source: source, declarations: parser.declarations), findings.sortedByPlace())
    }

    private init(source: SourceFile, tokens: [Token]) {
        self.source = source
        self.cursor = TokenCursor(source: source, tokens: tokens)
        cursor.isStrict = true
    }

    // MARK: Looking

    /// The next token as an identifier, whatever its kind.
    var word: Identifier { cursor.identifier(of: cursor.head) }

    /// Whether the next token is a word without backticks.
    var atWord: Bool { cursor.head.kind == .identifier }

    var isAtEnd: Bool { cursor.isAtEnd }

    /// Whether the next token is on the line of the previous token.
    var isOnSameLine: Bool { !cursor.head.startsLine }

    /// Whether the text of a line ends here: at a line break, a `;` or a closing brace.
    var atLineEnd: Bool { isAtEnd || !isOnSameLine || at(ASCII.semicolon) || at(ASCII.closeBrace) }

    /// Returns whether the next token is the punctuation `byte`.
    func at(_ byte: UInt8) -> Bool { cursor.at(punctuation: byte) }

    // MARK: Moving

    /// Takes the next token as an identifier, whatever its kind.
    mutating func takeWord() -> Identifier { cursor.takeAnyIdentifier() }

    /// Parses the parts of a block with `parsePart`, up to and including the closing brace. The opening brace was
    /// already taken.
    mutating func parseParts(_ parsePart: (inout SpecParser) -> Void) {
        while !isAtEnd, !at(ASCII.closeBrace) {
            if cursor.take(punctuation: ASCII.semicolon) == nil { parsePart(&self) }
        }
        cursor.take(punctuation: ASCII.closeBrace)
    }

    /// Skips tokens until `isEnd` returns true, but at least one. Skips each bracket together with its contents.
    @discardableResult
    mutating func skip(until isEnd: (SpecParser) -> Bool) -> Identifier {
        let first = cursor.index
        let start = cursor.head.range.lowerBound
        repeat { skipOne() } while !isAtEnd && !isEnd(self)
        let range = span(from: start)
        isReadable = isReadable(from: first)
        return Identifier(source.text(range), range)
    }

    /// Reports skipped text, unless the lexer already reported that it cannot read the text.
    mutating func reportUnexpected(_ text: Identifier, _ place: String, notes: [Diagnostic.Note] = ["remove it"]) {
        if isReadable, !text.name.isEmpty {
            report(
                .unexpectedText, "'\(text.name.firstLine)' is not allowed \(place)", at: text.range, notes: notes)
        }
    }

    /// Skips text that starts at `before` and is not part of a declaration. Reports the text, unless an error was
    /// already reported there.
    mutating func skipUnexpected(from before: TokenCursor.CursorPosition, until isEnd: (SpecParser) -> Bool) {
        let start = before.offset
        if !isAtEnd, cursor.index == before.index || !isEnd(self) { skip(until: isEnd) }
        guard cursor.diagnostics.count == before.diagnostics, isReadable(from: before.index) else { return }
        let range = span(from: start)
        reportUnexpected(Identifier(source.text(range), range), "here")
    }

    private func isReadable(from index: Int) -> Bool {
        !cursor.tokens[min(index, cursor.index)..<cursor.index].contains { $0.kind == .invalid }
    }

    /// Skips one token. If it is an opening bracket, also skips everything up to its closing bracket.
    private mutating func skipOne() {
        switch cursor.head.kind {
        case .punctuation(ASCII.openBrace), .punctuation(ASCII.openParen), .punctuation(ASCII.openBracket):
            cursor.skipBalanced()
        default: cursor.advance()
        }
    }

    // MARK: Reporting

    mutating func report(_ diagnostic: Diagnostic) { findings.reportWithinLimit(diagnostic) }

    mutating func report(
        _ rule: Rule, _ message: String, at range: Range<Int>, notes: [Diagnostic.Note] = [],
        fixIts: [Diagnostic.FixIt] = []
    ) {
        report(Diagnostic(rule, message, at: SourceLocation(source, range), notes: notes, fixIts: fixIts))
    }

    /// Reports a word with a fix-it that replaces it with `meant`. If `meant` is nil, reports it with the note
    /// instead.
    mutating func report(
        _ rule: Rule, _ message: String, meaning meant: String?, insteadOf word: Identifier,
        otherwise note: Diagnostic.Note
    ) {
        report(
            Diagnostic(rule, message, at: SourceLocation(source, word.range))
                .meaning(meant, insteadOf: word, otherwise: note))
    }

    /// Returns the range from `start` to the end of the last token taken.
    func span(from start: Int) -> Range<Int> { start..<max(start, cursor.lastEnd) }

    /// Returns the range together with the blanks after it, for a fix-it that deletes both.
    func withBlanksAfter(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end < source.bytes.count, [0x20, 0x09].contains(source.bytes[end]) { end += 1 }
        return range.lowerBound..<end
    }

    /// Returns the range together with the blanks and line breaks before it, for a fix-it that deletes all of them.
    func withBlanksBefore(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[start - 1]) { start -= 1 }
        return start..<range.upperBound
    }
}

extension Rule {
    static let emptySpec = Rule(
        id: "emptySpec", summary: "Spec declares nothing",
        explanation: """
            The file is empty, or contains only comments and imports. It may not have been saved. Delete it, or add a \
            declaration.
            """,
        wrong: "// to be written",
        right: "module TodoList {}")

    static let unexpectedText = Rule(
        id: "unexpectedText", summary: "Unexpected text",
        explanation: """
            The text is not part of a declaration, a section or a member: a stray character, a literal, or the rest of \
            a line. viper-gen skipped it up to the next declaration. Delete it.
            """,
        wrong: "module TodoList {}\n= 5",
        right: "module TodoList {}")
}
