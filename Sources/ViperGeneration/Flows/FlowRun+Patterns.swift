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
        guard let index = switched.choice else { throw unclear }
        if context.catalog.isStringOrInteger(choices[index].type) {
            guard try run(switchOverLiteral: index, value, cases, isValue: isValue) else { throw unclear }
            return
        }
        guard let branches = branches(of: cases, index), !branches.isEmpty else { throw unclear }
        let branch: Branch
        if let settled = settledVariant(of: index) {
            guard let found = branches.first(where: { $0.variant == settled }) else { throw unclear }
            branch = found
        } else {
            try refuseFixed(index)
            branch = branches[try fork(branches.map { "\(words(value)) is \($0.variant.name)" })]
        }
        enter(branch.body, .switchCase, isValue: isValue)
        try settleVariant(index, branch.variant, branch.pattern)
    }

    private func isFallthrough(_ statement: Statement) -> Bool {
        if case .jump = statement.kind { return source.text(statement.range).hasPrefix("fallthrough") }
        return false
    }

    /// A case of a `switch`, and the first value that leads to it.
    private typealias Branch = (variant: Variant, pattern: Pattern, body: CodeBlock)

    /// A branch for each case of the `switch` that can be reached; nil where one of its patterns is not understood.
    private func branches(of cases: [Statement.Case], _ index: Int) -> [Branch]? {
        let variants = variants(of: choices[index].type)
        var uncovered = variants
        let settled = settledVariant(of: index)
        var branches: [Branch] = []
        guard !uncovered.isEmpty else { return nil }
        for branch in cases {
            let written = branch.patterns.map { Pattern($0, in: source) }
            let patterns = written.isEmpty ? [.anything] : written
            let areUnderstood = patterns.allSatisfy { pattern in variants.contains { $0.matches(pattern) } }
            guard branch.conditions.isEmpty, areUnderstood else { return nil }
            var reached: [Branch] = []
            for pattern in patterns {
                let covered = uncovered.filter { $0.matches(pattern) }
                uncovered.removeAll(where: covered.contains)
                let wanted = settled == nil ? covered.first : settled.flatMap { covered.contains($0) ? $0 : nil }
                if let wanted { reached.append((wanted, pattern, branch.body)) }
            }
            branches += reached.prefix(1)
        }
        return branches
    }

    /// Whether a value matches a pattern on this path; the pattern's names are bound then.
    mutating func matches(_ pattern: Pattern, _ value: TypedTerm, _ expression: Expression) throws -> Bool {
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
