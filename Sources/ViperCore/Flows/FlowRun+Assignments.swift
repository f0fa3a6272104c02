import SwiftSource

/// Assignments: to mocks, to the subject's properties, to local variables.
extension FlowRun {
    mutating func assign(_ target: Expression, _ mark: Identifier, _ value: Expression) throws {
        var symbol = try evaluate(value)
        if mark.name != "=" {
            let left = try evaluate(target)
            let operation = String(mark.name.dropLast())
            if let left = text(left), let right = text(symbol) {
                let texts = [left, right].map { $0.isAtomic ? $0.text : "(\($0.text))" }
                symbol = .text(texts.joined(separator: " \(operation) "), isAtomic: false)
            } else {
                symbol = .unknown
            }
            symbol.type = left.type
        }
        switch target.withoutWrapping.kind {
        case .name(let name):
            if name.name == "_" { return }
            if local(name.name) != nil { return rebind(name.name, symbol) }
            assignOwn(name.name, symbol)
        case .member(let base, let name):
            if case .name(let owner) = base.withoutWrapping.kind, owner.name == "self", local("self") == nil {
                return assignOwn(name.name, symbol)
            }
            let owner = try evaluate(base)
            if case .subject = owner.kind { return assignOwn(name.name, symbol) }
            if let boundary = asBoundary(owner) { return try set(name.name, of: boundary, to: symbol) }
            change(base, owner, name.name, to: symbol)
        default: forget(target)
        }
    }

    /// A property of a struct that a variable holds.
    private mutating func change(_ base: Expression, _ owner: Symbol, _ property: String, to value: Symbol) {
        guard case .name(let variable) = base.kind, let type = owner.type,
            case .structure = context.catalog.entry(of: type), let whole = text(owner)?.text,
            let part = text(value)?.text
        else { return forget(base) }
        let name = variable.name.escapedName
        let (beginning, ending) = ("{ var \(name) = ", "; return \(name) }()")
        let before =
            whole.hasPrefix(beginning) && whole.hasSuffix(ending)
            ? String(whole.dropLast(ending.count)) : beginning + whole
        let changed = Symbol.text("\(before); \(name).\(property) = \(part)\(ending)", type: type)
        if local(variable.name) != nil {
            rebind(variable.name, changed)
        } else {
            assignOwn(variable.name, changed)
        }
    }

    mutating func assignOwn(_ name: String, _ symbol: Symbol) {
        var symbol = symbol
        // A property keeps its own type, whatever it is assigned.
        if let declared = subject.state[name]?.type { symbol.type = declared }
        if case .closure = symbol.kind { symbol = Symbol(.unknown, type: symbol.type) }
        state[name] = symbol
        assigned.insert(name)
    }
}
