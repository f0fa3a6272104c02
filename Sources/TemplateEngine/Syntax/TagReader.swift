import Diagnostics

/// Walks over the words of one tag. The first thing that does not fit is reported, and nothing after it.
struct TagReader {
    let tag: Tag
    /// Where the next word is in `template.tokens`.
    var index: Int
    var diagnostics: [Diagnostic] = []
    /// The names that expressions begin with, up to here in the file.
    var mentions: [String]
    /// Expressions within one another.
    var depth = 0
    private let template: ScannedTemplate
    private var hasFailed: Bool

    init(_ tag: Tag, in template: ScannedTemplate, mentions: [String]) {
        self.tag = tag
        self.template = template
        self.mentions = mentions
        self.index = tag.tokens.lowerBound
        self.hasFailed = tag.isBroken
    }

    var file: SourceFile { template.file }

    var peek: Token? { token(at: index) }

    /// The word after the next one.
    var peekSecond: Token? { token(at: index + 1) }

    private func token(at index: Int) -> Token? { index < tag.tokens.upperBound ? template.tokens[index] : nil }

    func text(_ token: Token) -> String { template.file.text(token.range) }

    /// What a string stands for, by its token's number.
    func string(_ number: Int) -> String { template.strings[number] }

    /// Where the next word is, or would be.
    var place: Range<Int> { peek?.range ?? endOfTag }

    private var endOfTag: Range<Int> {
        let closing = tag.range.upperBound - (tag.trimsAfter ? 3 : 2)
        return max(tag.range.lowerBound, closing)..<tag.range.upperBound
    }

    /// The end of the last word read.
    var previousEnd: Int {
        index > tag.tokens.lowerBound ? template.tokens[index - 1].range.upperBound : tag.range.lowerBound
    }

    mutating func take(_ symbol: Token.Symbol) -> Bool {
        guard peek?.kind == .symbol(symbol) else { return false }
        index += 1
        return true
    }

    func isNext(_ word: Token.Word) -> Bool { peek?.kind == .word(word) }

    mutating func take(_ word: Token.Word) -> Bool {
        guard isNext(word) else { return false }
        index += 1
        return true
    }

    mutating func expect(_ symbol: Token.Symbol, after what: String) -> Bool {
        if take(symbol) { return true }
        fail("'\(symbol.rawValue)' after \(what)")
        return false
    }

    mutating func expect(_ word: Token.Word, after what: String) -> Bool {
        if take(word) { return true }
        fail("'\(word.rawValue)' after \(what)")
        return false
    }

    /// A name that is used: a member, a filter, a macro.
    mutating func name(_ expected: String) -> Name? {
        guard let token = peek, token.isName else {
            fail(expected)
            return nil
        }
        index += 1
        return Name(text: text(token), range: token.range)
    }

    /// A name that is given to something, which must not be a word of the language.
    mutating func newName(_ expected: String) -> Name? {
        if let token = peek, case .word(let word) = token.kind {
            index += 1
            report(
                .templateReservedName, "'\(word.rawValue)' is a word of the template language and cannot be a name",
                at: token.range, note: "choose another name")
            return nil
        }
        return name(expected)
    }

    /// Reports what is left over in the tag.
    mutating func expectEnd(after what: @autoclosure () -> String) {
        if peek != nil { fail("the end of the tag after \(what())") }
    }

    mutating func fail(_ expected: String) {
        guard !hasFailed else { return }
        hasFailed = true
        if peek?.kind == .invalid { return }
        let found = peek.map { "'\(text($0))'" } ?? "the end of the tag"
        diagnostics.report(
            .templateMalformedTag, "expected \(expected), found \(found)", at: SourceLocation(file, place))
    }

    mutating func report(_ diagnostic: Diagnostic) {
        guard !hasFailed else { return }
        hasFailed = true
        diagnostics.append(diagnostic)
    }

    mutating func report(_ rule: Rule, _ message: String, at range: Range<Int>, note: Diagnostic.Note) {
        report(Diagnostic(rule, message, at: SourceLocation(file, range), notes: [note]))
    }
}

extension Rule {
    static let templateMalformedTag = Rule(
        id: "templateMalformedTag", summary: "A tag is written as its grammar says",
        explanation: """
            The message says what was expected and what stands there instead. The tags are: if, elif, else, \
            endif; for x in xs where c, else, endfor; include "file" with name=value; set name = value; macro \
            name a b=1, endmacro; call name x; filter a|b, endfilter; raw, endraw; break; continue.
            """,
        wrong: "{% for member of members %}{{ member.name }}{% endfor %}",
        right: "{% for member in members %}{{ member.name }}{% endfor %}")

    static let templateReservedName = Rule(
        id: "templateReservedName", summary: "A name is no word of the language",
        explanation: """
            The words and, or, not, in, if, else, true, false, where, with and forloop have a meaning of their \
            own, so nothing else can be called that.
            """,
        wrong: "{% set in = name %}",
        right: "{% set input = name %}")
}
