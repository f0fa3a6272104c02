import SwiftSource

/// Walking statements.
extension FlowRun {
    mutating func run(_ block: CodeBlock) throws -> Completion {
        try inScope { run in try run.runInThisScope(block) }
    }

    /// As a body whose only expression is its result.
    mutating func runBody(_ block: CodeBlock, returnsValue: Bool) throws -> Symbol {
        if returnsValue, block.statements.count == 1, case .expression(let expression) = block.statements[0].kind {
            return try evaluate(expression)
        }
        if returnsValue, block.statements.count == 1, isBranch(block.statements[0]) {
            return try value(of: block.statements[0])
        }
        if case .returned(let symbol) = try run(block) { return symbol }
        return .void
    }

    private mutating func runInThisScope(_ block: CodeBlock) throws -> Completion {
        for statement in block.statements {
            guard calls.count <= Self.callLimit else {
                throw FlowInterruption.unclear("makes more than \(Self.callLimit) calls")
            }
            switch try run(statement) {
            case .normal: continue
            case .returned(let symbol): return .returned(symbol)
            case .left: return .left
            }
        }
        return .normal
    }

    /// Nobody reads a test of more calls, and each is held against all others.
    private static let callLimit = 200

    private mutating func run(_ statement: Statement) throws -> Completion {
        switch statement.kind {
        case .expression(let expression): try perform(expression)
        case .binding(let bindings): for binding in bindings { try bind(binding) }
        case .conditional(let conditional): return try run(conditional)
        case .guarding(let conditions, let otherwise):
            if try !holds(conditions) { return try run(otherwise) }
        case .switching(let value, let cases): return try run(switchOver: value, cases)
        case .doCatch(let block, let catches): return try run(block, catches: catches)
        case .returning(let expression): return .returned(try expression.map { try evaluate($0) } ?? .void)
        case .throwing(let expression): throw FlowInterruption.thrown(try evaluate(expression))
        case .jump:
            guard source.text(statement.range).hasPrefix("break") else {
                throw FlowInterruption.unclear("has a \(oneLine(source.text(statement.range)) ?? "jump")")
            }
            return .left
        case .loop: throw FlowInterruption.unclear("has a loop")
        case .deferred: throw FlowInterruption.unclear("has a defer")
        case .function(let name, _, _): throw FlowInterruption.unclear("has a function of its own, \(name.name)")
        case .other: throw FlowInterruption.unclear("has a statement that is passed over")
        }
        return .normal
    }

    private mutating func bind(_ binding: Statement.Binding) throws {
        let symbol = try binding.value.map { try evaluate($0) } ?? .unknown
        if binding.names.count == 1, let name = binding.names.first {
            bind(name.name, symbol)
        } else {
            for name in binding.names { bind(name.name, .unknown) }
        }
    }

    private mutating func run(_ conditional: Statement.If) throws -> Completion {
        try inScope { run in
            if try run.holds(conditional.conditions) { return try run.run(conditional.then) }
            return try conditional.otherwise.map { try run.run($0) } ?? .normal
        }
    }

    private mutating func run(_ block: CodeBlock, catches: [Statement.Case]) throws -> Completion {
        handlers += 1
        do {
            let completion = try run(block)
            handlers -= 1
            return completion
        } catch FlowInterruption.thrown(let error) {
            handlers -= 1
            return try run(catches, error: error)
        } catch {
            handlers -= 1
            throw error
        }
    }

    private mutating func run(_ catches: [Statement.Case], error: Symbol) throws -> Completion {
        guard let first = catches.first else { throw FlowInterruption.thrown(error) }
        let isClear = first.patterns.count < 2 && !first.isConditional
        let pattern = isClear ? first.patterns.first.map { Pattern($0.name) } : .other
        let name: String
        switch pattern {
        case nil: name = "error"
        case .binding(let bound): name = bound
        default: throw FlowInterruption.unclear("catches some errors and not others")
        }
        return try inScope { run in
            run.bind(name, error)
            return try run.run(first.body)
        }
    }

    // MARK: - Statements as values

    private func isBranch(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .conditional, .switching: true
        default: false
        }
    }

    /// The value of an `if` or `switch`: that of the branch's only expression.
    mutating func value(of statement: Statement) throws -> Symbol {
        let wanted = statement.addingBranchValues
        if case .returned(let symbol) = try run(wanted) { return symbol }
        return .void
    }
}

extension Statement {
    /// With each branch of one expression returning it.
    fileprivate var addingBranchValues: Statement {
        var statement = self
        switch kind {
        case .conditional(var conditional):
            conditional.then = conditional.then.returningItsValue
            conditional.otherwise = conditional.otherwise?.returningItsValue
            statement.kind = .conditional(conditional)
        case .switching(let value, let cases):
            statement.kind = .switching(
                value,
                cases: cases.map { branch in
                    var branch = branch
                    branch.body = branch.body.returningItsValue
                    return branch
                })
        default: break
        }
        return statement
    }
}

extension CodeBlock {
    fileprivate var returningItsValue: CodeBlock {
        guard statements.count == 1 else { return self }
        var block = self
        switch statements[0].kind {
        case .expression(let expression): block.statements[0].kind = .returning(expression)
        case .conditional, .switching: block.statements[0] = statements[0].addingBranchValues
        default: break
        }
        return block
    }
}
