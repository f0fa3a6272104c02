/// Finds the uses of some names, where no local name hides them.
struct NameWalker: ScopeWalker {
    let names: Set<String>
    var references: [Reference] = []
    /// The names that local ones hide here.
    var scope: Set<String> = []
    var statement = 0..<0

    mutating func bind(_ names: [String]) { scope.formUnion(names) }

    mutating func walk(_ statement: Statement) {
        let outer = self.statement
        self.statement = statement.range
        walkParts(of: statement)
        self.statement = outer
    }

    mutating func walkFunction(_ body: CodeBlock) { walk(body) }

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
        case .statement(let statement): walk(statement)
        default: expression.forEachPart { visit($0) }
        }
    }

    private mutating func visit(_ closure: Expression.Closure) {
        closure.captures.forEach { visit($0.value) }
        scoped { walker in
            walker.bind(closure.captures.map(\.name))
            walker.bind(closure.parameters)
            walker.walk(closure.body)
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

    /// Notes the use where the expression is one, and visits its parts where not.
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
                range: range ?? expression.range, statement: statement))
    }

    private struct Use {
        var name: Identifier
        var isQualifiedBySelf = false
        var isOptionalChained = false
        var isForceUnwrapped = false
        var member: Identifier?
    }

    /// `name`, `self.name`, `name?`, `name.member`, `self?.name!.member`.
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
            return names.contains(name.name) && base.isPlainSelf ? Use(name: name, isQualifiedBySelf: true) : nil
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
    /// Whether it is written `self`, `self?` or `self!`.
    fileprivate var isPlainSelf: Bool {
        switch kind {
        case .name(let name): name.name == "self" && name.range.count == 4
        case .optionalChain(let base), .forceUnwrap(let base): base.isPlainSelf
        default: false
        }
    }

    /// The first `await` in it, closures left out.
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
