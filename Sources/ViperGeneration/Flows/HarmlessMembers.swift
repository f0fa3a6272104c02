import SwiftSource
import ViperModel
import ViperSpec

/// Which members of a module's classes can be called where its presenter and interactors are real and all others are mocks:
/// nothing that they reach traps, and no mock is handed what would keep the presenter alive.
///
/// What a person writes may call whatever its class knows, so all of that has to be harmless.
struct HarmlessMembers {
    private let module: Module
    private let context: FlowContext
    private let aliases: TypeAliases
    private var knownToParts: [ModulePart: [String: Known]] = [:]
    /// The members that were asked for.
    private var asked: Set<ObjectIdentifier> = []
    /// A person writes something of what can be reached.
    private(set) var reachesHandWritten = false

    init(of module: Module, in context: FlowContext) {
        self.module = module
        self.context = context
        aliases = TypeAliases(context.catalog)
    }

    /// Another member is asked about; what the classes know stays known.
    mutating func begin() {
        asked = []
        reachesHandWritten = false
    }

    /// Whether a call of the member, and all that it leads to, is harmless.
    mutating func contains(_ member: Member, of part: ModulePart) -> Bool {
        guard asked.insert(ObjectIdentifier(member)).inserted else { return true }
        switch member.implementation {
        case .storedProperty: return true
        case .sharedWith:
            return containsAll(members(of: part).filter { $0.signatureKey == member.signatureKey }, of: part)
        case .handWritten:
            reachesHandWritten = true
            // Until it is written, it traps.
            return !member.requirement.returnsValue && containsAll(knownTo: part)
        case .inExtension:
            reachesHandWritten = true
            return containsAll(knownTo: part)
        case .body(let body):
            let (known, members) = (known(to: part), members(of: part))
            let references = BodyReferences(body, known: Set(known.keys), members: Set(members.map(\.baseName)))
            guard references.isHarmless else { return false }
            for own in members where references.own.contains(own.baseName) {
                guard contains(own, of: part) else { return false }
            }
            for call in references.calls {
                guard contains(call.member, of: known[call.name]) else { return false }
            }
            return true
        }
    }

    // MARK: - What a class knows

    /// Something that a class calls by a name.
    private enum Known {
        /// A real one of the same module.
        case part(ModulePart, [Member])
        /// A mock; the view's may keep the presenter, as the real one does.
        case mock([MockedMember], mayKeepPresenter: Bool)
    }

    private func members(of part: ModulePart) -> [Member] {
        module.sections(of: part).flatMap { $0.members + $0.inheritedMembers }
    }

    private mutating func known(to part: ModulePart) -> [String: Known] {
        if let known = knownToParts[part] { return known }
        let known = findKnown(to: part)
        knownToParts[part] = known
        return known
    }

    private func findKnown(to part: ModulePart) -> [String: Known] {
        var known: [String: Known] = [:]
        for link in module.links(of: part, context.naming) {
            guard let section = link.section else { continue }
            let members = section.members + section.inheritedMembers
            let interactor = module.interactors.firstIndex { $0.input.protocolName == section.protocolName }
            if section.kind == .output {
                known[link.property] = .part(.presenter, members)
            } else if let interactor {
                known[link.property] = .part(.interactor(interactor), members)
            } else {
                let mocked = context.contracts[section.protocolName]?.mocked.members ?? []
                known[link.property] = .mock(mocked, mayKeepPresenter: section.kind == .view)
            }
        }
        for parameter in module.sections(of: part)[0].parameters {
            let type = context.catalog.resolve(parameter.type)
            guard case .existential(let constraint) = type.shape,
                case .protocolType(let service) = context.catalog.entry(of: constraint),
                let mocked = context.contracts[service.name]?.mocked.members
            else { continue }
            // The interactor may keep itself wherever it likes, as long as nobody hands it the presenter.
            let isSafe = part.kind == .interactor && !members(of: part).contains(where: takesPresenter)
            known[parameter.name] = .mock(mocked, mayKeepPresenter: isSafe)
        }
        return known
    }

    private mutating func containsAll(_ members: [Member], of part: ModulePart) -> Bool {
        for member in members where !contains(member, of: part) { return false }
        return true
    }

    private mutating func containsAll(knownTo part: ModulePart) -> Bool {
        for known in known(to: part).values {
            switch known {
            case .part(let part, let members):
                guard containsAll(members, of: part) else { return false }
            case .mock(let members, let mayKeep):
                let areHarmless = members.allSatisfy { answers($0) && (mayKeep || !takesPresenter($0.member)) }
                guard areHarmless else { return false }
            }
        }
        return true
    }

    private mutating func contains(_ name: String, of known: Known?) -> Bool {
        switch known {
        case .part(let part, let members):
            let meant = members.filter { $0.baseName == name }
            return !meant.isEmpty && containsAll(meant, of: part)
        case .mock(let members, _):
            let meant = members.filter { $0.member.baseName == name }
            return !meant.isEmpty && meant.allSatisfy(answers)
        case nil: return false
        }
    }

    // MARK: - Mocks

    /// The mock has something to return.
    private func answers(_ member: MockedMember) -> Bool {
        guard let type = member.requirement.resultType else { return true }
        return type.names.isDisjoint(with: member.requirement.genericNames) && context.defaults.value(of: type) != nil
    }

    /// One of its parameters may be the presenter, or a closure that holds it; a mock keeps both.
    private func takesPresenter(_ member: Member) -> Bool {
        guard case .function(let function) = member.requirement.kind else { return false }
        let own = Set(module.presenterSections.map(\.protocolName))
        return function.parameters.compactMap(\.type).contains { type in
            if aliases.isFunction(type) { return aliases.canBeKept(type) }
            switch context.catalog.resolve(type.wrapped ?? type).shape {
            case .existential(let constraint), .opaque(let constraint):
                guard case .protocolType(let known) = context.catalog.entry(of: constraint) else { return true }
                return own.contains(known.name)
            case .composition: return true
            case .named: return type.names.contains("AnyObject") || !type.names.isDisjoint(with: own)
            default: return false
            }
        }
    }
}
