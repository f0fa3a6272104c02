import SwiftSource
import ViperModel
import ViperSpec

/// The class whose bodies are tested: what its bodies can name.
final class FlowSubject: Sendable {
    let kind: FlowTest.Subject
    /// The object's name in a test: `presenter`.
    let name: String
    /// The object's class.
    let className: String
    /// Mocks by the names that bodies use: `view`, `interactor`, `store`.
    let mocks: [String: Mock]
    /// What the initialiser takes and is no mock.
    let inputs: [String: TypeSyntax]
    let state: [String: StateVariable]
    /// All members of the class, by section, in the spec's order.
    let members: [Member]
    /// Its members are waited for, and its state is its own.
    let isActor: Bool
    /// The names that a test's constants must not take.
    let taken: Set<String>
    /// The property that holds the call log of the test.
    let log: String
    private let blocks: [ObjectIdentifier: CodeBlock]

    /// The classes of a module that can have bodies: the presenter, the interactors and the router.
    static func all(of module: Module, in context: FlowContext) -> [FlowSubject] {
        let naming = context.naming
        let roles = [module.view, module.router, module.delegate].compactMap(\.self).map {
            (naming[$0.kind].property, $0)
        }
        let presenter = FlowSubject(
            .presenter, "presenter", naming.presenterClass(module.name), module.presenter,
            roles: roles + module.interactors.map { (naming.interactorProperty($0.name), $0.input) },
            others: module.interactors.compactMap(\.output) + [module.interface].compactMap(\.self)
                + module.delegations.map(\.section), in: context)
        let interactors = module.interactors.map { interactor in
            FlowSubject(
                .interactor(name: interactor.name), "interactor",
                naming.interactorClass(module.name, interactor: interactor.name), interactor.input,
                roles: interactor.output.map { [(naming.output.property, $0)] } ?? [], in: context)
        }
        let router = module.router.map { router in
            FlowSubject(.router, "router", naming.routerClass(module.name), router, roles: [], in: context)
        }
        return [presenter] + interactors + [router].compactMap(\.self)
    }

    /// `section` says what the class takes and stores, `others` what else it implements, `roles` what it talks to.
    private init(
        _ kind: FlowTest.Subject, _ name: String, _ className: String, _ section: Section,
        roles: [(property: String, section: Section)], others: [Section] = [], in context: FlowContext
    ) {
        self.kind = kind
        self.name = name
        self.className = className
        isActor = section.isolation == .actor
        members = ([section] + others).flatMap { $0.members + $0.inheritedMembers }
        state = Dictionary(section.state.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var mocks: [String: Mock] = [:]
        for (property, role) in roles {
            mocks[property] = Mock(
                name: .property(context.tests.property(property)), logPrefix: property, protocolName: role.protocolName,
                isReadable: role.isReadable(from: section, in: context))
        }
        if kind == .router {
            mocks["navigation"] = Mock(name: .property("navigation"), logPrefix: "navigation", protocolName: nil)
        }
        var inputs: [String: TypeSyntax] = [:]
        for parameter in section.parameters {
            if case .existential(let constraint) = context.catalog.resolve(parameter.type).shape,
                case .protocolType(let known) = context.catalog.entry(of: constraint), known.mock != nil
            {
                mocks[parameter.name] = Mock(
                    name: .property(context.tests.property(parameter.name)), logPrefix: known.logPrefix,
                    protocolName: known.name)
            } else {
                inputs[parameter.name] = parameter.type
            }
        }
        self.mocks = mocks
        self.inputs = inputs
        let parts = Set(mocks.keys).union(inputs.keys)
        log = "log".free(of: parts)
        taken = parts.union([name, log, "result"])
        var blocks: [ObjectIdentifier: CodeBlock] = [:]
        for member in members {
            if case .body(let body) = member.implementation { blocks[ObjectIdentifier(member)] = body.block }
        }
        self.blocks = blocks
    }

    /// The statements of a member's body; nil where it has none.
    func block(of member: Member) -> CodeBlock? { blocks[ObjectIdentifier(member)] }

    /// The variable of that name, and whether it has a body.
    func variable(_ name: String) -> Member? {
        members.first { $0.requirement.isVariable && $0.baseName == name }
    }

    func functions(named name: String) -> [Member] {
        members.filter { !$0.requirement.isVariable && $0.baseName == name }
    }
}

extension Section {
    /// A test of `subject` can read what its mock was handed: an actor's mock is behind a lock.
    fileprivate func isReadable(from subject: Section, in context: FlowContext) -> Bool {
        let attribute = suiteAttribute(in: context)
        return self.isolation == .actor || attribute.isEmpty || attribute == subject.suiteAttribute(in: context)
    }

    /// The isolation of the suite that tests its class.
    private func suiteAttribute(in context: FlowContext) -> String {
        if case .attribute(let text) = self.isolation { text } else { context.isolation }
    }
}
