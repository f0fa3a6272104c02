import SwiftSource
import ViperModel
import ViperSpec

/// Decides which members the leak test can call. In this test, the presenter and interactors are real, and all other
/// parts are mocks. A member is harmless if no code that it reaches may trap, wait, or make a mock retain the
/// presenter.
///
/// Code implemented by hand may call everything that its class refers to, so all of that must be harmless. For each
/// member, `MemberEffects` tells whether its own code is harmless, and which members it may call. The verdict on a
/// member follows these calls to every member that it may reach.
struct LeakTestSafety {
    /// The result of calling a member.
    enum Verdict {
        case harmful
        /// `byHand` is true if the call reaches code implemented by hand.
        case harmless(byHand: Bool)
    }

    private let module: Module
    private let catalog: TypeCatalog
    private let contracts: MockedProtocols
    private let naming: Naming
    private var classes: [ModulePart: Class] = [:]
    /// The effects of the members examined so far.
    private var effectsByMember: [ObjectIdentifier: MemberEffects] = [:]
    /// The effects of code implemented by hand in each part, and the verdicts on everything that this code reaches.
    private var handWrittenEffectsByPart: [ModulePart: MemberEffects] = [:]
    private var handWrittenVerdictsByPart: [ModulePart: Verdict] = [:]
    /// The protocols of the presenter.
    private let presenterProtocols: Set<String>

    init(of module: Module, in program: Program, _ contracts: MockedProtocols) {
        self.module = module
        self.contracts = contracts
        catalog = program.types
        naming = program.app.naming
        presenterProtocols = Set(module.presenterSections.map(\.protocolName))
        for part in module.parts { classes[part] = Class(known: findKnown(to: part), members: members(of: part)) }
    }

    /// Returns whether a call of the member is harmless, with all calls that follow from it.
    mutating func verdict(on member: Member, of part: ModulePart) -> Verdict {
        var isByHand = false
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(member)]
        var waiting = [ReachedMember(member: member, part: part)]
        while let reached = waiting.popLast() {
            let effects = effects(of: reached)
            guard effects.isHarmless else { return .harmful }
            if effects.isByHand {
                isByHand = true
                guard case .harmless = handWrittenVerdict(in: reached.part) else { return .harmful }
            } else {
                waiting += effects.next.filter { seen.insert(ObjectIdentifier($0.member)).inserted }
            }
        }
        return .harmless(byHand: isByHand)
    }

    /// Returns the verdict on code implemented by hand. It is the same for all such members of a part, because each may
    /// call everything that the class refers to.
    private mutating func handWrittenVerdict(in part: ModulePart) -> Verdict {
        if let verdict = handWrittenVerdictsByPart[part] { return verdict }
        var seen: Set<ObjectIdentifier> = []
        var parts: Set<ModulePart> = [part]
        var waiting = handWrittenEffects(in: part).next
        var verdict = Verdict.harmless(byHand: true)
        while let reached = waiting.popLast() {
            let effects = effects(of: reached)
            guard effects.isHarmless else {
                verdict = .harmful
                break
            }
            if effects.isByHand, !parts.insert(reached.part).inserted { continue }
            waiting += effects.next.filter { seen.insert(ObjectIdentifier($0.member)).inserted }
        }
        handWrittenVerdictsByPart[part] = verdict
        return verdict
    }

    // MARK: - A member

    /// A reachable member with its part.
    private struct ReachedMember {
        let member: Member
        let part: ModulePart
    }

    /// The effects of a member's own code, and the members that it may call.
    private struct MemberEffects {
        var isHarmless = true
        var isByHand = false
        var next: [ReachedMember] = []
    }

    private mutating func effects(of reached: ReachedMember) -> MemberEffects {
        let key = ObjectIdentifier(reached.member)
        if let effects = effectsByMember[key] { return effects }
        let effects = findEffects(reached.member, of: reached.part)
        effectsByMember[key] = effects
        return effects
    }

    private mutating func findEffects(_ member: Member, of part: ModulePart) -> MemberEffects {
        switch member.implementation {
        case .storedProperty: return MemberEffects()
        case .sharedWith:
            return MemberEffects(
                next: reached(members(of: part).filter { $0.signatureKey == member.signatureKey }, of: part))
        case .handWritten:
            // A stub with a result traps until you implement it.
            return member.requirement.returnsValue ? MemberEffects(isHarmless: false) : handWrittenEffects(in: part)
        case .inExtension: return handWrittenEffects(in: part)
        case .body(let body): return effects(through: body, in: part)
        }
    }

    /// Returns the effects of code implemented by hand, which may call everything that its class refers to.
    private mutating func handWrittenEffects(in part: ModulePart) -> MemberEffects {
        if let effects = handWrittenEffectsByPart[part] { return effects }
        var effects = MemberEffects(isByHand: true)
        for known in (classes[part]?.known ?? [:]).values {
            switch known {
            case .part(let part, let members): effects.next += reached(Array(members.values.joined()), of: part)
            case .mock(let members, let mayKeep):
                let areHarmless = members.values.joined().allSatisfy {
                    canReturn($0) && (mayKeep || !takesPresenter($0.member))
                }
                if !areHarmless { effects.isHarmless = false }
            }
        }
        handWrittenEffectsByPart[part] = effects
        return effects
    }

    private func effects(through body: Body, in part: ModulePart) -> MemberEffects {
        guard let own = classes[part] else { return MemberEffects(isHarmless: false) }
        let references = BodyReferences(body, known: own.knownNames, members: own.memberNames)
        let usedMembers = references.ownMembers.flatMap { own.members[$0] ?? [] }
        var effects = MemberEffects(isHarmless: references.isHarmless, next: reached(usedMembers, of: part))
        for call in references.calls {
            switch own.known[call.name] {
            case .part(let part, let members):
                let called = members[call.member] ?? []
                if called.isEmpty { effects.isHarmless = false }
                effects.next += reached(called, of: part)
            case .mock(let members, _):
                let called = members[call.member] ?? []
                if called.isEmpty || !called.allSatisfy(canReturn) { effects.isHarmless = false }
            case nil: effects.isHarmless = false
            }
        }
        return effects
    }

    private func reached(_ members: [Member], of part: ModulePart) -> [ReachedMember] {
        members.map { ReachedMember(member: $0, part: part) }
    }

    // MARK: - Objects that a class refers to

    /// An object that a class refers to by name and may call.
    private enum KnownMember {
        /// A real part of the module.
        case part(ModulePart, [String: [Member]])
        /// A mock. The view's mock may retain the presenter, as the real view does.
        case mock([String: [MockedMember]], mayKeepPresenter: Bool)
    }

    /// The objects that a class refers to, by name, and its members, by base name.
    private struct Class {
        let known: [String: KnownMember]
        let knownNames: Set<String>
        let members: [String: [Member]]
        let memberNames: Set<String>

        init(known: [String: KnownMember], members: [Member]) {
            self.known = known
            knownNames = Set(known.keys)
            self.members = Dictionary(grouping: members, by: \.baseName)
            memberNames = Set(self.members.keys)
        }
    }

    private func members(of part: ModulePart) -> [Member] {
        module.sections(of: part).flatMap { $0.allMembers + $0.helpers }
    }

    private func byName(_ members: [MockedMember]) -> [String: [MockedMember]] {
        Dictionary(grouping: members, by: \.member.baseName)
    }

    private func findKnown(to part: ModulePart) -> [String: KnownMember] {
        var known: [String: KnownMember] = [:]
        for link in module.links(of: part, naming) {
            guard let section = link.section else { continue }
            let members = Dictionary(grouping: section.allMembers, by: \.baseName)
            let helper = module.helpers.first { module.sections(of: $0)[0].protocolName == section.protocolName }
            if section.kind == .output {
                known[link.property] = .part(.presenter, members)
            } else if let helper {
                known[link.property] = .part(helper, members)
            } else {
                let mocked = contracts[section.protocolName]?.members ?? []
                known[link.property] = .mock(byName(mocked), mayKeepPresenter: section.kind == .view)
            }
        }
        for parameter in module.sections(of: part)[0].parameters {
            let type = catalog.resolve(parameter.type)
            guard case .existential(let constraint) = type.shape,
                case .protocolType(let service) = catalog.entry(of: constraint),
                let mocked = contracts[service.name]?.members
            else { continue }
            // A service may retain the interactor, as long as the interactor never receives the presenter.
            let isSafe = part.kind == .interactor && !members(of: part).contains(where: takesPresenter)
            known[parameter.name] = .mock(byName(mocked), mayKeepPresenter: isSafe)
        }
        return known
    }

    // MARK: - Mocks

    /// Returns whether a mock of the member has a default result.
    private func canReturn(_ member: MockedMember) -> Bool {
        guard let type = member.requirement.resultType else { return true }
        return type.names.isDisjoint(with: member.requirement.genericNames)
            && catalog.mockDefault(of: type) != nil
    }

    /// Returns whether a parameter may be the presenter, or a closure that captures the presenter. A mock would retain
    /// both.
    private func takesPresenter(_ member: Member) -> Bool {
        guard let function = member.requirement.function else { return false }
        return function.parameters.compactMap(\.type).contains { type in
            if catalog.isFunction(type) { return catalog.canBeKept(type) }
            switch catalog.resolve(type.wrapped ?? type).shape {
            case .existential(let constraint), .opaque(let constraint):
                guard case .protocolType(let known) = catalog.entry(of: constraint) else { return true }
                return presenterProtocols.contains(known.name)
            case .composition: return true
            case .named: return type.names.contains("AnyObject") || !type.names.isDisjoint(with: presenterProtocols)
            default: return false
            }
        }
    }
}
