import SwiftSource
import ViperSpec

/// The class whose bodies are tested: what its bodies can name.
struct FlowSubject: Sendable {
    var kind: FlowTest.Subject
    /// The object's name in a test: `presenter`.
    var name: String
    /// The object's class.
    var className: String
    /// Mocks by the names that bodies use: `view`, `interactor`, `store`.
    var roles: [String: Boundary]
    /// What the initialiser takes and is no mock.
    var inputs: [String: TypeSyntax]
    var state: [String: StateVariable]
    /// All members of the class, by section, in the spec's order.
    var members: [Member]
    /// The members whose bodies are tested here.
    var isolation: Section.Isolation

    /// The names that a test's constants must not take.
    var taken: Set<String> {
        Set(roles.keys).union(inputs.keys).union([name, "log", "result"])
    }

    init(presenterOf module: Module, naming: Naming, catalog: TypeCatalog) {
        kind = .presenter
        name = "presenter"
        className = naming.presenterClass(module.name)
        var roles = ["view": Boundary(role: "view", of: module.view)]
        for interactor in module.interactors {
            let property = naming.interactorProperty(interactor.name)
            roles[property] = Boundary(role: property, of: interactor.input)
        }
        if let router = module.router { roles["router"] = Boundary(role: "router", of: router) }
        if let delegate = module.delegate { roles["delegate"] = Boundary(role: "delegate", of: delegate) }
        self.roles = roles
        inputs = [:]
        state = module.presenter.stateByName
        members =
            ([module.presenter] + module.interactors.compactMap(\.output) + [module.interface].compactMap(\.self)
            + module.delegations.map(\.section)).flatMap { $0.members + $0.inheritedMembers }
        isolation = module.presenter.isolation
        take(module.presenter.parameters, catalog: catalog)
    }

    init(_ interactor: Interactor, of module: Module, naming: Naming, catalog: TypeCatalog) {
        kind = .interactor(name: interactor.name)
        name = "interactor"
        className = naming.interactorClass(module.name, interactor: interactor.name)
        roles = interactor.output.map { ["output": Boundary(role: "output", of: $0)] } ?? [:]
        inputs = [:]
        state = interactor.input.stateByName
        members = interactor.input.members + interactor.input.inheritedMembers
        isolation = interactor.input.isolation
        take(interactor.input.parameters, catalog: catalog)
    }

    init(_ router: Section, of module: Module, naming: Naming, catalog: TypeCatalog) {
        kind = .router
        name = "router"
        className = naming.routerClass(module.name)
        roles = ["navigation": Boundary(expression: "navigation", logPrefix: "navigation", protocolName: nil)]
        inputs = [:]
        state = router.stateByName
        members = router.members + router.inheritedMembers
        isolation = router.isolation
        take(router.parameters, catalog: catalog)
    }

    private mutating func take(_ parameters: [InitialiserParameter], catalog: TypeCatalog) {
        for parameter in parameters {
            let type = catalog.resolve(parameter.type)
            if case .existential(let constraint) = type.shape,
                case .protocolType(let known) = catalog.entry(of: constraint), known.mock != nil
            {
                roles[parameter.name] = Boundary(
                    expression: parameter.name, logPrefix: known.logPrefix, protocolName: known.name)
            } else {
                inputs[parameter.name] = parameter.type
            }
        }
    }
}

extension Boundary {
    fileprivate init(role: String, of section: Section) {
        self.init(
            expression: role, logPrefix: role, protocolName: section.protocolName,
            isReadable: section.runsWithTests)
    }
}

extension Section {
    /// A test can look at its mock without waiting: it is on the main actor with the tests, or behind a lock.
    var runsWithTests: Bool {
        switch isolation {
        case .app, .actor: true
        case .attribute(let text): text == "@MainActor"
        }
    }

    fileprivate var stateByName: [String: StateVariable] {
        Dictionary(state.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
