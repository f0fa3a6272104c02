import SwiftSource
import ViperModel
import ViperSpec

/// The class whose bodies are tested, with the names that are visible in its bodies.
final class FlowSubject: Sendable {
    let part: ModulePart
    /// The name of the object in a test: `presenter`.
    let name: String
    let className: String
    /// The mocks, by the names that bodies use for them: `view`, `interactor`, `store`.
    let mocks: [String: Mock]
    /// The types of the initializer's parameters that get no mock, by name.
    let inputs: [String: TypeSyntax]
    /// The stored properties, with types inferred from their values.
    let state: [String: StateVariable]
    /// All members of the class, by section, in the order of the spec.
    let members: [Member]
    /// The private members of the class, which no test calls.
    private let helpers: [Member]
    /// The overloads that omit arguments with default values.
    let overloads: [Overload]
    let ambiguous: AmbiguousMembers
    /// Whether the class is an actor: a test awaits its members, and does not read its state.
    let isActor: Bool
    /// The names that test functions must not have: those of the suite's properties, and `result`.
    let namesOfSuite: Set<String>
    /// The names that constants in a test must not have: `namesOfSuite`, the functions that a test calls, and the
    /// module of the test framework.
    let namesInTests: Set<String>
    /// The name of the property with the call log.
    let log: String
    private let blocks: [ObjectIdentifier: CodeBlock]

    /// Returns the parts of a module that can have bodies: the presenter, the interactors and the router.
    static func all(of module: Module, in context: FlowContext) -> [FlowSubject] {
        module.parts.filter { $0 != .view }.map { FlowSubject($0, of: module, in: context) }
    }

    private init(_ part: ModulePart, of module: Module, in context: FlowContext) {
        let sections = module.sections(of: part)
        let section = sections[0]
        self.part = part
        name = section.kind.rawValue
        className = module.className(of: part, context.app)
        isActor = section.isolation == .actor
        members = sections.flatMap(\.allMembers)
        helpers = sections.flatMap(\.helpers)
        overloads = sections.flatMap(\.overloads)
        ambiguous = AmbiguousMembers(members)
        state = Dictionary(
            firstOf: section.state.map { variable in
                var typed = variable
                if typed.type == nil { typed.type = variable.value.flatMap(context.catalog.inferredType(of:)) }
                return (variable.name, typed)
            })
        var mocks: [String: Mock] = [:]
        for link in module.links(of: part, context.naming) {
            mocks[link.property] = Mock(
                name: .property(context.tests.property(link.property)), logPrefix: link.property,
                protocolName: link.section?.protocolName,
                isReadable: link.section?.isReadable(from: section, in: context) ?? true)
        }
        var inputs: [String: TypeSyntax] = [:]
        for parameter in section.parameters {
            let type = context.catalog.resolve(parameter.type)
            // Swift 5 allows a protocol type without `any`.
            let constraint = if case .existential(let constraint) = type.shape { constraint } else { type }
            if case .protocolType(let known) = context.catalog.entry(of: constraint), known.mock != nil {
                mocks[parameter.name] = Mock(
                    name: .property(context.tests.property(parameter.name)), logPrefix: known.logPrefix,
                    protocolName: known.name)
            } else {
                inputs[parameter.name] = parameter.type
            }
        }
        self.mocks = mocks
        self.inputs = inputs
        let parts = Array(mocks.keys) + inputs.keys
        log = "log".free(of: Set(parts))
        namesOfSuite = Set(parts + [name, log, "result"])
        namesInTests = Set(Array(namesOfSuite) + context.tests.functions + [context.tests.module])
        blocks = Dictionary(
            firstOf: (members + helpers).compactMap { member in member.body.map { (ObjectIdentifier(member), $0.block) }
            })
    }

    /// Returns the statements of a member's body, or nil if it has none.
    func block(of member: Member) -> CodeBlock? { blocks[ObjectIdentifier(member)] }

    /// Returns the property of this name among the sections' members and helpers.
    func variable(_ name: String) -> Member? {
        (members + helpers).first { $0.requirement.isVariable && $0.baseName == name }
    }

    func functions(named name: String) -> [Member] {
        (members + helpers).filter { !$0.requirement.isVariable && $0.baseName == name }
    }
}

extension Section {
    /// Whether a test of `subject` can read the recorded calls of this section's mock. The mock of an actor can always
    /// be read, because it has a lock.
    fileprivate func isReadable(from subject: Section, in context: FlowContext) -> Bool {
        let attribute = suiteAttribute(in: context)
        return self.isolation == .actor || attribute.isEmpty || attribute == subject.suiteAttribute(in: context)
    }

    /// Returns the isolation of the test suite for the section's class.
    private func suiteAttribute(in context: FlowContext) -> String {
        if case .attribute(let text) = self.isolation { text } else { context.isolation }
    }
}
