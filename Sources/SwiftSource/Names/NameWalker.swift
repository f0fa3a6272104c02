/// Finds the uses of given names that no local name shadows.
struct NameWalker: ScopeWalker {
    let names: Set<String>
    var references: [Reference] = []
    /// The local names at this point.
    var scope: Set<String> = []
    var statement = 0..<0
    private var effects = EffectContext()

    init(names: Set<String>) { self.names = names }

    mutating func bind(_ names: [String]) { scope.formUnion(names) }

    mutating func walk(_ statement: Statement) {
        let outer = self.statement
        self.statement = statement.range
        if case .doCatch(let block, let catches) = statement.kind, !catches.isEmpty {
            within({ $0.isCaught = true }) { $0.walk(block) }
            for clause in catches { walkCatch(clause) }
        } else {
            walkParts(of: statement)
        }
        self.statement = outer
    }

    mutating func walkFunction(_ body: CodeBlock) {
        within({ $0 = EffectContext(isInClosure: true) }) { $0.walk(body) }
    }

    /// Calls `walk` with changed `effects`, then restores them.
    private mutating func within(_ change: (inout EffectContext) -> Void, _ walk: (inout Self) -> Void) {
        let outer = effects
        change(&effects)
        walk(&self)
        effects = outer
    }

    /// Walks through the operand of `try` or `await`.
    private mutating func walk(_ operand: Expression, markedBy mark: Identifier) {
        within({
            if mark.name == "await" { $0.awaitStart = mark.range.lowerBound } else { $0.tryMark = mark.name }
            ($0.sequenceStart, $0.isLazyOperand) = (nil, false)
        }) { $0.visit(operand) }
    }

    private mutating func walk(_ operands: [Expression], _ operators: [Identifier], from start: Int) {
        within({
            $0.sequenceStart = $0.sequenceStart ?? start
            if operators.contains(where: { ["??", "&&", "||"].contains($0.name) }) { $0.isLazyOperand = true }
        }) { walker in operands.forEach { walker.visit($0) } }
    }

    mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .name, .member:
            visitReference(expression, call: nil, isAssigned: false)
        case .call(let callee, let arguments, let closures):
            visitCall(expression, callee, arguments, closures)
        case .optionalChain(let base), .forceUnwrap(let base):
            if referenced(expression) != nil {
                visitReference(expression, call: nil, isAssigned: false)
            } else {
                visit(base)
            }
        case .assignment(let target, _, let value):
            visit(value)
            visitReference(target, call: nil, isAssigned: true)
        case .closure(let closure): visit(closure)
        case .statement(let statement):
            let context = EffectContext(isInClosure: effects.isInClosure, isCaught: effects.isCaught)
            within({ $0 = context }) { $0.walk(statement) }
        case .effect(let mark, let operand): walk(operand, markedBy: mark)
        case .sequence(let operands, let operators):
            walk(operands, operators, from: expression.range.lowerBound)
        case .prefix(_, let operand): walk([operand], [], from: expression.range.lowerBound)
        default: expression.forEachPart { visit($0) }
        }
    }

    private mutating func visit(_ closure: Expression.Closure) {
        closure.captures.forEach { visit($0.value) }
        scoped { walker in
            walker.bind(closure.captures.map(\.name))
            walker.bind(closure.parameters)
            walker.walkFunction(closure.body)
        }
    }

    private mutating func visitCall(
        _ expression: Expression, _ callee: Expression, _ arguments: [Expression.Argument],
        _ closures: [Expression.Argument]
    ) {
        let isReference = referenced(callee) != nil
        if !isReference { visit(callee) }
        arguments.forEach { visit($0.value) }
        closures.forEach { visit($0.value) }
        guard isReference else { return }
        let call = Reference.Call(arguments, trailingClosures: closures)
        visitReference(callee, call: call, isAssigned: false, range: expression.range)
    }

    /// Adds a reference if the expression is a use of a name; visits its parts otherwise.
    private mutating func visitReference(
        _ expression: Expression, call: Reference.Call?, isAssigned: Bool, range: Range<Int>? = nil
    ) {
        guard let use = referenced(expression) else {
            if case .member(let base, _) = expression.kind { return visit(base) }
            if case .name = expression.kind { return }
            return visit(expression)
        }
        references.append(
            Reference(
                name: use.name, isQualifiedBySelf: use.isQualifiedBySelf, isOptionalChained: use.isOptionalChained,
                isForceUnwrapped: use.isForceUnwrapped, member: use.member, call: call, isAssigned: isAssigned,
                range: range ?? expression.range, statement: statement, effects: effects))
    }

    private struct Use {
        var name: Identifier
        var isQualifiedBySelf = false
        var isOptionalChained = false
        var isForceUnwrapped = false
        var member: Identifier?
    }

    /// Returns the use of a name if the whole expression is one: `name`, `self.name`, `name?`, `name.member`,
    /// `self?.name!.member`.
    private func referenced(_ expression: Expression) -> Use? {
        if let use = named(expression) { return use }
        guard case .member(let base, let member) = expression.kind, var use = named(base) else { return nil }
        use.member = member
        return use
    }

    private func named(_ expression: Expression) -> Use? {
        switch expression.kind {
        case .name(let name):
            return names.contains(name.name) && !scope.contains(name.name) ? Use(name: name) : nil
        case .member(let base, let name):
            guard names.contains(name.name), base.isPlainSelf else { return nil }
            return Use(name: name, isQualifiedBySelf: true)
        case .optionalChain(let base):
            guard var use = named(base) else { return nil }
            use.isOptionalChained = true
            return use
        case .forceUnwrap(let base):
            guard var use = named(base) else { return nil }
            use.isForceUnwrapped = true
            return use
        default:
            return nil
        }
    }
}

extension Expression {
    /// Whether the expression is `self`, `self?` or `self!`, without parentheses.
    fileprivate var isPlainSelf: Bool {
        switch kind {
        case .name(let name): name.name == "self" && name.range.count == 4
        case .optionalChain(let base), .forceUnwrap(let base): base.isPlainSelf
        default: false
        }
    }

    /// The first `await` in the expression, outside of closures, `if` and `switch`.
    var firstAwait: Range<Int>? {
        switch kind {
        case .effect(let mark, _) where mark.name == "await": return range
        case .closure, .statement: return nil
        default:
            var found: Range<Int>?
            forEachPart { found = found ?? $0.firstAwait }
            return found
        }
    }
}
