import SwiftSource
import ViperModel

/// The names that show to which modules a piece of code is related. They are the protocols and classes of a module,
/// their subtypes and base types, and types that create the module, such as `FeedFactory`. Only code that mentions such
/// a name counts as a user of the module's members.
struct RelatedNames {
    /// The indices of the modules to which each name is related.
    private var modules: [String: Set<Int>]
    /// The index of the module to which each class or protocol of a spec belongs.
    private let modulesOfTypes: [String: Int]
    /// The types that the app's Swift declares. Other types, such as Apple's, are mentioned everywhere, so they show no
    /// relation.
    private let declaredTypes: Set<String>
    /// The types that each protocol and class inherits, by the name of the protocol or class.
    private let inherited: [String: [String]]

    init(_ lint: LintContext) {
        modulesOfTypes = lint.types.modulesOfTypes
        modules = modulesOfTypes.mapValues { [$0] }
        declaredTypes = Set(lint.files.flatMap(\.headings).filter { !$0.isExtension }.map(\.name))
        let contracts = lint.program.modules.flatMap(\.contract).map { section in
            (section.protocolName, section.inherited.flatMap(\.protocolNames))
        }
        inherited = lint.inherited.merging(contracts, uniquingKeysWith: +)
        addMakers(of: Dictionary(firstOf: lint.program.modules.enumerated().map { ($1.name, $0) }))
        addHeirs()
        // Base types are added last, because other types that inherit them are not related to the module.
        addBases()
    }

    /// Adds types that are named like creators of a module, such as `FeedFactory` and `FeedViewFactory`. Also adds
    /// functions that are named like creators of a class or protocol, such as `makeFeedRouter`. `names` are the
    /// modules' names.
    private mutating func addMakers(of names: [String: Int]) {
        for (name, module) in modulesOfTypes {
            for verb in ["build", "create", "make"] { modules[verb + name] = [module] }
        }
        for name in declaredTypes where modulesOfTypes[name] == nil {
            guard let maker = Self.makers.first(where: name.hasSuffix) else { continue }
            let made = name.dropLast(maker.count)
            let module = Self.parts.lazy.filter(made.hasSuffix).compactMap { names[String(made.dropLast($0.count))] }
                .first
            if let module { modules[name] = [module] }
        }
    }

    /// Adds the types that inherit, directly or indirectly, from a type that is already related.
    private mutating func addHeirs() {
        var heirs: [String: [String]] = [:]
        for (name, parents) in inherited where declaredTypes.contains(name) || modulesOfTypes[name] != nil {
            for parent in parents { heirs[parent, default: []].append(name) }
        }
        for (name, modules) in modules {
            for heir in Set(heirs[name] ?? []).closed(under: { heirs[$0] ?? [] }) {
                self.modules[heir, default: []].formUnion(modules)
            }
        }
    }

    /// Adds the types that the modules' protocols and classes inherit, except types that belong to a module.
    private mutating func addBases() {
        func bases(_ name: String) -> [String] {
            (inherited[name] ?? []).filter { modulesOfTypes[$0] == nil && declaredTypes.contains($0) }
        }
        for (name, module) in modulesOfTypes {
            for base in Set(bases(name)).closed(under: bases) { modules[base, default: []].insert(module) }
        }
    }

    private static let makers = ["Assembly", "Builder", "Configurator", "Container", "Factory", "Module"]
    /// The words between a module's name and the word for its creator: `View` in `FeedViewFactory`.
    private static let parts = ["", "View", "ViewController", "Presenter", "Screen"]

    /// Returns the modules to which at least one of the names is related.
    func modules(of names: some Sequence<String>) -> Set<Int> {
        names.reduce(into: []) { all, name in if let named = modules[name] { all.formUnion(named) } }
    }
}
