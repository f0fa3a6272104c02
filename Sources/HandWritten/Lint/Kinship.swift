import SwiftSource
import ViperModel

/// Which names stand for a module: its protocols and classes, the classes that these are made from, and whatever is made from
/// one of those. Who calls a member of the module by one of them may never name the module itself.
struct Kinship: Sendable {
    /// By name.
    private(set) var modules: [String: Set<Int>]

    init(_ homes: [String: Int], _ owners: [String: ModuleClass], _ files: [WrittenFile], _ program: Program) {
        modules = homes.mapValues { [$0] }
        let headings = files.flatMap(\.headings).filter { !$0.isExtension }
        let inherited = Dictionary(headings.map { ($0.name, $0.inherited) }, uniquingKeysWith: { first, _ in first })
        for (name, owner) in owners {
            var seen: Set<String> = [name]
            var open = inherited[name] ?? []
            while let base = open.popLast() {
                // Other modules' contracts are not what this one is made from, and Apple's types are named everywhere.
                guard homes[base] == nil, let further = inherited[base], seen.insert(base).inserted else { continue }
                modules[base, default: []].insert(owner.module)
                open += further
            }
        }
        let contracts = program.modules.flatMap(\.contract).map { section in
            (section.protocolName, section.inherited.flatMap(\.protocolNames))
        }
        var heirs: [String: [String]] = [:]
        for (name, inherited) in headings.map({ ($0.name, $0.inherited) }) + contracts {
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
    }

    func modules(of names: some Sequence<String>) -> Set<Int> {
        names.reduce(into: []) { $0.formUnion(modules[$1] ?? []) }
    }
}
