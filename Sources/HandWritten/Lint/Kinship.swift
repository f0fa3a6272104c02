import SwiftSource
import ViperModel

/// Which names stand for a module: its protocols and classes, the classes that these are made from, whatever is made from one of
/// those, and what is called after it as a maker of modules is. Who calls a member of the module by one of them may never name
/// the module itself.
struct Kinship: Sendable {
    /// By name.
    private(set) var modules: [String: Set<Int>]

    init(_ homes: [String: Int], _ files: [WrittenFile], _ program: Program) {
        modules = homes.mapValues { [$0] }
        let contracts = program.modules.flatMap(\.contract).map { section in
            (section.protocolName, section.inherited.flatMap(\.protocolNames))
        }
        let headings = files.flatMap(\.headings)
        let inherited = Dictionary(headings.map { ($0.name, $0.inherited) } + contracts, uniquingKeysWith: +)
        // Apple's types are named everywhere.
        let own = Set(headings.filter { !$0.isExtension }.map(\.name))
        let classes = Set(headings.filter(\.isClass).map(\.name))
        var protocols: [String: Set<Int>] = [:]
        for (name, module) in homes {
            var seen: Set<String> = []
            var open = inherited[name] ?? []
            while let base = open.popLast() {
                // Other modules' contracts are not what this one is made from.
                guard homes[base] == nil, own.contains(base), seen.insert(base).inserted else { continue }
                if classes.contains(base) {
                    modules[base, default: []].insert(module)
                } else {
                    protocols[base, default: []].insert(module)
                }
                open += inherited[base] ?? []
            }
        }
        let names = Dictionary(firstOf: program.modules.enumerated().map { ($1.name, $0) })
        for name in own where modules[name] == nil {
            guard let maker = Self.makers.first(where: name.hasSuffix) else { continue }
            let made = String(name.dropLast(maker.count))
            if let module = names[made] ?? names[made.replacing("View", with: "")] { modules[name] = [module] }
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
        // Who else has such a protocol is no kin.
        modules.merge(protocols) { $0.union($1) }
    }

    private static let makers = ["Assembly", "Builder", "Configurator", "Container", "Factory", "Module"]

    func modules(of names: some Sequence<String>) -> Set<Int> {
        names.reduce(into: []) { found, name in if let own = modules[name] { found.formUnion(own) } }
    }
}
