import Diagnostics
import SwiftSource
import ViperSpec

/// The class whose bodies are tested: what its bodies can name. One reference, for runs are copied.
final class FlowSubject {
    let kind: FlowTest.Subject
    /// The object's name in a test: `presenter`.
    let name: String
    /// The object's class.
    let className: String
    /// Mocks by the names that bodies use: `view`, `interactor`, `store`.
    private(set) var roles: [String: Boundary]
    /// What the initialiser takes and is no mock.
    private(set) var inputs: [String: TypeSyntax] = [:]
    let state: [String: StateVariable]
    /// All members of the class, by section, in the spec's order.
    let members: [Member]
    /// An actor: its members are waited for, and its state is its own.
    let isActor: Bool
    /// The attribute of the test's suite.
    let isolation: String

    /// The names that a test's constants must not take.
    private(set) var taken: Set<String> = []
    /// The property that holds the call log of the test.
    private(set) var log = ""

    /// The statements of bodies that were followed: each path through a member asks for them again.
    /// By where they begin, for nearly all of them stand in one file.
    private var blocks: [Int: [(path: String, block: CodeBlock)]] = [:]

    /// The statements of a body of the class.
    func block(of body: Body) -> CodeBlock {
        let start = body.range.lowerBound
        if let known = blocks[start]?.first(where: { $0.path == body.source.path }) { return known.block }
        let block = body.block
        blocks[start, default: []].append((body.source.path, block))
        return block
    }

    init(presenterOf module: Module, in context: FlowContext) {
        kind = .presenter
        name = "presenter"
        className = context.naming.presenterClass(module.name)
        (isActor, isolation) = module.presenter.place(in: context)
        let naming = context.naming
        var roles: [String: Boundary] = [:]
        for section in [module.view, module.router, module.delegate].compactMap(\.self) {
            let property = naming[section.kind].property
            roles[property] = Boundary(role: property, of: section, seenFrom: isolation, context)
        }
        for interactor in module.interactors {
            let property = naming.interactorProperty(interactor.name)
            roles[property] = Boundary(role: property, of: interactor.input, seenFrom: isolation, context)
        }
        self.roles = roles
        state = module.presenter.stateByName
        members =
            ([module.presenter] + module.interactors.compactMap(\.output) + [module.interface].compactMap(\.self)
            + module.delegations.map(\.section)).flatMap { $0.members + $0.inheritedMembers }
        take(module.presenter.parameters, in: context)
    }

    init(_ interactor: Interactor, of module: Module, in context: FlowContext) {
        kind = .interactor(name: interactor.name)
        name = "interactor"
        className = context.naming.interactorClass(module.name, interactor: interactor.name)
        let (isActor, isolation) = interactor.input.place(in: context)
        (self.isActor, self.isolation) = (isActor, isolation)
        let output = context.naming.output.property
        roles =
            interactor.output.map {
                [output: Boundary(role: output, of: $0, seenFrom: isolation, context)]
            } ?? [:]
        state = interactor.input.stateByName
        members = interactor.input.members + interactor.input.inheritedMembers
        take(interactor.input.parameters, in: context)
    }

    init(_ router: Section, of module: Module, in context: FlowContext) {
        kind = .router
        name = "router"
        className = context.naming.routerClass(module.name)
        (isActor, isolation) = router.place(in: context)
        roles = ["navigation": Boundary(expression: "navigation", logPrefix: "navigation", protocolName: nil)]
        state = router.stateByName
        members = router.members + router.inheritedMembers
        take(router.parameters, in: context)
    }

    private func take(_ parameters: [InitialiserParameter], in context: FlowContext) {
        let catalog = context.catalog
        for parameter in parameters {
            let type = catalog.resolve(parameter.type)
            if case .existential(let constraint) = type.shape,
                case .protocolType(let known) = catalog.entry(of: constraint), known.mock != nil
            {
                roles[parameter.name] = Boundary(
                    expression: context.tests.property(parameter.name), logPrefix: known.logPrefix,
                    protocolName: known.name)
            } else {
                inputs[parameter.name] = parameter.type
            }
        }
        let parts = Set(roles.keys).union(inputs.keys)
        log = "log".free(of: parts)
        taken = parts.union([name, log, "result"])
    }
}

extension Boundary {
    fileprivate init(role: String, of section: Section, seenFrom isolation: String, _ context: FlowContext) {
        let (isActor, own) = section.place(in: context)
        self.init(
            expression: context.tests.property(role), logPrefix: role, protocolName: section.protocolName,
            isReadable: isActor || own.isEmpty || own == isolation)
    }
}

extension Section {
    /// Whether its class is an actor, and the attribute of the suite that tests it. An actor's mock is behind a lock.
    fileprivate func place(in context: FlowContext) -> (isActor: Bool, isolation: String) {
        switch self.isolation {
        case .app: (false, context.isolation)
        case .attribute(let text): (false, text)
        case .actor: (true, context.isolation)
        }
    }

    fileprivate var stateByName: [String: StateVariable] {
        Dictionary(self.state.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
