import SwiftSource
import ViperGeneration
import ViperModel

/// What is known of the spec as it was when a class's members were last in line with it.
enum SpecHistory: Sendable {
    /// The generated files are as they are to be.
    case unchanged
    /// What the class had to have then.
    case known([GeneratedRecord.Member])
    /// There is no generated file to tell.
    case unknown
}

/// What has to happen to one member.
enum MemberStep: Sendable {
    /// Its stub is written.
    case insert(Member)
    /// Its body leaves the spec and comes into the class.
    case takeIn(Member, GeneratedRecord.Body)
    /// Its signature has changed.
    case resign(WrittenMember, from: Requirement, to: Member)
    /// The spec has a body now, and so has the class.
    case both(WrittenMember, Member)
    /// No section asks for it any more.
    case gone(WrittenMember, Requirement)
    /// It is missing, and what was meant cannot be told.
    case unclear(Member, MemberDoubt)
}

extension MemberStep {
    /// Something is written that needs a place.
    var addsMember: Bool {
        switch self {
        case .insert, .takeIn: true
        case .resign, .both, .gone, .unclear: false
        }
    }
}

/// Why a member is left to a person.
enum MemberDoubt: Sendable {
    /// Overloads that changed at once: which became which?
    case overloads
    /// Something of its name is there, and no record says whether it is the same.
    case otherSignature(WrittenMember)
}

/// Compares what the specs ask of a class with what they asked before and with what is written. A member goes by its base
/// name: what changed beside it is a signature that changed.
struct MemberDecisions {
    private let new: [Member]
    private let history: SpecHistory
    private let written: [WrittenMember]
    /// The class inherits a class that is not among the project's files: what is missing may be there.
    private let mayInherit: Bool
    /// The member is the stub of that requirement, and nobody has written to it.
    private let isUntouched: (WrittenMember, Requirement) -> Bool

    init(
        new: [Member], history: SpecHistory, written: [WrittenMember], mayInherit: Bool,
        isUntouched: @escaping (WrittenMember, Requirement) -> Bool
    ) {
        self.new = new
        self.history = history
        self.written = written
        self.mayInherit = mayInherit
        self.isUntouched = isUntouched
    }

    /// The steps in the order of the spec, what is gone last.
    func steps() -> [MemberStep] {
        let byName = Dictionary(grouping: written, by: { $0.requirement.baseName })
        let old = oldMembers
        let oldByName = old.map { Dictionary(grouping: $0, by: { $0.requirement.baseName }) }
        let newByName = Dictionary(grouping: new, by: { $0.requirement.baseName })
        var names: [String] = []
        var seen: Set<String> = []
        for name in new.map(\.requirement.baseName) + (old ?? []).map(\.requirement.baseName)
        where seen.insert(name).inserted {
            names.append(name)
        }
        return names.flatMap { name in
            var overloads = Overloads(
                new: newByName[name, default: []], old: oldByName.map { $0[name, default: []] },
                written: byName[name, default: []], mayInherit: mayInherit, isUntouched: isUntouched)
            return overloads.steps()
        }
    }

    private var oldMembers: [GeneratedRecord.Member]? {
        switch history {
        case .unknown: nil
        case .known(let members): members
        case .unchanged: new.map { GeneratedRecord.Member(requirement: $0.requirement, body: nil) }
        }
    }
}

extension Requirement {
    fileprivate var isFunction: Bool {
        if case .function = kind { true } else { false }
    }
}

/// The members of one base name.
private struct Overloads {
    let new: [Member]
    /// Nil where nothing is known.
    let old: [GeneratedRecord.Member]?
    /// Not yet taken for one of the new ones.
    var written: [WrittenMember]
    let mayInherit: Bool
    let isUntouched: (WrittenMember, Requirement) -> Bool

    mutating func steps() -> [MemberStep] {
        var steps = duplicates()
        let keys = new.map(\.requirement.protocolKey)
        var (changed, replaced) = difference(keys)
        if changed.count + replaced.count > 2, let stubs = takeStubs(of: replaced) {
            steps += stubs
            replaced = []
        }

        var missing = new.indices.filter { new[$0].isHandWritten }
        let changedKeys = Set(changed.map { keys[$0] })
        // Of a property its declaration does not tell whether the accessors fit.
        missing.removeAll { index in
            let isCertain = new[index].requirement.isFunction || !changedKeys.contains(keys[index])
            return isCertain && claim(exactly: new[index].requirement)
        }
        missing.removeAll { !changedKeys.contains(keys[$0]) && claim(new[$0].requirement) }

        var resigned: Set<String> = []
        for index in missing {
            let member = new[index]
            if !changedKeys.contains(keys[index]) {
                steps += stepForUnchanged(member)
            } else if replaced.isEmpty {
                if !claim(member.requirement) { steps.append(.insert(member)) }
            } else if changed.count == 1, replaced.count == 1 {
                steps += step(for: member, replacing: replaced[0])
                resigned.insert(replaced[0].requirement.protocolKey)
            } else {
                steps.append(.unclear(member, .overloads))
                resigned.formUnion(replaced.map(\.requirement.protocolKey))
            }
        }
        for left in replaced where left.body == nil && !resigned.contains(left.requirement.protocolKey) {
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

    /// The new members that were not asked for before, and the old ones that are asked for no more. `keys` are those of `new`.
    private func difference(_ keys: [String]) -> (changed: [Int], replaced: [GeneratedRecord.Member]) {
        guard let old else { return ([], []) }
        let oldKeys = old.map(\.requirement.protocolKey)
        if oldKeys == keys { return ([], []) }
        let (known, wanted) = (Set(oldKeys), Set(keys))
        return (
            new.indices.filter { !known.contains(keys[$0]) }, zip(old, oldKeys).filter { !wanted.contains($1) }.map(\.0)
        )
    }

    /// Members that the spec implements and the class as well.
    private mutating func duplicates() -> [MemberStep] {
        new.compactMap { member in
            guard case .body = member.implementation else { return nil }
            let key = member.requirement.signatureKey
            guard let index = written.firstIndex(where: { $0.isOwn && $0.requirement.signatureKey == key })
            else { return nil }
            return .both(written.remove(at: index), member)
        }
    }

    private func stepForUnchanged(_ member: Member) -> [MemberStep] {
        let key = member.requirement.protocolKey
        if let body = old?.first(where: { $0.requirement.protocolKey == key })?.body { return [.takeIn(member, body)] }
        if let other = written.first { return [.unclear(member, .otherSignature(other))] }
        return mayInherit ? [] : [.insert(member)]
    }

    private mutating func step(for member: Member, replacing old: GeneratedRecord.Member) -> [MemberStep] {
        if let body = old.body { return claim(member.requirement) ? [] : [.takeIn(member, body)] }
        let own = written.filter(\.isOwn)
        let candidates = own.filter { $0.requirement.fullName == old.requirement.fullName }
        let exact = own.first { $0.requirement.contractKey == old.requirement.contractKey }
        guard let found = exact ?? (candidates.count == 1 ? candidates[0] : own.count == 1 ? own[0] : nil) else {
            return written.isEmpty ? [.insert(member)] : [.unclear(member, .otherSignature(written[0]))]
        }
        return [.resign(found, from: old.requirement, to: member)]
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
        let key = requirement.contractKey
        let name = requirement.fullName
        return remove { $0.requirement.contractKey == key } ?? remove { $0.requirement.fullName == name }
    }

    private mutating func remove(where matches: (WrittenMember) -> Bool) -> WrittenMember? {
        guard let index = written.firstIndex(where: matches) else { return nil }
        return written.remove(at: index)
    }
}
