import SwiftSource

/// Finds the calls in a body, with their arguments: names tell what is called, not what is passed.
struct CallFinder {
    struct Call {
        let range: Range<Int>
        let callee: Expression
        let arguments: [Expression.Argument]
        let trailingClosures: [Expression.Argument]

        /// The call as the scope-aware walk describes it.
        var labels: Reference.Call {
            Reference.Call(
                labels: arguments.map { $0.label?.name }, trailingClosures: trailingClosures.map { $0.label?.name },
                awaitInArgument: nil)
        }

        /// The name that is called, where it is one: `Detail` in `Detail(id: 1)`.
        var calledName: Identifier? {
            if case .name(let name) = callee.kind { name } else { nil }
        }
    }

    /// The calls in the order of the text.
    static func calls(in block: CodeBlock) -> [Call] {
        var finder = CallFinder()
        finder.visit(block)
        return finder.calls
    }

    private var calls: [Call] = []

    private mutating func visit(_ block: CodeBlock) { for statement in block.statements { visit(statement) } }

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression), .throwing(let expression): visit(expression)
        case .returning(let expression): if let expression { visit(expression) }
        case .binding(let bindings): for value in bindings.compactMap(\.value) { visit(value) }
        case .conditional(let conditional):
            visit(conditional.conditions)
            visit(conditional.then)
            if let otherwise = conditional.otherwise { visit(otherwise) }
        case .guarding(let conditions, let otherwise):
            visit(conditions)
            visit(otherwise)
        case .switching(let subject, let cases):
            visit(subject)
            visit(cases)
        case .doCatch(let block, let catches):
            visit(block)
            visit(catches)
        case .loop(let loop):
            if let sequence = loop.sequence { visit(sequence) }
            visit(loop.conditions)
            visit(loop.body)
        case .deferred(let block), .function(_, _, let block): visit(block)
        case .other(_, let expressions): for expression in expressions { visit(expression) }
        case .jump: break
        }
    }

    private mutating func visit(_ cases: [Statement.Case]) {
        for clause in cases {
            for expression in clause.expressions { visit(expression) }
            visit(clause.body)
        }
    }

    private mutating func visit(_ conditions: [Statement.Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression), .matching(_, _, let expression): visit(expression)
            case .optionalBinding(_, let value): if let value { visit(value) }
            case .availability: break
            }
        }
    }

    private mutating func visit(_ arguments: [Expression.Argument]) {
        for argument in arguments { visit(argument.value) }
    }

    private mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .name, .literal, .implicitMember: break
        case .call(let callee, let arguments, let closures):
            calls.append(
                Call(range: expression.range, callee: callee, arguments: arguments, trailingClosures: closures))
            visit(callee)
            visit(arguments)
            visit(closures)
        case .subscripted(let base, let arguments):
            visit(base)
            visit(arguments)
        case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base), .prefix(_, let base),
            .effect(_, let base):
            visit(base)
        case .assignment(let target, _, let value):
            visit(target)
            visit(value)
        case .tuple(let elements): visit(elements)
        case .interpolation(let parts), .array(let parts), .dictionary(let parts), .other(let parts),
            .sequence(let parts, _):
            for part in parts { visit(part) }
        case .closure(let closure):
            for capture in closure.captures { visit(capture.value) }
            visit(closure.body)
        case .statement(let statement): visit(statement)
        }
    }
}
