import Diagnostics
import SwiftSource
import ViperSpec

extension Requirement {
    /// Where a finding about the member points.
    package var nameRange: Range<Int> { name.range }

    /// One of its parameters has a default argument.
    var hasDefaults: Bool { parameters.contains { $0.defaultValue != nil } }

    /// The requirement without default arguments, which a protocol cannot hold.
    var withoutDefaults: Requirement {
        guard hasDefaults, case .function(var function) = kind else { return self }
        for index in function.parameters.indices { function.parameters[index].defaultValue = nil }
        var copy = self
        copy.kind = .function(function)
        return copy
    }

    /// The member as it would be declared anew, on one line: for fix-its that print it.
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
        var text = "func " + name.name.escapedName
        if !genericParameters.isEmpty {
            let parameters = genericParameters.map { parameter in
                (parameter.isPack ? "each " : "") + parameter.name.name
                    + (parameter.constraint.map { ": " + $0.text } ?? "")
            }
            text += "<" + parameters.joined(separator: ", ") + ">"
        }
        text += "(" + parameters.map(\.declarationText).joined(separator: ", ") + ")"
        text += effects.text
        if let result { text += " -> " + result.text }
        if let whereClause { text += " " + whereClause.name }
        return text
    }
}

extension Parameter {
    /// `for name: Type`, without a default.
    var declarationText: String {
        let label = label.map { $0.name == name.name ? "" : $0.name + " " } ?? "_ "
        return label + name.name.escapedName + (type.map { ": " + $0.text } ?? "") + (isVariadic ? "..." : "")
    }
}
