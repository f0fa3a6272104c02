import SwiftSource
import ViperModel

/// The way in which code uses a name. It shows whether the name means a property or a function, and which overload.
enum NameUse {
    case called(Reference.Call)
    /// As a function reference with labels: `show(error:)`.
    case labelled(String)
    /// As an argument, a result or an assigned value. The name may mean a function there, too.
    case handedOn
    /// In another position, where Swift prefers a property.
    case value

    /// Returns the members that the use may mean. All `members` have the base name that is used.
    func meant(_ members: [RenamedMember.Overload]) -> [RenamedMember.Overload] {
        let properties = members.filter { !$0.member.isFunction }
        switch self {
        case .called(let call):
            let functions = members.filter { $0.member.isFunction(takingArgumentsOf: call) }
            return functions.isEmpty ? properties : functions
        case .labelled(let name): return members.filter { $0.member.fullName == name }
        case .handedOn: return members
        case .value: return properties.isEmpty ? members : properties
        }
    }
}

/// A member, with the facts that distinguish it from other members with the same base name.
package struct NamedMember: Sendable {
    /// The full name: `show(error:)`.
    package let fullName: String
    /// The parameters of a function; nil for a property.
    var parameters: [Parameter]?

    package var isFunction: Bool { parameters != nil }

    /// Returns whether the member is a function that accepts the arguments of a call.
    fileprivate func isFunction(takingArgumentsOf call: Reference.Call) -> Bool {
        guard let parameters else { return false }
        let optional = parameters.indices.filter { parameters[$0].defaultValue != nil }
        return ParameterMatch(parameters: parameters, optional: Set(optional))
            .fits(call.labels, call.trailingClosures)
    }
}

extension NamedMember {
    init(_ requirement: Requirement) {
        fullName = requirement.fullName
        parameters = requirement.function?.parameters
    }
}
