import SwiftSource
import ViperModel

/// Which names stand for a module: its protocols and classes, whatever is made from these, what these are made from, and what is
/// called after the module as a maker of it is. Who calls a member of the module by one of them may never name the module itself.
struct Kinship: Sendable {
    /// By name.
    private(set) var modules: [String: Set<Int>]

    init(_ homes: [String: Int], _ files: [WrittenFile], _ program: Program) {
        modules = homes.mapValues { [$0] }
        let contracts = program.modules.flatMap(\.contract).map { section in
            (section.protocolName, section.inherited.flatMap(\.protocolNames))
        }
        var inherited = Dictionary(contracts, uniquingKeysWith: +)
        // Apple's types are named everywhere.
        var own: Set<String> = []
        for heading in files.lazy.flatMap(\.headings) {
            if !heading.isExtension { own.insert(heading.name) }
            if !heading.inherited.isEmpty { inherited[heading.name, default: []] += heading.inherited }
        }
        let names = Dictionary(firstOf: program.modules.enumerated().map { ($1.name, $0) })
        for name in own where modules[name] == nil {
            guard let maker = Self.makers.first(where: name.hasSuffix) else { continue }
            let made = name.dropLast(maker.count)
            let modules = Self.parts.lazy.filter(made.hasSuffix).compactMap { names[String(made.dropLast($0.count))] }
            if let module = modules.first { self.modules[name] = [module] }
        }
        var heirs: [String: [String]] = [:]
        for (name, inherited) in inherited where own.contains(name) || homes[name] != nil {
            for parent in inherited { heirs[parent, default: []].append(name) }
        }
        var open = Array(modules.keys)
        while let name = open.popLast() {
            let own = modules[name] ?? []
            for heir in heirs[name] ?? [] where !own.isSubset(of: modules[heir] ?? []) {
                modules[heir, default: []].formUnion(own)
                open.append(heir)
            }
        }
        // What else is made from such a base is no kin.
        func madeFrom(_ name: String) -> [String] {
            // Other modules' contracts are not what this one is made from.
            (inherited[name] ?? []).filter { homes[$0] == nil && own.contains($0) }
        }
        var bases: [String: Set<Int>] = [:]
        for (name, module) in homes {
            for base in Set(madeFrom(name)).closed(under: madeFrom) { bases[base, default: []].insert(module) }
        }
        modules.merge(bases) { $0.union($1) }
    }

    /// Of some modules alone.
    func of(_ asked: Set<Int>) -> Kinship {
        var kinship = self
        kinship.modules = modules.compactMapValues { own in
            own.isDisjoint(with: asked) ? nil : own.intersection(asked)
        }
        return kinship
    }

    private static let makers = ["Assembly", "Builder", "Configurator", "Container", "Factory", "Module"]
    /// What is made, at the end of a module's name: `FeedFactory`, `FeedViewFactory`.
    private static let parts = ["", "View", "ViewController", "Presenter", "Screen"]

    func modules(of names: some Sequence<String>) -> Set<Int> {
        names.reduce(into: []) { found, name in if let own = modules[name] { found.formUnion(own) } }
    }
}
