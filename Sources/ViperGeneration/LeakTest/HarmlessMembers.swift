import SwiftSource
import ViperModel
import ViperSpec

/// Which members of a module's classes can be called where its presenter and interactors are real and all others are mocks:
/// nothing that they reach traps, and no mock is handed what would keep the presenter alive.
///
/// What a person writes may call whatever its class knows, so all of that has to be harmless. Each member is looked at by itself,
/// once (a `Step`); an answer follows the steps from the member to all that it may reach.
struct HarmlessMembers {
    /// What becomes of a call.
    enum Answer {
        case harmful
        /// `byHand` is true where a person writes something of what the call reaches.
        case harmless(byHand: Bool)
    }

    private let module: Module
    private let catalog: TypeCatalog
    private let contracts: Contracts
    private let naming: Naming
    /// The class of each part.
    private var classes: [ModulePart: Class] = [:]
    /// The steps of members that were looked at.
    private var steps: [ObjectIdentifier: Step] = [:]
    /// The steps of what a person writes in each part, and the answers to what that reaches.
    private var stepsByHand: [ModulePart: Step] = [:]
    private var answersByHand: [ModulePart: Answer] = [:]
    /// The protocols by which others know the presenter.
    private let presenterProtocols: Set<String>

    init(of module: Module, in program: Program, _ contracts: Contracts) {
        self.module = module
        self.contracts = contracts
        catalog = program.types
        naming = program.app.naming
        presenterProtocols = Set(module.presenterSections.map(\.protocolName))
        for part in module.parts { classes[part] = Class(known: findKnown(to: part), members: members(of: part)) }
    }

    /// Whether a call of the member, and all that it leads to, is harmless.
    mutating func answer(_ member: Member, of part: ModulePart) -> Answer {
        var isByHand = false
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(member)]
        var waiting = [Reached(member: member, part: part)]
        while let reached = waiting.popLast() {
            let step = step(of: reached)
            guard step.isHarmless else { return .harmful }
            if step.isByHand {
                isByHand = true
                guard case .harmless = answerByHand(in: reached.part) else { return .harmful }
            } else {
                waiting += step.next.filter { seen.insert(ObjectIdentifier($0.member)).inserted }
            }
        }
        return .harmless(byHand: isByHand)
    }

    /// The answer to all that a person may call in a part, which is the same for each member that a person writes there.
    private mutating func answerByHand(in part: ModulePart) -> Answer {
        if let answer = answersByHand[part] { return answer }
        var seen: Set<ObjectIdentifier> = []
        var parts: Set<ModulePart> = [part]
        var waiting = stepByHand(in: part).next
        var answer = Answer.harmless(byHand: true)
        while let reached = waiting.popLast() {
            let step = step(of: reached)
            guard step.isHarmless else {
                answer = .harmful
                break
            }
            if step.isByHand, !parts.insert(reached.part).inserted { continue }
            waiting += step.next.filter { seen.insert(ObjectIdentifier($0.member)).inserted }
        }
        answersByHand[part] = answer
        return answer
    }

    // MARK: - A member

    /// A member that a call reaches, and the part that it belongs to.
    private struct Reached {
        let member: Member
        let part: ModulePart
    }

    /// What a member does itself, and what it may call.
    private struct Step {
        var isHarmless = true
        var isByHand = false
        var next: [Reached] = []
    }

    private mutating func step(of reached: Reached) -> Step {
        let key = ObjectIdentifier(reached.member)
        if let step = steps[key] { return step }
        let step = findStep(reached.member, of: reached.part)
        steps[key] = step
        return step
    }

    private mutating func findStep(_ member: Member, of part: ModulePart) -> Step {
        switch member.implementation {
        case .storedProperty: return Step()
        case .sharedWith:
            return Step(next: reached(members(of: part).filter { $0.signatureKey == member.signatureKey }, of: part))
        case .handWritten:
            // A stub that has to return something traps.
            return member.requirement.returnsValue ? Step(isHarmless: false) : stepByHand(in: part)
        case .inExtension: return stepByHand(in: part)
        case .body(let body): return step(through: body, in: part)
        }
    }

    /// What a person writes may call all that its class knows.
    private mutating func stepByHand(in part: ModulePart) -> Step {
        if let step = stepsByHand[part] { return step }
        var step = Step(isByHand: true)
        for known in (classes[part]?.known ?? [:]).values {
            switch known {
            case .part(let part, let members): step.next += reached(Array(members.values.joined()), of: part)
            case .mock(let members, let mayKeep):
                let areHarmless = members.values.joined().allSatisfy {
                    canReturn($0) && (mayKeep || !takesPresenter($0.member))
                }
                if !areHarmless { step.isHarmless = false }
            }
        }
        stepsByHand[part] = step
        return step
    }

    private func step(through body: Body, in part: ModulePart) -> Step {
        guard let own = classes[part] else { return Step(isHarmless: false) }
        let references = BodyReferences(body, known: own.knownNames, members: own.memberNames)
        let usedMembers = references.ownMembers.flatMap { own.members[$0] ?? [] }
        var step = Step(isHarmless: references.isHarmless, next: reached(usedMembers, of: part))
        for call in references.calls {
            switch own.known[call.name] {
            case .part(let part, let members):
                let called = members[call.member] ?? []
                if called.isEmpty { step.isHarmless = false }
                step.next += reached(called, of: part)
            case .mock(let members, _):
                let called = members[call.member] ?? []
                if called.isEmpty || !called.allSatisfy(canReturn) { step.isHarmless = false }
            case nil: step.isHarmless = false
            }
        }
        return step
    }

    private func reached(_ members: [Member], of part: ModulePart) -> [Reached] {
        members.map { Reached(member: $0, part: part) }
    }

    // MARK: - What a class knows

    /// Something that a class knows by a name, and may call.
    private enum Known {
        /// A real part of the same module.
        case part(ModulePart, [String: [Member]])
        /// A mock; the view's may keep the presenter, as the real one does.
        case mock([String: [MockedMember]], mayKeepPresenter: Bool)
    }

    /// What a class knows and has. Members stand under their base names, for each body is looked up in them.
    private struct Class {
        let known: [String: Known]
        let knownNames: Set<String>
        let members: [String: [Member]]
        let memberNames: Set<String>

        init(known: [String: Known], members: [Member]) {
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

    private func findKnown(to part: ModulePart) -> [String: Known] {
        var known: [String: Known] = [:]
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
            // The interactor may keep itself wherever it likes, as long as nobody hands it the presenter.
            let isSafe = part.kind == .interactor && !members(of: part).contains(where: takesPresenter)
            known[parameter.name] = .mock(byName(mocked), mayKeepPresenter: isSafe)
        }
        return known
    }

    // MARK: - Mocks

    /// Whether a mock of the member has something to return by itself.
    private func canReturn(_ member: MockedMember) -> Bool {
        guard let type = member.requirement.resultType else { return true }
        return type.names.isDisjoint(with: member.requirement.genericNames)
            && catalog.mockDefault(of: type) != nil
    }

    /// Whether a parameter may be the presenter, or a closure that holds it; a mock keeps both.
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
