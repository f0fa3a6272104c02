import SwiftSource
import ViperGeneration
import ViperModel

/// What has to happen to one member.
enum MemberStep: Sendable {
    /// It is written, as a stub, or with the body that leaves the spec.
    case insert(Member, GeneratedRecord.Body?)
    /// Its signature has changed.
    case resign(WrittenMember, from: Requirement, to: Member)
    /// The spec has a body now, and so has the class.
    case both(WrittenMember, Member)
    /// No section asks for it any more.
    case gone(WrittenMember, Requirement)
    /// It is missing, and what was meant cannot be told; the written member, if any, stands in its way.
    case unclear(Member, because: String, WrittenMember?)
}

/// Compares what the specs ask of a class with what they asked before and with what is written. A member goes by its base
/// name: what changed beside it is a signature that changed.
struct MemberDecisions {
    let new: [Member]
    /// Nil where nothing is known of the time before, or nothing has changed.
    let old: [GeneratedRecord.Member]?
    /// Not yet taken for one of the new ones.
    private(set) var written: [WrittenMember]
    /// The class inherits a class that is not among the project's files: what is missing may be there.
    let mayInherit: Bool
    /// The member is the stub of that requirement, and nobody has written to it.
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
        var steps = duplicates()
        let known = old.map { Set($0.map(\.requirement.protocolKey)) }
        func isChanged(_ member: Member) -> Bool { known.map { !$0.contains(member.requirement.protocolKey) } ?? false }
        let changed = new.filter(isChanged)
        var replaced: [GeneratedRecord.Member] = []
        if let old {
            let wanted = Set(new.map(\.requirement.protocolKey))
            replaced = old.filter { !wanted.contains($0.requirement.protocolKey) }
        }
        if changed.count + replaced.count > 2, let stubs = takeStubs(of: replaced) {
            steps += stubs
            replaced = []
        }

        // Of a property its declaration does not tell whether the accessors fit.
        var missing = new.filter(\.isHandWritten)
        missing.removeAll { ($0.requirement.isFunction || !isChanged($0)) && claim(exactly: $0.requirement) }
        missing.removeAll { !isChanged($0) && claim($0.requirement) }
        var gone = replaced
        for member in missing {
            if !isChanged(member) {
                steps += stepForUnchanged(member)
            } else if replaced.isEmpty {
                if !claim(member.requirement) { steps.append(.insert(member, nil)) }
            } else if changed.count == 1, replaced.count == 1 {
                steps += step(for: member, replacing: replaced[0])
                gone = []
            } else {
                steps.append(.unclear(member, because: "several members of its name have changed at once", nil))
                gone = []
            }
        }
        for left in gone where left.body == nil {
            if let member = take(left.requirement), member.isOwn { steps.append(.gone(member, left.requirement)) }
        }
        return steps
    }

    /// Overloads that changed at once need not be told apart where nobody wrote to them: they go, and the new ones come. Nil
    /// where one was written, or stood in the spec.
    private mutating func takeStubs(of replaced: [GeneratedRecord.Member]) -> [MemberStep]? {
        let rest = written
        var stubs: [MemberStep] = []
        for left in replaced {
            guard left.body == nil, let member = take(left.requirement), member.isOwn,
                isUntouched(member, left.requirement)
            else {
                written = rest
                return nil
            }
            stubs.append(.gone(member, left.requirement))
        }
        return stubs
    }

    /// Members that the spec implements and the class as well.
    private mutating func duplicates() -> [MemberStep] {
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
        if let body = old.body { return claim(member.requirement) ? [] : [.insert(member, body)] }
        let own = written.filter(\.isOwn)
        let candidates = own.filter { $0.requirement.fullName == old.requirement.fullName }
        let exact = own.first { $0.requirement.contractKey == old.requirement.contractKey }
        if let found = exact ?? (candidates.count == 1 ? candidates[0] : own.count == 1 ? own[0] : nil) {
            return [.resign(found, from: old.requirement, to: member)]
        }
        return [written.first.map { Self.obstructed(member, by: $0) } ?? .insert(member, nil)]
    }

    private static func obstructed(_ member: Member, by other: WrittenMember) -> MemberStep {
        .unclear(member, because: "there is another member of its name", other)
    }

    // MARK: Claiming

    private mutating func claim(exactly requirement: Requirement) -> Bool {
        let key = requirement.contractKey
        return remove { $0.requirement.contractKey == key } != nil
    }

    /// Types are left to the compiler: people spell them as they like.
    private mutating func claim(_ requirement: Requirement) -> Bool {
        let name = requirement.fullName
        return remove { $0.requirement.fullName == name } != nil
    }

    private mutating func take(_ requirement: Requirement) -> WrittenMember? {
        let (key, name) = (requirement.contractKey, requirement.fullName)
        return remove { $0.requirement.contractKey == key } ?? remove { $0.requirement.fullName == name }
    }

    private mutating func remove(where matches: (WrittenMember) -> Bool) -> WrittenMember? {
        written.firstIndex(where: matches).map { written.remove(at: $0) }
    }
}
