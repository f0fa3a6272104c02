import SwiftSource

extension Expression {
    /// The expression without `await`, `try`, `?`, `!` and parentheses around it.
    package var withoutWrapping: Expression {
        switch kind {
        case .effect(_, let inner), .optionalChain(let inner), .forceUnwrap(let inner): inner.withoutWrapping
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            elements[0].value.withoutWrapping
        default: self
        }
    }

    /// Whether it is `self`, with or without such a wrapping.
    package var isSelf: Bool {
        if case .name(let name) = withoutWrapping.kind { name.name == "self" } else { false }
    }
}
