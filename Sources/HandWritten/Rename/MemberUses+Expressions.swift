import SwiftSource

extension MemberUses {
    /// Looks at the uses in an expression; `call` is the call of which it is the callee: `show(1)` for the expression `show`.
    mutating func visit(_ expression: Expression, _ call: Reference.Call?) {
        switch expression.kind {
        case .name(let name):
            guard names.contains(name.name) else { return }
            found.add(name, scope.keys.contains(name.name) ? .other : meaning(ofPlain: name.name, call))
        case .member(let base, let name):
            visit(base)
            guard names.contains(name.name) else { return }
            found.add(name, member.meaning(of: name.name, in: type(of: base), call))
        case .implicitMember(let name): found.others.insert(name.range.lowerBound)
        case .call(let callee, let arguments, let closures):
            visit(callee, Reference.Call(arguments, trailingClosures: closures))
            for argument in arguments + closures { visit(argument.value) }
        case .closure(let closure): visit(closure)
        case .statement(let statement): walk(CodeBlock(statements: [statement], range: statement.range))
        case .optionalChain(let base), .forceUnwrap(let base): visit(base, call)
        default: expression.forEachPart { visit($0) }
        }
    }

    /// What a name without a dot means: a member of the type that it stands in, or no member of this name.
    private func meaning(ofPlain name: String, _ call: Reference.Call?) -> RenamedMember.Meaning {
        owner.map { member.meaning(of: name, in: $0, call) } ?? .other
    }

    /// The name of the type that an expression has; nil where it is not known.
    func type(of expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name):
            if let local = scope[name.name] { return local }
            if name.name == "self" || name.name == "Self" { return owner }
            // Where the type has not the member, its base class has not either.
            if name.name == "super" { return owner.flatMap { member.isMember(of: $0) ? nil : $0 } }
            return typeOfUnboundName(name.name) ?? (member.types.declares(name.name) ? name.name : nil)
        case .member(let base, let name): return type(of: base).flatMap { member.types.type(of: name.name, in: $0) }
        case .call(let callee, _, _):
            if case .name(let name) = callee.kind, !scope.keys.contains(name.name),
                name.name.first?.isUppercase == true
            {
                return name.name
            }
            if case .member(let base, let name) = callee.kind, name.name == "init" { return type(of: base) }
            return type(of: callee)
        case .optionalChain(let base), .forceUnwrap(let base), .effect(_, let base): return type(of: base)
        case .tuple(let elements): return elements.count == 1 ? type(of: elements[0].value) : nil
        case .literal, .interpolation, .array, .dictionary: return "literal"
        default: return nil
        }
    }

    /// The type of a name that is not local: a member of the type that the body stands in, or a global name.
    private func typeOfUnboundName(_ name: String) -> String? {
        owner.flatMap { member.types.type(of: name, in: $0) } ?? member.types.globalType(of: name)
    }
}
