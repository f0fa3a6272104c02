import SwiftSource
import ViperGeneration
import ViperModel

/// The update of one member of a class.
enum MemberUpdate: Sendable {
    /// Adds a missing member, as a stub or with the body that was removed from the spec.
    case insert(Member, PreviousSpecRecord.Body?)
    /// Changes the signature of a member to the signature in the spec.
    case changeSignature(UserMember, from: Requirement, to: Member)
    /// Handles a member that has a body in both the spec and the class.
    case both(UserMember, Member)
    /// Handles a member that no section requires any longer.
    case gone(UserMember, Requirement)
    /// Reports a missing member if the class has exactly one member with its base name, but with another signature.
    case differs(UserMember, Member)
    /// Reports a missing member if it is uncertain which edit is right. The existing member, if any, prevents the
    /// insertion.
    case unclear(Member, because: String, UserMember?)
}

/// A comparison of three lists: the members that specs require now, the members that they required before, and the
/// members in the class.
///
/// Members are matched by base name. If the base name is the same but other parts differ, the signature was changed.
struct MemberUpdatePlan {
    /// The members that the specs require now.
    let new: [Member]
    /// The members that the specs required before; nil if unknown, or if nothing has changed.
    let old: [PreviousSpecRecord.Member]?
    /// The members of the class that are not matched with a requirement yet.
    private(set) var written: [UserMember]
    /// Whether the class inherits from a type outside the project, which may declare missing members.
    let mayInherit: Bool
    /// Whether a member is an unmodified stub of a requirement.
    let isUntouched: (UserMember, Requirement) -> Bool

    /// Returns the updates in the order of the spec, removed members last.
    func steps() -> [MemberUpdate] {
        let newByName = Dictionary(grouping: new, by: \.baseName)
        let oldByName = old.map { Dictionary(grouping: $0, by: \.requirement.baseName) }
        let writtenByName = Dictionary(grouping: written, by: \.requirement.baseName)
        let names = new.map(\.baseName) + (old ?? []).map(\.requirement.baseName)
        return names.unique.flatMap { name in
            var overloads = MemberUpdatePlan(
                new: newByName[name, default: []], old: oldByName.map { $0[name, default: []] },
                written: writtenByName[name, default: []], mayInherit: mayInherit, isUntouched: isUntouched)
            return overloads.stepsOfOverloads()
        }
    }

    /// Returns the updates of members with one base name.
    private mutating func stepsOfOverloads() -> [MemberUpdate] {
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

        // A property's declaration does not show whether its accessors fit, so changed properties are not matched
        // exactly.
        var missing = new.filter(\.isHandWritten)
        missing.removeAll { ($0.requirement.isFunction || !isChanged($0)) && claim(exactly: $0.requirement) }
        missing.removeAll { !isChanged($0) && claim(sameNameAs: $0.requirement) }
        var gone = replaced
        for member in missing {
            if !isChanged(member) {
                steps += stepForUnchanged(member, isAlone: missing.count == 1)
            } else if replaced.isEmpty {
                if !claim(sameNameAs: member.requirement) { steps.append(.insert(member, nil)) }
            } else if changed.count == 1, replaced.count == 1 {
                steps += step(for: member, replacing: replaced[0])
                gone = []
            } else {
                steps.append(
                    .unclear(member, because: "several members '\(member.baseName)' have changed at once", nil))
                gone = []
            }
        }
        for old in gone where old.body == nil {
            if let member = take(old.requirement), member.isOwn { steps.append(.gone(member, old.requirement)) }
        }
        return steps
    }

    /// Returns the removals of `replaced`: several overloads whose requirements changed in the same run. All of them
    /// must be unmodified stubs, which new stubs then replace. Returns nil if an overload is implemented or had a body
    /// in the spec.
    private mutating func takeStubs(of replaced: [PreviousSpecRecord.Member]) -> [MemberUpdate]? {
        let rest = written
        var stubs: [MemberUpdate] = []
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

    /// Returns the updates of members that have a body in both the spec and the class.
    private mutating func takeMembersWithBodyInSpec() -> [MemberUpdate] {
        new.filter { $0.body != nil }.compactMap { member in
            remove { $0.isOwn && $0.requirement.signatureKey == member.signatureKey }.map { .both($0, member) }
        }
    }

    /// Returns the updates of a missing member whose requirement has not changed. `isAlone` states
    /// whether no other member with its base name is missing.
    private func stepForUnchanged(_ member: Member, isAlone: Bool) -> [MemberUpdate] {
        let key = member.requirement.protocolKey
        if let body = old?.first(where: { $0.requirement.protocolKey == key })?.body { return [.insert(member, body)] }
        if isAlone, written.count == 1, written[0].isOwn, !written[0].declaration.isPrivate {
            return [.differs(written[0], member)]
        }
        if let other = written.first { return [Self.obstructed(member, by: other)] }
        return mayInherit ? [] : [.insert(member, nil)]
    }

    private mutating func step(for member: Member, replacing old: PreviousSpecRecord.Member) -> [MemberUpdate] {
        if let body = old.body { return claim(sameNameAs: member.requirement) ? [] : [.insert(member, body)] }
        let ownMembers = written.filter(\.isOwn)
        let candidates = ownMembers.filter { $0.requirement.fullName == old.requirement.fullName }
        let exact = ownMembers.first { $0.requirement.contractKey == old.requirement.contractKey }
        if let found = exact ?? (candidates.count == 1 ? candidates[0] : ownMembers.count == 1 ? ownMembers[0] : nil) {
            return [.changeSignature(found, from: old.requirement, to: member)]
        }
        return [written.first.map { Self.obstructed(member, by: $0) } ?? .insert(member, nil)]
    }

    private static func obstructed(_ member: Member, by other: UserMember) -> MemberUpdate {
        .unclear(member, because: "this member has the same base name", other)
    }

    // MARK: Matching

    /// Finds a member of the class with the same declaration as in the spec, and takes it from `written`. Returns false
    /// if there is none.
    private mutating func claim(exactly requirement: Requirement) -> Bool {
        let key = requirement.contractKey
        return remove { $0.requirement.contractKey == key } != nil
    }

    /// Finds a member of the class with the same full name, and takes it from `written`. Its types may be spelled in
    /// another way, so the compiler checks them. Returns false if there is none.
    private mutating func claim(sameNameAs requirement: Requirement) -> Bool {
        let name = requirement.fullName
        return remove { $0.requirement.fullName == name } != nil
    }

    /// Takes the member for a requirement from `written`. Prefers a member with the same declaration to a member that
    /// only has the same full name.
    private mutating func take(_ requirement: Requirement) -> UserMember? {
        let (key, name) = (requirement.contractKey, requirement.fullName)
        return remove { $0.requirement.contractKey == key } ?? remove { $0.requirement.fullName == name }
    }

    private mutating func remove(where matches: (UserMember) -> Bool) -> UserMember? {
        written.firstIndex(where: matches).map { written.remove(at: $0) }
    }
}
