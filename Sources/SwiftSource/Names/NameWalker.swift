/// Walks statements with Swift's scopes.
struct NameWalker {
    let names: Set<String>
    var references: [Reference] = []
    /// The names that local ones hide here.
    var hidden: Set<String> = []
    var isInClosure = false
    var statement = 0..<0

    init(names: Set<String>) {
        self.names = names
    }

    mutating func walk(_ block: CodeBlock) {
        let outer = hidden
        defer { hidden = outer }
        // Local functions and types are known in the whole block.
        for statement in block.statements { hideDeclared(by: statement) }
        var deferred: [(block: CodeBlock, hidden: Set<String>)] = []
        for statement in block.statements {
            if case .deferred(let block) = statement.kind { deferred.append((block, hidden)) } else { walk(statement) }
        }
        for (block, names) in deferred.reversed() {
            hidden = names
            walk(block)
        }
    }

    private mutating func hideDeclared(by statement: Statement) {
        switch statement.kind {
        case .function(let name, _, _): hide(name)
        case .other(let binds, _): hide(binds)
        default: break
        }
    }

    mutating func hide(_ name: Identifier) { hidden.insert(name.name) }

    mutating func hide(_ names: [Identifier]) { hidden.formUnion(names.lazy.map(\.name)) }

    /// Names that are bound in `walk` are gone after it.
    private mutating func scoped(_ walk: (inout NameWalker) -> Void) {
        let outer = hidden
        walk(&self)
        hidden = outer
    }

    /// What a statement binds for those after it stays hidden.
    mutating func walk(_ statement: Statement) {
        let outer = self.statement
        self.statement = statement.range
        defer { self.statement = outer }
        switch statement.kind {
        case .expression(let expression), .throwing(let expression): visit(expression)
        case .returning(let expression): if let expression { visit(expression) }
        case .binding(let bindings):
            for binding in bindings {
                if let value = binding.value { visit(value) }
                hide(binding.names)
            }
        case .conditional(let conditional):
            scoped { walker in
                walker.walk(conditional.conditions)
                walker.walk(conditional.then)
            }
            if let otherwise = conditional.otherwise { walk(otherwise) }
        case .guarding(let conditions, let otherwise):
            let before = hidden
            walk(conditions)
            let after = hidden
            hidden = before
            walk(otherwise)
            hidden = after
        case .switching(let subject, let cases):
            visit(subject)
            for clause in cases { walk(clause) }
        case .doCatch(let block, let catches):
            walk(block)
            for clause in catches { walkCatch(clause) }
        case .loop(let loop): walk(loop)
        case .deferred(let block): walk(block)
        case .function(let name, let parameters, let body):
            hide(name)
            scoped { walker in
                walker.hide(parameters)
                walker.inClosure { $0.walk(body) }
            }
        case .other(let binds, let expressions):
            expressions.forEach { visit($0) }
            hide(binds)
        case .jump: break
        }
    }

    mutating func inClosure(_ walk: (inout NameWalker) -> Void) {
        let outer = isInClosure
        isInClosure = true
        walk(&self)
        isInClosure = outer
    }

    private mutating func walk(_ conditions: [Statement.Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): visit(expression)
            case .optionalBinding(let name, let value):
                // `if let view` is short for `if let view = view`.
                visit(value ?? Expression(.name(name), name.range))
                hide(name)
            case .matching(_, let binds, let value):
                visit(value)
                hide(binds)
            case .availability: break
            }
        }
    }

    private mutating func walk(_ clause: Statement.Case) {
        scoped { walker in
            walker.hide(clause.binds)
            clause.expressions.forEach { walker.visit($0) }
            walker.walk(clause.body)
        }
    }

    private mutating func walkCatch(_ clause: Statement.Case) {
        scoped { walker in
            if clause.patterns.isEmpty { walker.hidden.insert("error") }
            walker.walk(clause)
        }
    }

    private mutating func walk(_ loop: Statement.Loop) {
        if let sequence = loop.sequence { visit(sequence) }
        scoped { walker in
            walker.hide(loop.binds)
            // `repeat` asks after its body.
            let asksAfter = loop.conditions.first.flatMap(\.start).map { $0 >= loop.body.range.upperBound } ?? false
            if !asksAfter { walker.walk(loop.conditions) }
            walker.walk(loop.body)
            if asksAfter { walker.walk(loop.conditions) }
        }
    }
}

extension Statement.Condition {
    fileprivate var start: Int? {
        switch self {
        case .expression(let expression): expression.range.lowerBound
        case .optionalBinding(let name, _): name.range.lowerBound
        case .matching(let pattern, _, _): pattern.range.lowerBound
        case .availability: nil
        }
    }
}
