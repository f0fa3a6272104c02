import Diagnostics
import SwiftSource

extension SpecParser {
    /// Parses a module's inputs: `(id: Int, title: String = "")`.
    mutating func parseInputs() -> [Parameter] {
        let inputs = cursor.parseParameterClause(types: .optional)
        for input in inputs {
            checkShape(input)
            if input.type == nil, let type = input.typeAlone {
                report(.missingName(ofParameter: type, naming: type.proposedName ?? "<#name#>", in: source))
            } else if input.type == nil {
                let end = input.name.range.upperBound
                report(
                    .inputShape, "input '\(input.name.name)' has no type", at: input.name.range,
                    fixIts: [.insert(": <#Type#>", at: end, "insert the type")])
            }
        }
        return inputs
    }

    /// Parses the parameters of a section: `(id, api: any API)`. A parameter without a type has the name of an input
    /// or an assembly binding, which has the type.
    mutating func parseInitializerParameters() -> [Parameter] {
        let parameters = cursor.parseParameterClause(types: .optional)
        for parameter in parameters {
            checkShape(parameter)
            if let value = parameter.defaultValue {
                report(
                    .inputShape, "default of '\(parameter.name.name)' is not allowed here", at: value.range,
                    notes: ["write the default at the module's input, or in an assembly binding"])
            }
        }
        return parameters
    }

    /// Checks that a parameter has one name, and a type that a stored property can have.
    private mutating func checkShape(_ parameter: Parameter) {
        let name = parameter.name
        check(name, of: "an input", isReserved: isReserved(name))
        if parameter.label?.range != name.range {
            let range = parameter.range.lowerBound..<parameter.name.range.upperBound
            report(
                .inputShape, "input '\(parameter.name.name)' cannot have a label", at: range,
                fixIts: [
                    .delete(parameter.range.lowerBound..<parameter.name.range.lowerBound, "remove the label")
                ])
        }
        for attribute in parameter.attributes {
            refuse("@\(attribute.name)", on: parameter, at: attribute.range)
        }
        guard let type = parameter.type else { return }
        if parameter.isVariadic { refuse("...", on: parameter, at: type.range) }
        switch type.shape {
        case .attributed(let specifiers, let attributes, _):
            if let specifier = specifiers.first { refuse(specifier, on: parameter, at: type.range) }
            for attribute in attributes where ["escaping", "autoclosure"].contains(attribute.name) {
                refuse("@\(attribute.name)", on: parameter, at: attribute.range)
            }
        default:
            if type.opaqueKeyword != nil { refuse("some", on: parameter, at: type.range) }
        }
    }

    /// - Parameter part: The syntax that only a function's parameter can have, such as `inout`.
    private mutating func refuse(_ part: String, on parameter: Parameter, at range: Range<Int>) {
        report(
            .inputShape, "'\(part)' is not allowed on '\(parameter.name.name)', which becomes a stored property",
            at: range,
            notes: ["use a type that a stored property can have"])
    }

    /// Returns whether the name is a reserved word of Swift, written without backticks.
    func isReserved(_ name: Identifier) -> Bool { cursor.keyword(spelledBy: name.range)?.isReserved ?? false }
}

extension Parameter {
    /// The type if the parameter is only a capitalized word, such as `Store`. The parameter's name is probably
    /// missing.
    package var typeAlone: TypeSyntax? {
        guard type == nil, name.name.first?.isUppercase ?? false else { return nil }
        return TypeSyntax(text: name.name, shape: .named([.init(name: name.name)]), range: name.range)
    }
}

extension Rule {
    static let inputShape = Rule(
        id: "inputShape",
        summary: "Input is not a plain 'name: Type'",
        explanation: """
            Inputs and section parameters become stored properties. So each has one name, no label, and a type without \
            'inout', 'some', '...' or '@escaping'. An input needs its type, and may have a default. A section \
            parameter cannot have a default. It needs no type if an input or binding of the same name has one.
            """,
        wrong: "module TodoDetail(of id: Int) {}",
        right: "module TodoDetail(id: Int) {}")
}
