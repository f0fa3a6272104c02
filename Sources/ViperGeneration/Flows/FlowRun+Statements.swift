import SwiftSource
import ViperModel

/// Statements: what they do, and in which blocks the run goes on.
extension FlowRun {
    /// Evaluates a statement; gives what it returns, or nil where the run goes on after it.
    mutating func run(_ statement: Statement, above base: Int) throws -> TypedTerm? {
        let isValue = frames[frames.count - 1].isValue
        switch statement.kind {
        case .expression(let expression):
            if isValue { return try evaluate(expression) }
            try perform(expression)
        case .binding where source.text(statement.range).hasPrefix("async "):
            throw Interruption.unclear("starts something at the same time: \(source.text(statement.range).oneLine)")
        case .binding(let bindings): for binding in bindings { try bindNames(of: binding) }
        case .conditional(let conditional):
            frames.append(Frame(kind: .block, source: source))
            // What conditions bind is not seen in an `else`.
            let holds = try allHold(conditional.conditions)
            if !holds { frames[frames.count - 1].names = [:] }
            let branch = holds ? conditional.then : conditional.otherwise
            frames[frames.count - 1].statements = branch?.statements[...] ?? []
            frames[frames.count - 1].isValue = isValue && branch?.statements.count == 1
        case .guarding(let conditions, let otherwise):
            let names = frames[frames.count - 1].names
            if try !allHold(conditions) {
                frames[frames.count - 1].names = names
                enter(otherwise)
            }
        case .switching(let value, let cases): try run(switchOver: value, cases, isValue: isValue)
        case .doCatch(let block, let catches): enter(block, .attempt(catches: catches))
        case .returning(let expression): return try expression.map { try evaluate($0) } ?? .void
        case .throwing(let expression): throw Interruption.thrown(try evaluate(expression))
        case .jump:
            let text = source.text(statement.range)
            guard text == "break" || text == "continue" else {
                throw Interruption.unclear("has a \(text.fitsInALine ? text.joiningLines : "jump")")
            }
            return try jump(text, above: base)
        case .loop(let loop): try run(loop)
        case .deferred(let block): postpone(block)
        case .function(let name, _, _): throw Interruption.unclear("has a function of its own, \(name.name)")
        case .other: throw Interruption.unclear("has a statement that is passed over")
        }
        return nil
    }

    /// Evaluates an expression that is a statement, for what it does.
    private mutating func perform(_ expression: Expression) throws {
        switch expression.kind {
        case .call(let callee, _, _):
            let result = try evaluate(expression)
            // A method that is called for what it does may change what it is called on.
            if case .void = result.term { return }
            if case .member(let base, _) = callee.withoutWrapping.kind { try forget(base) }
        case .effect(let mark, let inner) where mark.name == "try?":
            _ = try attempt { run throws in try run.perform(inner) }
        case .effect(_, let inner): try perform(inner)
        default: _ = try evaluate(expression)
        }
    }

    /// The value of an `if` or `switch`: that of the branch's only expression.
    mutating func value(of statement: Statement) throws -> TypedTerm {
        try evaluateFrame(Frame(kind: .block, source: source, statements: [statement], isValue: true))
    }

    // MARK: - Assignments

    /// Assigns to a property of a mock or of the subject, or to a variable of the body.
    mutating func assign(_ target: Expression, _ mark: Identifier, _ value: Expression) throws {
        var new = try evaluate(value)
        if mark.name != "=" {
            let old = try evaluate(target)
            new = TypedTerm(old.term.joined(with: new.term, by: String(mark.name.dropLast())), type: old.type)
        }
        switch target.withoutWrapping.kind {
        case .name(let name):
            if local(name.name) == nil { try refuseComputed(name.name) }
            if name.name != "_" { assign(name.name, new) }
        case .member(let base, let name):
            let owner = try evaluate(base)
            if case .subject = owner.term {
                try refuseComputed(name.name)
                return assignOwn(name.name, new)
            }
            if let mock = mock(owner) { return try set(name.name, of: mock, to: new) }
            try changeProperty(name.name, of: base, owner, to: new)
        default: try forget(target)
        }
    }

    /// Refuses to assign to a property whose body does what it says.
    private func refuseComputed(_ name: String) throws {
        guard subject.variable(name)?.body == nil else { throw Interruption.unclear("sets \(name), which has a body") }
    }

    /// Assigns to a property of a struct that a variable holds; `owner` is the variable's value.
    private mutating func changeProperty(
        _ property: String, of base: Expression, _ owner: TypedTerm, to value: TypedTerm
    ) throws {
        guard case .name(let variable) = base.kind, let type = owner.type, structure(owner) != nil,
            owner.term.isWritable, value.term.isWritable
        else { return try forget(base) }
        let term: Term
        if case .changed(variable.name, let whole, let changes, _) = owner.term {
            term = .changed(variable.name, whole, changes + [(property, value.term)], type: type.text)
        } else {
            term = .changed(variable.name, owner.term, [(property, value.term)], type: type.text)
        }
        assign(variable.name, TypedTerm(term, type: type))
    }

    /// Forgets what is known of the variable or property that an expression may have changed. A mock would have to be told of it.
    mutating func forget(_ expression: Expression) throws {
        switch expression.withoutWrapping.kind {
        case .name(let name):
            if let term = local(name.name) {
                if mock(term) == nil { assign(name.name, term.forgotten) }
            } else {
                forgetOwn(name.name)
            }
        case .member(let base, let name):
            if base.isSelf { return forgetOwn(name.name) }
            guard let mock = try mock(holding: base) else { return try forget(base) }
            guard mockedVariable(name.name, of: mock)?.requirement.isSettable == true else { return }
            throw Interruption.unclear("may change \(mock.logPrefix).\(name.name)")
        case .subscripted(let base, _): try forget(base)
        case .tuple(let elements): for element in elements { try forget(element.value) }
        default: break
        }
    }

    /// What an expression would change: what it assigns to, hands over as `&value`, or calls a mutating method on.
    func changes(in expression: Expression) -> [Expression] {
        var changed: [Expression] = []
        switch expression.kind {
        case .assignment(let target, _, _): changed.append(target)
        case .prefix(let mark, let operand) where mark.name == "&": changed.append(operand)
        case .call(let callee, _, _):
            if case .member(let base, let name) = callee.withoutWrapping.kind, Self.mutates(name.name) {
                changed.append(base)
            }
        default: break
        }
        expression.forEachPart { changed += changes(in: $0) }
        return changed
    }

    /// Forgets what a closure changes, for nobody knows when it does, and how often; false where it changes nothing.
    mutating func forgetChanges(in closure: Expression) throws -> Bool {
        let changed = changes(in: closure)
        for target in changed { try forget(target) }
        return !changed.isEmpty
    }

    private mutating func forgetOwn(_ name: String) {
        if subject.state[name] != nil { assignOwn(name, TypedTerm(.unknown, type: state[name]?.type)) }
    }
}

extension Term {
    /// `self + other`; unknown where one of them is.
    fileprivate func joined(with other: Term, by mark: String) -> Term {
        guard isWritable, other.isWritable else { return .unknown }
        return Term([operand, .text(" \(mark) "), other.operand], isAtomic: false)
    }
}
