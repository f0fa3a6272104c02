import SwiftSource

/// `switch` and `case` patterns over values that the test chooses.
extension FlowRun {
    /// A way in which a value can turn out.
    private enum Outcome: Hashable {
        case boolean(Bool)
        case null, present
        case choice(String)
    }

    mutating func run(switchOver value: Expression, _ cases: [Statement.Case]) throws -> Completion {
        let symbol = try evaluate(value)
        if cases.contains(where: { $0.body.statements.contains(where: isFallthrough) }) {
            throw FlowInterruption.unclear("falls through")
        }
        guard let index = choice(symbol) else {
            throw FlowInterruption.unclear("switches over \(excerpt(value))")
        }
        let branches = try branches(of: cases, index, value)
        let way: Int
        if let settled = outcome(of: index) {
            guard let found = branches.firstIndex(where: { $0.outcome == settled }) else {
                throw FlowInterruption.unclear("switches over \(excerpt(value))")
            }
            way = found
        } else {
            try refuseFixed(index)
            let subject = words(value)
            way = try fork(branches.map { "\(subject) is \(describe($0.outcome))" })
        }
        let branch = branches[way]
        return try inScope { run in
            try run.settle(index, branch.outcome, branch.pattern)
            let completion = try run.run(branch.body)
            if case .left = completion { return .normal }
            return completion
        }
    }

    private func isFallthrough(_ statement: Statement) -> Bool {
        if case .jump = statement.kind { return source.text(statement.range).hasPrefix("fallthrough") }
        return false
    }

    private struct Branch {
        var outcome: Outcome
        var pattern: Pattern
        var body: CodeBlock
    }

    /// For each case of the `switch` that can be reached, a way to reach it.
    private func branches(of cases: [Statement.Case], _ index: Int, _ value: Expression) throws -> [Branch] {
        var open = outcomes(of: choices[index].type)
        let unclear = FlowInterruption.unclear("switches over \(excerpt(value))")
        guard !open.isEmpty else { throw unclear }
        let settled = outcome(of: index)
        var branches: [Branch] = []
        for branch in cases {
            let patterns = branch.patterns.isEmpty ? [Pattern.anything] : branch.patterns.map { Pattern($0.name) }
            guard !branch.isConditional, !patterns.contains(.other) else { throw unclear }
            var isReached = false
            for pattern in patterns {
                let covered = open.filter { covers(pattern, $0) }
                open.removeAll(where: covered.contains)
                if let settled, covered.contains(settled) {
                    branches.append(Branch(outcome: settled, pattern: pattern, body: branch.body))
                } else if settled == nil, !isReached, let first = covered.first {
                    branches.append(Branch(outcome: first, pattern: pattern, body: branch.body))
                    isReached = true
                }
            }
        }
        guard !branches.isEmpty else { throw unclear }
        return branches
    }

    private func outcomes(of type: TypeSyntax) -> [Outcome] {
        let type = context.catalog.resolve(type)
        if type.text == "Bool" { return [.boolean(true), .boolean(false)] }
        if type.wrapped != nil { return [.present, .null] }
        if type.resultParts != nil { return [.choice("success"), .choice("failure")] }
        guard case .enumeration(let enumeration) = context.catalog.entry(of: type) else { return [] }
        return enumeration.cases.map { .choice($0.name) }
    }

    private func covers(_ pattern: Pattern, _ outcome: Outcome) -> Bool {
        switch (pattern, outcome) {
        case (.anything, _), (.binding, _): true
        case (.boolean(let value), .boolean(let other)): value == other
        case (.null, .null), (.choice("none", _), .null): true
        case (.present, .present), (.choice("some", _), .present): true
        case (.choice(let name, _), .choice(let other)): name == other
        default: false
        }
    }

    private func describe(_ outcome: Outcome) -> String {
        switch outcome {
        case .boolean(let value): "\(value)"
        case .null: "nil"
        case .present: "there"
        case .choice(let name): name
        }
    }

    /// How a choice turned out before.
    private func outcome(of index: Int) -> Outcome? {
        switch choices[index].decision {
        case .boolean(let value)?: .boolean(value)
        case Choice.Decision.none?: .null
        case .some?: .present
        case .enumCase(let name, _)?: .choice(name)
        case .success?: .choice("success")
        case .failure?: .choice("failure")
        default: nil
        }
    }

    mutating func matches(_ pattern: Pattern, _ symbol: Symbol, _ value: Expression) throws -> Bool {
        guard let index = choice(symbol) else {
            throw FlowInterruption.unclear("depends on \(excerpt(value))")
        }
        let outcomes = outcomes(of: choices[index].type)
        let covered = outcomes.filter { covers(pattern, $0) }
        guard pattern != .other, let wanted = covered.first else {
            throw FlowInterruption.unclear("depends on \(excerpt(value))")
        }
        let others = outcomes.filter { !covers(pattern, $0) }
        if let settled = outcome(of: index) {
            guard covers(pattern, settled) else { return false }
            try settle(index, settled, pattern)
            return true
        }
        try refuseFixed(index)
        let ways =
            ["\(words(value)) is \(describe(wanted))"]
            + others.prefix(1).map { _ in "\(words(value)) is not \(describe(wanted))" }
        let isMatch = try fork(ways) == 0
        try settle(index, isMatch ? wanted : others[0], isMatch ? pattern : .anything)
        return isMatch
    }

    /// Makes a choice turn out so, and binds the pattern's names.
    private mutating func settle(_ index: Int, _ outcome: Outcome, _ pattern: Pattern) throws {
        if case .binding(let name) = pattern { bind(name, Symbol(.choice(index), type: choices[index].type)) }
        switch outcome {
        case .boolean(let value): choices[index].decision = .boolean(value)
        case .null: choices[index].decision = Choice.Decision.none
        case .present:
            guard let payload = try decide(index, isThere: true) else { return }
            bind(payload: [payload], pattern)
        case .choice(let name): bind(payload: try payload(of: index, name), pattern)
        }
    }

    private mutating func bind(payload: [Symbol], _ pattern: Pattern) {
        let patterns: [Pattern]
        switch pattern {
        case .present(let inner): patterns = [inner]
        case .choice(_, let parts): patterns = parts
        default: return
        }
        for (pattern, symbol) in zip(patterns, payload) {
            if case .binding(let name) = pattern { bind(name, symbol) }
        }
    }

    /// The choices for what a case holds.
    mutating func payload(of index: Int, _ name: String) throws -> [Symbol] {
        switch choices[index].decision {
        case .success(let part)?, .failure(let part)?:
            return [Symbol(.choice(part), type: choices[part].type)]
        case .enumCase(_, let parts)?:
            return parts.map { Symbol(.choice($0.choice), type: choices[$0.choice].type) }
        default: break
        }
        if let parts = context.catalog.resolve(choices[index].type).resultParts {
            let isSuccess = name == "success"
            let symbol = part(
                of: index, named: isSuccess ? "value" : "error", isSuccess ? parts.success : parts.failure)
            guard let place = choice(symbol) else { return [] }
            choices[index].decision = isSuccess ? .success(place) : .failure(place)
            return [symbol]
        }
        guard case .enumeration(let enumeration) = context.catalog.entry(of: choices[index].type),
            let chosen = enumeration.cases.first(where: { $0.name == name })
        else { return [] }
        var symbols: [Symbol] = []
        var payload: [(label: String?, choice: Int)] = []
        for argument in chosen.payload {
            guard let type = argument.type else { throw FlowInterruption.unclear("needs a \(name)") }
            let symbol = part(of: index, named: argument.label ?? name, type)
            symbols.append(symbol)
            if let place = choice(symbol) { payload.append((argument.label, place)) }
        }
        choices[index].decision = .enumCase(name, payload: payload)
        return symbols
    }

    private mutating func part(of index: Int, named name: String, _ type: TypeSyntax) -> Symbol {
        choose(Choice(origin: .part(of: index), name: name, type: type))
    }
}
