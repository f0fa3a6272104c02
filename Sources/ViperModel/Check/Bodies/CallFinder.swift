import SwiftSource

/// Finds the calls in a body with the expressions that are passed.
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
