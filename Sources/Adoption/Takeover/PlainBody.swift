import SwiftSource

extension CodeBlock {
    /// Whether it could be a body of a spec: it holds only calls of the module's other parts, and plain control flow around them.
    /// Any other name that is not bound in the body itself is a helper or state of the class, which a spec does not have. `parts`
    /// are the properties by which the class holds other parts, `parameters` are further names that may be used.
    package func isPlain(parts: Set<String>, parameters: [Identifier]) -> Bool {
        var walker = PlainBodyWalker(parts: parts, scope: parts.union(parameters.map(\.name)))
        walker.walk(self)
        return walker.isPlain && walker.calls
    }
}

private struct PlainBodyWalker: ScopeWalker {
    let parts: Set<String>
    /// What may be named here.
    var scope: Set<String>
    /// Whether it calls another part.
    var calls = false
    /// Whether nothing was found that a body of a spec does not hold.
    var isPlain = true

    /// Adds names that the body binds itself.
    mutating func bind(_ names: [String]) { scope.formUnion(names) }

    mutating func walk(_ statement: Statement) {
        switch statement.kind {
        case .function, .other: isPlain = false
        default: walkParts(of: statement)
        }
    }

    mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .name(let name): isPlain = isPlain && scope.contains(name.name)
        case .member(let base, let name):
            guard case .name(let owner) = base.kind else { return visit(base) }
            if owner.name == "self" {
                isPlain = isPlain && parts.contains(name.name)
            } else if owner.name.first?.isUppercase != true {
                // A capital letter begins a type's name: `Page.first` is a constant.
                visit(base)
            }
        case .call(let callee, _, let closures):
            // What is called by its own name alone is a helper.
            if case .name = callee.kind { isPlain = false }
            guard let root = Self.root(of: callee), parts.contains(root), closures.isEmpty else {
                return isPlain = false
            }
            calls = true
            expression.forEachPart { visit($0) }
        case .statement(let statement): walk(statement)
        case .bound, .closure, .other: isPlain = false
        default: expression.forEachPart { visit($0) }
        }
    }

    /// The property that an expression starts from: `view` in `view?.show` and in `self.view?.show`.
    private static func root(of expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): return name.name
        case .member(let base, let name):
            if case .name(let owner) = base.kind, owner.name == "self" { return name.name }
            return root(of: base)
        case .optionalChain(let base), .forceUnwrap(let base), .call(let base, _, _), .subscripted(let base, _):
            return root(of: base)
        default: return nil
        }
    }
}
