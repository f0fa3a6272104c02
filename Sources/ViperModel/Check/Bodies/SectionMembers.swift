import SwiftSource

/// What can be called on a part, by base name.
struct SectionMembers {
    private let requirements: [String: [Requirement]]
    /// Names of inherited members: how they are called is the compiler's.
    private let inherited: Set<String>
    /// The name of the part's protocol.
    let protocolName: String
    /// Members that are unknown here are left to the compiler.
    let isOpen: Bool

    init(_ section: Section) {
        self.init(
            section.members.map(\.requirement) + section.overloads.map(\.requirement),
            inherited: section.inheritedMembers.map(\.baseName), protocolName: section.protocolName,
            isOpen: section.isOpen)
    }

    init(_ requirements: [Requirement], inherited: [String], protocolName: String, isOpen: Bool) {
        self.requirements = Dictionary(grouping: requirements, by: \.baseName)
        self.inherited = Set(inherited)
        self.protocolName = protocolName
        self.isOpen = isOpen
    }

    subscript(baseName: String) -> [Requirement] { requirements[baseName] ?? [] }

    func inherits(_ baseName: String) -> Bool { inherited.contains(baseName) }

    var names: some Collection<String> { requirements.keys }
}

extension FunctionSyntax {
    /// A call with these labels can mean this function. Default arguments are left out of members, whose overloads stand
    /// beside them.
    package func fits(_ call: Reference.Call) -> Bool { ParameterMatch(parameters: parameters).fits(call) }
}

/// Whether the labels of a call fit parameters, as Swift matches them.
struct ParameterMatch {
    let parameters: [Parameter]
    /// Places of parameters that may be left out.
    var optional: Set<Int> = []

    func fits(_ call: Reference.Call) -> Bool {
        var labels = call.labels[...]
        var closures = call.trailingClosures[...]
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
