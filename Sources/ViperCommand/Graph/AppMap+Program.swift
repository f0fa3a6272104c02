import AppGraph
import Diagnostics
import ViperGeneration
import ViperModel
import ViperSpec

extension AppMap {
    /// Creates the map of the modules that specs declare, and of the modules that were recognized in hand-written
    /// Swift.
    init(_ program: Program, beside found: HandWrittenAppMap? = nil) {
        let flows = FlowTests(program)
        let routes = RouteFinder(program)
        let specs = program.app.specs.split(separator: "/").count
        let described = program.modules.map { MapModule($0, in: program, flows, below: specs) }
        let known = program.externalModules.map { MapModule($0, below: specs) }
        let unspecified = found?.modules ?? []
        let modules = (described + known + unspecified).sorted { $0.name < $1.name }
        let specRoutes = program.modules.flatMap(routes.routes)
        let handWrittenRoutes = found?.routes(beside: specRoutes, between: modules) ?? []
        self.init(
            title: program.app.name, modules: modules, routes: specRoutes + handWrittenRoutes, root: program.app.root)
        knowsAllRoutes = unspecified.isEmpty
    }
}

extension MapModule {
    fileprivate init(_ module: Module, in program: Program, _ flows: FlowTests, below specs: Int) {
        let interactors = module.interactors.flatMap { interactor in
            [MapPart(.interactor, name: interactor.name, interactor.input)]
                + (interactor.output.map { [MapPart(.output, name: interactor.name, $0)] } ?? [])
        }
        self.init(
            name: module.name, folder: Self.folder(of: module.source.path, below: specs), place: module.location.place,
            summary: module.documentation.summary, inputs: module.inputs.map(\.text),
            dependencies: module.dependencies.map { "\($0.name): \($0.type.text)" },
            parts: [MapPart(.view, module.view), MapPart(.presenter, module.presenter)] + interactors
                + module.optional.all.compactMap(MapPart.init),
            bodies: FlowBody.bodies(of: module, flows, program.app.naming))
        spec = module.source.text(module.range)
    }

    fileprivate init(_ module: ExternalModule, below specs: Int) {
        self.init(
            name: module.name, folder: Self.folder(of: module.location.file.path, below: specs), origin: .handWritten,
            place: module.location.place, summary: module.documentation.summary, inputs: module.inputs.map(\.text),
            parts: module.optional.all.compactMap(MapPart.init))
    }

    /// Returns the folders of a spec inside the folder of the specs: `["Auth"]` for `Specs/Auth/Login.viper`. `specs`
    /// is the number of folders to omit at the start.
    private static func folder(of path: String, below specs: Int) -> [String] {
        path.split(separator: "/").dropLast().dropFirst(specs).map(String.init)
    }
}

extension MapPart {
    /// Returns nil for a section that maps do not show.
    fileprivate init?(_ section: Section) {
        guard let role = Role(rawValue: section.kind.rawValue) else { return nil }
        self.init(role, section)
    }

    fileprivate init(_ role: Role, name: String? = nil, _ section: Section) {
        let members = section.members.map { member in
            let isHandWritten = if case .handWritten = member.implementation { true } else { false }
            // The members of views and delegates are implemented by hand.
            let isTheirs = role == .view || section.kind.implementer == nil
            return Member(member.fullName, isHandWritten || isTheirs ? .handWritten : .generated)
        }
        self.init(role, name: name, protocolName: section.protocolName, members: members)
    }
}

extension ModuleInput {
    fileprivate var text: String { "\(name): \(type.text)" }
}

extension SourceLocation {
    /// The path and line: `Specs/Todo.viper:12`.
    var place: String { "\(file.path):\(file.position(of: range.lowerBound).line)" }
}

extension [String] {
    /// The first paragraph of a doc comment.
    fileprivate var summary: String { prefix { !$0.isEmpty }.joined(separator: " ") }
}
