import Diagnostics
import SwiftSource

/// A use of a name in code. Declared names, names in comments and strings, labels, parameters and members of `super` do
/// not count. Nor does either name in `self.store = store`, because storing a value does not use it.
struct UsedName: Sendable {
    let name: String
    /// The index of the name's token.
    let index: Int
    /// Whether the name is used without an owner, or as a member of `self`.
    let isOwn: Bool
    /// The labels of the arguments, with nil for each argument without a label; nil if the name is not called with
    /// parentheses.
    var labels: [String?]?

    /// Returns the uses in the tokens, in the order of the text.
    static func all(in tokens: ArraySlice<Token>, of source: SourceFile) -> [UsedName] {
        var reader = Reader(tokens: tokens, source: source, index: tokens.startIndex)
        while reader.index < tokens.endIndex {
            if !reader.skipSelfAssignment(), !reader.readLabel() { reader.readToken() }
        }
        return reader.uses
    }
}

/// A reader that visits each token once, and keeps track of open brackets.
private struct Reader {
    let tokens: ArraySlice<Token>
    let source: SourceFile
    var index: Int
    var uses: [UsedName] = []
    var brackets: [Bracket] = []

    struct Bracket {
        /// The index of the use whose arguments are in the bracket; nil if there is none.
        var call: Int?
        /// The labels so far; nil if the bracket contains neither arguments nor parameters.
        var labels: [String?]?
        /// Whether the next token starts an argument.
        var isAtStart = true
    }

    private func isAt(_ index: Int, _ byte: UInt8) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .punctuation(byte)
    }

    /// The text of a token, without backticks.
    private func text(_ index: Int) -> String {
        let text = source.text(tokens[index].range)
        return tokens[index].kind == .escapedIdentifier ? text.withoutBackticks : text
    }

    mutating func skipSelfAssignment() -> Bool {
        let end = index + 5
        guard tokens[index].keyword == .selfValue, end < tokens.endIndex, isAt(index + 1, ASCII.dot),
            tokens[index + 3].kind == .op, text(index + 3) == "=", text(index + 2) == text(index + 4),
            tokens[end].startsLine && !isAt(end, ASCII.dot) || isAt(end, ASCII.closeBrace)
                || isAt(end, ASCII.semicolon)
        else { return false }
        index = end
        return true
    }

    /// Records the label at the start of an argument or a parameter, and skips it. In `with rows: [Row]`, also skips
    /// `rows`. Returns false if there is no label.
    mutating func readLabel() -> Bool {
        guard let last = brackets.indices.last, brackets[last].isAtStart else { return false }
        brackets[last].isAtStart = false
        guard brackets[last].labels != nil, !isAt(index, ASCII.closeParen) else { return false }
        let isNamedTwice = index + 1 < tokens.endIndex && tokens[index + 1].isName
        let colon = isNamedTwice ? index + 2 : index + 1
        let label = tokens[index].isName && isAt(colon, ASCII.colon) ? text(index) : nil
        brackets[last].labels?.append(label)
        if label != nil { index = colon + 1 }
        return label != nil
    }

    mutating func readToken() {
        switch tokens[index].kind {
        case .identifier, .escapedIdentifier: readName()
        // Labels in a tuple are not uses either.
        case .punctuation(ASCII.openParen): brackets.append(Bracket(labels: []))
        case .punctuation(ASCII.openBracket), .punctuation(ASCII.openBrace): brackets.append(Bracket())
        case .punctuation(ASCII.closeParen), .punctuation(ASCII.closeBracket), .punctuation(ASCII.closeBrace):
            if let closed = brackets.popLast(), let call = closed.call { uses[call].labels = closed.labels }
        case .punctuation(ASCII.comma):
            if let last = brackets.indices.last { brackets[last].isAtStart = true }
        default: break
        }
        index += 1
    }

    /// Reads a name, and the opening parenthesis after it, if any.
    private mutating func readName() {
        let isMember = isAt(index - 1, ASCII.dot)
        let owner = isMember && index > tokens.startIndex + 1 ? tokens[index - 2].keyword : nil
        let isUse = isMember ? owner != .super : isUseOnItsOwn
        if isUse { uses.append(UsedName(name: text(index), index: index, isOwn: !isMember || owner == .selfValue)) }
        guard isAt(index + 1, ASCII.openParen), !tokens[index + 1].startsLine else { return }
        brackets.append(Bracket(call: isUse ? uses.count - 1 : nil, labels: []))
        index += 1
    }

    /// Whether a name that is not a member is a use: it is neither a declaration, nor a parameter, nor a keyword.
    private var isUseOnItsOwn: Bool {
        let before = index > tokens.startIndex ? tokens[index - 1] : nil
        if tokens[index].keyword?.isReserved ?? false || before?.keyword?.declaresName ?? false { return false }
        // `rows` in `_ rows: [Row]` and in `with rows: [Row]`.
        let isParameter =
            isAt(index + 1, ASCII.colon) && !tokens[index].startsLine && before?.kind == .identifier
            && (before?.keyword == .wildcard || before?.keyword?.isReserved != true)
        return !isParameter
    }
}

extension Token {
    fileprivate var isName: Bool { kind == .identifier || kind == .escapedIdentifier }
}

extension Keyword {
    /// Whether the keyword declares the name after it.
    fileprivate var declaresName: Bool {
        switch self {
        case .func, .var, .let, .class, .struct, .enum, .protocol, .actor, .typealias: true
        default: false
        }
    }
}
