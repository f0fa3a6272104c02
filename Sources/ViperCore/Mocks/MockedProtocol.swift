import SwiftSource

/// How the mock of a protocol names what it keeps for each member: the names that Swift developers know from Sourcery's
/// AutoMockable (`showErrorCallsCount`, `showErrorReceivedMessage`).
///
/// Of overloads, the first in the spec's order is named by its labels; later ones add the internal names, then the types. So a
/// name never changes because a member was added after it.
package struct MockedProtocol: Sendable {
    /// In the order of the members that were given.
    package let members: [MockedMember]
    private let indices: [String: Int]

    /// `members`: those of inherited protocols first, then the protocol's own.
    package init(members: [Member], aliases: TypeAliases) {
        var names = UsedNames(requirements: members.map(\.requirement))
        self.members = members.map { names.mocked($0, aliases: aliases) }
        self.indices = Dictionary(
            zip(members.map(\.requirement.signatureKey), members.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The member that has this signature.
    package subscript(requirement: Requirement) -> MockedMember? {
        indices[requirement.signatureKey].map { members[$0] }
    }
}

/// A member, and how its mock names what it keeps.
package struct MockedMember: Sendable {
    /// What is mocked.
    package let member: Member
    /// What the names begin with: `showError`.
    package let base: String
    /// What the call log says after the role: `show(error:)`, and with types where an overload has the same labels.
    package let logKey: String
    /// The parameters whose arguments are kept, by their places: all but closures that may not escape, and packs.
    package let kept: [Int]

    /// The member's.
    package var requirement: Requirement { member.requirement }

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
    /// What stands behind a property that has no default value.
    package var underlying: String { "underlying" + SwiftName.upperFirst(base) }
    /// What the call log says when the property is set: `title=`.
    package var setterLogKey: String { logKey + "=" }

    /// The property that keeps what arrived last: `showErrorReceivedMessage`, `saveReceivedArguments`; nil where nothing is kept.
    package var received: String? {
        switch kept.count {
        case 0: nil
        case 1: base + "Received" + SwiftName.upperFirst(parameters[kept[0]].name.name)
        default: base + "ReceivedArguments"
        }
    }

    /// An expression, optional in type, for the argument that arrived last at this parameter; nil where it is not kept.
    package func received(at parameter: Int) -> String? {
        guard kept.contains(parameter), let received else { return nil }
        return kept.count == 1 ? received : received + "?." + parameters[parameter].name.name.escapedName
    }

    /// Of a function; empty for a property.
    package var parameters: [Parameter] {
        if case .function(let function) = requirement.kind { function.namedParameters } else { [] }
    }

    fileprivate init(member: Member, base: String, logKey: String, kept: [Int]) {
        self.member = member
        self.base = base
        self.logKey = logKey
        self.kept = kept
    }

    /// All properties that its mock may have for it.
    fileprivate var names: [String] {
        [callsCount, called, receivedInvocations, returnValue, throwableError, closure, underlying]
            + (received.map { [$0] } ?? [])
    }
}

extension FunctionSyntax {
    /// The parameters, with a name for those that have `_`, so that a mock can keep their arguments.
    package var namedParameters: [Parameter] {
        parameters.enumerated().map { index, parameter in
            guard parameter.name.name == "_" else { return parameter }
            var named = parameter
            named.name.name = parameters.count == 1 ? "value" : "value\(index + 1)"
            return named
        }
    }
}

/// Gives every member names that no other has.
private struct UsedNames {
    private var names: Set<String>
    private var logKeys: Set<String> = []

    init(requirements: [Requirement]) {
        names = Set(requirements.map(\.baseName))
    }

    mutating func mocked(_ member: Member, aliases: TypeAliases) -> MockedMember {
        let logKey = firstFreeLogKey(member.requirement)
        let kept = keptParameters(of: member.requirement, aliases: aliases)
        let candidates = Candidates(member.requirement)
        var number = 0
        while true {
            let mocked = MockedMember(member: member, base: candidates[number], logKey: logKey, kept: kept)
            let own = mocked.names
            if names.isDisjoint(with: own) {
                names.formUnion(own)
                return mocked
            }
            number += 1
        }
    }

    /// What a member may be called, without end: by its labels, with internal names, with types, then by numbers. Nearly always
    /// the first is free, so each is made when it is asked for.
    private struct Candidates {
        private let name: String
        private let function: FunctionSyntax?

        init(_ requirement: Requirement) {
            name = requirement.baseName
            function = if case .function(let function) = requirement.kind { function } else { nil }
        }

        subscript(number: Int) -> String {
            guard let function else { return number == 0 ? name : "\(name)\(number + 1)" }
            switch number {
            case 0: return name + labels(of: function).joined()
            case 1: return name + fullNames(of: function).joined()
            case 2: return withTypes(function)
            default: return "\(withTypes(function))\(number - 1)"
            }
        }

        private func labels(of function: FunctionSyntax) -> [String] {
            function.parameters.map { SwiftName.upperFirst($0.label?.name ?? "") }
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

    private mutating func firstFreeLogKey(_ requirement: Requirement) -> String {
        var keys = [requirement.fullName]
        if case .function(let function) = requirement.kind {
            let parameters = function.parameters.map { "\($0.label?.name ?? "_"): \($0.type?.text ?? "")" }
            let typed = function.name.name + "(" + parameters.joined(separator: ", ") + ")"
            let result = function.result.map { " -> " + $0.text } ?? ""
            let effect = function.effects.isAsync ? " async" : ""
            keys += [typed, typed + effect, typed + effect + result]
        }
        let key = keys.first { !logKeys.contains($0) } ?? requirement.signatureKey
        logKeys.insert(key)
        return key
    }

    private func keptParameters(of requirement: Requirement, aliases: TypeAliases) -> [Int] {
        guard case .function(let function) = requirement.kind else { return [] }
        return function.parameters.indices.filter { index in
            guard let type = function.parameters[index].type else { return false }
            return aliases.canBeKept(type)
        }
    }
}

extension String {
    /// The words of a type, run together: `ArrayTodoItem` for `[TodoItem]`, `OptionalHit` for `Hit?`.
    fileprivate var capitalisedWords: String {
        var result = ""
        var word = ""
        for character in self + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += SwiftName.upperFirst(word)
                word = ""
                if character == "?" { result += "Optional" }
                if character == "[" { result += "Array" }
            }
        }
        return result
    }
}
