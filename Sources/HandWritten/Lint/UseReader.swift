import Diagnostics
import SwiftSource

/// Reads which names code uses, in one walk over its tokens that remembers which brackets are open.
struct UseReader {
    private let tokens: ArraySlice<Token>
    private let source: SourceFile
    private var index: Int
    private var brackets: [Bracket] = []
    private var names = CodeNames()

    /// An open bracket; what is called, and with which labels, where it holds the arguments of a call.
    private struct Bracket {
        /// The name that is called; nil where the bracket belongs to no call of a name.
        var callee: String?
        /// The labels of the arguments so far; nil where the bracket belongs to no call.
        var labels: [String?]?
        /// Whether the next token begins an argument.
        var isAtStart = true
    }

    static func names(in tokens: ArraySlice<Token>, of source: SourceFile) -> CodeNames {
        var reader = UseReader(tokens: tokens, source: source, index: tokens.startIndex)
        while reader.index < tokens.endIndex {
            if !reader.skipSelfAssignment(), !reader.readLabel() { reader.readToken() }
        }
        // A call that is not closed is a use all the same, of labels that are not known.
        for callee in reader.brackets.compactMap(\.callee) { reader.names.addUse(of: callee) }
        return reader.names
    }

    /// Passes over `self.store = store`, as in initialisers: to store a value is not to use it.
    private mutating func skipSelfAssignment() -> Bool {
        guard tokens[index].keyword == .selfValue, index + 5 < tokens.endIndex, isPunctuation(Ascii.dot, at: index + 1),
            tokens[index + 3].kind == .op, source.bytes[tokens[index + 3].range].elementsEqual("=".utf8),
            source.bytes[tokens[index + 2].range].elementsEqual(source.bytes[tokens[index + 4].range])
        else { return false }
        let end = index + 5
        let ends = tokens[end].startsLine && !isPunctuation(Ascii.dot, at: end)
        guard ends || isPunctuation(Ascii.closeBrace, at: end) || isPunctuation(Ascii.semicolon, at: end)
        else { return false }
        index = end
        return true
    }

    /// Notes at the start of an argument which label it has, and passes over that.
    private mutating func readLabel() -> Bool {
        guard let last = brackets.indices.last, brackets[last].isAtStart else { return false }
        brackets[last].isAtStart = false
        if brackets[last].labels != nil, tokens[index].isName, isPunctuation(Ascii.colon, at: index + 1) {
            brackets[last].labels?.append(source.name(of: tokens[index]))
            index += 2
            return true
        }
        if !isPunctuation(Ascii.closeParen, at: index) { brackets[last].labels?.append(nil) }
        return false
    }

    private mutating func readToken() {
        switch tokens[index].kind {
        case .identifier, .escapedIdentifier: readName()
        case .punctuation(Ascii.openParen), .punctuation(Ascii.openBracket), .punctuation(Ascii.openBrace):
            brackets.append(Bracket())
        case .punctuation(Ascii.closeParen), .punctuation(Ascii.closeBracket), .punctuation(Ascii.closeBrace):
            if let closed = brackets.popLast(), let callee = closed.callee {
                names.addCall(of: callee, labels: closed.labels ?? [])
            }
        case .punctuation(Ascii.comma):
            if let last = brackets.indices.last { brackets[last].isAtStart = true }
        default: break
        }
        index += 1
    }

    /// Reads a name, with the parenthesis behind it where it is called.
    private mutating func readName() {
        let name = isUse ? source.name(of: tokens[index]) : nil
        if isPunctuation(Ascii.openParen, at: index + 1), !tokens[index + 1].startsLine {
            brackets.append(Bracket(callee: name, labels: []))
            index += 1
        } else if let name {
            names.addUse(of: name)
        }
    }

    /// Whether the name at hand is used: not declared, no parameter, and not that of a member of `super`.
    private var isUse: Bool {
        let before = index > tokens.startIndex ? tokens[index - 1] : nil
        if before?.kind == .punctuation(Ascii.dot) {
            return index < tokens.startIndex + 2 || tokens[index - 2].keyword != .super
        }
        // A word of the grammar is a name behind a dot alone.
        if tokens[index].keyword?.isReserved ?? false || before?.keyword?.declaresName ?? false { return false }
        return !isLabelledParameter
    }

    /// Whether the name at hand is that of a parameter with a label: `rows` in `_ rows: [Row]` and in `with rows: [Row]`.
    private var isLabelledParameter: Bool {
        guard isPunctuation(Ascii.colon, at: index + 1), index > tokens.startIndex, !tokens[index].startsLine else {
            return false
        }
        let before = tokens[index - 1]
        return before.kind == .identifier && (before.keyword == .wildcard || before.keyword?.isReserved != true)
    }

    private func isPunctuation(_ byte: UInt8, at index: Int) -> Bool {
        index < tokens.endIndex && tokens[index].kind == .punctuation(byte)
    }
}

extension Token {
    fileprivate var isName: Bool { kind == .identifier || kind == .escapedIdentifier }
}

extension SourceFile {
    /// The text of an identifier, without backticks.
    fileprivate func name(of token: Token) -> String {
        token.kind == .identifier ? text(token.range) : text(token.range).withoutBackticks
    }
}

extension Keyword {
    /// Whether the name behind the keyword is declared there, not used.
    fileprivate var declaresName: Bool {
        switch self {
        case .func, .var, .let, .class, .struct, .enum, .protocol, .actor, .typealias: true
        default: false
        }
    }
}
