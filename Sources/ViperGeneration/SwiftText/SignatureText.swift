import SwiftSource
import ViperModel

/// The Swift text of protocol members, and of the signatures that implement them.
package struct SignatureText: Sendable {
    /// The line width and indentation.
    package var layout: Layout
    /// The indentation level of the declaration.
    package var level: Int

    package init(layout: Layout, level: Int = 1) {
        self.layout = layout
        self.level = level
    }

    /// Returns the declaration in a protocol, with attributes.
    ///
    /// - Parameter isolation: `nonisolated ` or empty.
    package func requirement(_ requirement: Requirement, isolation: String = "") -> String {
        let attributes = requirement.attributes.reduce("") { $0 + $1.text + "\n" }
        let modifiers = requirement.modifiers.reduce(isolation) { $0 + $1.name + " " }
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

    /// Returns the declaration of an implementation, without its braces: `func load() async` or `var title: String`.
    package func implementation(_ requirement: Requirement, access: String = "") -> String {
        let attributes = requirement.attributes.reduce("") { text, attribute in
            Self.implemented.contains(attribute.name) ? text + attribute.text + "\n" : text
        }
        let words = requirement.modifiers.reduce(access) { words, modifier in
            ["mutating", "nonmutating"].contains(modifier.name) ? words : words + modifier.name + " "
        }
        switch requirement.kind {
        case .function(let function):
            return attributes + self.function(function, modifiers: words, suffix: " {")
        case .variable(let variable):
            return "\(attributes)\(words)var \(variable.name.name.escapedName): \(typeText(of: variable))"
        case .associatedType, .other: return ""
        }
    }

    private func function(_ function: FunctionSyntax, modifiers: String, suffix: String) -> String {
        let head = "\(modifiers)func \(function.name.name.escapedName)\(function.genericParameters.clause)"
        let effects = function.effects.text
        let tail = function.result.map { effects + " -> " + $0.text } ?? effects
        let whereClause = function.whereClause.map { $0.name.oneLine } ?? ""
        let parameters = function.parameters.map(\.declarationText)
        if whereClause.isEmpty { return layout.list(head, parameters, tail, level: level, suffix: suffix) }
        let line = layout.list(head, parameters, tail + " " + whereClause, level: level, suffix: suffix)
        guard line.hasLineBreak || !layout.fits(line + suffix, level: level) else { return line }
        return layout.list(head, parameters, tail, level: level) + "\n" + whereClause
    }

    private func typeText(of variable: VariableSyntax) -> String { variable.type?.text ?? "" }

    /// The attributes that an implementation repeats; other attributes are only in the protocol.
    private static let implemented: Set<String> = ["discardableResult", "MainActor", "Sendable", "concurrent"]
}

extension String {
    /// The text on one line, with runs of white space replaced by single spaces.
    package var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
