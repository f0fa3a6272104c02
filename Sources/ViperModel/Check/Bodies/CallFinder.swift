import SwiftSource

/// Finds the calls in a body, with their arguments.
enum CallFinder {
    struct Call {
        let range: Range<Int>
        let callee: Expression
        let arguments: [Expression.Argument]
        let trailingClosures: [Expression.Argument]

        /// The labels of the arguments.
        var labels: Reference.Call { Reference.Call(arguments, trailingClosures: trailingClosures) }

        /// The called name: `Detail` in `Detail(id: 1)`; nil if the callee is another expression.
        var calledName: Identifier? {
            if case .name(let name) = callee.kind { name } else { nil }
        }
    }

    /// Returns the calls, in the order of the text.
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
