import Diagnostics
import SwiftSource
import ViperModel

/// A pattern after `case` that flow tests support.
enum CasePattern {
    /// `_`, or `let x`.
    case anything(binds: String?)
    /// The name of a case, and a name for each associated value (nil for `_`): `.failed(let reason)`. For optionals,
    /// also `nil` and `let x?`.
    case variant(String, binds: [String?])

    /// Creates the pattern, or returns nil for any other pattern.
    init?(_ expression: Expression, in source: SourceFile) {
        switch expression.kind {
        case .bound(let name): self = .anything(binds: name.name == "_" ? nil : name.name)
        case .name(let name) where name.name == "_": self = .anything(binds: nil)
        case .literal where source.text(expression.range) == "nil": self = .variant("none", binds: [])
        case .implicitMember(let name), .member(_, let name): self = .variant(name.name, binds: [])
        case .optionalChain(let inner):
            guard case .anything(let name)? = CasePattern(inner, in: source) else { return nil }
            self = .variant("some", binds: [name])
        case .call(let callee, let arguments, _):
            guard case .variant(let name, [])? = CasePattern(callee, in: source) else { return nil }
            var binds: [String?] = []
            for argument in arguments {
                guard case .anything(let name)? = CasePattern(argument.value, in: source) else { return nil }
                binds.append(name)
            }
            self = .variant(name, binds: binds)
        default: return nil
        }
    }

    func takes(_ variant: String) -> Bool {
        if case .variant(let name, _) = self { name == variant } else { true }
    }
}

/// Evaluation of `switch` and `case`: which case of an enum a value has on a path.
extension FlowPath {
    private typealias Part = (label: String?, name: String, type: TypeSyntax?)
    private typealias PossibleValue = (name: String, payload: [Part])

    /// Returns the cases of a type: of an enum in the specs, of an optional or of `Result`.
    private func variants(of type: TypeSyntax) -> [PossibleValue] {
        let type = context.catalog.resolve(type)
        if let wrapped = type.wrapped { return [("some", [(nil, "value", wrapped)]), ("none", [])] }
        if let result = type.resultParts {
            return [("success", [(nil, "value", result.success)]), ("failure", [(nil, "error", result.failure)])]
        }
        guard case .enumeration(let enumeration) = context.catalog.entry(of: type) else { return [] }
        return enumeration.cases.map { declared in
            (declared.name, declared.payload.map { ($0.label?.name, $0.label?.name ?? declared.name, $0.type) })
        }
    }

    /// Returns the case of a value with its associated values, or nil if the path has not decided the case.
    private func knownCase(of value: FlowValue) -> (name: String, payload: [FlowValue])? {
        switch value {
        case .null: return ("none", [])
        case .enumCase(let name, _, let arguments): return (name, arguments.map(\.value))
        case .choice(let index):
            switch choices[index].decision {
            case .enumCase(let name, let payload)?: return (name, payload.map { .choice($0.choice) })
            case .optional(let payload)?: return payload.map { ("some", [.choice($0)]) } ?? ("none", [])
            case .boolean?, .collection?, nil: return nil
            }
        default: return nil
        }
    }

    /// Returns a case in words, for a test's name.
    private func words(ofCase name: String, of index: Int) -> String {
        guard resolvedType(of: index).wrapped != nil else { return name }
        return name == "some" ? "there" : "nil"
    }

    // MARK: - Switches

    /// Follows the branch of a `switch` that the path takes.
    mutating func run(switchOver value: Expression, _ cases: [Statement.Case], isValue: Bool) throws -> Outcome {
        let stop = EvaluationStop.notFollowed("switches over \(excerpt(value))")
        let patterns = try cases.map { branch in
            guard branch.conditions.isEmpty else { throw stop }
            if branch.patterns.isEmpty { return [CasePattern.anything(binds: nil)] }
            return try branch.patterns.map { pattern in
                guard let pattern = CasePattern(pattern, in: source) else { throw stop }
                return pattern
            }
        }
        let evaluated = try evaluate(value)
        if case .choice(let index) = evaluated, knownCase(of: evaluated) == nil {
            try chooseCase(index, among: patterns, words(value))
        }
        guard let known = knownCase(of: evaluated) else { throw stop }
        for (branch, patterns) in zip(cases, patterns) {
            guard let pattern = patterns.first(where: { $0.takes(known.name) }) else { continue }
            let outcome = try inScope { path in
                path.bind(pattern, known.payload, evaluated)
                return try path.run(branch.body, isValue: isValue)
            }
            if case .breaks = outcome { return .goesOn }
            return outcome
        }
        throw stop
    }

    /// Decides the case of a value for a `switch`. The path forks, so that each branch of the `switch` gets one path.
    private mutating func chooseCase(_ index: Int, among branches: [[CasePattern]], _ words: String) throws {
        var open = variants(of: choices[index].type).map(\.name).filter { !choices[index].excludedCases.contains($0) }
        var reached: [String] = []
        for patterns in branches {
            let matching = open.filter { name in patterns.contains { $0.takes(name) } }
            reached += matching.prefix(1)
            open.removeAll(where: matching.contains)
        }
        guard !reached.isEmpty else { return }
        try throwIfFixed(index)
        let branch = try fork(reached.map { "\(words) is \(self.words(ofCase: $0, of: index))" })
        _ = try settle(index, as: reached[branch])
    }

    private mutating func bind(_ pattern: CasePattern, _ payload: [FlowValue], _ whole: FlowValue) {
        switch pattern {
        case .anything(let name): if let name { bind(name, whole) }
        case .variant(_, let names):
            for (place, name) in names.enumerated() {
                // One name may stand for all associated values: `case .moved(let change)`.
                if let name { bind(name, names.count == payload.count ? payload[place] : .opaque) }
            }
        }
    }

    // MARK: - Patterns

    /// Returns whether a value matches a pattern on this path, and binds the pattern's names.
    ///
    /// - Parameter words: The value in words, for the name of the test.
    mutating func matches(_ pattern: CasePattern?, _ value: FlowValue, _ words: String) throws -> Bool {
        let stop = EvaluationStop.notFollowed("depends on \(words)")
        guard let pattern else { throw stop }
        guard case .variant(let name, _) = pattern else {
            bind(pattern, [], value)
            return true
        }
        if case .choice(let index) = value, resolvedType(of: index).wrapped != nil, !["some", "none"].contains(name) {
            guard let held = try wrappedValue(ofChoice: index) else { return false }
            return try matches(pattern, held, words)
        }
        if let known = knownCase(of: value) {
            guard known.name == name else { return false }
            bind(pattern, known.payload, value)
            return true
        }
        guard case .choice(let index) = value else { throw stop }
        let open = variants(of: choices[index].type).map(\.name).filter { !choices[index].excludedCases.contains($0) }
        guard !open.isEmpty else { throw stop }
        guard open.contains(name) else { return false }
        try throwIfFixed(index)
        let others = open.filter { $0 != name }
        let branches = ["is", "is not"].prefix(others.isEmpty ? 1 : 2)
        if try fork(branches.map { "\(words) \($0) \(self.words(ofCase: name, of: index))" }) == 0 {
            bind(pattern, try settle(index, as: name), value)
            return true
        }
        if others.count == 1 { _ = try settle(index, as: others[0]) } else { choices[index].excludedCases.insert(name) }
        return false
    }

    /// Decides the case of a chosen value, and returns its associated values.
    private mutating func settle(_ index: Int, as name: String) throws -> [FlowValue] {
        if resolvedType(of: index).wrapped != nil {
            return settle(optional: index, isThere: name == "some").map { [$0] } ?? []
        }
        guard let variant = variants(of: choices[index].type).first(where: { $0.name == name }) else { return [] }
        var payload: [(label: String?, choice: Int)] = []
        for part in variant.payload {
            guard let type = part.type else { throw EvaluationStop.notFollowed("needs a value for the case \(name)") }
            payload.append((part.label, choices.count))
            _ = choose(ChosenValue(origin: .part(of: index), name: part.name, type: type))
        }
        choices[index].decision = .enumCase(name, payload: payload)
        return payload.map { .choice($0.choice) }
    }

    /// If the path only excluded some cases of a chosen value, decides on one of the remaining cases.
    mutating func settleOpenChoices() {
        for index in choices.indices where choices[index].decision == nil && !choices[index].excludedCases.isEmpty {
            let open = variants(of: choices[index].type).filter { !choices[index].excludedCases.contains($0.name) }
            guard let other = open.first(where: \.payload.isEmpty) ?? open.first else { continue }
            _ = try? settle(index, as: other.name)
        }
    }

    // MARK: - Cases that bodies create

    /// Returns the types of the associated values of a case, or nil if the type has no such case.
    func payload(ofCase name: String, of type: TypeSyntax) -> [TypeSyntax?]? {
        let type = context.catalog.resolve(type)
        return variants(of: type.wrapped ?? type).first { $0.name == name }?.payload.map(\.type)
    }
}
