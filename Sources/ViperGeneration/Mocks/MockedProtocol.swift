import SwiftSource
import ViperModel

/// A protocol with the names of the properties in its mock: `showErrorCallsCount`, `showErrorReceivedMessage`. The
/// names follow Sourcery's AutoMockable.
///
/// The names of the first overload in the spec contain its labels. If these names are taken, a later overload adds
/// parameter names, then types. So a new member does not change the names of the members before it.
package struct MockedProtocol: Sendable {
    /// The mocked members, in the order of the given members.
    package let members: [MockedMember]
    /// The overloads in a protocol extension that omit arguments with default values.
    let overloads: [Overload]

    /// - Parameter members: The members of inherited protocols, followed by the protocol's own.
    package init(members: [Member], overloads: [Overload] = [], in catalog: TypeCatalog) {
        self.overloads = overloads
        var names = UniqueNames(members)
        self.members = members.map { names.mocked($0, in: catalog) }
    }

    /// Returns the members with this base name, in order.
    package func members(named name: String) -> [MockedMember] { members.filter { $0.member.baseName == name } }

    /// Returns the member with this signature.
    package subscript(requirement: Requirement) -> MockedMember? { member(of: requirement.signatureKey) }

    /// Returns the member with the same signature as `member`.
    package subscript(member: Member) -> MockedMember? { self.member(of: member.signatureKey) }

    private func member(of signature: String) -> MockedMember? {
        members.first { $0.member.signatureKey == signature }
    }
}

/// A member with the names of its mock's properties.
package final class MockedMember: Sendable {
    /// The mocked member.
    package let member: Member
    /// The prefix of the names: `showError`.
    package let base: String
    /// The entry in the call log, without the name of the part: `show(error:)`. Contains types if an overload has the
    /// same labels.
    package let logKey: String
    /// The indexes of the parameters whose arguments the mock records: all except nonescaping closures and parameter
    /// packs.
    package let kept: [Int]
    /// The parameters of a function, all of them named; empty for a property.
    package let parameters: [Parameter]

    /// The requirement of the member.
    package var requirement: Requirement { member.requirement }

    /// The property with the last received arguments, `showErrorReceivedMessage` or `saveReceivedArguments`; nil if
    /// nothing is recorded.
    package let received: String?
    /// The number of calls: `showErrorCallsCount`.
    package var callsCount: String { base + "CallsCount" }
    /// Whether the member was called: `showErrorCalled`.
    package var called: String { base + "Called" }
    /// The arguments of all calls: `showErrorReceivedInvocations`.
    package var receivedInvocations: String { base + "ReceivedInvocations" }
    /// The result: `showErrorReturnValue`.
    package var returnValue: String { base + "ReturnValue" }
    /// The error to throw: `showErrorThrowableError`.
    package var throwableError: String { base + "ThrowableError" }
    /// The closure that replaces the member: `showErrorClosure`.
    package var closure: String { base + "Closure" }
    /// The prefix with a capital letter, for the middle of a name: `ShowError`.
    private let stem: String
    /// The stored property behind a mocked property without a default value: `underlyingTitle`.
    package var underlying: String { "underlying" + stem }
    /// The entry in the call log when the property is set: `title=`.
    package var setterLogKey: String { logKey + "=" }

    /// Returns an expression for the last argument of this parameter: `saveReceivedArguments?.title`. Its type is
    /// optional. Returns nil if the mock does not record the argument.
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

    /// The names of all properties that the mock may have for this member.
    package var names: [String] {
        [callsCount, called, receivedInvocations, returnValue, throwableError, closure, underlying]
            + (received.map { [$0] } ?? [])
    }
}

extension FunctionSyntax {
    /// Whether a parameter is named `_`.
    package var hasUnnamedParameters: Bool { parameters.indices.contains { parameters[$0].name.name == "_" } }

    /// The parameters, with names for those named `_`, so that a mock can record their arguments.
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

/// Gives each member of a mock unique names.
private struct UniqueNames {
    /// The base names of all members, and the names of the mocks' properties.
    private var taken: Set<String>
    private var logKeys: Set<String> = []

    init(_ members: [Member]) { taken = Set(members.map(\.baseName)) }

    mutating func mocked(_ member: Member, in catalog: TypeCatalog) -> MockedMember {
        let logKey = firstFreeLogKey(member)
        let kept = keptParameters(of: member.requirement, in: catalog)
        let candidates = NameCandidates(member)
        var number = 0
        while true {
            let mocked = MockedMember(member: member, base: candidates[number], logKey: logKey, kept: kept)
            if claim(mocked) { return mocked }
            number += 1
        }
    }

    /// Reserves the names of a member's mock. Returns false if one of them is already taken.
    private mutating func claim(_ member: MockedMember) -> Bool {
        guard taken.isDisjoint(with: member.names) else { return false }
        taken.formUnion(member.names)
        return true
    }

    /// The possible names of a member: with labels, with parameter names, with types, then with numbers.
    private struct NameCandidates {
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
            let types = function.parameters.map { ($0.type?.text ?? "").capitalizedWords }
            return name + zip(fullNames(of: function), types).map { $0 + $1 }.joined()
                + (function.result?.text.capitalizedWords ?? "") + (function.effects.isAsync ? "Async" : "")
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
