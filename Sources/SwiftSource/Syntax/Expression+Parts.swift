extension Expression {
    /// Calls `visit` with each direct subexpression, in source order. For a closure, `if` or `switch`, these are the
    /// expressions of its statements.
    package func forEachPart(_ visit: (Expression) -> Void) {
        switch kind {
        case .name, .literal, .implicitMember, .bound: break
        case .call(let callee, let arguments, let closures):
            visit(callee)
            for argument in arguments + closures { visit(argument.value) }
        case .subscripted(let base, let arguments):
            visit(base)
            for argument in arguments { visit(argument.value) }
        case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base), .prefix(_, let base),
            .effect(_, let base):
            visit(base)
        case .assignment(let target, _, let value):
            visit(target)
            visit(value)
        case .tuple(let elements): for element in elements { visit(element.value) }
        case .interpolation(let parts), .array(let parts), .dictionary(let parts), .other(let parts),
            .sequence(let parts, _):
            for part in parts { visit(part) }
        case .closure(let closure):
            for capture in closure.captures { visit(capture.value) }
            closure.body.forEachExpression(visit)
        case .statement(let statement): statement.forEachExpression(visit)
        }
    }
}

extension CodeBlock {
    /// Calls `visit` with the outermost expressions of all statements, in source order, including those of nested
    /// blocks.
    package func forEachExpression(_ visit: (Expression) -> Void) {
        for statement in statements { statement.forEachExpression(visit) }
    }
}

extension Statement {
    fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
        switch kind {
        case .expression(let expression), .throwing(let expression): visit(expression)
        case .returning(let expression): if let expression { visit(expression) }
        case .binding(let bindings): for value in bindings.compactMap(\.value) { visit(value) }
        case .conditional(let conditional):
            for condition in conditional.conditions { condition.forEachExpression(visit) }
            conditional.then.forEachExpression(visit)
            conditional.otherwise?.forEachExpression(visit)
        case .guarding(let conditions, let otherwise):
            for condition in conditions { condition.forEachExpression(visit) }
            otherwise.forEachExpression(visit)
        case .switching(let subject, let cases):
            visit(subject)
            for clause in cases { clause.forEachExpression(visit) }
        case .doCatch(let block, let catches):
            block.forEachExpression(visit)
            for clause in catches { clause.forEachExpression(visit) }
        case .loop(let loop):
            if let sequence = loop.sequence { visit(sequence) }
            if let pattern = loop.pattern, !pattern.usesNoNames { visit(pattern) }
            for condition in loop.conditions { condition.forEachExpression(visit) }
            loop.body.forEachExpression(visit)
        case .deferred(let block), .function(_, _, let block): block.forEachExpression(visit)
        case .other(_, let expressions): for expression in expressions { visit(expression) }
        case .jump: break
        }
    }
}

extension Statement.Case {
    fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
        for expression in expressions { visit(expression) }
        body.forEachExpression(visit)
    }
}

extension Statement.Condition {
    fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
        switch self {
        case .expression(let expression), .matching(_, _, let expression): visit(expression)
        case .optionalBinding(_, let value): if let value { visit(value) }
        case .availability: break
        }
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

    /// Whether the expression is `self`, with or without `await`, `try`, `?`, `!` and parentheses.
    package var isSelf: Bool {
        if case .name(let name) = withoutWrapping.kind { name.name == "self" } else { false }
    }
}
