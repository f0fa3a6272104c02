import SwiftSource

/// Finds the calls in a body, with the expressions that are passed: `BodyNames` tells only what is called, and its labels.
enum CallFinder {
    struct Call {
        let range: Range<Int>
        let callee: Expression
        let arguments: [Expression.Argument]
        let trailingClosures: [Expression.Argument]

        /// The labels of its arguments.
        var labels: Reference.Call { Reference.Call(arguments, trailingClosures: trailingClosures) }

        /// The name that is called, where it is one: `Detail` in `Detail(id: 1)`.
        var calledName: Identifier? {
            if case .name(let name) = callee.kind { name } else { nil }
        }
    }

    /// The calls in the order of the text.
    static func calls(in block: CodeBlock) -> [Call] {
        var calls: [Call] = []
        func visit(_ expression: Expression) {
            if case .call(let callee, let arguments, let closures) = expression.kind {
                calls.append(
                    Call(range: expression.range, callee: callee, arguments: arguments, trailingClosures: closures))
            }
            expression.forEachPart(visit)
        }
        block.forEachExpression(visit)
        return calls
    }
}

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
