import SwiftSource
import ViperModel

/// `switch` and `case` patterns over values that the test chooses.
extension FlowRun {
    /// What a value can be.
    private enum Variant: Hashable {
        case boolean(Bool)
        case null, present
        case enumCase(String)

        /// The variant in the words that make up a test's name.
        var name: String {
            switch self {
            case .boolean(let value): "\(value)"
            case .null: "nil"
            case .present: "there"
            case .enumCase(let name): name
            }
        }

        func matches(_ pattern: Pattern) -> Bool {
            switch (pattern, self) {
            case (.anything, _), (.binding, _): true
            case (.boolean(let value), .boolean(let other)): value == other
            case (.null, .null), (.choice("none", _), .null): true
            case (.present, .present), (.choice("some", _), .present): true
            case (.choice(let name, _), .enumCase(let other)): name == other
            default: false
            }
        }
    }

    /// The variants that a value of a type can be; none where they cannot be listed.
    private func variants(of type: TypeSyntax) -> [Variant] {
        let type = context.catalog.resolve(type)
        if type.text == "Bool" { return [.boolean(true), .boolean(false)] }
        if type.wrapped != nil { return [.present, .null] }
        if type.resultParts != nil { return [.enumCase("success"), .enumCase("failure")] }
        guard case .enumeration(let enumeration) = context.catalog.entry(of: type) else { return [] }
        return enumeration.cases.map { .enumCase($0.name) }
    }

    /// The variant that a choice was settled to be; nil where it was not, or is none.
    private func settledVariant(of index: Int) -> Variant? {
        switch choices[index].decision {
        case .boolean(let value)?: .boolean(value)
        case .optional(let payload)?: payload == nil ? .null : .present
        case .enumCase(let name, _)?: .enumCase(name)
        case .collection?, .list?, .literal?, nil: nil
        }
    }

    // MARK: - Statements

    /// Goes on in a branch of a `switch`.
    mutating func run(switchOver value: Expression, _ cases: [Statement.Case], isValue: Bool) throws {
        let switched = try evaluate(value)
        if cases.contains(where: { $0.body.statements.contains(where: isFallthrough) }) {
            throw Interruption.unclear("falls through")
        }
        let unclear = Interruption.unclear("switches over \(excerpt(value))")
        if let known = enumCase(of: switched) {
            return try run(cases, over: known, isValue: isValue, orElse: unclear)
        }
        guard let index = switched.choice else { throw unclear }
        if context.catalog.isStringOrInteger(choices[index].type) {
            guard try run(switchOverLiteral: index, value, cases, isValue: isValue) else { throw unclear }
            return
        }
        guard let reached = reachedVariants(of: cases, index), let first = reached.first else { throw unclear }
        var variant = first
        if let settled = settledVariant(of: index) {
            variant = settled
        } else {
            try refuseFixed(index)
            variant = reached[try fork(reached.map { "\(words(value)) is \($0.name)" })]
        }
        for branch in cases {
            let patterns = branch.patterns.isEmpty ? [.anything] : branch.patterns.map { Pattern($0, in: source) }
            guard let pattern = patterns.first(where: variant.matches) else { continue }
            enter(branch.body, .switchCase, isValue: isValue)
            try settleVariant(index, variant, pattern)
            if try branch.conditions.allSatisfy({ try holds($0) }) { return }
            frames.removeLast()
        }
        throw unclear
    }

    private func isFallthrough(_ statement: Statement) -> Bool {
        if case .jump = statement.kind { return source.text(statement.range).hasPrefix("fallthrough") }
        return false
    }

    /// For each case of the `switch` that can be reached, the first variant that leads to it, each once; nil where a pattern is
    /// not understood.
    private func reachedVariants(of cases: [Statement.Case], _ index: Int) -> [Variant]? {
        let variants = variants(of: choices[index].type)
        var uncovered = variants
        var reached: [Variant] = []
        for branch in cases {
            let patterns = branch.patterns.isEmpty ? [.anything] : branch.patterns.map { Pattern($0, in: source) }
            guard patterns.allSatisfy({ pattern in variants.contains { $0.matches(pattern) } }) else { return nil }
            let covered = uncovered.filter { variant in patterns.contains(where: variant.matches) }
            if let first = covered.first(where: { !reached.contains($0) }) { reached.append(first) }
            // Where a condition stands behind the patterns, what they match may go on to another case.
            if branch.conditions.isEmpty { uncovered.removeAll(where: covered.contains) }
        }
        return reached
    }

    /// Whether a value matches a pattern on this path; the pattern's names are bound then.
    mutating func matches(_ pattern: Pattern, _ value: TypedTerm, _ expression: Expression) throws -> Bool {
        if let known = enumCase(of: value) {
            guard let result = matches(pattern, known) else { throw depends(on: expression) }
            return result
        }
        guard pattern != .other, let index = value.choice else { throw depends(on: expression) }
        let variants = variants(of: choices[index].type)
        guard let wanted = variants.first(where: { $0.matches(pattern) }) else { throw depends(on: expression) }
        if let settled = settledVariant(of: index) {
            guard settled.matches(pattern) else { return false }
            try settleVariant(index, settled, pattern)
            return true
        }
        try refuseFixed(index)
        let other = variants.first { !$0.matches(pattern) }
        let branches = ["is", "is not"].prefix(other == nil ? 1 : 2).map {
            "\(words(expression)) \($0) \(wanted.name)"
        }
        let isMatch = try fork(branches) == 0
        try settleVariant(index, isMatch ? wanted : other ?? wanted, isMatch ? pattern : .anything)
        return isMatch
    }

    // MARK: - Known cases

    /// The case that a body made a value as; nil where the value is of no enumeration that specs know, or another one.
    func enumCase(of value: TypedTerm) -> TypedTerm.EnumCase? {
        guard var known = value.enumCase, let type = value.type,
            case .enumeration(let enumeration) = context.catalog.entry(of: type),
            let declared = enumeration.cases.first(where: { $0.name == known.name })?.payload,
            declared.count == known.payload.count
        else { return nil }
        known.payload = zip(known.payload, declared).map { held($0, as: $1.type) }
        return known
    }

    /// Whether a known case matches a pattern, whose names are bound then; nil where nobody can tell.
    private mutating func matches(_ pattern: Pattern, _ known: TypedTerm.EnumCase) -> Bool? {
        switch pattern {
        case .anything: return true
        case .choice(let name, _):
            if name == known.name { bindPayload(known.payload, to: pattern) }
            return name == known.name
        case .binding, .null, .boolean, .present, .other: return nil
        }
    }

    /// Goes on in the branch of a `switch` that a known case takes.
    private mutating func run(
        _ cases: [Statement.Case], over known: TypedTerm.EnumCase, isValue: Bool, orElse unclear: Interruption
    ) throws {
        for branch in cases {
            guard branch.conditions.isEmpty else { throw unclear }
            enter(branch.body, .switchCase, isValue: isValue)
            let patterns = branch.patterns.isEmpty ? [.anything] : branch.patterns.map { Pattern($0, in: source) }
            for pattern in patterns {
                guard let isMatch = matches(pattern, known) else { throw unclear }
                if isMatch { return }
            }
            frames.removeLast()
        }
        throw unclear
    }

    // MARK: - Payloads

    /// Settles a choice to be a variant, and binds the pattern's names.
    private mutating func settleVariant(_ index: Int, _ variant: Variant, _ pattern: Pattern) throws {
        if case .binding(let name) = pattern { bind(name, term(ofChoice: index)) }
        switch variant {
        case .boolean(let value): choices[index].decision = .boolean(value)
        case .null: choices[index].decision = .optional(nil)
        case .present:
            if let payload = try settle(index, isThere: true) { bindPayload([payload], to: pattern) }
        case .enumCase(let name): bindPayload(try settleCase(index, name), to: pattern)
        }
    }

    private mutating func bindPayload(_ payload: [TypedTerm], to pattern: Pattern) {
        let patterns: [Pattern]
        switch pattern {
        case .present(let inner): patterns = [inner]
        case .choice(_, let parts): patterns = parts
        default: return
        }
        for (place, pattern) in patterns.enumerated() {
            // One name may stand for all parts at once.
            if case .binding(let name) = pattern {
                bind(name, patterns.count == payload.count ? payload[place] : .unknown)
            }
        }
    }

    /// Settles a choice to be a case, and gives what the case holds.
    mutating func settleCase(_ index: Int, _ name: String) throws -> [TypedTerm] {
        if case .enumCase(_, let parts)? = choices[index].decision { return parts.map { term(ofChoice: $0.choice) } }
        let parts: [(label: String?, name: String, type: TypeSyntax?)]
        if let result = context.catalog.resolve(choices[index].type).resultParts {
            let isSuccess = name == "success"
            parts = [(nil, isSuccess ? "value" : "error", isSuccess ? result.success : result.failure)]
        } else if case .enumeration(let enumeration) = context.catalog.entry(of: choices[index].type),
            let chosen = enumeration.cases.first(where: { $0.name == name })
        {
            parts = chosen.payload.map { ($0.label?.name, $0.label?.name ?? name, $0.type) }
        } else {
            return []
        }
        let payload = try parts.map { part in
            guard let type = part.type else { throw Interruption.unclear("needs a \(name)") }
            return choose(Choice(origin: .part(of: index), name: part.name, type: type))
        }
        choices[index].decision = .enumCase(
            name, payload: zip(parts, payload).compactMap { part, value in value.choice.map { (part.label, $0) } })
        return payload
    }
}
