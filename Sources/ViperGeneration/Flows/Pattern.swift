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
    /// `let x?`.
    case present(Pattern)
    /// `.success(let x)`: a case's name, and a pattern for each part of its payload.
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
        case .optionalChain(let inner): self = .present(Pattern(inner, in: source))
        case .implicitMember(let name), .member(_, let name): self = .choice(name.name, [])
        case .call(let callee, let arguments, _):
            guard case .choice(let name, []) = Pattern(callee, in: source) else {
                self = .other
                return
            }
            self = .choice(name, arguments.map { Pattern($0.value, in: source) })
        default: self = .other
        }
    }
}
