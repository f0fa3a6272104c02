import SwiftSource
import ViperModel

/// Which names stand for a module: its protocols and classes, whatever is made from these, what these are made from, and what is
/// called after the module as a maker of it is. Who calls a member of the module by one of them may never name the module itself.
struct Kinship: Sendable {
    /// The modules that each name stands for.
    private(set) var modules: [String: Set<Int>]
    /// The types that the app's Swift declares. Others, as Apple's, are named everywhere.
    private let own: Set<String>
    /// What each protocol and class is made from.
    private let inherited: [String: [String]]

    /// What stands for the modules that are asked for. `homes` is the module of each protocol of a contract and of each class of
    /// all modules, by name.
    init(of asked: Set<Int>, _ homes: [String: Int], _ files: [WrittenFile], _ program: Program) {
        let names = homes.filter { asked.contains($0.value) }
        modules = names.mapValues { [$0] }
        let contracts = program.modules.flatMap(\.contract).map { section in
            (section.protocolName, section.inherited.flatMap(\.protocolNames))
        }
        var inherited = Dictionary(contracts, uniquingKeysWith: +)
        var own: Set<String> = []
        for heading in files.lazy.flatMap(\.headings) {
            if !heading.isExtension { own.insert(heading.name) }
            if !heading.inherited.isEmpty { inherited[heading.name, default: []] += heading.inherited }
        }
        (self.own, self.inherited) = (own, inherited)
        addMakers(of: asked.map { (program.modules[$0].name, $0) }, names, homes)
        addHeirs(homes)
        // What else is made from such a base is no kin, so bases come last.
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
        for name in own where homes[name] == nil {
            guard let maker = Self.makers.first(where: name.hasSuffix) else { continue }
            let made = name.dropLast(maker.count)
            let modules = Self.parts.lazy.filter(made.hasSuffix).compactMap { names[String(made.dropLast($0.count))] }
            if let module = modules.first { self.modules[name] = [module] }
        }
    }

    /// Adds what is made from the names that are known, directly or not.
    private mutating func addHeirs(_ homes: [String: Int]) {
        var heirs: [String: [String]] = [:]
        for (name, parents) in inherited where own.contains(name) || homes[name] != nil {
            for parent in parents { heirs[parent, default: []].append(name) }
        }
        var open = Array(modules.keys)
        while let name = open.popLast() {
            let known = modules[name] ?? []
            for heir in heirs[name] ?? [] where !known.isSubset(of: modules[heir] ?? []) {
                modules[heir, default: []].formUnion(known)
                open.append(heir)
            }
        }
    }

    /// Adds what the modules' protocols and classes are made from. Other modules' contracts are no such bases.
    private mutating func addBases(of names: [String: Int], _ homes: [String: Int]) {
        func bases(_ name: String) -> [String] {
            (inherited[name] ?? []).filter { homes[$0] == nil && own.contains($0) }
        }
        for (name, module) in names {
            for base in Set(bases(name)).closed(under: bases) { modules[base, default: []].insert(module) }
        }
    }

    private static let makers = ["Assembly", "Builder", "Configurator", "Container", "Factory", "Module"]
    /// What stands between a module's name and the maker's word.
    private static let parts = ["", "View", "ViewController", "Presenter", "Screen"]

    func modules(of names: some Sequence<String>) -> Set<Int> {
        names.reduce(into: []) { found, name in if let own = modules[name] { found.formUnion(own) } }
    }
}
