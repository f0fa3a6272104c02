import Diagnostics
import SwiftSource

/// Finds closures with a strong `self` that are stored, or handed to somebody who keeps them: in one walk over the tokens.
struct KeptClosures {
    /// The names of the type's stored properties.
    let stored: Set<String>
    /// The name by which a presenter calls its router.
    let router: String

    struct Found {
        /// Who keeps the closure, in the words of a message: `a property`, `a timer`.
        let keeper: String
        /// Where the first strong `self` of the closure stands.
        let location: SourceLocation
        /// Whether `self` is handed over as a target, in no closure: `Timer(target: self, …)`.
        var isTarget = false
    }

    func found(in tokens: ArraySlice<Token>, of source: SourceFile) -> [Found] {
        var walk = Walk(tokens: tokens, source: source, search: self)
        for index in tokens.indices { walk.visitToken(at: index) }
        return walk.found
    }
}

/// An open bracket of any kind; that of a closure knows whether it holds `self`.
private struct Bracket {
    /// Who keeps the closures among the arguments, or the closure itself; nil where nobody does.
    var keeper: String?
    var isClosure = false
    /// Whether it is a square one, such as that of a capture list.
    var isList = false
    /// Whether its capture list has `weak self` or `unowned self`.
    var isWeak = false
    /// The first strong `self` in the closure.
    var firstSelf: Range<Int>?
}

/// Goes from token to token and remembers which brackets are open. What stands before a `{`, such as an assignment or a call,
/// tells whether it begins a closure, and who keeps that. A strong `self` counts for all open closures; when one is closed that
/// has such a `self` and is kept, it is found.
private struct Walk {
    let tokens: ArraySlice<Token>
    let source: SourceFile
    let search: KeptClosures
    var found: [KeptClosures.Found] = []
    var brackets: [Bracket] = []
    /// Who keeps a closure that follows the bracket closed last: that of `sink(…)` in `sink(…) { … }`.
    var lastKeeper: String?

    private func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }
    private func text(_ index: Int) -> String { tokens.indices.contains(index) ? source.text(tokens[index].range) : "" }
    private func isAt(_ index: Int, _ byte: Character) -> Bool {
        kind(index) == .punctuation(byte.asciiValue ?? 0)
    }

    mutating func visitToken(at index: Int) {
        switch tokens[index].kind {
        case .punctuation(Ascii.openParen): brackets.append(Bracket(keeper: keeper(ofCallAt: index)))
        case .punctuation(Ascii.openBracket): brackets.append(Bracket(isList: true))
        case .punctuation(Ascii.openBrace): brackets.append(opened(at: index))
        case .punctuation(Ascii.closeParen), .punctuation(Ascii.closeBracket): lastKeeper = brackets.popLast()?.keeper
        case .punctuation(Ascii.closeBrace):
            guard let closed = brackets.popLast() else { return }
            lastKeeper = closed.isClosure ? closed.keeper : nil
            // What is called where it ends is not kept.
            let isCalled = isAt(index + 1, "(") && !tokens[index + 1].startsLine
            if let keeper = closed.keeper, let firstSelf = closed.firstSelf, !isCalled {
                found.append(.init(keeper: keeper, location: SourceLocation(source, firstSelf)))
            }
        case .identifier where tokens[index].keyword == .selfValue: noteSelf(at: index)
        default: break
        }
    }

    /// Notes a `self` in every closure around it, up to the first one that holds it weakly.
    private mutating func noteSelf(at index: Int) {
        // An optional 'self' is that of a closure around, which holds it weakly.
        if ["?", "!"].contains(text(index + 1)), !tokens[index + 1].hasSpaceBefore { return }
        // In `[weak self]` itself only the closures around are meant.
        var isCaptured = isCapturedWeakly(index) || isValueCaptured(index)
        for level in brackets.indices.reversed() where brackets[level].isClosure {
            if isCaptured {
                isCaptured = false
                continue
            }
            // A closure that has its first `self` has handed it on to those around it.
            if brackets[level].isWeak || brackets[level].firstSelf != nil { return }
            brackets[level].firstSelf = tokens[index].range
        }
        // A timer holds its target as it does a closure.
        if let last = brackets.last, let keeper = last.keeper, !last.isClosure, isAt(index - 1, ":"),
            Self.targets[keeper] == text(index - 2), !isAt(index + 1, ".")
        {
            let place = SourceLocation(source, tokens[index].range)
            found.append(.init(keeper: keeper, location: place, isTarget: true))
        }
    }

    /// Whether the `self` at an index is captured weakly: `weak self`, `unowned self`, `unowned(unsafe) self`.
    private func isCapturedWeakly(_ index: Int) -> Bool {
        ["weak", "unowned"].contains(text(index - 1)) || (isAt(index - 1, ")") && text(index - 4) == "unowned")
    }

    /// Whether the `self` at an index stands in the value of a capture, which is no strong `self`: `[id = self.id]`.
    private func isValueCaptured(_ index: Int) -> Bool {
        brackets.last?.isList == true && text(index - 1) == "="
            && (isAt(index + 1, ".") || ["weak", "unowned"].contains(text(index - 3)))
    }

    // MARK: Opening braces

    /// What a `{` opens, told by what stands before it.
    private func opened(at index: Int) -> Bracket {
        let isWeak = capturesWeakly(at: index)
        func closure(keptBy keeper: String?) -> Bracket { Bracket(keeper: keeper, isClosure: true, isWeak: isWeak) }
        // `if a {` looks like the call `f {`: only what is kept, or holds 'self' weakly, counts as a closure.
        func trailing(keptBy keeper: String?) -> Bracket {
            Bracket(keeper: keeper, isClosure: keeper != nil || isWeak, isWeak: isWeak)
        }
        let keeperOfArguments = brackets.last.flatMap { $0.isClosure ? nil : $0.keeper }
        switch kind(index - 1) {
        case .op where text(index - 1) == "=": return closure(keptBy: keeper(ofAssignmentAt: index - 1))
        case .punctuation(Ascii.openParen), .punctuation(Ascii.comma): return closure(keptBy: keeperOfArguments)
        case .punctuation(Ascii.colon) where kind(index - 2) == .identifier:
            // `} label: {` belongs to the call before it.
            return closure(keptBy: isAt(index - 3, "}") ? lastKeeper : keeperOfArguments)
        case .punctuation(Ascii.closeParen) where !tokens[index].startsLine: return trailing(keptBy: lastKeeper)
        case .identifier where !tokens[index].startsLine: return trailing(keptBy: keeper(ofCallAt: index))
        default: return Bracket(isWeak: isWeak)
        }
    }

    private func capturesWeakly(at brace: Int) -> Bool {
        guard isAt(brace + 1, "[") else { return false }
        let list = tokens[(brace + 2)...].prefix {
            $0.kind != .punctuation(Ascii.closeBracket) && $0.kind != .punctuation(Ascii.openBrace)
        }
        return list.indices.contains { list[$0].keyword == .selfValue && isCapturedWeakly($0) }
    }

    // MARK: Who keeps a closure

    /// Who keeps the closures of a call whose parentheses, or whose closure, begin here.
    private func keeper(ofCallAt index: Int) -> String? {
        guard kind(index - 1) == .identifier, !tokens[index].startsLine else { return nil }
        let name = text(index - 1)
        guard isAt(index - 2, ".") else { return Self.keepingTypes.contains(name) ? Self.keepers[name] : nil }
        if let keeper = Self.keepers[name] { return firesOnce(at: index) ? nil : keeper }
        // What a screen calls when it is gone, it does not keep.
        if ["close", "dismiss", "hide"].contains(where: name.hasPrefix) { return nil }
        let owner = kind(index - 3) == .op ? index - 4 : index - 3
        let isOwn = !isAt(owner - 1, ".") || text(owner - 2) == "self"
        return isOwn && text(owner) == search.router ? "the router's screen" : nil
    }

    /// Whether a call says `repeats: false`: such a timer lets go of its closure once it has called it.
    private func firesOnce(at index: Int) -> Bool {
        tokens[index...].prefix(Self.reach).indices.first { text($0) == "repeats" }.map { text($0 + 2) == "false" }
            ?? false
    }

    /// Who keeps what is assigned: by `cell.onTap = `, by `onTap = ` where that is a property, and by
    /// `lazy var onTap: () -> Void = `.
    private func keeper(ofAssignmentAt equals: Int) -> String? {
        var index = equals - 1
        while index > tokens.startIndex, index > equals - Self.reach, !tokens[index].startsLine, !isAt(index - 1, ";"),
            !isAt(index - 1, "{"),
            tokens[index - 1].keyword != .in
        { index -= 1 }
        let words = tokens[index..<equals]
        if words.contains(where: { $0.keyword == .lazy }) { return "a lazy property" }
        if words.contains(where: { $0.keyword == .let || $0.keyword == .var }) { return nil }
        // An operation lets go of it once it was called.
        if text(equals - 1) == "completionBlock" { return nil }
        let isMember = words.contains { $0.kind == .punctuation(Ascii.dot) }
        return isMember || search.stored.contains(text(index)) ? "a property" : nil
    }

    /// How many tokens of a statement are looked at: people write none that is longer.
    private static let reach = 60
    /// Types that keep the closures which their initialisers take.
    private static let keepingTypes: Set = ["Timer", "CADisplayLink"]
    /// The label behind which somebody is handed an object to hold, by who holds it.
    private static let targets = ["a timer": "target", "a subscription": "on"]
    /// Who keeps the closures of a call, by the name that is called.
    private static let keepers = [
        "Timer": "a timer", "CADisplayLink": "a timer", "scheduledTimer": "a timer", "addObserver": "an observer",
        "observe": "an observer", "addPeriodicTimeObserver": "an observer", "addBoundaryTimeObserver": "an observer",
        "sink": "a subscription", "assign": "a subscription", "subscribe": "a subscription",
    ]
}
