import SwiftSource

/// The names that a body may use to move into a spec, in addition to its parameters and its own bindings.
package struct ForwardingBodyNames: Sendable {
    /// The properties that store other parts of the module.
    package var parts: Set<String>
    /// State and computed properties that move as well.
    package var values: Set<String> = []
    /// The `values` that have only functions of the standard library.
    package var lists: Set<String> = []
    /// Functions of the class that move as well.
    package var functions: Set<String> = []
    /// Types of which a body may make values.
    package var types: Set<String> = []

    package init(parts: Set<String>) { self.parts = parts }
}

extension CodeBlock {
    /// Why it cannot be a body of a spec, completing "it …"; nil if it can: it calls the module's other parts, moving functions
    /// of its class and functions of values, and sets state, in plain control flow. A helper `needsEffect` of none of them.
    package func obstacle(
        among names: ForwardingBodyNames, parameters: [Identifier], needsEffect: Bool
    ) -> String? {
        var walker = ForwardingBodyWalker(names, parameters)
        walker.walk(self)
        return walker.obstacle ?? (needsEffect && !walker.hasEffect ? "calls nothing and sets nothing" : nil)
    }
}

private struct ForwardingBodyWalker: ScopeWalker {
    let names: ForwardingBodyNames
    /// The names in scope.
    var scope: Set<String>
    /// Whether it calls a part or a function of its class, or sets a value.
    var hasEffect = false
    /// The first construct that a spec's body cannot have, completing "it …".
    var obstacle: String?

    init(_ names: ForwardingBodyNames, _ parameters: [Identifier]) {
        self.names = names
        scope = names.parts.union(names.values).union(parameters.map(\.name)).union(["self"])
    }

    /// Adds names that the body binds itself.
    mutating func bind(_ names: [String]) { scope.formUnion(names) }

    mutating func walk(_ statement: Statement) {
        switch statement.kind {
        case .function: stop("declares a function")
        case .other: stop("holds a declaration or '#if'")
        default: walkParts(of: statement)
        }
    }

    mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .name(let name): if !scope.contains(name.name) { stop("uses '\(name.name)'") }
        case .member(let base, let name):
            guard case .name(let owner) = base.kind else { return visit(base) }
            if owner.name == "self" {
                let isKnown = names.parts.contains(name.name) || names.values.contains(name.name)
                if !isKnown { stop("uses '\(name.name)'") }
            } else if owner.name.first?.isUppercase != true {
                // A type's name starts with a capital letter: `Page.first` is a constant.
                visit(base)
            }
        case .call(let callee, let arguments, let closures):
            visitCall(of: callee, arguments + closures, hasClosure: !closures.isEmpty)
        case .assignment:
            hasEffect = true
            expression.forEachPart { visit($0) }
        case .statement(let statement): walk(statement)
        case .closure: stop("passes a closure")
        case .bound, .other: stop("is not followed")
        default: expression.forEachPart { visit($0) }
        }
    }

    private mutating func visitCall(of callee: Expression, _ arguments: [Expression.Argument], hasClosure: Bool) {
        if hasClosure { return stop("passes a closure") }
        if let function = Self.ownFunction(callee) {
            if names.functions.contains(function), !scope.contains(function) {
                hasEffect = true
            } else if !names.types.contains(function) {
                return stop("calls '\(function)'")
            }
        } else {
            let root = Self.root(of: callee)
            guard let root, root != "self", scope.contains(root),
                !names.values.contains(root) || names.lists.contains(root)
            else {
                return stop(root.map { "calls a function of '\($0)'" } ?? "calls what it computes")
            }
            if names.parts.contains(root) { hasEffect = true }
            visit(callee)
        }
        for argument in arguments { visit(argument.value) }
    }

    private mutating func stop(_ reason: String) { obstacle = obstacle ?? reason }

    /// The name of a function that is called without an owner, or on `self`.
    private static func ownFunction(_ callee: Expression) -> String? {
        switch callee.kind {
        case .name(let name): return name.name
        case .member(let base, let name):
            if case .name(let owner) = base.kind, owner.name == "self" { return name.name }
            return nil
        default: return nil
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
