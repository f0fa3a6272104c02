import Diagnostics

/// Parses the tokens of one tag. It reports only the first error.
struct TagReader {
    let tag: Tag
    let file: SourceFile
    /// The index of the next token.
    var index = 0
    var diagnostics: [Diagnostic] = []
    /// The number of expressions that contain the current expression.
    var depth = 0
    private var hasFailed: Bool

    init(_ tag: Tag, in file: SourceFile) {
        (self.tag, self.file) = (tag, file)
        hasFailed = tag.isBroken
    }

    var peek: TemplateToken? { token(at: index) }

    /// The token after the next token.
    var peekSecond: TemplateToken? { token(at: index + 1) }

    private func token(at index: Int) -> TemplateToken? { index < tag.tokens.count ? tag.tokens[index] : nil }

    func text(_ token: TemplateToken) -> String { file.text(token.range) }

    /// The range of the next token. If there is none, the range of the tag's closing delimiter.
    var place: Range<Int> {
        if let peek { return peek.range }
        let closing = tag.range.upperBound - (tag.trimsAfter ? 3 : 2)
        return max(tag.range.lowerBound, closing)..<tag.range.upperBound
    }

    /// The end of the last token read.
    var previousEnd: Int {
        index > 0 ? tag.tokens[index - 1].range.upperBound : tag.range.lowerBound
    }

    func isNext(_ reserved: TemplateToken.ReservedToken) -> Bool { peek?.kind == .reserved(reserved) }

    mutating func take(_ reserved: TemplateToken.ReservedToken) -> Bool {
        guard isNext(reserved) else { return false }
        index += 1
        return true
    }

    mutating func expect(_ reserved: TemplateToken.ReservedToken, after what: String) -> Bool {
        if take(reserved) { return true }
        fail("'\(reserved.rawValue)' after \(what)")
        return false
    }

    /// Reads the name of an existing member, filter or macro.
    mutating func name(_ expected: String) -> Name? {
        guard let token = peek, token.isName else {
            fail(expected)
            return nil
        }
        index += 1
        return Name(text: text(token), range: token.range)
    }

    /// Reads a name that the tag defines. It must not be a reserved word.
    mutating func newName(_ expected: String) -> Name? {
        if let token = peek, case .reserved(let word) = token.kind, word.isWord {
            index += 1
            report(
                .templateMalformedTag, "'\(word.rawValue)' is a reserved word and cannot be a name",
                at: token.range, note: "choose another name")
            return nil
        }
        return name(expected)
    }

    /// Reports an error if the tag has more tokens.
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

    mutating func report(_ rule: Rule, _ message: String, at range: Range<Int>, note: Diagnostic.Note) {
        guard !hasFailed else { return }
        hasFailed = true
        diagnostics.report(rule, message, at: SourceLocation(file, range), notes: [note])
    }
}
