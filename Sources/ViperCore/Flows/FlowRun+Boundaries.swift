import SwiftSource

/// Calls that arrive at mocks.
extension FlowRun {
    mutating func call(
        _ name: String, of boundary: Boundary, _ arguments: [Expression.Argument]
    ) throws -> Symbol {
        use(boundary)
        let symbols = try evaluate(arguments)
        guard let protocolName = boundary.protocolName else { return try navigate(name, boundary, arguments, symbols) }
        guard let contract = context.contracts[protocolName] else {
            throw FlowInterruption.unclear("calls \(boundary.logPrefix).\(name), whose protocol has no mock")
        }
        let (member, values) = try find(name, in: contract, arguments, symbols, boundary)
        calls.append(
            RecordedCall(
                boundary: boundary, logKey: "\(boundary.logPrefix).\(member.logKey)",
                target: .member(member, arguments: values)))
        guard case .function(let function) = member.requirement.kind else { return .void }
        try fail(function.effects, member, boundary)
        try refuseUnreadable(boundary, returning: function.result)
        guard let result = function.result, !result.isVoid else { return .void }
        let generics = Set(function.genericParameters.map(\.name.name))
        guard result.names.isDisjoint(with: generics) else {
            throw FlowInterruption.unclear("needs what the generic \(boundary.logPrefix).\(member.logKey) returns")
        }
        return self.result(
            "\(boundary.expression).\(member.returnValue)", type: result, name: member.base,
            hasDefault: context.defaults.value(of: result) != nil)
    }

    /// Which member a call means, and a symbol for each of its parameters.
    private mutating func find(
        _ name: String, in contract: Contracts.Contract, _ arguments: [Expression.Argument], _ symbols: [Symbol],
        _ boundary: Boundary
    ) throws -> (MockedMember, [Symbol]) {
        let members = contract.mocked.members(named: name).filter { !$0.requirement.isVariable }
        let fitting = fitting(members.map(\.requirement), arguments, symbols)
        if fitting.count == 1 { return (members[fitting[0]], symbols) }
        let overloads = contract.overloads.filter { $0.requirement.baseName == name }
        let short = self.fitting(overloads.map(\.requirement), arguments, symbols)
        if fitting.isEmpty, short.count == 1 {
            let overload = overloads[short[0]]
            if let member = contract.mocked[overload.member], case .function(let function) = overload.requirement.kind {
                let given = Dictionary(
                    zip(function.parameters.map(\.name.name), symbols), uniquingKeysWith: { first, _ in first })
                let values = overload.arguments.map { argument in
                    given[argument]
                        ?? Symbol.text(
                            argument, isAtomic: !argument.contains(" "), type: LiteralType.of(argument))
                }
                return (member, values)
            }
        }
        let key = "\(boundary.logPrefix).\(name)"
        if members.isEmpty, overloads.isEmpty {
            throw FlowInterruption.unclear("calls \(key), which its section does not have")
        }
        throw FlowInterruption.unclear(
            fitting.isEmpty && short.isEmpty
                ? "calls \(key) with arguments that cannot be followed" : "calls one of several \(key)")
    }

    /// A call that throws goes one way, and inside a `do` another one, too.
    private mutating func fail(_ effects: Effects, _ member: MockedMember, _ boundary: Boundary) throws {
        let type: TypeSyntax
        switch effects.throwing {
        case .never, .rethrows: return
        case .any: type = TypeSyntax(made: "any Error", shape: .existential(.made("Error")))
        case .typed(let error): type = error
        }
        guard handlers > 0, boundary.isReadable else { return }
        let setter = "\(boundary.expression).\(member.throwableError)"
        // A mock that throws throws each time.
        if choices.contains(where: { $0.origin == .result(setter: setter, hasDefault: false) }) { return }
        guard try fork(["\(member.logKey) succeeds", "\(member.logKey) fails"]) == 1 else { return }
        let error = choose(Choice(origin: .result(setter: setter, hasDefault: false), name: "error", type: type))
        throw FlowInterruption.thrown(error)
    }

    /// On another actor, a test cannot say what the mock returns.
    private func refuseUnreadable(_ boundary: Boundary, returning result: TypeSyntax?) throws {
        guard !boundary.isReadable, let result, !result.isVoid else { return }
        throw FlowInterruption.unclear("asks \(boundary.logPrefix), which is on another actor")
    }

    /// What a mock returns: one choice for each property that is set.
    private mutating func result(_ setter: String, type: TypeSyntax, name: String, hasDefault: Bool) -> Symbol {
        let origin = Choice.Origin.result(setter: setter, hasDefault: hasDefault)
        if let index = choices.firstIndex(where: { $0.origin == origin }) {
            return Symbol(.choice(index), type: type)
        }
        return choose(Choice(origin: origin, name: name, type: type))
    }

    mutating func read(_ name: String, of boundary: Boundary) throws -> Symbol {
        use(boundary)
        guard let protocolName = boundary.protocolName, let contract = context.contracts[protocolName],
            let member = contract.mocked.members(named: name).first(where: { $0.requirement.isVariable }),
            case .variable(let variable) = member.requirement.kind, let type = variable.type
        else { throw FlowInterruption.unclear("reads \(boundary.logPrefix).\(name), which its section does not have") }
        try refuseUnreadable(boundary, returning: type)
        let hasDefault = context.defaults.value(of: type) != nil
        if let effects = variable.accessors?.getEffects, effects != Effects() {
            calls.append(
                RecordedCall(
                    boundary: boundary, logKey: "\(boundary.logPrefix).\(member.logKey)",
                    target: .member(member, arguments: [])))
            try fail(effects, member, boundary)
            return result(
                "\(boundary.expression).\(member.returnValue)", type: type, name: name, hasDefault: hasDefault)
        }
        if let symbol = written["\(boundary.expression).\(member.underlying)"] { return symbol }
        return result(
            "\(boundary.expression).\(member.underlying)", type: type, name: name, hasDefault: hasDefault)
    }

    mutating func set(_ name: String, of boundary: Boundary, to value: Symbol) throws {
        use(boundary)
        guard let protocolName = boundary.protocolName, let contract = context.contracts[protocolName],
            let member = contract.mocked.members(named: name).first(where: { $0.requirement.isVariable })
        else { throw FlowInterruption.unclear("sets \(boundary.logPrefix).\(name), which its section does not have") }
        written["\(boundary.expression).\(member.underlying)"] = value
        calls.append(
            RecordedCall(
                boundary: boundary, logKey: "\(boundary.logPrefix).\(member.setterLogKey)",
                target: .setter(member, value: value)))
    }

    /// A mock that is handed in or returned must be made.
    private mutating func use(_ boundary: Boundary) {
        for index in choices.indices where boundary.expression == Choice.mark(index) { choices[index].isUsed = true }
    }

    // MARK: - Navigation

    private mutating func navigate(
        _ name: String, _ boundary: Boundary, _ arguments: [Expression.Argument], _ symbols: [Symbol]
    ) throws -> Symbol {
        if ["pop", "popToRoot", "dismiss"].contains(name), arguments.isEmpty {
            calls.append(
                RecordedCall(
                    boundary: boundary, logKey: "navigation.\(name)()",
                    target: .navigation(name, module: nil, arguments: [])))
            return .void
        }
        guard ["push", "present", "setRoot"].contains(name), let first = symbols.first,
            case .destination(let module, let inputs) = first.kind
        else { throw FlowInterruption.unclear("navigates in a way of its own: navigation.\(name)") }
        var container = ""
        if arguments.count == 2 {
            guard arguments[1].label?.name == "in", case .expression(let text, _) = symbols[1].kind,
                let last = text.split(separator: ".").last
            else { throw FlowInterruption.unclear("navigates in a way of its own: navigation.\(name)") }
            if last != "none" { container = ", in: .\(last)" }
        }
        calls.append(
            RecordedCall(
                boundary: boundary, logKey: "navigation.\(name)(\(module)\(container))",
                target: .navigation(name, module: module, arguments: inputs)))
        guard let interface = context.destinations[module]?.interfaceProtocol else { return .unknown }
        let type = TypeSyntax(made: "any \(interface)", shape: .existential(.made(interface)))
        return result(
            "navigation.interfaceReturnValue", type: .made(optionalOf: type), name: "interface", hasDefault: true)
    }
}
