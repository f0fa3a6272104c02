import SwiftSource

extension Section {
    /// What a call of this name on a part may mean: members, and their overloads without defaulted arguments.
    func callable(_ name: String) -> [Requirement] {
        members.filter { $0.baseName == name }.map(\.requirement)
            + overloads.filter { $0.requirement.baseName == name }.map(\.requirement)
    }

    /// The base names of what can be called.
    var callableNames: Set<String> { Set(members.map(\.baseName) + overloads.map(\.requirement.baseName)) }
}

extension FunctionSyntax {
    /// Whether a call with these labels can mean this function. Defaulted arguments count as well, for overloads leave them out.
    package func fits(_ call: Reference.Call) -> Bool { ParameterMatch(parameters: parameters).fits(call) }
}

/// Whether the labels of a call fit parameters, as Swift matches them.
package struct ParameterMatch {
    let parameters: [Parameter]
    private let optional: Set<Int>

    /// `optional` are the places of parameters that may be left out.
    package init(parameters: [Parameter], optional: Set<Int> = []) {
        self.parameters = parameters
        self.optional = optional
    }

    func fits(_ call: Reference.Call) -> Bool { fits(call.labels, call.trailingClosures) }

    /// Whether arguments with these labels fit the parameters; nil stands for an argument without a label.
    package func fits(_ labels: [String?], _ closures: [String?] = []) -> Bool {
        var labels = labels[...]
        var closures = closures[...]
        for (index, parameter) in parameters.enumerated() {
            if let label = labels.first, label == parameter.label?.name {
                labels.removeFirst()
                // More values of a variadic parameter have no labels.
                if parameter.isVariadic { while let next = labels.first, next == nil { labels.removeFirst() } }
            } else if parameter.isVariadic || optional.contains(index) {
                continue
            } else if labels.isEmpty, let closure = closures.first, closure == nil || closure == parameter.label?.name {
                closures.removeFirst()
            } else {
                return false
            }
        }
        return labels.isEmpty && closures.isEmpty
    }
}

extension Reference.Call {
    /// `(error:)`, `(_:)`, `()`, trailing closures among them.
    var labelText: String { "(" + (labels + trailingClosures).map { ($0 ?? "_") + ":" }.joined() + ")" }
}

extension Requirement {
    /// `(error:)` of `func show(error:)`; empty for a property.
    var labelText: String { String(fullName.dropFirst(baseName.count)) }
}
