import Diagnostics

/// Includes and macro calls.
extension Checker {
    /// Lowers an include. The template sees the names around it, of which it gets those that it mentions, and the names after
    /// `with`.
    mutating func lowerInclude(_ include: Node.Include) {
        var given: [String: Lowered] = [:]
        for argument in include.arguments { given[argument.name.text] = lower(argument.value) }
        let name = include.template.text
        guard library.template(named: name) != nil else { return }
        let mentions = mentions(of: name)
        let names = (include.arguments.map(\.name.text) + state.names.all).filter(mentions.contains)

        var parameters: [InstanceKey.Parameter] = []
        var arguments: [OperationID] = []
        var slots: [Int: Int] = [:]
        for mention in Set(names).sorted() {
            if let value = given[mention] {
                parameters.append(InstanceKey.Parameter(name: mention, kind: .value, type: value.type))
                arguments.append(value.operation)
            } else if let variable = state.names.variable(mention) {
                slots[variable.slot] = arguments.count + 1
                parameters.append(
                    InstanceKey.Parameter(
                        name: mention, kind: variable.kind, type: variable.type, isInherited: true))
                arguments.append(operation(.slot(variable.slot)))
                if variable.kind == .loop { arguments.append(operation(.slot(variable.slot + 1))) }
            }
        }
        let key = InstanceKey(
            callee: .template(name), root: state.root, parameters: parameters,
            facts: facts(handedTo: parameters, slots, mentions),
            isDoubtful: state.instance.key.isDoubtful || library.broken.contains(name))
        call(key, arguments, include.placement, place: include.range, name: name)
    }

    /// The facts about names that an included template sees as well.
    private func facts(
        handedTo parameters: [InstanceKey.Parameter], _ slots: [Int: Int], _ mentions: Set<String>
    ) -> Facts {
        guard !state.facts.isEmpty else { return [] }
        let hidden = Set(parameters.map(\.name))
        var result: Facts = []
        for fact in state.facts {
            switch fact.root {
            case .slot(let slot):
                if let slot = slots[slot] { result.insert(FactKey(root: .slot(slot), steps: fact.steps)) }
            case .field(let field):
                let name = state.root.fields[field].name
                if mentions.contains(name), !hidden.contains(name) { result.insert(fact) }
            }
        }
        return result
    }

    /// Lowers a call of a macro, which gets its arguments and nothing else.
    mutating func lowerCall(_ call: Node.MacroCall) {
        let positional = call.positional.map { lower($0) }
        var named: [String: Lowered] = [:]
        for argument in call.named { named[argument.name.text] = lower(argument.value) }
        guard let macro = library.macro(named: call.macro.text) else { return }

        var parameters: [InstanceKey.Parameter] = []
        var arguments: [OperationID] = []
        for (index, parameter) in macro.syntax.parameters.enumerated() {
            let name = parameter.name.text
            let value: Lowered
            if index < positional.count {
                value = positional[index]
            } else if let given = named[name] {
                value = given
            } else if let literal = parameter.defaultValue {
                value = Lowered(constant(literal.value), literal.type)
            } else {
                return
            }
            parameters.append(InstanceKey.Parameter(name: name, kind: .value, type: value.type))
            arguments.append(value.operation)
        }
        let key = InstanceKey(
            callee: .macro(call.macro.text), root: state.root, parameters: parameters, facts: [],
            isDoubtful: state.instance.key.isDoubtful || library.broken.contains(macro.template))
        self.call(key, arguments, call.placement, place: call.range, name: call.macro.text)
    }

    /// The names that a template or one that it includes uses.
    private mutating func mentions(of template: String) -> Set<String> {
        if let mentions = mentionsByTemplate[template] { return mentions }
        let mentions = library.mentions(of: template)
        mentionsByTemplate[template] = mentions
        return mentions
    }

    private mutating func call(
        _ key: InstanceKey, _ arguments: [OperationID], _ placement: Placement, place range: Range<Int>, name: String
    ) {
        let location = place(range)
        let function = function(for: key, usedAt: location)
        if state.conditionDepth == 0 {
            recursion.add(Recursion.Call(from: state.instance.function, to: function, name: name, location: location))
        }
        program.calls.append(CallPlan(function: function, arguments: operands(arguments), block: block(placement)))
        emit(.call(program.calls.count - 1), range)
    }
}
