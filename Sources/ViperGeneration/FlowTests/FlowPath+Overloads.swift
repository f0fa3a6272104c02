import SwiftSource
import ViperModel

/// Overload resolution.
extension FlowPath {
    /// Returns the candidates with the labels of a call. If there are several, returns those whose types fit best.
    func fitting<Candidate>(
        _ candidates: [Candidate], _ requirement: KeyPath<Candidate, Requirement>, _ arguments: [Expression.Argument],
        _ values: [FlowValue]
    ) -> [Candidate] {
        let labelled = candidates.filter { candidate in
            guard case .function(let function) = candidate[keyPath: requirement].kind else { return false }
            return function.parameters.count == arguments.count
                && zip(function.parameters, arguments).allSatisfy(isLabelled)
        }
        guard labelled.count > 1 else { return labelled }
        let scores = labelled.map { candidate in
            zip(candidate[keyPath: requirement].parameters, values).reduce(0 as Int?) { score, pair in
                score.flatMap { score in fit(of: pair.1, for: pair.0).map { score + $0 } }
            }
        }
        let best = scores.compactMap(\.self).max()
        return labelled.indices.filter { scores[$0] == best }.map { labelled[$0] }
    }

    private func isLabelled(_ parameter: Parameter, _ argument: Expression.Argument) -> Bool {
        if argument.label?.name == parameter.label?.name { return true }
        // A trailing closure has no label.
        if argument.label == nil, case .closure = argument.value.kind { return true }
        return false
    }

    /// Returns how well a value fits a parameter, from 0 (unknown) to 2, or nil if it does not fit.
    private func fit(of value: FlowValue, for parameter: Parameter) -> Int? {
        guard let wanted = parameter.type.map(context.catalog.resolve) else { return 0 }
        let type: TypeSyntax?
        switch value {
        case .null: return wanted.wrapped == nil ? nil : 1
        case .literal(let text): type = LiteralType.of(text)
        case .choice(let index): type = resolvedType(of: index)
        case .enumCase(let name, _, let arguments):
            return payload(ofCase: name, of: wanted)?.count == arguments.count ? 1 : nil
        case .mock, .subject, .destination, .void, .opaque: return 0
        }
        guard let type else { return 0 }
        if type.text == wanted.text { return 2 }
        if let wrapped = wanted.wrapped, context.catalog.resolve(wrapped).text == type.text { return 1 }
        // The wanted type may be generic, or a literal may convert to it.
        return context.catalog.entry(of: wanted) == nil && StandardType.named(wanted.text) == nil ? 0 : nil
    }

    /// Returns the values of a member's parameters for a call that omits arguments with default values.
    func values(received values: [FlowValue], through overload: Overload) -> [FlowValue] {
        let given = Dictionary(firstOf: zip(overload.requirement.parameters.map(\.name.name), values))
        return overload.arguments.map { argument in
            if let value = given[argument] { return value }
            let isPlain = argument == "nil" || argument == "[]" || LiteralType.of(argument) != nil
            return isPlain && argument.last != ")" ? FlowValue(literal: argument) : .opaque
        }
    }
}
