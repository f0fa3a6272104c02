import Diagnostics
import SwiftSource
import ViperSpec

extension Requirement {
    /// Whether a parameter has a default argument.
    var hasDefaults: Bool { parameters.contains { $0.defaultValue != nil } }

    /// The requirement without default arguments, which a protocol cannot have.
    var withoutDefaults: Requirement {
        guard hasDefaults, case .function(var function) = kind else { return self }
        for index in function.parameters.indices { function.parameters[index].defaultValue = nil }
        var copy = self
        copy.kind = .function(function)
        return copy
    }

    /// The declaration of the member on one line, for fix-its.
    var declarationText: String {
        let prefix = (attributes.map(\.text) + modifiers.map(\.name)).map { $0 + " " }.joined()
        switch kind {
        case .function(let function): return prefix + function.declarationText
        case .variable(let variable):
            let type = variable.type.map { ": " + $0.text } ?? ""
            return prefix + "var " + variable.name.name.escapedName + type
                + (variable.accessors.map { " " + $0.text } ?? "")
        case .associatedType(let type): return prefix + "associatedtype " + type.name.name
        case .other(let keyword): return prefix + keyword.name
        }
    }
}

extension FunctionSyntax {
    fileprivate var declarationText: String {
        var text = "func " + name.name.escapedName + genericParameters.clause
        text += "(" + parameters.map(\.declarationText).joined(separator: ", ") + ")"
        text += effects.text
        if let result { text += " -> " + result.text }
        if let whereClause { text += " " + whereClause.name }
        return text
    }
}

extension [GenericParameter] {
    /// The clause as declared: `<T: Sendable, each U>`; empty without parameters.
    package var clause: String {
        if isEmpty { return "" }
        let parameters = map { parameter in
            let constraint = parameter.constraint.map { ": " + $0.text } ?? ""
            return (parameter.isPack ? "each " : "") + parameter.name.name + constraint
        }
        return "<" + parameters.joined(separator: ", ") + ">"
    }
}

extension Parameter {
    /// The parameter as declared, without its default: `for name: Type`.
    package var declarationText: String {
        let name = name.name
        var text =
            switch label?.name {
            case name?: SwiftName.declaredLabel(name)
            case nil where name == "_": "_"
            case let label: (label.map(SwiftName.declaredLabel) ?? "_") + " " + name.escapedName
            }
        if let type { text += ": " + type.text }
        return isVariadic ? text + "..." : text
    }

    /// The label before the argument in a call: `for: `; empty without a label.
    package var callLabel: String { label.map { SwiftName.label($0.name) + ": " } ?? "" }
}
