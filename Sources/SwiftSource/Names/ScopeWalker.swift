/// A traversal of statements that knows which local names are visible at each expression.
package protocol ScopeWalker {
    /// The local names that are visible at this point. At the end of a block, the walker restores the names from before
    /// it.
    associatedtype Scope
    var scope: Scope { get set }

    /// Makes these names local from here on.
    mutating func bind(_ names: [String])
    /// Visits an expression. An implementation calls `walkFunction(_:)` for the body of each closure in it.
    mutating func visit(_ expression: Expression)

    /// Walks through a statement. Names that the statement declares stay in `scope`. By default, walks through its
    /// parts.
    mutating func walk(_ statement: Statement)
    /// Walks through a `let` or `var`.
    mutating func walk(_ binding: Statement.Binding)
    /// Makes the name of `if let name = value` local. In `if let name`, `value` is nil.
    mutating func bind(_ name: Identifier, to value: Expression?)
    /// Walks through the body of a local function or of a closure.
    mutating func walkFunction(_ body: CodeBlock)
}

extension ScopeWalker {
    package mutating func walk(_ statement: Statement) { walkParts(of: statement) }

    package mutating func walk(_ binding: Statement.Binding) {
        if let value = binding.value { visit(value) }
        bind(binding.names)
    }

    package mutating func bind(_ name: Identifier, to value: Expression?) { bind([name]) }

    package mutating func walkFunction(_ body: CodeBlock) { walk(body) }

    /// Makes these names local from here on.
    package mutating func bind(_ names: [Identifier]) { bind(names.map(\.name)) }

    /// Calls `walk`, then restores the local names.
    package mutating func scoped(_ walk: (inout Self) -> Void) {
        let outer = scope
        walk(&self)
        scope = outer
    }

    /// Walks through a block, then restores the local names.
    package mutating func walk(_ block: CodeBlock) {
        scoped { walker in
            // Local functions and types are visible in the whole block.
            for statement in block.statements { walker.bindDeclared(by: statement) }
            for statement in block.statements { walker.walk(statement) }
        }
    }

    private mutating func bindDeclared(by statement: Statement) {
        switch statement.kind {
        case .function(let name, _, _): bind([name])
        case .other(let binds, _): bind(binds)
        default: break
        }
    }

    /// Walks through the parts of a statement.
    package mutating func walkParts(of statement: Statement) {
        switch statement.kind {
        case .expression(let expression), .throwing(let expression): visit(expression)
        case .returning(let expression): if let expression { visit(expression) }
        case .binding(let bindings): for binding in bindings { walk(binding) }
        case .conditional(let conditional):
            scoped { walker in
                walker.walk(conditional.conditions)
                walker.walk(conditional.then)
            }
            if let otherwise = conditional.otherwise { walk(otherwise) }
        case .guarding(let conditions, let otherwise):
            let before = scope
            walk(conditions)
            let after = scope
            scope = before
            walk(otherwise)
            scope = after
        case .switching(let subject, let cases):
            visit(subject)
            for clause in cases { walk(clause) }
        case .doCatch(let block, let catches):
            walk(block)
            for clause in catches { walkCatch(clause) }
        case .loop(let loop): walk(loop)
        case .deferred(let block): walk(block)
        case .function(let name, let parameters, let body):
            bind([name])
            scoped { walker in
                walker.bind(parameters)
                walker.walkFunction(body)
            }
        case .other(let binds, let expressions):
            for expression in expressions { visit(expression) }
            bind(binds)
        case .jump: break
        }
    }

    private mutating func walk(_ conditions: [Statement.Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): visit(expression)
            case .optionalBinding(let name, let value):
                // `if let view` is short for `if let view = view`.
                visit(value ?? Expression(.name(name), name.range))
                bind(name, to: value)
            case .matching(_, let binds, let value):
                visit(value)
                bind(binds)
            case .availability: break
            }
        }
    }

    private mutating func walk(_ clause: Statement.Case) {
        scoped { walker in
            walker.bind(clause.binds)
            for expression in clause.expressions { walker.visit(expression) }
            walker.walk(clause.body)
        }
    }

    mutating func walkCatch(_ clause: Statement.Case) {
        scoped { walker in
            if clause.patterns.isEmpty { walker.bind(["error"]) }
            walker.walk(clause)
        }
    }

    private mutating func walk(_ loop: Statement.Loop) {
        if let sequence = loop.sequence { visit(sequence) }
        scoped { walker in
            walker.bind(loop.binds)
            if let pattern = loop.pattern, !pattern.usesNoNames { walker.visit(pattern) }
            walker.walk(loop.conditions)
            walker.walk(loop.body)
        }
    }
}
