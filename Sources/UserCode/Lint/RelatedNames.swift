import SwiftSource
import ViperModel

/// The names that show that code has to do with a module: its protocols and classes, the types that inherit these or are
/// inherited by them, and those of its makers, as `FeedFactory`. Code may call a member of a module and name nothing but these.
struct RelatedNames {
    /// The modules of each name.
    private var modules: [String: Set<Int>]
    /// The module of each protocol of a contract and of each class.
    private let homes: [String: Int]
    /// The types that the app's Swift declares. Others, as Apple's, are named everywhere.
    private let declaredTypes: Set<String>
    /// The inherited types of each protocol and class.
    private let inherited: [String: [String]]

    init(_ lint: LintContext) {
        homes = lint.types.homes
        modules = homes.mapValues { [$0] }
        declaredTypes = Set(lint.files.flatMap(\.headings).filter { !$0.isExtension }.map(\.name))
        let contracts = lint.program.modules.flatMap(\.contract).map { section in
            (section.protocolName, section.inherited.flatMap(\.protocolNames))
        }
        inherited = lint.inherited.merging(contracts, uniquingKeysWith: +)
        addMakers(of: Dictionary(firstOf: lint.program.modules.enumerated().map { ($1.name, $0) }))
        addHeirs()
        // Other types that inherit such a base are no kin, so bases come last.
        addBases()
    }

    /// Adds types that are called after a module as makers of it are, `FeedFactory` and `FeedViewFactory`, and functions that are
    /// called after a class or a protocol as makers of it are: `makeFeedRouter`. `names` are the modules' names.
    private mutating func addMakers(of names: [String: Int]) {
        for (name, module) in homes {
            for verb in ["build", "create", "make"] { modules[verb + name] = [module] }
        }
        for name in declaredTypes where homes[name] == nil {
            guard let maker = Self.makers.first(where: name.hasSuffix) else { continue }
            let made = name.dropLast(maker.count)
            let module = Self.parts.lazy.filter(made.hasSuffix).compactMap { names[String(made.dropLast($0.count))] }
                .first
            if let module { modules[name] = [module] }
        }
    }

    /// Adds the types that inherit one of the names found so far, directly or not.
    private mutating func addHeirs() {
        var heirs: [String: [String]] = [:]
        for (name, parents) in inherited where declaredTypes.contains(name) || homes[name] != nil {
            for parent in parents { heirs[parent, default: []].append(name) }
        }
        for (name, modules) in modules {
            for heir in Set(heirs[name] ?? []).closed(under: { heirs[$0] ?? [] }) {
                self.modules[heir, default: []].formUnion(modules)
            }
        }
    }

    /// Adds the types that the modules' protocols and classes inherit. Other modules' contracts are no such bases.
    private mutating func addBases() {
        func bases(_ name: String) -> [String] {
            (inherited[name] ?? []).filter { homes[$0] == nil && declaredTypes.contains($0) }
        }
        for (name, module) in homes {
            for base in Set(bases(name)).closed(under: bases) { modules[base, default: []].insert(module) }
        }
    }

    private static let makers = ["Assembly", "Builder", "Configurator", "Container", "Factory", "Module"]
    /// The words between a module's name and the maker's word: `View` in `FeedViewFactory`.
    private static let parts = ["", "View", "ViewController", "Presenter", "Screen"]

    /// The modules of any of the names.
    func modules(of names: some Sequence<String>) -> Set<Int> {
        names.reduce(into: []) { all, name in if let named = modules[name] { all.formUnion(named) } }
    }
}
