import SwiftSource
import ViperModel

/// How the mock of a protocol names what it keeps for each member: the names that Swift developers know from Sourcery's
/// AutoMockable (`showErrorCallsCount`, `showErrorReceivedMessage`).
///
/// Of overloads, the first in the spec's order is named by its labels; later ones add the internal names, then the types. So a
/// name never changes because a member was added after it.
package struct MockedProtocol: Sendable {
    /// The mocked members in the order of those that were given.
    package let members: [MockedMember]
    /// Members without their defaulted arguments.
    let overloads: [Overload]

    /// `members`: those of inherited protocols first, then the protocol's own.
    package init(members: [Member], overloads: [Overload] = [], in catalog: TypeCatalog) {
        self.overloads = overloads
        var names = UsedNames(members)
        self.members = members.map { names.mocked($0, in: catalog) }
    }

    /// The members of a base name, overloads of one another, in order.
    package func members(named name: String) -> [MockedMember] { members.filter { $0.member.baseName == name } }

    /// The member that has this signature.
    package subscript(requirement: Requirement) -> MockedMember? { member(of: requirement.signatureKey) }

    /// The member that has the signature of another one.
    package subscript(member: Member) -> MockedMember? { self.member(of: member.signatureKey) }

    private func member(of signature: String) -> MockedMember? {
        members.first { $0.member.signatureKey == signature }
    }
}

/// A member, and how its mock names what it keeps.
package final class MockedMember: Sendable {
    /// What is mocked.
    package let member: Member
    /// What the names begin with: `showError`.
    package let base: String
    /// What the call log says after the role: `show(error:)`, and with types where an overload has the same labels.
    package let logKey: String
    /// The parameters whose arguments are kept, by their places: all but closures that may not escape, and packs.
    package let kept: [Int]
    /// The parameters of a function, each with a name; empty for a property.
    package let parameters: [Parameter]

    /// The member's.
    package var requirement: Requirement { member.requirement }

    /// The property that keeps what arrived last: `showErrorReceivedMessage`, `saveReceivedArguments`; nil where nothing is kept.
    package let received: String?
    /// `showErrorCallsCount`.
    package var callsCount: String { base + "CallsCount" }
    /// `showErrorCalled`.
    package var called: String { base + "Called" }
    /// `showErrorReceivedInvocations`.
    package var receivedInvocations: String { base + "ReceivedInvocations" }
    /// `showErrorReturnValue`.
    package var returnValue: String { base + "ReturnValue" }
    /// `showErrorThrowableError`.
    package var throwableError: String { base + "ThrowableError" }
    /// `showErrorClosure`.
    package var closure: String { base + "Closure" }
    /// What its names begin with, as the middle of a name has it: `ShowError`.
    private let stem: String
    /// What stands behind a property that has no default value.
    package var underlying: String { "underlying" + stem }
    /// What the call log says when the property is set: `title=`.
    package var setterLogKey: String { logKey + "=" }

    /// An expression, optional in type, for the argument that arrived last at this parameter; nil where it is not kept.
    package func received(at parameter: Int) -> String? {
        guard kept.contains(parameter), let received else { return nil }
        return kept.count == 1 ? received : received + "?." + parameters[parameter].name.name.escapedName
    }

    fileprivate init(member: Member, base: String, logKey: String, kept: [Int]) {
        self.member = member
        self.base = base
        stem = SwiftName.upperFirst(base)
        self.logKey = logKey
        self.kept = kept
        parameters = member.requirement.function?.namedParameters ?? []
        received =
            switch kept.count {
            case 0: nil
            // `showReceivedInvocations` is the list of all calls.
            case 1 where parameters[kept[0]].name.name.lowercased() == "invocations": base + "ReceivedArguments"
            case 1: base + "Received" + SwiftName.upperFirst(parameters[kept[0]].name.name)
            default: base + "ReceivedArguments"
            }
    }

    /// All properties that its mock may have for it.
    package var names: [String] {
        [callsCount, called, receivedInvocations, returnValue, throwableError, closure, underlying]
            + (received.map { [$0] } ?? [])
    }
}

extension FunctionSyntax {
    /// One of its parameters is `_`.
    package var hasUnnamedParameters: Bool { parameters.indices.contains { parameters[$0].name.name == "_" } }

    /// The parameters, with a name for those that have `_`, so that a mock can keep their arguments.
    package var namedParameters: [Parameter] {
        guard hasUnnamedParameters else { return parameters }
        return parameters.enumerated().map { index, parameter in
            guard parameter.name.name == "_" else { return parameter }
            var named = parameter
            named.name.name = parameters.count == 1 ? "value" : "value\(index + 1)"
            return named
        }
    }
}

/// Gives every member names that no other has.
private struct UsedNames {
    /// The base names of all members, and the properties that mocks of members have.
    private var taken: Set<String>
    private var logKeys: Set<String> = []

    init(_ members: [Member]) { taken = Set(members.map(\.baseName)) }

    mutating func mocked(_ member: Member, in catalog: TypeCatalog) -> MockedMember {
        let logKey = firstFreeLogKey(member)
        let kept = keptParameters(of: member.requirement, in: catalog)
        let candidates = Candidates(member)
        var number = 0
        while true {
            let mocked = MockedMember(member: member, base: candidates[number], logKey: logKey, kept: kept)
            if claim(mocked) { return mocked }
            number += 1
        }
    }

    /// False where a property of its mock would be called as a member is, or as another one's property.
    private mutating func claim(_ member: MockedMember) -> Bool {
        guard taken.isDisjoint(with: member.names) else { return false }
        taken.formUnion(member.names)
        return true
    }

    /// What a member may be called, without end: by its labels, with internal names, with types, then by numbers.
    private struct Candidates {
        private let name: String
        private let function: FunctionSyntax?

        init(_ member: Member) {
            name = member.baseName
            function = member.requirement.function
        }

        subscript(number: Int) -> String {
            guard let function else { return number == 0 ? name : "\(name)\(number + 1)" }
            switch number {
            case 0: return function.parameters.reduce(into: name) { $0 += SwiftName.upperFirst($1.label?.name ?? "") }
            case 1: return name + fullNames(of: function).joined()
            case 2: return withTypes(function)
            default: return "\(withTypes(function))\(number - 1)"
            }
        }

        private func fullNames(of function: FunctionSyntax) -> [String] {
            function.parameters.map { parameter in
                let label = parameter.label?.name
                return SwiftName.upperFirst(label ?? "")
                    + (label == parameter.name.name ? "" : SwiftName.upperFirst(parameter.name.name))
            }
        }

        private func withTypes(_ function: FunctionSyntax) -> String {
            let types = function.parameters.map { ($0.type?.text ?? "").capitalisedWords }
            return name + zip(fullNames(of: function), types).map { $0 + $1 }.joined()
                + (function.result?.text.capitalisedWords ?? "") + (function.effects.isAsync ? "Async" : "")
        }
    }

    private mutating func firstFreeLogKey(_ member: Member) -> String {
        let name = member.fullName
        if logKeys.insert(name).inserted { return name }
        var keys: [String] = []
        if let function = member.requirement.function {
            let typed = member.requirement.typedName
            let result = function.result.map { " -> " + $0.text } ?? ""
            let effect = function.effects.isAsync ? " async" : ""
            keys = [typed, typed + effect, typed + effect + result]
        }
        let key = keys.first { !logKeys.contains($0) } ?? member.signatureKey
        logKeys.insert(key)
        return key
    }

    private func keptParameters(of requirement: Requirement, in catalog: TypeCatalog) -> [Int] {
        requirement.parameters.indices.filter { requirement.parameters[$0].type.map(catalog.canBeKept) ?? false }
    }
}
