import SwiftSource

/// What a spec's body is: calls of the module's other parts, and plain control flow around them. Names that are neither parts nor
/// bound in the body itself are helpers and state of the class.
package struct PlainBody {
    /// The properties by which the class holds other parts.
    private let parts: Set<String>
    /// What may be named here.
    private var known: Set<String>
    private var calls = false

    /// Whether it calls another part, and is nothing but that.
    package static func isPlain(_ block: CodeBlock, parts: Set<String>, parameters: [Identifier]) -> Bool {
        var body = PlainBody(parts: parts, known: parts.union(parameters.map(\.name)))
        return body.isPlain(block) && body.calls
    }

    private init(parts: Set<String>, known: Set<String>) { (self.parts, self.known) = (parts, known) }

    private mutating func isPlain(_ block: CodeBlock) -> Bool {
        let outer = known
        defer { known = outer }
        return block.statements.allSatisfy { isPlain($0) }
    }

    private mutating func isPlain(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .expression(let value), .throwing(let value): return isPlain(value)
        case .returning(let value): return value.map { isPlain($0) } ?? true
        case .jump: return true
        case .binding(let bindings):
            return bindings.allSatisfy { binding in
                defer { bind(binding.names) }
                return binding.value.map { isPlain($0) } ?? true
            }
        case .conditional(let choice):
            let outer = known
            let isThen = isPlain(choice.conditions) && isPlain(choice.then)
            known = outer
            return isThen && choice.otherwise.map { isPlain($0) } ?? true
        case .guarding(let conditions, let otherwise): return isPlain(otherwise) && isPlain(conditions)
        case .switching(let subject, let cases): return isPlain(subject) && cases.allSatisfy { isPlain($0) }
        case .doCatch(let block, let catches):
            return isPlain(block) && catches.allSatisfy { isPlain($0, binding: ["error"]) }
        case .loop(let loop):
            let outer = known
            defer { known = outer }
            guard loop.sequence.map({ isPlain($0) }) ?? true else { return false }
            bind(loop.binds)
            return isPlain(loop.conditions) && isPlain(loop.body)
        case .deferred(let block): return isPlain(block)
        case .function, .other: return false
        }
    }

    private mutating func bind(_ names: [Identifier]) { known.formUnion(names.map(\.name)) }

    private mutating func isPlain(_ conditions: [Statement.Condition]) -> Bool {
        conditions.allSatisfy { condition in
            switch condition {
            case .expression(let value): return isPlain(value)
            case .optionalBinding(let name, let value):
                defer { bind([name]) }
                return value.map { isPlain($0) } ?? known.contains(name.name)
            case .matching(_, let binds, let value):
                defer { bind(binds) }
                return isPlain(value)
            case .availability: return true
            }
        }
    }

    private mutating func isPlain(_ clause: Statement.Case, binding names: Set<String> = []) -> Bool {
        let outer = known
        defer { known = outer }
        bind(clause.binds)
        known.formUnion(names)
        return clause.expressions.allSatisfy { isPlain($0) } && isPlain(clause.body)
    }

    private mutating func isPlain(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .literal, .implicitMember: return true
        case .name(let name): return known.contains(name.name)
        case .member(let base, let name):
            if case .name(let owner) = base.kind {
                if owner.name == "self" { return parts.contains(name.name) }
                // `Page.first`: a constant.
                if owner.name.first?.isUppercase == true { return true }
            }
            return isPlain(base)
        case .call(let callee, let arguments, let closures):
            // What is called by its own name alone is a helper.
            if case .name = callee.kind { return false }
            guard let root = Self.root(of: callee), parts.contains(root), closures.isEmpty else { return false }
            calls = true
            return isPlain(callee) && arguments.allSatisfy { isPlain($0.value) }
        case .subscripted(let base, let arguments):
            return isPlain(base) && arguments.allSatisfy { isPlain($0.value) }
        case .optionalChain(let value), .forceUnwrap(let value), .prefix(_, let value), .effect(_, let value):
            return isPlain(value)
        case .interpolation(let values), .sequence(let values, _), .array(let values), .dictionary(let values):
            return values.allSatisfy { isPlain($0) }
        case .assignment(let target, _, let value): return isPlain(target) && isPlain(value)
        case .tuple(let elements): return elements.allSatisfy { isPlain($0.value) }
        case .statement(let statement): return isPlain(statement)
        case .bound, .closure, .other: return false
        }
    }

    /// `view` of `view?.show` and of `self.view?.show`.
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
