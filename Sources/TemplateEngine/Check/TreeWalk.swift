/// Hands every node and every filter of a syntax tree to the functions that it is made with.
struct TreeWalk {
    var node: (Node) -> Void
    var filter: (FilterCall) -> Void = { _ in }

    func visit(_ nodes: [Node]) {
        for node in nodes { visit(node) }
    }

    private func visit(_ node: Node) {
        self.node(node)
        switch node {
        case .text, .leave: break
        case .value(let value, _), .set(_, let value): visit(value)
        case .conditional(let branches, let otherwise):
            for branch in branches {
                visit(branch.condition)
                visit(branch.body)
            }
            visit(otherwise ?? [])
        case .loop(let loop):
            visit(loop.sequence)
            if let filter = loop.filter { visit(filter) }
            visit(loop.body)
            visit(loop.otherwise ?? [])
        case .include(let include):
            for argument in include.arguments { visit(argument.value) }
        case .call(let call):
            for argument in call.positional { visit(argument) }
            for argument in call.named { visit(argument.value) }
        case .filter(let filters, let body, _):
            for filter in filters { visit(filter) }
            visit(body)
        case .layout(_, let body, _): visit(body)
        }
    }

    private func visit(_ expression: Expression) {
        switch expression.kind {
        case .literal, .name, .invalid: break
        case .chain(let base, let steps):
            visit(base)
            for step in steps {
                switch step {
                case .member: break
                case .index(let index, _): visit(index)
                case .filter(let call): visit(call)
                }
            }
        case .not(let operand): visit(operand)
        case .and(let parts), .or(let parts):
            for part in parts { visit(part) }
        case .comparison(let left, _, let right):
            visit(left)
            visit(right)
        case .conditional(let then, let condition, let otherwise):
            visit(then)
            visit(condition)
            visit(otherwise)
        }
    }

    private func visit(_ call: FilterCall) {
        filter(call)
        for argument in call.arguments { visit(argument) }
    }
}
