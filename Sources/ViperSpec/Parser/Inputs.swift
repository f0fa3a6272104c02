import Diagnostics
import SwiftSource

extension SpecParser {
    /// What a module takes: names with types, with defaults if wanted.
    mutating func parseInputs() -> [Parameter] {
        let inputs = cursor.parseParameterClause(types: .optional)
        for input in inputs {
            checkShape(input)
            if input.type == nil {
                let end = input.name.range.upperBound
                report(
                    .inputShape, "the input '\(input.name.name)' has no type", at: input.name.range,
                    fixIts: [.insert(": <#Type#>", at: end, "give it a type")])
            }
        }
        return inputs
    }

    /// What a section's initialiser takes: names, with types where nothing else gives them.
    mutating func parseInitialiserParameters() -> [Parameter] {
        let parameters = cursor.parseParameterClause(types: .optional)
        for parameter in parameters {
            checkShape(parameter)
            if let value = parameter.defaultValue {
                let end = parameter.type?.range.upperBound ?? parameter.name.range.upperBound
                report(
                    .inputShape, "'\(parameter.name.name)' cannot have a default here", at: value.range,
                    notes: ["write it on the module's input, or in an assembly line"],
                    fixIts: [
                        .delete(min(end, value.range.upperBound)..<value.range.upperBound, "delete the default")
                    ])
            }
        }
        return parameters
    }

    /// A stored property has one name, and a type that only a parameter could have is none.
    private mutating func checkShape(_ parameter: Parameter) {
        let name = parameter.name
        check(name, of: "an input", isReserved: isReserved(name))
        if parameter.label?.range != name.range {
            let range = parameter.range.lowerBound..<parameter.name.range.upperBound
            report(
                .inputShape, "the input '\(parameter.name.name)' has a label, but becomes a property", at: range,
                fixIts: [
                    .delete(parameter.range.lowerBound..<parameter.name.range.lowerBound, "delete the label")
                ])
        }
        for attribute in parameter.attributes {
            report(.inputType(parameter, what: "@\(attribute.name)", at: attribute.range, in: source))
        }
        guard let type = parameter.type else { return }
        if parameter.isVariadic {
            report(.inputType(parameter, what: "...", at: type.range, in: source))
        }
        switch type.shape {
        case .attributed(let specifiers, let attributes, _):
            if let specifier = specifiers.first {
                report(.inputType(parameter, what: specifier, at: type.range, in: source))
            }
            for attribute in attributes where ["escaping", "autoclosure"].contains(attribute.name) {
                report(.inputType(parameter, what: "@\(attribute.name)", at: attribute.range, in: source))
            }
        default:
            if type.opaqueKeyword != nil {
                report(.inputType(parameter, what: "some", at: type.range, in: source))
            }
        }
    }

    /// The name is a word that Swift reserves, without backticks.
    func isReserved(_ name: Identifier) -> Bool { cursor.keyword(spelledBy: name.range)?.isReserved ?? false }
}

extension Rule {
    static let inputShape = Rule(
        id: "inputShape",
        summary: "An input is a name and a type, as a stored property has them",
        explanation: """
            Inputs and what an initialiser takes become stored properties. So there is one name and no label, and the type is \
            none that only a parameter can have: no inout, no 'some', no '...', no @escaping. Whoever opens the module passes \
            its inputs, so each has a type there, and may have a default; in the parentheses of a section the type may be left \
            out where an input or an assembly line gives it, and nothing has a default.
            """,
        wrong: "module TodoDetail(of id: Int) {}",
        right: "module TodoDetail(id: Int) {}")
}

extension Diagnostic {
    /// `what` is the part that only a function's parameter has: `inout`.
    static func inputType(_ parameter: Parameter, what: String, at range: Range<Int>, in file: SourceFile) -> Diagnostic
    {
        Diagnostic(
            .inputShape, "'\(what)' cannot stand on '\(parameter.name.name)', which becomes a property",
            at: SourceLocation(file, range), notes: ["write a type that a stored property can have"])
    }
}
