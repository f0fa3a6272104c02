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
    /// `let x?`; what it holds may be anything.
    case present(Pattern)
    /// `.success(let x)`: a case's name, and a pattern for each part of its payload, which may be anything.
    case choice(String, [Pattern])
    /// A pattern for which a test cannot choose a value.
    case other

    init(_ expression: Expression, in source: SourceFile) {
        switch expression.kind {
        case .bound(let name): self = name.name == "_" ? .anything : .binding(name.name)
        case .name(let name): self = name.name == "_" ? .anything : .other
        case .literal:
            switch source.text(expression.range) {
            case "nil": self = .null
            case "true": self = .boolean(true)
            case "false": self = .boolean(false)
            default: self = .other
            }
        case .optionalChain(let inner):
            let inner = Pattern(inner, in: source)
            self = inner.matchesAnything ? .present(inner) : .other
        case .implicitMember(let name), .member(_, let name): self = .choice(name.name, [])
        case .call(let callee, let arguments, _):
            guard case .choice(let name, []) = Pattern(callee, in: source) else {
                self = .other
                return
            }
            let parts = arguments.map { Pattern($0.value, in: source) }
            self = parts.allSatisfy(\.matchesAnything) ? .choice(name, parts) : .other
        default: self = .other
        }
    }

    var matchesAnything: Bool {
        switch self {
        case .anything, .binding: true
        case .null, .boolean, .present, .choice, .other: false
        }
    }
}
