import SwiftSource

extension FunctionSyntax {
    /// Returns whether a call with these labels can refer to this function. The call must pass all arguments. A call
    /// that omits arguments with defaults refers to another function, the generated overload without these parameters
    /// (`Overload`).
    package func fits(_ call: Reference.Call) -> Bool { ParameterMatch(parameters: parameters).fits(call) }
}

/// Matches the labels of a call with parameters, as Swift does.
package struct ParameterMatch {
    let parameters: [Parameter]
    private let optional: Set<Int>

    /// Creates a match for these parameters. A call may omit the parameters at the indices in `optional`.
    package init(parameters: [Parameter], optional: Set<Int> = []) {
        self.parameters = parameters
        self.optional = optional
    }

    func fits(_ call: Reference.Call) -> Bool { fits(call.labels, call.trailingClosures) }

    /// Returns whether arguments with these labels fit the parameters. The label of an unlabeled argument is nil.
    package func fits(_ labels: [String?], _ closures: [String?] = []) -> Bool {
        var labels = labels[...]
        var closures = closures[...]
        for (index, parameter) in parameters.enumerated() {
            if let label = labels.first, label == parameter.label?.name {
                labels.removeFirst()
                // Only the first value of a variadic parameter has a label.
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
    /// The labels in messages, including trailing closures: `(error:)`, `(_:)`, `()`.
    var labelText: String { "(" + (labels + trailingClosures).map { ($0 ?? "_") + ":" }.joined() + ")" }
}

extension Requirement {
    /// The labels: `(error:)` for `func show(error:)`; empty for a property.
    var labelText: String { String(fullName.dropFirst(baseName.count)) }
}
