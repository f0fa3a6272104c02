import Adoption
import AppGraph
import Diagnostics
import SwiftSource
import ViperModel

/// What an app's own Swift says beside its specs: modules that have none, and the ways that hand-written classes go.
struct FoundApp: Sendable {
    /// Modules that no spec declares.
    let modules: [MapModule]
    private let found: [FoundRoutes.Route]

    /// Reads all Swift of a project that is somebody's.
    init(of project: Project, beside program: Program) throws(CommandFailure) {
        let survey = try AppSurvey(of: project, choosing: .app(program.app))
        let files = survey.app
        let specified = Set(program.modules.map(\.name))
        let external = Set(program.externalModules.map(\.name))
        let recognised = survey.modules.modules.filter { !specified.contains($0.name) }
        let folders = recognised.map { $0.folder.split(separator: "/").map(String.init) }
        let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
            Array(zip(shared, folder).prefix { $0 == $1 }.map(\.0))
        }
        modules = recognised.filter { !external.contains($0.name) }.map { MapModule($0, below: shared.count) }
        var conforming: [String: Set<String>] = [:]
        for type in files.flatMap(\.types) {
            for name in type.inherited { conforming[name, default: []].insert(type.name) }
        }
        let classes =
            program.modules.map { FoundRoutes.Module($0, program.app.naming, conforming) }
            + program.externalModules.map { FoundRoutes.Module($0, program.app.naming) }
            + FoundRoutes.Module.recognised(recognised, in: files)
        let sources = try project.handWritten(at: FoundRoutes.paths(of: classes, in: files))
        found = FoundRoutes(of: classes, in: files, sources).routes
    }

    /// The ways that specs do not say. What comes back is what the opened module's delegate asks for.
    func routes(beside said: [MapRoute], between modules: [MapModule]) -> [MapRoute] {
        let delegates = Dictionary(
            firstOf: modules.map { module in
                (module.name, module.parts.first { $0.role == .delegate }?.members.map(\.name))
            })
        let ways = Set(said.map { [$0.from, $0.to, $0.member] })
        return found.filter { !ways.contains([$0.from, $0.to, $0.member]) }.map { route in
            MapRoute(
                from: route.from, to: route.to, member: route.member, kind: route.kind,
                results: route.isAnswered ? (delegates[route.to] ?? nil) ?? [] : [])
        }
    }
}

extension FoundRoutes.Module {
    /// A module with a spec: its classes are those of the names that specs give, and whoever conforms to its protocols.
    fileprivate init(_ module: ViperModel.Module, _ naming: Naming, _ conforming: [String: Set<String>]) {
        let interactors = module.interactors.map { naming.interactorClass(module.name, interactor: $0.name) }
        let theirs = module.parts.flatMap { conforming[module.sections(of: $0)[0].protocolName] ?? [] }
        self.init(
            name: module.name,
            classes: Set([naming.presenterClass(module.name), naming.routerClass(module.name)] + interactors + theirs),
            makers: [naming.destination(module.name)], delegate: module.delegate?.protocolName)
    }

    /// A module that specs only know how to open.
    fileprivate init(_ module: ExternalModule, _ naming: Naming) {
        self.init(
            name: module.name, classes: [], makers: [naming.destination(module.name)],
            delegate: module.delegate?.protocolName)
    }
}

extension MapModule {
    /// A module as its Swift shows it, in the folders below those that all have in common.
    fileprivate init(_ module: FoundModule, below shared: Int) {
        var folder = module.folder.split(separator: "/").dropFirst(shared).map(String.init)
        if folder.last == module.name { folder.removeLast() }
        self.init(
            name: module.name, folder: folder, origin: .handWritten, place: module.parts.first?.fact.place.place ?? "",
            parts: module.parts.compactMap(MapPart.init))
    }
}

extension MapPart {
    fileprivate init?(_ part: FoundModule.Part) {
        guard let role = Role(rawValue: part.kind.rawValue) else { return nil }
        let names = part.fact.declaration.members.compactMap(\.requirement).map(\.fullName).filter { !$0.isEmpty }
        self.init(
            role, name: part.interactor, protocolName: part.fact.name, members: names.map { Member($0, .handWritten) })
    }
}
