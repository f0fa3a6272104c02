import SwiftSource

extension MemberUses {
    /// Visits the uses in an expression. `use` states how the code uses the value of the whole expression.
    mutating func visit(_ expression: Expression, _ use: NameUse) {
        switch expression.kind {
        case .name(let name):
            guard names.contains(name.name) else { return }
            found.add(name, meaning(of: name, labels(of: name, use)), isHidden: scope.keys.contains(member.new))
        case .member(let base, let name):
            visit(base)
            guard names.contains(name.name) else { return }
            found.add(name, member.meaning(of: name.name, in: type(of: base), labels(of: name, use)), isHidden: false)
        case .implicitMember(let name): found.others.insert(name.range.lowerBound)
        case .call(let callee, let arguments, let closures):
            visit(callee, .called(Reference.Call(arguments, trailingClosures: closures)))
            for argument in arguments + closures { visit(argument.value, .handedOn) }
        case .assignment(let target, let mark, let value):
            visit(target)
            visit(value, mark.name == "=" ? .handedOn : .value)
        case .closure(let closure): visit(closure)
        case .statement(let statement): walk(CodeBlock(statements: [statement], range: statement.range))
        case .optionalChain(let base), .forceUnwrap(let base), .effect(_, let base): visit(base, use)
        case .tuple(let elements):
            for element in elements { visit(element.value, elements.count == 1 ? use : .handedOn) }
        case .array(let parts), .dictionary(let parts), .other(let parts): for part in parts { visit(part, .handedOn) }
        case .sequence(let parts, let operators):
            let isChoice = operators.contains { ["?", "??", "as"].contains($0.name) }
            for part in parts { visit(part, isChoice ? .handedOn : .value) }
        default: expression.forEachPart { visit($0) }
        }
    }

    /// Returns the use with the labels of a function reference, as in `view.show(error:)`. Returns other uses
    /// unchanged.
    private func labels(of name: Identifier, _ use: NameUse) -> NameUse {
        if case .called = use { return use }
        let rest = source.bytes[name.range.upperBound...].prefix { $0 != ASCII.closeParen }
        guard rest.first == ASCII.openParen, rest.last == ASCII.colon else { return use }
        return .labelled(name.name + String(decoding: rest, as: UTF8.self).filter { !$0.isWhitespace } + ")")
    }

    /// Returns the meaning of a name without a dot before it. The name may be a member of the enclosing type.
    private func meaning(of name: Identifier, _ use: NameUse) -> RenamedMember.UsageMeaning {
        guard let owner, !scope.keys.contains(name.name) else { return .other }
        return member.meaning(of: name.name, in: owner, use)
    }

    /// Returns the name of an expression's type; nil if unknown.
    func type(of expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name):
            if let local = scope[name.name] { return local }
            if name.name == "self" || name.name == "Self" { return owner }
            // The base class is not known here. If the type does not have the renamed member, `super` does not have it
            // either, so the type is returned instead of its base class.
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

    /// Returns the type of a name that is not local: a member of the enclosing type, or a global name.
    private func typeOfUnboundName(_ name: String) -> String? {
        owner.flatMap { member.types.type(of: name, in: $0) } ?? member.types.globalType(of: name)
    }
}
