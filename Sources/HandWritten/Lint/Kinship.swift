import SwiftSource
import ViperModel

/// The names that show that code has to do with a module: its protocols and classes, the types that inherit these or are
/// inherited by them, and those of its makers, as `FeedFactory`. Code may call a member of a module and name nothing but these.
struct Kinship: Sendable {
    /// The modules that each name stands for.
    private(set) var modules: [String: Set<Int>]
    /// The types that the app's Swift declares. Others, as Apple's, are named everywhere.
    private let declaredTypes: Set<String>
    /// What each protocol and class inherits.
    private let inherited: [String: [String]]

    /// Finds the names of the modules with the indices `asked`. `homes` is the module of each protocol of a contract and of each
    /// class of all modules, by name.
    init(of asked: Set<Int>, _ homes: [String: Int], _ files: [WrittenFile], _ program: Program) {
        let names = homes.filter { asked.contains($0.value) }
        modules = names.mapValues { [$0] }
        let contracts = program.modules.flatMap(\.contract).map { section in
            (section.protocolName, section.inherited.flatMap(\.protocolNames))
        }
        var inherited = Dictionary(contracts, uniquingKeysWith: +)
        var declaredTypes: Set<String> = []
        for heading in files.lazy.flatMap(\.headings) {
            if !heading.isExtension { declaredTypes.insert(heading.name) }
            if !heading.inherited.isEmpty { inherited[heading.name, default: []] += heading.inherited }
        }
        (self.declaredTypes, self.inherited) = (declaredTypes, inherited)
        addMakers(of: asked.map { (program.modules[$0].name, $0) }, names, homes)
        addHeirs(homes)
        // Other types that inherit such a base are no kin, so bases come last.
        addBases(of: names, homes)
    }

    /// Adds types that are called after a module as makers of it are, `FeedFactory` and `FeedViewFactory`, and functions that are
    /// called after a class or a protocol as makers of it are: `makeFeedRouter`.
    private mutating func addMakers(
        of asked: [(name: String, module: Int)], _ seeds: [String: Int], _ homes: [String: Int]
    ) {
        for (name, module) in seeds {
            for verb in ["build", "create", "make"] { modules[verb + name] = [module] }
        }
        let names = Dictionary(firstOf: asked.map { ($0.name, $0.module) })
        for name in declaredTypes where homes[name] == nil {
            guard let maker = Self.makers.first(where: name.hasSuffix) else { continue }
            let made = name.dropLast(maker.count)
            let modules = Self.parts.lazy.filter(made.hasSuffix).compactMap { names[String(made.dropLast($0.count))] }
            if let module = modules.first { self.modules[name] = [module] }
        }
    }

    /// Adds the types that inherit one of the names found so far, directly or not.
    private mutating func addHeirs(_ homes: [String: Int]) {
        var heirs: [String: [String]] = [:]
        for (name, parents) in inherited where declaredTypes.contains(name) || homes[name] != nil {
            for parent in parents { heirs[parent, default: []].append(name) }
        }
        var unvisited = Array(modules.keys)
        while let name = unvisited.popLast() {
            let modulesOfName = modules[name] ?? []
            for heir in heirs[name] ?? [] where !modulesOfName.isSubset(of: modules[heir] ?? []) {
                modules[heir, default: []].formUnion(modulesOfName)
                unvisited.append(heir)
            }
        }
    }

    /// Adds the types that the modules' protocols and classes inherit. Other modules' contracts are no such bases.
    private mutating func addBases(of names: [String: Int], _ homes: [String: Int]) {
        func bases(_ name: String) -> [String] {
            (inherited[name] ?? []).filter { homes[$0] == nil && declaredTypes.contains($0) }
        }
        for (name, module) in names {
            for base in Set(bases(name)).closed(under: bases) { modules[base, default: []].insert(module) }
        }
    }

    private static let makers = ["Assembly", "Builder", "Configurator", "Container", "Factory", "Module"]
    /// What may stand between a module's name and the maker's word: `View` in `FeedViewFactory`.
    private static let parts = ["", "View", "ViewController", "Presenter", "Screen"]

    /// The modules that any of the names stands for.
    func modules(of names: some Sequence<String>) -> Set<Int> {
        names.reduce(into: []) { all, name in if let named = modules[name] { all.formUnion(named) } }
    }
}
