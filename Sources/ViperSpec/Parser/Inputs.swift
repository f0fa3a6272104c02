import Diagnostics
import SwiftSource

extension SpecParser {
    /// What a module takes: names with types, with defaults if wanted.
    mutating func parseInputs() -> [Parameter] {
        let inputs = cursor.parseParameterClause(types: .optional)
        for input in inputs {
            checkShape(input)
            if input.type == nil { report(.inputNeedsType(input, in: source)) }
        }
        return inputs
    }

    /// What a section's initialiser takes: names, with types where nothing else gives them.
    mutating func parseInitialiserParameters() -> [Parameter] {
        let parameters = cursor.parseParameterClause(types: .optional)
        for parameter in parameters {
            checkShape(parameter)
            if let value = parameter.defaultValue { report(.defaultNotAllowed(parameter, value: value, in: source)) }
        }
        return parameters
    }

    /// A stored property has one name, and a type that only a parameter could have is none.
    private mutating func checkShape(_ parameter: Parameter) {
        let name = parameter.name
        check(name, of: "an input", isReserved: isReserved(name))
        if parameter.label?.range != name.range { report(.inputLabel(parameter, in: source)) }
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
