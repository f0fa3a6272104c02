import SwiftSource

/// Which expressions reach a mock or a body of the class itself.
extension FlowRun {
    /// It may call a role or a member of the class when it is evaluated.
    func acts(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): return reaches(name.name)
        case .literal, .implicitMember: return false
        case .member(let base, let name):
            if case .name(let owner) = base.withoutWrapping.kind, owner.name == "self" { return reaches(name.name) }
            return acts(base)
        case .optionalChain(let inner), .forceUnwrap(let inner), .prefix(_, let inner), .effect(_, let inner):
            return acts(inner)
        case .interpolation(let parts), .array(let parts), .dictionary(let parts), .other(let parts),
            .sequence(let parts, _):
            return parts.contains { acts($0) }
        case .tuple(let elements): return elements.contains { acts($0.value) }
        case .subscripted(let base, let arguments): return acts(base) || arguments.contains { acts($0.value) }
        case .call(let callee, let arguments, let closures):
            return acts(callee) || (arguments + closures).contains { acts($0.value) }
        case .assignment(let target, _, let value): return acts(target) || acts(value)
        case .closure(let closure): return acts(closure.body)
        case .statement(let statement): return acts(CodeBlock(statements: [statement], range: statement.range))
        }
    }

    func acts(_ block: CodeBlock) -> Bool {
        block.statements.contains { statement in
            switch statement.kind {
            case .expression(let expression), .throwing(let expression): acts(expression)
            case .returning(let expression): expression.map { acts($0) } ?? false
            case .binding(let bindings): bindings.contains { $0.value.map { acts($0) } ?? false }
            case .conditional(let conditional):
                acts(conditional.then) || (conditional.otherwise.map { acts($0) } ?? false)
                    || conditional.conditions.contains { acts($0) }
            case .guarding(let conditions, let otherwise): conditions.contains { acts($0) } || acts(otherwise)
            case .switching(let value, let cases): acts(value) || cases.contains { acts($0.body) }
            case .doCatch(let block, let catches): acts(block) || catches.contains { acts($0.body) }
            case .loop(let loop): acts(loop.body) || (loop.sequence.map { acts($0) } ?? false)
            case .deferred(let block), .function(_, _, let block): acts(block)
            case .jump: false
            case .other(_, let expressions): expressions.contains { acts($0) }
            }
        }
    }

    private func acts(_ condition: Statement.Condition) -> Bool {
        switch condition {
        case .expression(let expression): acts(expression)
        case .optionalBinding(_, let value): value.map { acts($0) } ?? false
        case .matching(_, _, let value): acts(value)
        case .availability: false
        }
    }

    /// A role or a member with a body or written by hand. A plain name alone is no call, but nearly always part of one.
    private func reaches(_ name: String) -> Bool {
        if let symbol = local(name) { return asBoundary(symbol) != nil }
        if subject.roles[name] != nil { return true }
        return subject.members.contains { !$0.requirement.isVariable && $0.baseName == name }
    }

    /// The mock that a symbol stands for: a role, or a value whose type has a mock.
    func asBoundary(_ symbol: Symbol) -> Boundary? {
        if case .boundary(let boundary) = symbol.kind { return boundary }
        guard let index = choice(symbol) else { return nil }
        let origin = choices[index].origin
        if case .fixed = origin { return nil }
        if case .state = origin { return nil }
        var type = context.catalog.resolve(choices[index].type)
        if let wrapped = type.wrapped { type = context.catalog.resolve(wrapped) }
        switch type.shape {
        case .existential(let constraint), .opaque(let constraint):
            guard case .protocolType(let known) = context.catalog.entry(of: constraint), known.mock != nil,
                context.contracts[known.name] != nil
            else { return nil }
            return Boundary(
                expression: Choice.mark(index), logPrefix: known.logPrefix, protocolName: known.name)
        default: return nil
        }
    }
}
