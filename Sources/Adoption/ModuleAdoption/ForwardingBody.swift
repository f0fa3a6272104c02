import SwiftSource

/// The names that a body may use if it moves into a spec, in addition to its parameters and its own variables.
package struct ForwardingBodyNames: Sendable {
    /// The properties that store other parts of the module.
    package var parts: Set<String>
    /// The state and computed properties that move, too.
    package var values: Set<String> = []
    /// The members of `values` on which only functions of the standard library can be called.
    package var lists: Set<String> = []
    /// The functions of the class that move, too.
    package var functions: Set<String> = []
    /// The types of which a body may create values.
    package var types: Set<String> = []

    package init(parts: Set<String>) { self.parts = parts }
}

extension CodeBlock {
    /// Returns why the body cannot be in a spec, as the end of a sentence that starts with "it"; nil if it can. A body
    /// may call the module's other parts, functions of its class that move, too, and functions of values. It may set
    /// state, and contain plain control flow. If `needsEffect` is true, it must do at least one of these.
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
    /// Whether the body calls a part or a function of its class, or sets a value.
    var hasEffect = false
    /// The first construct that a body of a spec cannot contain, as the end of a sentence that starts with "it".
    var obstacle: String?

    init(_ names: ForwardingBodyNames, _ parameters: [Identifier]) {
        self.names = names
        scope = names.parts.union(names.values).union(parameters.map(\.name)).union(["self"])
    }

    /// Adds names that the body itself declares.
    mutating func bind(_ names: [String]) { scope.formUnion(names) }

    mutating func walk(_ statement: Statement) {
        switch statement.kind {
        case .function: stop("declares a function")
        case .other: stop("contains a declaration or '#if'")
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
        case .bound, .other: stop("contains an expression that viper-gen cannot follow")
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
                return stop(root.map { "calls a function of '\($0)'" } ?? "calls a function that an expression returns")
            }
            if names.parts.contains(root) { hasEffect = true }
            visit(callee)
        }
        for argument in arguments { visit(argument.value) }
    }

    private mutating func stop(_ reason: String) { obstacle = obstacle ?? reason }

    /// Returns the name of a function that is called without an owner, or on `self`.
    private static func ownFunction(_ callee: Expression) -> String? {
        switch callee.kind {
        case .name(let name): return name.name
        case .member(let base, let name):
            if case .name(let owner) = base.kind, owner.name == "self" { return name.name }
            return nil
        default: return nil
        }
    }

    /// Returns the property with which an expression starts: `view` in `view?.show` and in `self.view?.show`.
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
