import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The specs as they were, as far as the generated files on disk tell.
///
/// Only what may have changed is read: files that are not as they are to be, and what the classes that depend on them had to
/// have. Everything else is as the program says.
struct PastSpecs: Sendable {
    /// Nil where nothing has changed since.
    private(set) var old: GeneratedRecord?
    /// Protocols that stood in changed files and stand in none now.
    private let goneProtocols: Set<String>
    /// Modules of which a generated file has changed.
    private let changedModules: Set<String>
    /// Modules whose classes may have to follow: the changed ones, and those that have a changed protocol's requirements.
    private let affectedModules: Set<String>
    private let naming: Naming
    /// For what would have been made of the specs as they were; nil where nothing has changed.
    let projection: Projection?
    /// Modules of which the generated files have to be read as well, though they are on disk as they are to be.
    let unchangedModules: Set<String>
    /// What the generated file of all modules was, where it has changed.
    let support: SourceFile?

    init(_ input: Sync.Input) {
        naming = input.program.app.naming
        let rendered = input.rendered.filter { $0.owner == .generated && $0.path.hasSuffix(".swift") }
        let recorded = Dictionary(input.recorded.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let renewed = rendered.filter { recorded[$0.path]?.bytes != $0.bytes }
        let gone = input.gone
        changedModules = Set(renewed.compactMap(\.module))
        guard !renewed.isEmpty || !gone.isEmpty else {
            (old, goneProtocols, affectedModules, unchangedModules, projection, support) = (nil, [], [], [], nil, nil)
            return
        }
        // What tests declare, no class has to have.
        let isContract = { (path: String) in !path.hasPrefix(input.program.app.testing + "/") }
        let replaced = renewed.compactMap { recorded[$0.path] } + gone
        var old = GeneratedRecord(replaced.filter { isContract($0.path) })
        let new = GeneratedRecord(
            renewed.filter { isContract($0.path) }.map { SourceFile(path: $0.path, bytes: $0.bytes) })
        goneProtocols = old.protocols.subtracting(new.protocols)
        let inheritance = ProtocolInheritance(input.program)
        affectedModules = changedModules.union(
            inheritance.modules(having: inheritance.heirs(of: old.protocols.union(new.protocols))))
        let relevant = affectedModules.union(inheritance.owners(ofAllIn: affectedModules))
        let modules = Dictionary(rendered.map { ($0.path, $0.module) }, uniquingKeysWith: { first, _ in first })
        let read = Set(replaced.map(\.path))
        old.add(
            input.recorded.filter { file in
                guard isContract(file.path), !read.contains(file.path) else { return false }
                guard let module = modules[file.path] ?? nil else { return true }
                return relevant.contains(module)
            })
        self.old = old
        unchangedModules = relevant
        projection = Projection(input.program)
        support = renewed.first { $0.template == .support }.flatMap { recorded[$0.path] }
    }

    /// Reads what is on disk as it is to be.
    mutating func add(_ unchanged: [SourceFile]) { old?.add(unchanged) }

    func history(of type: SyncedClass) -> SpecHistory {
        guard let old, isAffected(type) else { return .unchanged }
        return old.members(of: type.name).map(SpecHistory.known) ?? .unknown
    }

    /// What no module owns may have changed with any of them.
    private func isAffected(_ type: SyncedClass) -> Bool {
        type.module.map { affectedModules.contains($0.name) } ?? true
    }

    /// The arranged tests of what classes had to have before, by suite; of modules that have changed.
    func skeletons(_ program: Program) -> [String: [TestRecord]] {
        guard let old, let projection else { return [:] }
        let modules = program.modules.filter { module in
            changedModules.contains(module.name) && old.members(of: naming.presenterClass(module.name)) != nil
        }
        guard !modules.isEmpty else { return [:] }
        return modules.reduce(into: [:]) { all, module in
            all.merge(old.skeletons(of: module, in: projection)) { first, _ in first }
            // Where nothing was to be written, there may be something now.
            for type in [naming.presenterClass(module.name)]
                + module.interactors.map({ naming.interactorClass(module.name, interactor: $0.name) })
            where old.members(of: type) != nil {
                all[naming.tests(of: type), default: []] += []
            }
        }
    }

    /// What the classes of changed modules were called before; nothing where nothing has changed since.
    var conformingTypes: Set<String> { old?.conformingTypes ?? [] }

    func isGone(_ name: String) -> Bool { goneProtocols.contains(name) }

    func oldTypes(of type: SyncedClass) -> (String) -> String? {
        guard let old, isAffected(type), let module = type.module?.name else { return { _ in nil } }
        return { [naming] name in
            old.type(of: name, in: naming.dependencies(module)) ?? old.type(of: name, in: naming.destination(module))
        }
    }

    /// What a view kept of what it was told.
    func shownValues(of type: SyncedClass) -> ShownValues {
        guard let old, let projection, isAffected(type), let module = type.module,
            type.name == naming.viewClass(module.name, kit: projection.program.app.kit)
        else { return ShownValues() }
        return projection.shownValues(of: old.section(module.view, with: type.name, of: module))
    }

    func presenterHad(_ type: SyncedClass) -> (String) -> Bool {
        guard let old, isAffected(type), let module = type.module,
            let members = old.members(of: naming.presenterClass(module.name))
        else { return { _ in true } }
        let names = Set(members.map(\.requirement.baseName))
        return { names.contains($0) }
    }
}

extension Sync.Input {
    /// Generated files that no spec calls for any more.
    fileprivate var gone: [SourceFile] {
        var paths = Set(recorded.map(\.path))
        for file in rendered { paths.remove(file.path) }
        for file in unchanged { paths.remove(file.path) }
        return recorded.filter { paths.contains($0.path) }
    }
}

/// Which protocols of a program inherit which, and whose they are.
private struct ProtocolInheritance {
    /// What each protocol inherits.
    private var inherited: [String: [String]] = [:]
    /// What inherits each protocol.
    private var heirs: [String: [String]] = [:]
    /// The module that declares a protocol.
    private var owners: [String: String] = [:]
    /// The protocols of each module's classes, other modules' delegates among them.
    private var protocols: [String: [String]] = [:]

    init(_ program: Program) {
        for service in program.shared.flatMap(\.services) { add(service.name, service.inherited) }
        for type in program.data where type.kind == .protocol { add(type.name, type.outline.inherited) }
        for module in program.modules {
            for section in module.contract {
                add(section.protocolName, section.inherited)
                owners[section.protocolName] = module.name
            }
            protocols[module.name] = (module.contract + module.delegations.map(\.section)).map { $0.protocolName }
        }
    }

    private mutating func add(_ name: String, _ inherited: [TypeSyntax]) {
        guard !inherited.isEmpty else { return }
        let names = inherited.map(\.text)
        self.inherited[name, default: []] += names
        for ancestor in names { heirs[ancestor, default: []].append(name) }
    }

    /// Some protocols, and all that inherit one of them.
    func heirs(of names: Set<String>) -> Set<String> { Self.closure(of: names, along: heirs) }

    /// The modules that have one of some protocols.
    func modules(having names: Set<String>) -> Set<String> {
        Set(protocols.filter { $0.value.contains(where: names.contains) }.keys)
    }

    /// The modules that declare what some modules' protocols are or inherit.
    func owners(ofAllIn modules: Set<String>) -> Set<String> {
        let own = Set(modules.flatMap { protocols[$0] ?? [] })
        return Set(Self.closure(of: own, along: inherited).compactMap { owners[$0] })
    }

    private static func closure(of names: Set<String>, along edges: [String: [String]]) -> Set<String> {
        var reached = names
        var open = Array(names)
        while let name = open.popLast() {
            for next in edges[name] ?? [] where reached.insert(next).inserted { open.append(next) }
        }
        return reached
    }
}
