import Diagnostics
import SwiftSource
import ViperModel

/// The names that code uses, with the labels of its calls, so that rules can ask whether it may use a member: `show(row: 1)` may
/// be a use of `show(row:)`. Names that code declares are no uses, nor are those in comments and strings, those of parameters,
/// those behind `super.`, and both in `self.store = store`.
struct CodeNames {
    private var uses: [String: Uses] = [:]

    /// How a name is used.
    private struct Uses {
        /// The labels of each call, nil for an argument without one.
        var calls: Set<[String?]> = []
        /// Whether it is used where no labels tell what is called, too: `map(show)`, `show { … }`.
        var isUsedOtherwise = false

        mutating func formUnion(_ other: Uses) {
            calls.formUnion(other.calls)
            isUsedOtherwise = isUsedOtherwise || other.isUsedOtherwise
        }
    }

    func contains(_ name: String) -> Bool { uses[name] != nil }

    func containsAny(of names: Set<String>) -> Bool { names.contains { uses[$0] != nil } }

    /// All names that are used.
    var all: some Collection<String> { uses.keys }

    /// Whether some use may be one of a spec's member. The class may give parameters defaults, so calls may leave any out.
    func mayUse(specified member: Member) -> Bool {
        mayUse(member.requirement) { _ in true }
    }

    /// Whether some use may be one of a declared member: calls may leave out closures and parameters that have defaults.
    func mayUse(declared requirement: Requirement) -> Bool {
        mayUse(requirement) { $0.defaultValue != nil || $0.type?.isFunction ?? true }
    }

    private func mayUse(_ requirement: Requirement, leavingOut mayBeLeftOut: (Parameter) -> Bool) -> Bool {
        guard let uses = uses[requirement.baseName] else { return false }
        guard let function = requirement.function, !function.parameters.contains(where: \.isVariadic) else {
            return true
        }
        let optional = function.parameters.indices.filter { mayBeLeftOut(function.parameters[$0]) }
        let match = ParameterMatch(parameters: function.parameters, optional: Set(optional))
        if uses.isUsedOtherwise || uses.calls.contains(where: { match.fits($0) }) { return true }
        // Swift 2 calls `func show(row: Row, at: Int)` as `show(row, at: 0)`.
        guard let first = function.parameters.first, first.label == first.name else { return false }
        return uses.calls.contains { $0.first == .some(nil) && match.fits([first.label?.name] + $0.dropFirst()) }
    }

    mutating func formUnion(_ other: CodeNames) {
        for (name, more) in other.uses { uses[name, default: Uses()].formUnion(more) }
    }

    /// Adds the names that tokens use.
    mutating func addNames(in tokens: ArraySlice<Token>, of source: SourceFile) {
        var brackets: [Bracket] = []
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let token = tokens[index]
            if token.keyword == .selfValue, Self.beginsWithSelfAssignment(tokens[index...], of: source) {
                index += 5
                continue
            }
            let isName = token.kind == .identifier || token.kind == .escapedIdentifier
            if let last = brackets.indices.last, brackets[last].isAtStart {
                brackets[last].isAtStart = false
                if isName, brackets[last].labels != nil, Self.isBeforeColon(index, in: tokens) {
                    brackets[last].labels?.append(source.name(of: token))
                    index += 2
                    continue
                }
                if token.kind != .punctuation(Ascii.closeParen) { brackets[last].labels?.append(nil) }
            }
            index += 1
            switch token.kind {
            case .identifier, .escapedIdentifier:
                let name = Self.isUse(index - 1, in: tokens) ? source.name(of: token) : nil
                if index < tokens.endIndex, tokens[index].kind == .punctuation(Ascii.openParen),
                    !tokens[index].startsLine
                {
                    brackets.append(Bracket(callee: name, labels: []))
                    index += 1
                } else if let name {
                    uses[name, default: Uses()].isUsedOtherwise = true
                }
            case .punctuation(Ascii.openParen), .punctuation(Ascii.openBracket), .punctuation(Ascii.openBrace):
                brackets.append(Bracket(callee: nil, labels: nil))
            case .punctuation(Ascii.closeParen), .punctuation(Ascii.closeBracket), .punctuation(Ascii.closeBrace):
                if let closed = brackets.popLast(), let callee = closed.callee {
                    uses[callee, default: Uses()].calls.insert(closed.labels ?? [])
                }
            case .punctuation(Ascii.comma):
                if let last = brackets.indices.last { brackets[last].isAtStart = true }
            default: break
            }
        }
        // A call that is not closed is a use all the same, of labels that are not known.
        for callee in brackets.compactMap(\.callee) { uses[callee, default: Uses()].isUsedOtherwise = true }
    }

    /// Whether the name at an index is used there: not declared, no parameter, and not that of a member of `super`.
    private static func isUse(_ index: Int, in tokens: ArraySlice<Token>) -> Bool {
        let before = index > tokens.startIndex ? tokens[index - 1] : nil
        if before?.kind == .punctuation(Ascii.dot) {
            return index < tokens.startIndex + 2 || tokens[index - 2].keyword != .super
        }
        // A word of the grammar is a name behind a dot alone.
        if tokens[index].keyword?.isReserved ?? false || before?.keyword?.declaresName ?? false { return false }
        return !(isBeforeColon(index, in: tokens) && isParameter(index, in: tokens))
    }

    private static func isBeforeColon(_ index: Int, in tokens: ArraySlice<Token>) -> Bool {
        index + 1 < tokens.endIndex && tokens[index + 1].kind == .punctuation(Ascii.colon)
    }

    /// Whether the name at an index is that of a parameter with a label: `rows` in `_ rows: [Row]` and in `with rows: [Row]`.
    private static func isParameter(_ index: Int, in tokens: ArraySlice<Token>) -> Bool {
        guard index > tokens.startIndex, !tokens[index].startsLine else { return false }
        let before = tokens[index - 1]
        return before.kind == .identifier && (before.keyword == .wildcard || before.keyword?.isReserved != true)
    }

    /// Whether tokens begin with `self.store = store`, as in initialisers: to store a value is not to use it.
    private static func beginsWithSelfAssignment(_ tokens: ArraySlice<Token>, of source: SourceFile) -> Bool {
        guard tokens.count > 5 else { return false }
        let (name, start) = (tokens[tokens.startIndex + 2], tokens.startIndex)
        let (value, next) = (tokens[start + 4], tokens[start + 5])
        return tokens[start + 1].kind == .punctuation(Ascii.dot) && tokens[start + 3].kind == .op
            && source.bytes[tokens[start + 3].range].elementsEqual("=".utf8)
            && source.bytes[name.range].elementsEqual(source.bytes[value.range])
            && (next.startsLine || next.kind == .punctuation(Ascii.closeBrace)
                || next.kind == .punctuation(Ascii.semicolon))
            && next.kind != .punctuation(Ascii.dot)
    }

    /// An open bracket; what is called, and with which labels, where it holds the arguments of a call.
    private struct Bracket {
        /// The name that is called; nil where the bracket belongs to no call of a name.
        let callee: String?
        /// The labels of the arguments so far; nil where the bracket belongs to no call.
        var labels: [String?]?
        /// Whether the next token begins an argument.
        var isAtStart = true
    }

    /// Adds the names that a body in a spec uses.
    mutating func addNames(inBody body: Body) {
        addNames(in: Lexer.tokens(of: body.source, in: body.range)[...], of: body.source)
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

/// The names that code in several places uses, such as a class and the bodies in its spec.
extension [CodeNames] {
    func contains(_ name: String) -> Bool { contains { $0.contains(name) } }

    /// Whether some use may be one of a spec's member.
    func mayUse(specified member: Member) -> Bool { contains { $0.mayUse(specified: member) } }
}

extension SourceFile {
    /// The text of an identifier, without backticks.
    fileprivate func name(of token: Token) -> String {
        token.kind == .identifier ? text(token.range) : text(token.range).withoutBackticks
    }
}

extension TypeSyntax {
    /// Whether it is the type of a closure, optional or not: such an argument may stand behind the parentheses of a call.
    fileprivate var isFunction: Bool {
        switch bare.shape {
        case .function: true
        case .optional(let type), .implicitlyUnwrapped(let type): type.isFunction
        default: false
        }
    }
}
