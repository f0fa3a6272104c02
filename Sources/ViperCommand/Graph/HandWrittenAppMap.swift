import Adoption
import AppGraph
import Diagnostics
import SwiftSource
import ViperModel

/// The part of an app's map that is found in hand-written Swift: modules without a spec, and routes in classes.
struct HandWrittenAppMap: Sendable {
    /// The modules that no spec declares.
    let modules: [MapModule]
    private let found: [RecognizedRoutes.Route]

    /// Reads all user-owned Swift of a project.
    init(of project: Project, beside program: Program) throws(CommandFailure) {
        let scan = try ProjectScan(of: project, choosing: .app(program.app))
        let files = scan.app
        let specified = Set(program.modules.map(\.name))
        let external = Set(program.externalModules.map(\.name))
        let recognized = scan.modules.modules.filter { !specified.contains($0.name) }
        let folders = recognized.map { $0.folder.split(separator: "/").map(String.init) }
        let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
            Array(zip(shared, folder).prefix { $0 == $1 }.map(\.0))
        }
        modules = recognized.filter { !external.contains($0.name) }.map { MapModule($0, below: shared.count) }
        var conforming: [String: Set<String>] = [:]
        for type in files.flatMap(\.types) {
            for name in type.inherited { conforming[name, default: []].insert(type.name) }
        }
        let classes =
            program.modules.map { RecognizedRoutes.Module($0, program.app.naming, conforming) }
            + program.externalModules.map { RecognizedRoutes.Module($0, program.app.naming) }
            + RecognizedRoutes.Module.recognized(recognized, in: files)
        let sources = try project.handWritten(at: RecognizedRoutes.paths(of: classes, in: files))
        found = RecognizedRoutes(of: classes, in: files, sources).routes
    }

    /// Returns the routes that are not in specs. The `results` of a route are the members of the opened module's
    /// delegate, if the opening module implements the delegate.
    func routes(beside specRoutes: [MapRoute], between modules: [MapModule]) -> [MapRoute] {
        let delegates = Dictionary(
            firstOf: modules.map { module in
                (module.name, module.parts.first { $0.role == .delegate }?.members.map(\.name))
            })
        let ways = Set(specRoutes.map { [$0.from, $0.to, $0.member] })
        return found.filter { !ways.contains([$0.from, $0.to, $0.member]) }.map { route in
            MapRoute(
                from: route.from, to: route.to, member: route.member, kind: route.kind,
                results: route.isAnswered ? (delegates[route.to] ?? nil) ?? [] : [])
        }
    }
}

extension RecognizedRoutes.Module {
    /// Creates a module with a spec. Its classes are the classes that have the default names or conform to its
    /// protocols.
    fileprivate init(_ module: ViperModel.Module, _ naming: Naming, _ conforming: [String: Set<String>]) {
        let interactors = module.interactors.map { naming.interactorClass(module.name, interactor: $0.name) }
        let protocols = module.parts.map { module.sections(of: $0)[0].protocolName }
        let theirs = protocols.flatMap { conforming[$0] ?? [] }
        self.init(
            name: module.name,
            classes: Set([naming.presenterClass(module.name), naming.routerClass(module.name)] + interactors + theirs),
            protocols: Set(protocols), makers: [naming.destination(module.name)],
            delegate: module.delegate?.protocolName)
    }

    /// Creates an external module: a screen that hand-written Swift creates.
    fileprivate init(_ module: ExternalModule, _ naming: Naming) {
        self.init(
            name: module.name, classes: [], makers: [naming.destination(module.name)],
            delegate: module.delegate?.protocolName)
    }
}

extension MapModule {
    /// Creates a module that was recognized in Swift. Its folder omits the first `shared` folders, which are the same
    /// for all these modules.
    fileprivate init(_ module: RecognizedModule, below shared: Int) {
        var folder = module.folder.split(separator: "/").dropFirst(shared).map(String.init)
        if folder.last == module.name { folder.removeLast() }
        self.init(
            name: module.name, folder: folder, origin: .handWritten, place: module.parts.first?.fact.place.place ?? "",
            parts: module.parts.compactMap(MapPart.init))
    }
}

extension MapPart {
    fileprivate init?(_ part: RecognizedModule.Part) {
        guard let role = Role(rawValue: part.kind.rawValue) else { return nil }
        let names = part.fact.declaration.members.compactMap(\.requirement).map(\.fullName).filter { !$0.isEmpty }
        self.init(
            role, name: part.interactor, protocolName: part.fact.name, members: names.map { Member($0, .handWritten) })
    }
}
