import Diagnostics
import SwiftSource

/// The protocols of a Swift text: each requirement as its parsed signature, in one spelling.
func protocolSignatures(in text: String) -> [String: [String]] {
    let parsed = OutlineParser.read(SourceFile(path: "Contract.swift", text: text))
    var protocols: [String: [String]] = [:]
    for declaration in parsed.outline.declarations where declaration.kind == .protocol {
        protocols[declaration.name.name] = declaration.members.map { signature(of: $0) }
    }
    return protocols
}

/// The signature of one requirement, as it stands in a protocol.
func signature(ofRequirement text: String) -> String? {
    protocolSignatures(in: "protocol Contract {\n    \(text)\n}\n")["Contract"]?.first
}

private func signature(of member: DeclarationOutline) -> String {
    switch member.requirement?.kind {
    case .function(let function):
        let parameters = function.parameters.map(signature(of:)).joined(separator: ", ")
        let result = function.result.map { " -> \($0.text)" } ?? ""
        return "func \(function.name.name)(\(parameters))\(text(of: function.effects))\(result)"
    case .variable(let variable):
        let accessors = variable.accessors.map { $0.isSettable ? "get set" : "get\(text(of: $0.getEffects))" } ?? ""
        return "var \(variable.name.name): \(variable.type?.text ?? "") { \(accessors) }"
    case .associatedType, .other, nil:
        return "\(member.kind.rawValue) \(member.name.name)"
    }
}

private func signature(of parameter: Parameter) -> String {
    let label = parameter.label?.name ?? "_"
    let names = label == parameter.name.name ? label : "\(label) \(parameter.name.name)"
    return "\(names): \(parameter.type?.text ?? "")\(parameter.isVariadic ? "..." : "")"
}

private func text(of effects: Effects) -> String {
    let throwing =
        switch effects.throwing {
        case .never: ""
        case .any: " throws"
        case .typed(let error): " throws(\(error.text))"
        case .rethrows: " rethrows"
        }
    return (effects.isAsync ? " async" : "") + throwing
}
