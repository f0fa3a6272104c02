import SwiftSource
import ViperGeneration
import ViperModel

/// What has to be done to one member of a class.
enum MemberStep: Sendable {
    /// A missing member is added, as a stub, or with the body that leaves the spec.
    case insert(Member, GeneratedRecord.Body?)
    /// The signature of a written member has changed in the spec.
    case resign(WrittenMember, from: Requirement, to: Member)
    /// The spec has a body of the member now, and so has the class.
    case both(WrittenMember, Member)
    /// No section asks for a written member any more.
    case gone(WrittenMember, Requirement)
    /// A member is missing, and what was meant cannot be told; the written member, if any, stands in its way.
    case unclear(Member, because: String, WrittenMember?)
}

/// Compares what the specs ask of a class with what they asked before and with what is written. A member goes by its base
/// name: what changed beside it is a signature that changed.
struct MemberDecisions {
    /// The members that the specs ask for now.
    let new: [Member]
    /// The members that they asked for before; nil where that is not known, or nothing has changed.
    let old: [GeneratedRecord.Member]?
    /// The members that are written and were not yet taken for one of the new ones.
    private(set) var written: [WrittenMember]
    /// Whether the class inherits one that is not among the project's files: what is missing may be there.
    let mayInherit: Bool
    /// Whether a member is the stub of a requirement, to which nobody has written.
    let isUntouched: (WrittenMember, Requirement) -> Bool

    /// The steps in the order of the spec, what is gone last.
    func steps() -> [MemberStep] {
        let newByName = Dictionary(grouping: new, by: \.baseName)
        let oldByName = old.map { Dictionary(grouping: $0, by: \.requirement.baseName) }
        let writtenByName = Dictionary(grouping: written, by: \.requirement.baseName)
        let names = new.map(\.baseName) + (old ?? []).map(\.requirement.baseName)
        return names.unique.flatMap { name in
            var overloads = MemberDecisions(
                new: newByName[name, default: []], old: oldByName.map { $0[name, default: []] },
                written: writtenByName[name, default: []], mayInherit: mayInherit, isUntouched: isUntouched)
            return overloads.stepsOfOverloads()
        }
    }

    /// The steps of members that all have one base name.
    private mutating func stepsOfOverloads() -> [MemberStep] {
        var steps = takeMembersWithBodyInSpec()
        let oldKeys = old.map { Set($0.map(\.requirement.protocolKey)) }
        func isChanged(_ member: Member) -> Bool {
            oldKeys.map { !$0.contains(member.requirement.protocolKey) } ?? false
        }
        let changed = new.filter(isChanged)
        let newKeys = Set(new.map(\.requirement.protocolKey))
        var replaced = (old ?? []).filter { !newKeys.contains($0.requirement.protocolKey) }
        if changed.count + replaced.count > 2, let stubs = takeStubs(of: replaced) {
            steps += stubs
            replaced = []
        }

        // A property's declaration does not tell whether its accessors fit, so changed properties are not claimed exactly.
        var missing = new.filter(\.isHandWritten)
        missing.removeAll { ($0.requirement.isFunction || !isChanged($0)) && claim(exactly: $0.requirement) }
        missing.removeAll { !isChanged($0) && claim(sameNameAs: $0.requirement) }
        var gone = replaced
        for member in missing {
            if !isChanged(member) {
                steps += stepForUnchanged(member)
            } else if replaced.isEmpty {
                if !claim(sameNameAs: member.requirement) { steps.append(.insert(member, nil)) }
            } else if changed.count == 1, replaced.count == 1 {
                steps += step(for: member, replacing: replaced[0])
                gone = []
            } else {
                steps.append(.unclear(member, because: "several members with this name have changed at once", nil))
                gone = []
            }
        }
        for old in gone where old.body == nil {
            if let member = take(old.requirement), member.isOwn { steps.append(.gone(member, old.requirement)) }
        }
        return steps
    }

    /// Overloads that changed at once need not be told apart where nobody wrote to them: they go, and the new ones come. Nil
    /// where one was written, or stood in the spec.
    private mutating func takeStubs(of replaced: [GeneratedRecord.Member]) -> [MemberStep]? {
        let rest = written
        var stubs: [MemberStep] = []
        for old in replaced {
            guard old.body == nil, let member = take(old.requirement), member.isOwn,
                isUntouched(member, old.requirement)
            else {
                written = rest
                return nil
            }
            stubs.append(.gone(member, old.requirement))
        }
        return stubs
    }

    /// The steps of members that have a body in the spec and are written in the class as well.
    private mutating func takeMembersWithBodyInSpec() -> [MemberStep] {
        new.filter { $0.body != nil }.compactMap { member in
            remove { $0.isOwn && $0.requirement.signatureKey == member.signatureKey }.map { .both($0, member) }
        }
    }

    private func stepForUnchanged(_ member: Member) -> [MemberStep] {
        let key = member.requirement.protocolKey
        if let body = old?.first(where: { $0.requirement.protocolKey == key })?.body { return [.insert(member, body)] }
        if let other = written.first { return [Self.obstructed(member, by: other)] }
        return mayInherit ? [] : [.insert(member, nil)]
    }

    private mutating func step(for member: Member, replacing old: GeneratedRecord.Member) -> [MemberStep] {
        if let body = old.body { return claim(sameNameAs: member.requirement) ? [] : [.insert(member, body)] }
        let ownMembers = written.filter(\.isOwn)
        let candidates = ownMembers.filter { $0.requirement.fullName == old.requirement.fullName }
        let exact = ownMembers.first { $0.requirement.contractKey == old.requirement.contractKey }
        if let found = exact ?? (candidates.count == 1 ? candidates[0] : ownMembers.count == 1 ? ownMembers[0] : nil) {
            return [.resign(found, from: old.requirement, to: member)]
        }
        return [written.first.map { Self.obstructed(member, by: $0) } ?? .insert(member, nil)]
    }

    private static func obstructed(_ member: Member, by other: WrittenMember) -> MemberStep {
        .unclear(member, because: "another member has the same name", other)
    }

    // MARK: Claiming

    /// Takes a written member for a new one that it agrees with in all that a spec says; false where there is none.
    private mutating func claim(exactly requirement: Requirement) -> Bool {
        let key = requirement.contractKey
        return remove { $0.requirement.contractKey == key } != nil
    }

    /// Takes a written member of the same full name; whether its types fit is left to the compiler, for people spell them as they
    /// like.
    private mutating func claim(sameNameAs requirement: Requirement) -> Bool {
        let name = requirement.fullName
        return remove { $0.requirement.fullName == name } != nil
    }

    /// Takes the written member of a requirement, exactly or by its full name.
    private mutating func take(_ requirement: Requirement) -> WrittenMember? {
        let (key, name) = (requirement.contractKey, requirement.fullName)
        return remove { $0.requirement.contractKey == key } ?? remove { $0.requirement.fullName == name }
    }

    private mutating func remove(where matches: (WrittenMember) -> Bool) -> WrittenMember? {
        written.firstIndex(where: matches).map { written.remove(at: $0) }
    }
}
