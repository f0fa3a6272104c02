import Diagnostics

extension Checker {
    /// Turns nodes into instructions. True where what follows is never reached, because of `break` or `continue`.
    mutating func lower(_ nodes: [Node]) -> Bool {
        var leaves = false
        for node in nodes where lower(node) { leaves = true }
        return leaves
    }

    private mutating func lower(_ node: Node) -> Bool {
        switch node {
        case .text(let range):
            let text = text(range)
            emit(.text(start: text.lowerBound, count: text.count), range)
        case .value(let value, let placement): lowerValue(value, placement)
        case .conditional(let branches, let otherwise): return lowerConditional(branches, otherwise)
        case .loop(let loop): lowerLoop(loop)
        case .include(let include): lowerInclude(include)
        case .call(let call): lowerCall(call)
        case .set(let name, let value): lowerSet(name, value)
        case .filter(let calls, let body, let range): return lowerFilter(calls, body, range)
        case .layout(let layout, let body, let range): return lowerCaptured(body, .layout(layout, range), range)
        case .leave(let leave, let range):
            lowerLeave(leave, range)
            return true
        }
        return false
    }

    /// Lowers the nodes of a block, whose names end with it.
    private mutating func lowerBlock(_ nodes: [Node]) -> Bool {
        state.names.beginBlock()
        defer { state.names.endBlock() }
        return lower(nodes)
    }

    // MARK: Values

    private mutating func lowerValue(_ expression: Expression, _ placement: Placement) {
        let value = lowerPresent(expression)
        if let type = value.type, !type.isScalar { report(.templateNotText(type, place(expression.range))) }
        if let block = block(placement) {
            emit(.printBlock(value.operation, block: block), expression.range)
        } else {
            emit(.print(value.operation), expression.range)
        }
    }

    mutating func block(_ placement: Placement) -> Int? {
        guard case .block(let indentation, let spaces, let endsLine) = placement else { return nil }
        program.blocks.append(BlockPlan(indentation: text(indentation), spaces: text(spaces), endsLine: endsLine))
        return program.blocks.count - 1
    }

    // MARK: Conditions

    private mutating func lowerConditional(_ branches: [Node.Branch], _ otherwise: [Node]?) -> Bool {
        var ends: [Int] = []
        var outcomes: [Facts] = []
        var facts = state.facts
        state.conditionDepth += 1
        defer { state.conditionDepth -= 1 }
        for branch in branches {
            state.facts = facts
            let test = lowerCondition(branch.condition)
            let jump = emit(.jumpUnless(test.operation, 0), branch.condition.range)
            state.facts = facts.union(test.whenTrue)
            if !lowerBlock(branch.body) { outcomes.append(state.facts) }
            ends.append(emit(.jump(0), branch.condition.range))
            program.instructions[jump] = .jumpUnless(test.operation, nextInstruction)
            facts.formUnion(test.whenFalse)
        }
        state.facts = facts
        if !lowerBlock(otherwise ?? []) { outcomes.append(state.facts) }
        for end in ends { program.instructions[end] = .jump(nextInstruction) }
        guard let first = outcomes.first else { return true }
        state.facts = outcomes.dropFirst().reduce(first) { $0.intersection($1) }
        return false
    }

    // MARK: Names

    private mutating func lowerSet(_ name: Name, _ expression: Expression) {
        let value = lower(expression)
        let variable = variable(setBy: name, to: value.type, expression.range)
        emit(.store(slot: variable.slot, value.operation), name.range)
        state.facts.forget(slot: variable.slot)
        if variable.type?.isOptional == true, value.type?.isOptional == false {
            state.facts.insert(FactKey(root: .slot(variable.slot)))
        }
    }

    private mutating func variable(setBy name: Name, to type: ValueType?, _ range: Range<Int>) -> Variable {
        let existing = state.names.variable(name.text)
        if let existing, existing.isSet {
            if let type, let wanted = existing.type, !type.fits(wanted) {
                if type.present.fits(wanted) {
                    report(.templateAbsent(place(range)))
                } else {
                    reportType(
                        "'\(name.text)' is \(wanted.withArticle) and cannot become " + type.withArticle, range,
                        ["take another name for it"])
                }
            }
            return existing
        }
        let isOutermost = state.names.isOutermost
        let isHiding = existing.map { !$0.isInherited } ?? (state.root.slot(of: name.text) != nil)
        if !isOutermost, isHiding {
            report(
                Diagnostic(
                    .templateHiddenName, "'set' cannot change '\(name.text)', which was not made by 'set'",
                    at: place(name.range),
                    notes: ["choose another name, or 'set \(name.text) = \(name.text)' outside the block first"]))
        }
        if !isOutermost { state.endedNames[name.text] = name.range }
        let variable = Variable(kind: .value, slot: state.makeSlots(), type: type, isSet: true)
        state.names.declare(name.text, variable)
        return variable
    }

    // MARK: Filters

    private mutating func lowerFilter(_ calls: [FilterCall], _ body: [Node], _ range: Range<Int>) -> Bool {
        let filter = FunctionState.OpenFilter(calls: calls, slot: state.makeSlots(), range: range)
        return lowerCaptured(body, .filter(filter), range)
    }

    /// Lowers a block whose text is captured, and printed at its end.
    private mutating func lowerCaptured(
        _ body: [Node], _ capture: FunctionState.OpenCapture, _ range: Range<Int>
    ) -> Bool {
        emit(.beginCapture, range)
        if let loop = state.loops.indices.last { state.loops[loop].captures.append(capture) }
        let leaves = lowerBlock(body)
        if let loop = state.loops.indices.last { state.loops[loop].captures.removeLast() }
        end(capture)
        return leaves
    }

    private mutating func end(_ capture: FunctionState.OpenCapture) {
        switch capture {
        case .filter(let filter): endFilter(filter)
        case .layout(let layout, let range): emit(.endLayout(layout), range)
        }
    }

    /// Prints what the block has captured, filtered.
    private mutating func endFilter(_ filter: FunctionState.OpenFilter) {
        emit(.endCapture(slot: filter.slot), filter.range)
        var value = Lowered(operation(.slot(filter.slot)), .string)
        for call in filter.calls { value = self.filter(call, value, filter.range) }
        if let type = value.type, !type.isScalar {
            reportType(
                "a filter block ends with text, and '\(filter.calls.last?.name.text ?? "")' makes " + type.withArticle,
                filter.calls.last?.name.range ?? filter.range)
        }
        emit(.print(value.operation), filter.range)
    }

    // MARK: Loops

    private mutating func lowerLoop(_ loop: Node.Loop) {
        let sequence = lowerPresent(loop.sequence)
        let elementType = elementType(of: sequence.type, in: loop)
        for slot in slotsSet(in: loop.body) { state.facts.forget(slot: slot) }
        let before = state.facts

        state.conditionDepth += 1
        defer { state.conditionDepth -= 1 }
        state.names.beginBlock()
        var plan = LoopPlan(
            sequence: sequence.operation, filter: nil, valueSlot: state.makeSlots(), keySlot: nil,
            positionSlot: state.makeSlots(2))
        state.names.declare(
            loop.value.text, Variable(kind: .value, slot: plan.valueSlot, type: elementType, isSet: false))
        if let key = loop.key {
            let slot = state.makeSlots()
            plan.keySlot = slot
            let type: ValueType = if case .record? = sequence.type { .string } else { .int }
            state.names.declare(key.text, Variable(kind: .value, slot: slot, type: type, isSet: false))
        }
        if let filter = loop.filter {
            let test = lowerCondition(filter)
            plan.filter = test.operation
            state.facts.formUnion(test.whenTrue)
        }
        state.names.declare("forloop", Variable(kind: .loop, slot: plan.positionSlot, type: nil, isSet: false))
        lowerBody(of: loop, plan, before)
    }

    private mutating func lowerBody(of loop: Node.Loop, _ plan: LoopPlan, _ before: Facts) {
        program.loops.append(plan)
        let planIndex = program.loops.count - 1
        let begin = emit(.beginLoop(planIndex, otherwise: 0), loop.range)
        let next = emit(.nextIteration(planIndex, exit: 0), loop.range)
        state.loops.append(FunctionState.OpenLoop(next: next))
        _ = lower(loop.body)
        state.names.endBlock()
        let open = state.loops.removeLast()
        emit(.jump(next), loop.range)
        program.instructions[next] = .nextIteration(planIndex, exit: nextInstruction)
        let skip = emit(.jump(0), loop.range)

        program.instructions[begin] = .beginLoop(planIndex, otherwise: nextInstruction)
        state.facts = before
        let leaves = lowerBlock(loop.otherwise ?? [])
        state.facts = leaves ? before : state.facts.intersection(before)
        for jump in [skip] + open.exits { program.instructions[jump] = .jump(nextInstruction) }
    }

    /// Lists are walked through by element, and by position where a key is named; records by field, if all are of one type.
    private mutating func elementType(of sequence: ValueType?, in loop: Node.Loop) -> ValueType? {
        guard let sequence else { return nil }
        if case .list(let element) = sequence { return element }
        let range = loop.sequence.range
        let text = state.file.text(range)
        if case .record(let record) = sequence, loop.key != nil {
            let types = Set(record.fields.map(\.type))
            if types.count == 1, let type = types.first { return type }
            reportType(
                "'\(text)' has fields of several types and cannot be walked through", range, ["use its members by name"]
            )
            return nil
        }
        var notes = [Diagnostic.Note("only lists are walked through")]
        if sequence == .string { notes = [Diagnostic.Note("'|lines' and '|split' make a list of a string")] }
        if case .record = sequence { notes.append(Diagnostic.Note("and records, by 'for key, value in'")) }
        reportType("'\(text)' is \(sequence.withArticle), not a list", range, notes)
        return nil
    }

    /// The variables around that a loop's body changes.
    private func slotsSet(in body: [Node]) -> [Int] {
        let names = state.names
        guard names.holdsSet else { return [] }
        var slots: [Int] = []
        TreeWalk(node: { node in
            if case .set(let name, _) = node, let variable = names.variable(name.text), variable.isSet {
                slots.append(variable.slot)
            }
        }).visit(body)
        return slots
    }

    private mutating func lowerLeave(_ leave: Node.Leave, _ range: Range<Int>) {
        guard let loop = state.loops.last else { return }
        let facts = state.facts
        for capture in loop.captures.reversed() { end(capture) }
        state.facts = facts
        switch leave {
        case .continue: emit(.jump(loop.next), range)
        case .break:
            emit(.endLoop, range)
            state.loops[state.loops.count - 1].exits.append(emit(.jump(0), range))
        }
    }
}
