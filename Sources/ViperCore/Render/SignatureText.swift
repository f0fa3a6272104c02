import SwiftSource

/// The Swift text of requirements and of what implements them, made from their parts.
package struct SignatureText: Sendable {
    /// Where lines are broken.
    package var layout: Layout
    /// The level at which the declaration stands.
    package var level: Int

    package init(layout: Layout, level: Int = 1) {
        self.layout = layout
        self.level = level
    }

    /// As it stands in a protocol, attributes included. `isolation` stands before it: `nonisolated `, or nothing.
    package func requirement(_ requirement: Requirement, isolation: String = "") -> String {
        let attributes = requirement.attributes.map { $0.text + "\n" }.joined()
        let modifiers = isolation + requirement.modifiers.map { $0.name + " " }.joined()
        switch requirement.kind {
        case .function(let function): return attributes + self.function(function, modifiers: modifiers, suffix: "")
        case .variable(let variable):
            let accessors = variable.accessors?.text ?? "{ get }"
            return
                "\(attributes)\(modifiers)var \(variable.name.name.escapedName): \(typeText(of: variable)) \(accessors)"
        case .associatedType(let type):
            let inherited = type.inherited.isEmpty ? "" : ": " + type.inherited.map(\.text).joined(separator: ", ")
            return "\(attributes)associatedtype \(type.name.name.escapedName)\(inherited)"
        case .other: return ""
        }
    }

    /// As it stands before the `{` of an implementation: a function whole, a property with its type.
    package func implementation(_ requirement: Requirement, access: String = "") -> String {
        let attributes = requirement.attributes.filter { Self.implemented.contains($0.name) }.map { $0.text + "\n" }
        let modifiers = requirement.modifiers.map(\.name).filter { $0 != "mutating" && $0 != "nonmutating" }
        let words = access + modifiers.map { $0 + " " }.joined()
        switch requirement.kind {
        case .function(let function):
            return attributes.joined() + self.function(function, modifiers: words, suffix: " {")
        case .variable(let variable):
            return "\(attributes.joined())\(words)var \(variable.name.name.escapedName): \(typeText(of: variable))"
        case .associatedType, .other: return ""
        }
    }

    /// `label name: Type`.
    package static func parameter(_ parameter: Parameter) -> String {
        let name = parameter.name.name.escapedName
        let names =
            switch parameter.label?.name {
            case nil: name == "_" ? "_" : "_ \(name)"
            case parameter.name.name?: SwiftName.label(parameter.name.name)
            case let label?: "\(SwiftName.label(label)) \(name)"
            }
        return "\(names): \(parameter.type?.text ?? "")\(parameter.isVariadic ? "..." : "")"
    }

    private func function(_ function: FunctionSyntax, modifiers: String, suffix: String) -> String {
        let generics = function.genericParameters.map { parameter in
            (parameter.isPack ? "each " : "") + parameter.name.name
                + (parameter.constraint.map { ": " + $0.text } ?? "")
        }
        let head =
            modifiers + "func " + function.name.name.escapedName
            + (generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">")
        let result = function.result.map { " -> " + $0.text } ?? ""
        let whereClause = function.whereClause.map { $0.name.oneLine } ?? ""
        let tail = function.effects.text + result
        let parameters = function.parameters.map(Self.parameter)
        if whereClause.isEmpty { return layout.list(head, parameters, tail, level: level, suffix: suffix) }
        let line = layout.list(head, parameters, tail + " " + whereClause, level: level, suffix: suffix)
        guard line.contains("\n") || !layout.fits(line + suffix, level: level) else { return line }
        return layout.list(head, parameters, tail, level: level) + "\n" + whereClause
    }

    private func typeText(of variable: VariableSyntax) -> String { variable.type?.text ?? "" }

    /// Attributes that an implementation repeats; the others belong to the protocol alone.
    private static let implemented: Set<String> = ["discardableResult", "MainActor", "Sendable", "concurrent"]
}

extension String {
    /// White space folded, so that it stands on one line.
    package var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
