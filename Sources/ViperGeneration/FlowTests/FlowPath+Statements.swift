import SwiftSource
import ViperModel

/// Evaluation of statements and blocks.
extension FlowPath {
    /// How the code continues after a statement.
    enum Outcome {
        case goesOn
        /// A `break` that leaves the enclosing `switch`.
        case breaks
        case returns(FlowValue)
    }

    /// Follows the statements of a block.
    ///
    /// - Parameter isValue: Whether a single expression in the block is its value.
    mutating func run(_ block: CodeBlock, isValue: Bool = false) throws -> Outcome {
        try inScope { path in
            for statement in block.statements {
                let outcome = try path.run(statement, isValue: isValue && block.statements.count == 1)
                guard case .goesOn = outcome else { return outcome }
            }
            return .goesOn
        }
    }

    mutating func run(_ statement: Statement, isValue: Bool) throws -> Outcome {
        guard calls.count <= Self.mostCalls else {
            throw EvaluationStop.notFollowed("makes more than \(Self.mostCalls) calls")
        }
        switch statement.kind {
        case .expression(let expression):
            let value = try evaluate(expression)
            if isValue { return .returns(value) }
        case .binding(let bindings): try bind(bindings, in: statement)
        case .conditional(let conditional):
            return try inScope { path in
                if try path.allHold(conditional.conditions) { return try path.run(conditional.then, isValue: isValue) }
                // Names that the conditions declare are not visible in `else`.
                path.scopes[path.scopes.count - 1] = Scope()
                return try conditional.otherwise.map { try path.run($0, isValue: isValue) } ?? .goesOn
            }
        case .guarding(let conditions, let otherwise):
            let outer = scopes
            if try allHold(conditions) { return .goesOn }
            scopes = outer
            return try run(otherwise)
        case .switching(let value, let cases): return try run(switchOver: value, cases, isValue: isValue)
        case .doCatch(let block, let catches): return try run(block, catches)
        case .returning(let expression): return .returns(try expression.map { try evaluate($0) } ?? .void)
        case .throwing(let expression): throw EvaluationStop.thrown(try evaluate(expression))
        case .jump where source.text(statement.range) == "break": return .breaks
        case .jump: throw EvaluationStop.notFollowed("has a '\(source.text(statement.range).oneLine)'")
        case .loop: throw EvaluationStop.notFollowed("has a loop")
        case .deferred: throw EvaluationStop.notFollowed("has a 'defer'")
        case .function(let name, _, _): throw EvaluationStop.notFollowed("declares a function, \(name.name)")
        case .other: throw EvaluationStop.notFollowed("has an unsupported statement")
        }
        return .goesOn
    }

    /// The maximum number of calls in a test. More are unreadable, and each call is compared with all others.
    private static let mostCalls = 200

    private mutating func bind(_ bindings: [Statement.Binding], in statement: Statement) throws {
        let text = source.text(statement.range)
        if text.hasPrefix("async ") { throw EvaluationStop.notFollowed("starts concurrent work: \(text.oneLine)") }
        for binding in bindings {
            let value = try binding.value.map { try evaluate($0) } ?? .opaque
            for name in binding.names {
                bind(name.name, binding.names.count == 1 ? value : .opaque, isVariable: text.hasPrefix("var "))
            }
        }
    }

    /// Returns the value of an `if` or `switch`: the value of the branch's only expression.
    mutating func value(of statement: Statement) throws -> FlowValue {
        guard case .returns(let value) = try run(statement, isValue: true) else { return .opaque }
        return value
    }

    // MARK: - Errors

    private mutating func run(_ block: CodeBlock, _ catches: [Statement.Case]) throws -> Outcome {
        do {
            return try attempt { path throws in try path.run(block) }
        } catch EvaluationStop.thrown(let error) {
            for branch in catches {
                guard branch.conditions.isEmpty else { throw EvaluationStop.notFollowed("depends on the error") }
                let outcome = try inScope { path -> Outcome? in
                    guard try path.catches(error, branch) else { return nil }
                    return try path.run(branch.body)
                }
                if let outcome { return outcome }
            }
            throw EvaluationStop.thrown(error)
        }
    }

    private mutating func catches(_ error: FlowValue, _ branch: Statement.Case) throws -> Bool {
        guard !branch.patterns.isEmpty else {
            bind("error", error)
            return true
        }
        for pattern in branch.patterns {
            if try matches(CasePattern(pattern, in: source), error, "error") { return true }
        }
        return false
    }

    /// Calls `work` as code inside a `do` or `try?`.
    mutating func attempt<Result>(_ work: (inout Self) throws -> Result) throws -> Result {
        let outer = isInAttempt
        isInAttempt = true
        defer { isInAttempt = outer }
        return try work(&self)
    }

    // MARK: - Assignments

    /// Assigns to a property of a mock or of the subject, or to a variable of the body.
    mutating func assign(_ target: Expression, _ mark: Identifier, _ value: Expression) throws {
        var new = try evaluate(value)
        if mark.name != "=" {
            _ = try evaluate(target)
            new = .opaque
        }
        switch target.withoutWrapping.kind {
        case .name(let name) where name.name == "_": break
        case .name(let name):
            if local(name.name) == nil { try throwIfComputed(name.name) }
            assign(name.name, new)
        case .member(let base, let name):
            let owner = try evaluate(base)
            if case .subject = owner {
                try throwIfComputed(name.name)
                state[name.name] = new
                assigned.insert(name.name)
            } else if let mock = mockToCall(owner) {
                try set(name.name, of: mock, to: new)
            } else {
                try forget(base)
            }
        default: try forget(target)
        }
    }

    /// Throws if a property has a body. A test cannot follow the assignment to it.
    private func throwIfComputed(_ name: String) throws {
        guard subject.variable(name)?.body == nil else {
            throw EvaluationStop.notFollowed("sets \(name), which has a body")
        }
    }

    /// Discards the known value of the variable or property that an expression may have changed. Throws if a mock has
    /// the property.
    mutating func forget(_ expression: Expression) throws {
        switch expression.withoutWrapping.kind {
        case .name(let name):
            let isVariable = scopes.last { $0.names[name.name] != nil }?.variables.contains(name.name)
            if isVariable ?? (subject.state[name.name] != nil) { assign(name.name, .opaque) }
        case .member(let base, let name):
            if base.isSelf {
                if subject.state[name.name] != nil { assign(name.name, .opaque) }
                return
            }
            guard base.isPath, let mock = mock(try evaluate(base)) else { return try forget(base) }
            guard mockedVariable(name.name, of: mock)?.requirement.isSettable == true else { return }
            throw EvaluationStop.notFollowed("may change \(mock.logPrefix).\(name.name)")
        case .subscripted(let base, _): try forget(base)
        case .tuple(let elements): for element in elements { try forget(element.value) }
        default: break
        }
    }
}

extension Expression {
    /// Whether the expression is a name or a property of a name. Evaluating such an expression twice does no harm.
    fileprivate var isPath: Bool {
        switch withoutWrapping.kind {
        case .name: true
        case .member(let base, _): base.isPath
        default: false
        }
    }
}
