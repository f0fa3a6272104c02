import SwiftSource
import ViperModel

/// Patterns: whether a value that the test chooses matches one, and what the pattern binds then.
extension FlowRun {
    /// The variants that a value of a type can be; none where they cannot be listed.
    func variants(of type: TypeSyntax) -> [Variant] {
        let type = context.catalog.resolve(type)
        if type.text == "Bool" { return [.boolean(true), .boolean(false)] }
        if type.wrapped != nil { return [.present, .null] }
        return cases(of: type).map { .enumCase($0.name) }
    }

    private typealias Part = (label: String?, name: String, type: TypeSyntax?)

    /// The cases of an enumeration or of `Result`, each with the parts that it holds; none for any other type.
    private func cases(of type: TypeSyntax) -> [(name: String, payload: [Part])] {
        if let result = context.catalog.resolve(type).resultParts {
            return [("success", [(nil, "value", result.success)]), ("failure", [(nil, "error", result.failure)])]
        }
        guard case .enumeration(let enumeration) = context.catalog.entry(of: type) else { return [] }
        return enumeration.cases.map { declared in
            (declared.name, declared.payload.map { ($0.label?.name, $0.label?.name ?? declared.name, $0.type) })
        }
    }

    /// The variants that a choice can still be on this path.
    func allowedVariants(of index: Int) -> [Variant] {
        let excluded = choices[index].excludedVariants
        return variants(of: choices[index].type).filter { variant in
            if case .enumCase(let name) = variant { !excluded.contains(name) } else { true }
        }
    }

    /// The variant that a choice was settled to be; nil where it was not, or is none.
    func settledVariant(of index: Int) -> Variant? {
        switch choices[index].decision {
        case .boolean(let value)?: .boolean(value)
        case .optional(let payload)?: payload == nil ? .null : .present
        case .enumCase(let name, _)?: .enumCase(name)
        case .collection?, .list?, .entry?, .count?, .literal?, .written?, nil: nil
        }
    }

    // MARK: - Matching

    /// Whether a value, which conditions call by `words`, matches a pattern on this path; the pattern's names are bound then.
    mutating func matches(_ pattern: Pattern, _ value: TypedTerm, _ words: String) throws -> Bool {
        switch pattern {
        case .anything: return true
        case .binding(let name):
            bind(name, value)
            return true
        case .literal(let text):
            if let result = try isEqual(value, toLiteral: text, words) { return result }
        case .numbers(let range):
            if let result = try isNumber(value, within: range, words) { return result }
        case .cast(let inner, let type):
            if case .variant(.enumCase, _) = inner, !isAnyError(value.type) { return try matches(inner, value, words) }
            guard let error = try cast(value, to: type, words) else { return false }
            return try matches(inner, error, words)
        case .variant(let variant, let parts):
            if let known = enumCase(of: value) {
                guard case .enumCase(let name) = variant else { break }
                return try name == known.name && matches(parts, payload: known.payload)
            }
            if let index = value.choice, let result = try isVariant(index, pattern, parts, words) { return result }
        case .tuple, .other: break
        }
        throw Interruption.unclear("depends on \(words)")
    }

    /// Whether what a case holds matches the patterns of its parts.
    private mutating func matches(_ patterns: [Pattern], payload: [TypedTerm]) throws -> Bool {
        guard patterns.count == payload.count else {
            // One name may stand for all parts at once.
            for case .binding(let name) in patterns { bind(name, .unknown) }
            return true
        }
        for (pattern, part) in zip(patterns, payload) {
            let words = part.choice.map { choices[$0].name } ?? "payload"
            guard try matches(pattern, part, words) else { return false }
        }
        return true
    }

    /// Whether a choice is of a variant that matches a pattern with these parts; nil where its type has no such variant.
    private mutating func isVariant(
        _ index: Int, _ pattern: Pattern, _ parts: [Pattern], _ words: String
    ) throws -> Bool? {
        guard variants(of: choices[index].type).contains(where: { $0.matches(pattern) }) else { return nil }
        if let settled = settledVariant(of: index) {
            return try settled.matches(pattern) && matches(parts, payload: settle(index, settled))
        }
        let allowed = allowedVariants(of: index)
        guard let wanted = allowed.first(where: { $0.matches(pattern) }) else { return false }
        let others = allowed.filter { !$0.matches(pattern) }
        try refuseFixed(index)
        let branches = ["is", "is not"].prefix(others.isEmpty ? 1 : 2).map { "\(words) \($0) \(wanted.name)" }
        if try fork(branches) == 0 { return try matches(parts, payload: settle(index, wanted)) }
        if others.count == 1 {
            _ = try settle(index, others[0])
        } else if case .enumCase(let name) = wanted {
            choices[index].excludedVariants.insert(name)
        }
        return false
    }

    private func isAnyError(_ type: TypeSyntax?) -> Bool {
        ["any Error", "Error"].contains(type.map(context.catalog.resolve)?.text)
    }

    /// An error as one of another type; nil on the path on which it is none.
    mutating func cast(_ value: TypedTerm, to type: String, _ words: String) throws -> TypedTerm? {
        let index = value.choice
        if let index, choices[index].type.text == type { return term(ofChoice: index) }
        guard let index, isAnyError(choices[index].type) else {
            throw Interruption.unclear("depends on whether \(words) is \(type)")
        }
        if choices[index].excludedVariants.contains(type) { return nil }
        guard try fork(["\(words) is \(type)", "\(words) is no \(type)"]) == 0 else {
            choices[index].excludedVariants.insert(type)
            return nil
        }
        choices[index].type = .made(type)
        return term(ofChoice: index)
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

    /// Settles a choice to be a variant, and gives what that holds.
    mutating func settle(_ index: Int, _ variant: Variant) throws -> [TypedTerm] {
        switch variant {
        case .boolean(let value): choices[index].decision = .boolean(value)
        case .null: choices[index].decision = .optional(nil)
        case .present: return try settle(index, isThere: true).map { [$0] } ?? []
        case .enumCase(let name): return try settleCase(index, name)
        }
        return []
    }

    /// Settles a choice to be a case, and gives what the case holds.
    private mutating func settleCase(_ index: Int, _ name: String) throws -> [TypedTerm] {
        if case .enumCase(_, let parts)? = choices[index].decision { return parts.map { term(ofChoice: $0.choice) } }
        guard let parts = cases(of: choices[index].type).first(where: { $0.name == name })?.payload else { return [] }
        let payload = try parts.map { part in
            guard let type = part.type else { throw Interruption.unclear("needs a \(name)") }
            return choose(Choice(origin: .part(of: index), name: part.name, type: type))
        }
        choices[index].decision = .enumCase(
            name, payload: zip(parts, payload).compactMap { part, value in value.choice.map { (part.label, $0) } })
        return payload
    }

    /// Settles the choices of which a path only wants that they are not some cases.
    mutating func settleOpenChoices() throws {
        for index in choices.indices where choices[index].decision == nil && !choices[index].excludedVariants.isEmpty {
            let others = cases(of: choices[index].type).filter { !choices[index].excludedVariants.contains($0.name) }
            guard let other = others.first(where: \.payload.isEmpty) ?? others.first else { continue }
            _ = try settleCase(index, other.name)
        }
    }
}
