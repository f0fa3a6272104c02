import Diagnostics
import SwiftSource

/// Finds closures with a strong `self` that are stored, or handed to somebody who keeps them.
struct KeptClosures {
    /// The class whose closures they are.
    let type: String
    /// The names of its stored properties.
    let stored: Set<String>
    /// The name by which a presenter calls its router.
    let router: String
    let source: SourceFile
    var findings: [Diagnostic] = []

    /// Looks at all that is in the statements of a body.
    mutating func visit(_ block: CodeBlock) { block.forEachExpression { visit($0) } }

    /// Looks at the first value of a lazy property.
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
                // A timer holds its target as it does a closure: `Timer(target: self, …)`.
                if let label = argument.label?.name, label == Self.targets[keeper], argument.value.isPlainSelf {
                    report(
                        "'\(type)' is strongly referenced by \(keeper)", at: argument.value.range,
                        "pass a closure that starts with '[weak self] in' instead")
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

    /// Whether `weak`, `unowned` or `unowned(unsafe)` is before the name of a capture.
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

    /// The first strong `self`. An optional one, `self?`, is that of a closure around, which holds it weakly.
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

    // MARK: Who keeps a closure

    private func keeper(ofValueOf target: Expression) -> String? {
        switch target.withoutWrapping.kind {
        // An operation lets go of its block once it was called.
        case .member(_, let name): name.name == "completionBlock" ? nil : "a property"
        case .name(let name): stored.contains(name.name) ? "a property" : nil
        case .subscripted(let base, _): keeper(ofValueOf: base)
        default: nil
        }
    }

    private func keeper(ofArgumentsOf callee: Expression, _ arguments: [Expression.Argument]) -> String? {
        // A timer that fires once lets go of its closure then.
        if arguments.contains(where: { $0.label?.name == "repeats" && source.text($0.value.range) == "false" }) {
            return nil
        }
        switch callee.kind {
        case .name(let name): return Self.timers.contains(name.name) ? "a timer" : nil
        case .member(let base, let name):
            // What a screen calls when it is gone, it does not keep.
            let isClosing = ["close", "dismiss", "hide"].contains(where: name.name.hasPrefix)
            return Self.keepers[name.name] ?? (isRouter(base) && !isClosing ? "the router's screen" : nil)
        default: return nil
        }
    }

    private func isRouter(_ expression: Expression) -> Bool {
        switch expression.withoutWrapping.kind {
        case .name(let name): name.name == router
        case .member(let base, let name): name.name == router && base.isSelf
        default: false
        }
    }

    private static let timers: Set = ["Timer", "CADisplayLink"]
    /// The label behind which somebody is handed an object to hold, by who holds it.
    private static let targets = ["a timer": "target", "a subscription": "on"]
    /// Who keeps the closures of a call, by the name of the member that is called.
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
