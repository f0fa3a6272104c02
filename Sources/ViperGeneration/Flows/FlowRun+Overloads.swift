import SwiftSource
import ViperModel

/// Which of several members of a name a call means.
extension FlowRun {
    /// The candidates that a call can mean, the best ones where types tell.
    func fitting<Candidate>(
        _ candidates: [Candidate], _ requirement: KeyPath<Candidate, Requirement>, _ arguments: [Expression.Argument],
        _ values: [TypedTerm]
    ) -> [Candidate] {
        let labelled = candidates.filter { candidate in
            guard case .function(let function) = candidate[keyPath: requirement].kind else { return false }
            return function.parameters.count == arguments.count
                && zip(function.parameters, arguments).allSatisfy(isLabelled)
        }
        let scores = labelled.map { candidate in
            zip(candidate[keyPath: requirement].parameters, values).reduce(0 as Int?) { score, pair in
                guard let score, let fit = rank(of: pair.1, for: pair.0) else { return nil }
                return score + fit
            }
        }
        // The body is known to compile, so where types were guessed wrongly labels have to do.
        guard let best = scores.compactMap(\.self).max() else { return labelled }
        return labelled.indices.filter { scores[$0] == best }.map { labelled[$0] }
    }

    /// What the parameters of a member get where a form of it is called that leaves some out.
    func values(received values: [TypedTerm], through overload: Overload) -> [TypedTerm] {
        let given = Dictionary(firstOf: zip(overload.requirement.parameters.map(\.name.name), values))
        return overload.arguments.map { argument in
            if let value = given[argument] { return value }
            if argument == "nil" { return .null }
            // A default value that is a name of the app means nothing in a test.
            let isName = argument.first?.isLowercase == true && !["true", "false"].contains(argument)
            guard !isName, !argument.tellsItsPlace else { return .unknown }
            return TypedTerm(.swift(argument, isAtomic: !argument.contains(" ")), type: LiteralType.of(argument))
        }
    }

    private func isLabelled(_ parameter: Parameter, _ argument: Expression.Argument) -> Bool {
        if argument.label?.name == parameter.label?.name { return true }
        // A trailing closure has no label of its own.
        if argument.label == nil, case .closure = argument.value.kind { return true }
        return false
    }

    /// How well a value fits a parameter, from 0 to 3; nil where it cannot.
    private func rank(of value: TypedTerm, for parameter: Parameter) -> Int? {
        guard let wanted = parameter.type else { return 0 }
        if value.isNull { return context.catalog.resolve(wanted).wrapped == nil ? nil : 1 }
        guard let type = value.type else { return 0 }
        if type.text == wanted.text { return 3 }
        let (given, target) = (context.catalog.resolve(type), context.catalog.resolve(wanted))
        if given.isSpelled(as: target.text) { return 3 }
        if let wrapped = target.wrapped {
            if given.isSpelled(as: context.catalog.resolve(wrapped).text) { return 2 }
            return given.isPlain && wrapped.isPlain ? nil : 0
        }
        if given.wrapped != nil, target.isPlain { return nil }
        if let element = given.arrayElement, let wanted = target.arrayElement {
            return element.text == "_" || wanted.text == "_" ? 1 : nil
        }
        if given.isPlain, target.isPlain {
            return given.plainName == target.plainName || Self.converts(given.text, to: target.text) ? 1 : nil
        }
        guard given.isPlain || given.arrayElement != nil else { return 0 }
        let isOther = target.isFunctionOrTuple || target.isPlain || target.arrayElement != nil
        return isOther ? nil : 0
    }

    /// Whether a literal of the one type can be one of the other, or any value can.
    private static func converts(_ type: String, to other: String) -> Bool {
        switch type {
        case "Int" where StandardType.integers.contains(other) || StandardType.fractions.contains(other): true
        case "String" where ["Character", "Substring", "StaticString"].contains(other): true
        default: ["Any", "AnyObject", "AnyHashable"].contains(other)
        }
    }
}

extension TypeSyntax {
    /// Whether it is a type of a single name that is no generic parameter, as far as its length tells.
    fileprivate var isPlain: Bool { plainName != nil }

    /// The name of such a type, without its generic arguments.
    fileprivate var plainName: String? {
        guard case .named(let components) = bare.shape, wrapped == nil, arrayElement == nil else { return nil }
        return components.count == 1 && components[0].name.count > 1 ? components[0].name : nil
    }

    fileprivate var isFunctionOrTuple: Bool {
        switch bare.shape {
        case .function, .tuple: true
        default: false
        }
    }
}
