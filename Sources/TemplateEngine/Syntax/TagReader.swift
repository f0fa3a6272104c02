import Diagnostics

/// Walks over the words of one tag. The first thing that does not fit is reported, and nothing after it.
struct TagReader {
    let file: SourceFile
    let tag: Tag
    var index = 0
    var diagnostics: [Diagnostic] = []
    /// Expressions within one another.
    var depth = 0
    private var hasFailed: Bool

    init(_ tag: Tag, in file: SourceFile) {
        self.tag = tag
        self.file = file
        self.hasFailed = tag.isBroken
    }

    var peek: Token? { index < tag.tokens.count ? tag.tokens[index] : nil }

    /// Where the next word is, or would be.
    var place: Range<Int> { peek?.range ?? endOfTag }

    private var endOfTag: Range<Int> {
        let closing = tag.range.upperBound - (tag.trimsAfter ? 3 : 2)
        return max(tag.range.lowerBound, closing)..<tag.range.upperBound
    }

    /// The end of the last word read.
    var previousEnd: Int { index > 0 ? tag.tokens[index - 1].range.upperBound : tag.range.lowerBound }

    mutating func take(_ symbol: Token.Symbol) -> Bool {
        guard peek?.kind == .symbol(symbol) else { return false }
        index += 1
        return true
    }

    func isNext(word: String) -> Bool { peek?.kind == .name(word) }

    mutating func take(word: String) -> Bool {
        guard isNext(word: word) else { return false }
        index += 1
        return true
    }

    mutating func expect(_ symbol: Token.Symbol, after what: String) -> Bool {
        if take(symbol) { return true }
        fail("'\(symbol.rawValue)' after \(what)")
        return false
    }

    mutating func expect(word: String, after what: String) -> Bool {
        if take(word: word) { return true }
        fail("'\(word)' after \(what)")
        return false
    }

    /// A name that is used: a member, a filter, a macro.
    mutating func name(_ expected: String) -> Name? {
        guard let token = peek, case .name(let text) = token.kind else {
            fail(expected)
            return nil
        }
        index += 1
        return Name(text: text, range: token.range)
    }

    /// A name that is given to something, which must not be a word of the language.
    mutating func newName(_ expected: String) -> Name? {
        guard let name = name(expected) else { return nil }
        if Token.reserved.contains(name.text) {
            report(.templateReservedName(name.text, SourceLocation(file, name.range)))
            return nil
        }
        return name
    }

    /// Reports what is left over in the tag.
    mutating func expectEnd(after what: String) {
        if peek != nil { fail("the end of the tag after \(what)") }
    }

    mutating func fail(_ expected: String) {
        guard !hasFailed else { return }
        hasFailed = true
        if peek?.kind == .invalid { return }
        diagnostics.append(
            .templateMalformedTag(
                expected: expected, found: peek.map { file.text($0.range) }, SourceLocation(file, place)))
    }

    mutating func report(_ diagnostic: Diagnostic) {
        guard !hasFailed else { return }
        hasFailed = true
        diagnostics.append(diagnostic)
    }
}
