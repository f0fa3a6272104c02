import Diagnostics
import SwiftSource

/// What a value can be.
enum Variant: Sendable, Hashable {
    case boolean(Bool)
    case null, present
    case enumCase(String)

    /// The variant in the words that make up a test's name.
    var name: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .null: "nil"
        case .present: "there"
        case .enumCase(let name): name
        }
    }

    /// Whether a pattern matches it, whatever it holds.
    func matches(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .anything, .binding: true
        case .variant(.enumCase("none"), _) where self == .null: true
        case .variant(.enumCase("some"), _) where self == .present: true
        case .variant(let variant, _): variant == self
        case .cast(let inner, _): matches(inner)
        case .literal, .numbers, .tuple, .other: false
        }
    }
}

/// A pattern of a `case`, as far as a test can choose a value for it.
indirect enum Pattern: Sendable, Hashable {
    /// `_`.
    case anything
    /// `let x`.
    case binding(String)
    /// A string or an integer.
    case literal(String)
    /// `0..<10`.
    case numbers(ClosedRange<Int>)
    /// `true`, `nil`, `let x?` and `.success(let x)`, with a pattern for each part that it holds.
    case variant(Variant, [Pattern])
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
        case .optionalChain(let inner): self = .variant(.present, [Pattern(inner, in: source)])
        case .implicitMember(let name): self = .variant(.enumCase(name.name), [])
        case .member(let owner, let name): self = .cast(.variant(.enumCase(name.name), []), to: text(owner))
        case .call(let callee, let arguments, _):
            let parts = arguments.map { Pattern($0.value, in: source) }
            switch Pattern(callee, in: source) {
            case .variant(let variant, []): self = .variant(variant, parts)
            case .cast(.variant(let variant, []), let type): self = .cast(.variant(variant, parts), to: type)
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
        case "nil": self = .variant(.null, [])
        case "true", "false": self = .variant(.boolean(text == "true"), [])
        default: self = text.isPlainLiteral ? .literal(text) : .other
        }
    }

    /// The patterns of a case; `bare` for a `default` and a `catch` without one.
    static func all(of branch: Statement.Case, bare: Pattern = .anything, in source: SourceFile) -> [Pattern] {
        branch.patterns.isEmpty ? [bare] : branch.patterns.map { Pattern($0, in: source) }
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
        case .variant(_, let parts): parts.allSatisfy(\.matchesAnything)
        case .cast(let inner, _): inner.takesAnyPayload
        default: true
        }
    }
}
