import SwiftSource

/// The names that a body may use if `adopt` moves it from a class into a spec. The body may also use its parameters and
/// its own variables.
package struct ForwardingBodyNames: Sendable {
    /// The properties that store other parts of the module.
    package var parts: Set<String>
    /// The variables and computed properties of the class that move into the spec, too.
    package var values: Set<String> = []
    /// The properties in `values` whose functions the body may call, because their types belong to the standard
    /// library: `rows.append(row)` for `var rows: [Row]`.
    package var lists: Set<String> = []
    /// The functions of the class that move into the spec, too.
    package var functions: Set<String> = []
    /// The types that a body may create values of: `Row` in `Row(title)`.
    package var types: Set<String> = []

    package init(parts: Set<String>) { self.parts = parts }
}

extension CodeBlock {
    /// Returns the reason why the body cannot move into a spec, as a sentence without its subject: `passes a closure`.
    /// Returns nil if the body can move.
    ///
    /// A body may call other parts of the module, and functions of the class that move too. It may call functions of
    /// its parameters, its own variables and the properties in `names.lists`. It may also create values of
    /// `names.types`, assign values, and contain plain control flow. With `needsEffect`, it must call a part or a
    /// function, or assign a value.
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
    /// The first reason why the body cannot move into a spec: `passes a closure`. Nil if none was found.
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

    /// Returns the name of the called function in `load()` and `self.load()`; nil for any other expression.
    private static func ownFunction(_ callee: Expression) -> String? {
        switch callee.kind {
        case .name(let name): return name.name
        case .member(let base, let name):
            if case .name(let owner) = base.kind, owner.name == "self" { return name.name }
            return nil
        default: return nil
        }
    }

    /// Returns the first name of an expression, after `self`: `view` in `view?.show` and in `self.view?.show`.
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
