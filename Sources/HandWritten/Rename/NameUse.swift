import SwiftSource
import ViperModel

/// How a name is used, as far as that distinguishes a property from a function with its name, and overloads from each
/// other.
enum NameUse {
    case called(Reference.Call)
    /// `show(error:)`, without a call.
    case labelled(String)
    /// As an argument, a result or an assigned value, where a function is possible, too.
    case handedOn
    /// In another position, where Swift prefers a property.
    case value

    /// Returns the members that a use may mean, among members with one base name.
    func meant(_ members: [RenamedMember.Overload], in types: DeclaredTypes) -> [RenamedMember.Overload] {
        switch self {
        case .called(let call): return members.filter { $0.member.fits(call, in: types) }
        case .labelled(let name): return members.filter { $0.member.fullName == name }
        case .handedOn: return members
        case .value:
            let properties = members.filter { !$0.member.isFunction }
            return properties.isEmpty ? members : properties
        }
    }
}

/// A member, with the facts that distinguish it from others with its base name.
package struct NamedMember: Sendable {
    /// The full name: `show(error:)`.
    package let fullName: String
    /// The parameters of a function; nil for a property.
    var parameters: [Parameter]?
    /// The declared type of a property.
    var type: TypeSyntax?
    /// The initial value of a property.
    var value: String?

    /// Whether the member is a function.
    package var isFunction: Bool { parameters != nil }

    /// Returns whether a call may be one of the member, or of the function that is a property's value.
    fileprivate func fits(_ call: Reference.Call, in types: DeclaredTypes) -> Bool {
        guard let parameters else { return mayBeCalled(in: types) }
        let optional = parameters.indices.filter { parameters[$0].defaultValue != nil }
        return ParameterMatch(parameters: parameters, optional: Set(optional))
            .fits(call.labels, call.trailingClosures)
    }

    /// Returns false if the value is a number, a string or another value that is not a function.
    private func mayBeCalled(in types: DeclaredTypes) -> Bool {
        if let type { return type.mayBeCalled(in: types) }
        guard let value, let first = value.first else { return true }
        return !(first.isNumber || "\"[-".contains(first) || ["true", "false"].contains(value))
    }
}

extension NamedMember {
    init(_ requirement: Requirement) {
        fullName = requirement.fullName
        parameters = requirement.function?.parameters
        type = requirement.variable?.type
        value = requirement.variable?.value?.name
    }
}

extension TypeSyntax {
    fileprivate func mayBeCalled(in types: DeclaredTypes) -> Bool {
        switch bare.shape {
        case .optional(let type), .implicitlyUnwrapped(let type), .existential(let type): type.mayBeCalled(in: types)
        case .named(let components): components.last.map { types.mayBeCalled($0.name) } ?? true
        case .array, .dictionary, .metatype: false
        default: true
        }
    }
}
