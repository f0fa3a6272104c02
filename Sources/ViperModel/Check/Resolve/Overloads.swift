import SwiftSource

extension Overload {
    /// Returns an overload for each way to omit arguments with defaults. The first overload omits the most arguments.
    ///
    /// A function with more than four defaults has fewer overloads: they omit the last default, the last two
    /// defaults, and so on. A function with variadic parameters or packs has none, because an overload cannot pass
    /// them on.
    static func all(of member: Member) -> [Overload] {
        guard let function = member.requirement.function else { return [] }
        let defaulted = function.parameters.indices.filter { function.parameters[$0].defaultValue != nil }
        guard !defaulted.isEmpty, !function.parameters.contains(where: \.isVariadic),
            !function.genericParameters.contains(where: \.isPack)
        else { return [] }
        let omissions: [Set<Int>]
        if defaulted.count <= 4 {
            let masks = (1..<(1 << defaulted.count)).sorted { left, right in
                (right.nonzeroBitCount, right) < (left.nonzeroBitCount, left)
            }
            omissions = masks.map { mask in
                Set(defaulted.indices.filter { mask & (1 << $0) != 0 }.map { defaulted[$0] })
            }
        } else {
            omissions = defaulted.indices.map { Set(defaulted[$0...]) }
        }
        return omissions.map { Overload(of: member, function, leavingOut: $0) }
    }

    private init(of member: Member, _ function: FunctionSyntax, leavingOut omitted: Set<Int>) {
        var shortened = function
        shortened.parameters = function.parameters.indices.filter { !omitted.contains($0) }.map {
            function.parameters[$0]
        }
        var requirement = member.requirement
        requirement.kind = .function(shortened)
        let arguments = function.parameters.indices.map { index in
            let parameter = function.parameters[index]
            return omitted.contains(index) ? parameter.defaultValue?.name ?? "" : parameter.name.name
        }
        let labelled = function.parameters.indices.map { index in
            let parameter = function.parameters[index]
            let label = parameter.label.map { SwiftName.label($0.name) + ": " } ?? ""
            if omitted.contains(index) { return label + arguments[index] }
            return label + (parameter.type?.isInout == true ? "&" : "") + parameter.name.name.escapedName
                + (parameter.type?.isAutoclosure == true ? "()" : "")
        }
        let effects = (function.effects.isThrowing ? "try " : "") + (function.effects.isAsync ? "await " : "")
        let isHidden = function.parameters.contains { $0.name.name == function.name.name }
        self.init(
            requirement: requirement.withoutDefaults, documentation: member.documentation,
            member: member.requirement.withoutDefaults, arguments: arguments,
            call: effects + (isHidden ? "self." : "") + function.name.name.escapedName + "("
                + labelled.joined(separator: ", ") + ")")
    }
}
