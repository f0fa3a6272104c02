import Diagnostics
import SwiftSource

/// A pattern of a `case`, as far as a test can choose a value for it.
indirect enum Pattern: Sendable, Hashable {
    /// `_`.
    case anything
    /// `let x`.
    case binding(String)
    case null
    case boolean(Bool)
    /// A string or an integer.
    case literal(String)
    /// `0..<10`.
    case numbers(ClosedRange<Int>)
    /// `let x?`, with a pattern for what it holds.
    case present(Pattern)
    /// `.success(let x)`: a case's name, and a pattern for each part of its payload.
    case choice(String, [Pattern])
    /// `let error as LoadError`, and `LoadError.offline` of any error.
    case cast(Pattern, to: String)
    case tuple([Pattern])
    /// A pattern for which a test cannot choose a value.
    case other

    init(_ expression: Expression, in source: SourceFile) {
        func text(_ part: Expression) -> String { source.text(part.range) }
        switch expression.kind {
        case .bound(let name): self = name.name == "_" ? .anything : .binding(name.name)
        case .name(let name): self = name.name == "_" ? .anything : .other
        case .literal, .prefix: self = Pattern(literal: text(expression))
        case .optionalChain(let inner): self = .present(Pattern(inner, in: source))
        case .implicitMember(let name): self = .choice(name.name, [])
        case .member(let owner, let name): self = .cast(.choice(name.name, []), to: text(owner))
        case .call(let callee, let arguments, _):
            let parts = arguments.map { Pattern($0.value, in: source) }
            switch Pattern(callee, in: source) {
            case .choice(let name, []): self = .choice(name, parts)
            case .cast(.choice(let name, []), let type): self = .cast(.choice(name, parts), to: type)
            default: self = .other
            }
        case .tuple(let elements): self = .tuple(elements.map { Pattern($0.value, in: source) })
        case .sequence(let operands, let operators) where operators.map(\.name) == ["as"]:
            let type = source.text(operators[0].range.upperBound..<expression.range.upperBound)
            self = .cast(Pattern(operands[0], in: source), to: type.trimmed)
        case .sequence(let operands, let operators) where operands.count == 2 && operators.count == 1:
            let bounds = operands.compactMap { Int(text($0)) }
            let end = ["..<": bounds.last.map { $0 - 1 }, "...": bounds.last][operators[0].name] ?? nil
            let isRange = bounds.count == 2 && end.map { bounds[0] <= $0 } == true
            self = isRange ? .numbers(bounds[0]...(end ?? 0)) : .other
        case .other([]) where text(expression).hasPrefix("is "):
            self = .cast(.anything, to: String(text(expression).dropFirst(3)).trimmed)
        default: self = .other
        }
    }

    private init(literal text: String) {
        switch text {
        case "nil": self = .null
        case "true", "false": self = .boolean(text == "true")
        default: self = text.isPlainLiteral ? .literal(text) : .other
        }
    }

    /// The patterns of a case; `default` and a bare `catch` match anything.
    static func all(of branch: Statement.Case, in source: SourceFile) -> [Pattern] {
        branch.patterns.isEmpty ? [.anything] : branch.patterns.map { Pattern($0, in: source) }
    }

    var matchesAnything: Bool {
        switch self {
        case .anything, .binding: true
        default: false
        }
    }

    /// The pattern of what is cast.
    var withoutCast: Pattern { if case .cast(let inner, _) = self { inner } else { self } }

    /// The pattern of a case or an optional without what stands in it, and whether that matches anything.
    var takesAnyPayload: Bool {
        switch self {
        case .choice(_, let parts): parts.allSatisfy(\.matchesAnything)
        case .present(let inner): inner.matchesAnything
        case .cast(let inner, _): inner.takesAnyPayload
        default: true
        }
    }
}
