import Diagnostics
import SwiftSource

/// A search for closures that capture `self` strongly and are stored, or passed to an object that stores them.
struct StoredClosures {
    /// The class that creates the closures.
    let type: String
    /// The names of the class's stored properties.
    let stored: Set<String>
    /// The name by which a presenter calls its router.
    let router: String
    let source: SourceFile
    var findings: [Diagnostic] = []

    /// Visits all expressions in the statements of a body.
    mutating func visit(_ block: CodeBlock) { block.forEachExpression { visit($0) } }

    /// Visits the initial value of a lazy property.
    mutating func visitLazyValue(_ value: Range<Int>) {
        var cursor = TokenCursor(source: source, tokens: Lexer.tokens(of: source, in: value))
        let expression = cursor.parseExpression()
        note(expression, keptBy: "a lazy property")
        visit(expression)
    }

    private mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .assignment(let target, let mark, let value) where mark.name == "=":
            if let keeper = keeper(ofValueOf: target) { note(value, keptBy: keeper) }
        case .call(let callee, let arguments, let closures):
            guard let keeper = keeper(ofArgumentsOf: callee, arguments) else { break }
            for argument in arguments + closures {
                note(argument.value, keptBy: keeper)
                // A timer retains its target like a closure: `Timer(target: self, …)`.
                if let label = argument.label?.name, label == Self.targets[keeper], argument.value.isPlainSelf {
                    report(
                        "'\(type)' is strongly referenced by \(keeper)", at: argument.value.range,
                        "pass a closure that starts with '[weak self] in' instead of 'self'")
                }
            }
        default: break
        }
        expression.forEachPart { visit($0) }
    }

    private mutating func note(_ value: Expression, keptBy keeper: String) {
        guard case .closure(let closure) = value.kind, !holdsSelfWeakly(closure) else { return }
        let captured = closure.captures.first { $0.value.isPlainSelf && !isWeak($0) }?.value.range
        guard let place = captured ?? firstSelf(in: closure.body) else { return }
        report(
            "closure stored in \(keeper) captures '\(type)' strongly", at: place,
            "capture '[weak self]' and use 'self?.'")
    }

    private mutating func report(_ message: String, at place: Range<Int>, _ note: String) {
        findings.append(
            Diagnostic(StrongClosure.rule, message, at: SourceLocation(source, place), notes: [.init(note)]))
    }

    // MARK: Strong selves

    private func holdsSelfWeakly(_ closure: Expression.Closure) -> Bool {
        closure.captures.contains { $0.name.name == "self" && isWeak($0) }
    }

    /// Returns whether `weak`, `unowned` or `unowned(unsafe)` precedes the name of a capture.
    private func isWeak(_ capture: Expression.Capture) -> Bool {
        let end = capture.name.range.lowerBound
        let before = source.text(max(0, end - 20)..<end)
        return ["weak ", "unowned ", "(safe) ", "(unsafe) "].contains(where: before.hasSuffix)
    }

    private func firstSelf(in block: CodeBlock) -> Range<Int>? {
        var first: Range<Int>?
        block.forEachExpression { first = first ?? firstSelf(in: $0) }
        return first
    }

    /// Returns the range of the first strong `self`. `self?` does not count, because an outer closure captures it
    /// weakly.
    private func firstSelf(in expression: Expression) -> Range<Int>? {
        switch expression.kind {
        case .name: return expression.isPlainSelf ? expression.range : nil
        case .optionalChain(let base) where base.isPlainSelf, .forceUnwrap(let base) where base.isPlainSelf: return nil
        case .closure(let closure) where holdsSelfWeakly(closure):
            return closure.captures.lazy.compactMap { firstSelf(in: $0.value) }.first
        default:
            var first: Range<Int>?
            expression.forEachPart { first = first ?? firstSelf(in: $0) }
            return first
        }
    }

    // MARK: Owners of closures

    private func keeper(ofValueOf target: Expression) -> String? {
        switch target.withoutWrapping.kind {
        // An operation releases its block after calling it, and an alert releases its closures after a tap on a button.
        case .member(let base, let name):
            name.name == "completionBlock" || Self.isShownOnce(lastName(of: base)) ? nil : "a property"
        case .name(let name): stored.contains(name.name) ? "a property" : nil
        case .subscripted(let base, _): keeper(ofValueOf: base)
        default: nil
        }
    }

    private func keeper(ofArgumentsOf callee: Expression, _ arguments: [Expression.Argument]) -> String? {
        // A timer that fires once releases its closure afterwards.
        if arguments.contains(where: { $0.label?.name == "repeats" && source.text($0.value.range) == "false" }) {
            return nil
        }
        switch callee.kind {
        case .name(let name): return Self.timers.contains(name.name) ? "a timer" : nil
        case .member(let base, let name):
            // The closure of `close { … }` or `dismiss { … }` is called once, and not stored.
            let isClosing = ["close", "dismiss", "hide"].contains(where: name.name.hasPrefix)
            let isBrief = isClosing || Self.isShownOnce(name.name)
            return Self.keepers[name.name] ?? (isRouter(base) && !isBrief ? "the opened screen" : nil)
        default: return nil
        }
    }

    /// Returns the last name of an expression: `alert` of `self.alert?`; empty if there is none.
    private func lastName(of expression: Expression) -> String {
        switch expression.withoutWrapping.kind {
        case .name(let name), .member(_, let name): name.name
        default: ""
        }
    }

    /// Returns whether the name denotes an alert, or another object that closes after a tap. The object then releases
    /// its closures.
    private static func isShownOnce(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["alert", "actionsheet", "confirm", "dialog", "modal", "popup"].contains(where: name.contains)
    }

    private func isRouter(_ expression: Expression) -> Bool {
        switch expression.withoutWrapping.kind {
        case .name(let name): name.name == router
        case .member(let base, let name): name.name == router && base.isSelf
        default: false
        }
    }

    private static let timers: Set = ["Timer", "CADisplayLink"]
    /// The label of the argument that is stored, by the kind of the object that stores it.
    private static let targets = ["a timer": "target", "a subscription": "on"]
    /// The kind of the object that stores the closures of a call, by the name of the called member.
    private static let keepers = [
        "Timer": "a timer", "CADisplayLink": "a timer", "scheduledTimer": "a timer", "addObserver": "an observer",
        "observe": "an observer", "addPeriodicTimeObserver": "an observer", "addBoundaryTimeObserver": "an observer",
        "sink": "a subscription", "assign": "a subscription", "subscribe": "a subscription",
    ]
}

extension Expression {
    fileprivate var isPlainSelf: Bool {
        if case .name(let name) = kind { name.name == "self" } else { false }
    }
}
