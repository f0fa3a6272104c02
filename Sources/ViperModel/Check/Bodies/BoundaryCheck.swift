import Diagnostics
import SwiftSource
import ViperSpec

/// Checks the calls in bodies that cross a VIPER boundary, such as an interactor's call of a view. The compiler
/// checks everything else in a body.
struct BoundaryCheck {
    let module: Module
    let names: ProgramNames
    let roles: RoleTable
    /// The names of inputs, assembly bindings and dependencies, which sections may take as parameters.
    private let parameterCandidates: Set<String>
    /// The names to look for in all bodies: the names of parts, and the names in `parameterCandidates`.
    private let namesToFind: Set<String>
    /// The names that the current class uses without taking them as parameters. Each name is reported once.
    private var reportedNames: Set<String> = []
    var diagnostics: [Diagnostic] = []
    /// The modules that the router opens, in the order of the text.
    private(set) var opened: [String] = []

    /// Checks a module's bodies. Returns the findings, and the names of the modules that its router opens.
    static func run(_ module: Module, names: ProgramNames) -> (findings: [Diagnostic], opens: [String]) {
        var check = BoundaryCheck(module, names)
        check.run()
        return (check.diagnostics, check.opened)
    }

    private init(_ module: Module, _ names: ProgramNames) {
        self.module = module
        self.names = names
        roles = RoleTable(module, in: names.app, navigation: names.navigation)
        parameterCandidates = Set(
            module.inputs.map(\.name) + module.assembly.map(\.name) + module.dependencies.map(\.name)
        )
        .subtracting(roles.names)
        namesToFind = parameterCandidates.union(roles.names)
    }

    var naming: Naming { names.app.naming }

    private mutating func run() {
        for part in module.parts where part != .view { checkClass(of: part) }
        for member in module.router?.members ?? [] { checkResult(of: member) }
    }

    /// Checks the bodies in all sections of one class. Each body may use the properties of all these sections.
    private mutating func checkClass(of part: ModulePart) {
        let sections = module.sections(of: part)
        reportedNames = []
        var ownNames: Set<String> = []
        for section in sections {
            ownNames.formUnion(section.parameters.map(\.name))
            ownNames.formUnion(section.state.map(\.name))
            ownNames.formUnion((section.members + section.helpers).lazy.filter(\.isPropertyOfItsOwn).map(\.baseName))
        }
        var services: [String: (callee: Callee, parameter: InitializerParameter)] = [:]
        for parameter in sections.flatMap(\.parameters) {
            guard let name = parameter.type.valueProtocolName, let callee = names.protocols[name] else { continue }
            services[parameter.name] = (callee, parameter)
        }
        let members = Set(sections.flatMap { Callee($0).callableNames }).subtracting(namesToFind)
        let scope = Scope(
            owner: part, sections: sections, roles: roles[part], services: services, ownNames: ownNames,
            ownMembers: members, namesToFind: namesToFind.union(services.keys).union(members))
        for section in sections {
            for member in section.implemented {
                if let body = member.body { checkBody(body, of: member, in: scope) }
            }
        }
    }

    /// The names that are available in the bodies of a class.
    struct Scope {
        let owner: ModulePart
        /// The sections of the class. The first section declares the class's parameters.
        let sections: [Section]
        let roles: [String: Role]
        /// The services that the class takes, by the names of their parameters.
        let services: [String: (callee: Callee, parameter: InitializerParameter)]
        /// The names of the class's properties, except the properties that store other parts.
        let ownNames: Set<String>
        /// The names of the class's members, except the names in `BoundaryCheck.namesToFind`.
        let ownMembers: Set<String>
        /// The names to look for in the class's bodies.
        let namesToFind: Set<String>
    }

    private mutating func checkBody(_ body: Body, of member: Member, in scope: Scope) {
        let block = body.block
        let references = BodyNames.references(
            in: block, names: scope.namesToFind, parameters: member.requirement.parameters.map(\.name))
        for reference in references {
            let name = reference.name.name
            let place = SourceLocation(body.source, reference.name.range)
            if let service = scope.services[name] {
                guard let called = reference.member, called.name != "self" else { continue }
                checkMember(called, of: reference, service.callee, by: service.parameter, from: member, in: body)
            } else if scope.ownMembers.contains(name) {
                guard reference.member == nil else { continue }
                let candidates = scope.sections.flatMap { Callee($0).callable(name) }
                checkEffects(of: reference, name, candidates, of: nil, from: member, at: place)
            } else if scope.ownNames.contains(name) {
                continue
            } else if !parameterCandidates.contains(name) {
                checkReference(reference, in: scope, from: member, body)
            } else if reportedNames.insert(name).inserted {
                diagnostics.report(
                    .notTaken, "'\(name)' is not available in the \(scope.owner.kind.rawValue)", at: place,
                    notes: [.init(advice(toTake: name, scope.sections, scope.owner))])
            }
        }
        switch scope.owner.kind {
        case .router: checkDestinations(CallFinder.calls(in: block), references, from: member, body)
        case .presenter: for reference in references { checkDelegate(passedBy: reference, in: scope, body) }
        default: break
        }
    }

    /// Returns advice on how a class gets a value that it does not take as a parameter. `sections` are the sections
    /// of the class. The first section declares the class's parameters.
    private func advice(toTake name: String, _ sections: [Section], _ owner: ModulePart) -> String {
        let dependency = module.dependencies.first { $0.name == name }
        if dependency != nil, owner.kind != .interactor {
            return "let the interactor that takes '\(name)' do the work"
        }
        let section = sections.first
        let keyword = section.map { $0.location.file.text($0.location.range) } ?? owner.kind.rawValue
        let title = module.interactors.first { $0.input.location == section?.location }?.name.map { " " + $0 } ?? ""
        let others = section?.parameters.isEmpty == false ? "…, " : ""
        let parameter = dependency.map { "\(name): \($0.type.text)" } ?? name
        return "add it to the section's parameters: '\(keyword)\(title)(\(others)\(parameter))'"
    }

    mutating func noteOpened(_ module: String) {
        if !opened.contains(module) { opened.append(module) }
    }
}

extension Member {
    /// Whether the member is a property, and is not one of the class's parts, state variables or parameters.
    fileprivate var isPropertyOfItsOwn: Bool {
        if case .storedProperty = implementation { false } else { requirement.isVariable }
    }
}

extension Rule {
    static let notTaken = Rule(
        id: "notTaken", severity: .warning, isAdjustable: true,
        summary: "Body uses a value that its section does not receive",
        explanation: """
            Inputs, assembly bindings and dependencies are available only in the sections that list them as \
            parameters. Add the value to this section's parameters. This is a warning, because your class may have a \
            property with that name.
            """,
        wrong: """
            module User(id: Int) {
                presenter { func viewDidLoad() { interactor.load(id) } }
                interactor(id) { func load(_ id: Int) }
            }
            """,
        right: """
            module User(id: Int) {
                presenter(id) { func viewDidLoad() { interactor.load(id) } }
                interactor { func load(_ id: Int) }
            }
            """)
}
