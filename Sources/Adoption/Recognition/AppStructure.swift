import Diagnostics
import ViperModel

/// Who in an app conforms to what, and who holds whom, over base classes and extensions.
package struct AppStructure: Sendable {
    /// The protocols by name; several where a name is declared twice.
    package let protocols: [String: [ProtocolFact]]
    /// The classes and structures that are declared, by name, sorted.
    let names: [String]
    private let types: [String: [TypeFact]]
    /// What each file imports, by its path.
    private let imports: [String: [String]]
    /// What other names of types put together.
    private let aliases: [String: [String]]
    private let bases: Set<String>
    /// Of each of the names that has a base class, itself and its base classes, as far as the app declares them, and the first
    /// one that it does not.
    private var chains: [String: [String]] = [:]
    private var conforming: [String: Set<String>] = [:]
    private var conformers: [String: [String]] = [:]
    private var holding: [String: [(name: String, property: TypeFact.Held)]] = [:]

    package init(_ files: [SwiftFacts]) {
        protocols = Dictionary(grouping: files.flatMap(\.protocols), by: \.name)
        types = Dictionary(grouping: files.flatMap(\.types), by: \.name)
        imports = Dictionary(firstOf: files.map { ($0.path, $0.imports) })
        aliases = Dictionary(files.flatMap(\.aliases), uniquingKeysWith: { first, _ in first })
        names = types.filter { $0.value.contains { !$0.isExtension } }.keys.sorted()
        var bases: Set<String> = []
        for fact in types.values.joined() where fact.isClass {
            if let base = fact.inherited.first { bases.insert(base) }
        }
        self.bases = bases
        for (name, chain) in zip(names, names.mapInParallel { [self] in lineage(of: $0) }) where chain.count > 1 {
            chains[name] = chain
        }
        let known = Set(protocols.keys).union(aliases.keys)
        let read = names.mapInParallel { [self] in (found(of: $0), heldProtocols(of: $0, among: known)) }
        for (name, (found, held)) in zip(names, read) {
            if !found.isEmpty { conforming[name] = found }
            for conformed in found { conformers[conformed, default: []].append(name) }
            if !held.isEmpty { holding[name] = held }
        }
    }

    /// The app's own protocols that a type conforms to, over its base classes and what protocols inherit.
    func conformances(of type: String) -> Set<String> { conforming[type] ?? [] }

    /// The types that conform to a protocol, sorted.
    func conformers(of name: String) -> [String] { conformers[name] ?? [] }

    /// The file that declares a type; nil for one that the app does not declare.
    func path(of type: String) -> String? { types[type]?.first { !$0.isExtension }?.path }

    /// A type's file imports the Swift module that a public protocol stands in: a folder, the file or itself is called so.
    func imports(_ fact: ProtocolFact, for type: String) -> Bool {
        guard fact.declaration.states("public"), let path = path(of: type) else { return false }
        let (own, theirs) = (path.pathParts, "\(fact.source.path.dropLast(".swift".count))/\(fact.name)".pathParts)
        return imports[path, default: []].contains { name in
            theirs.contains { $0 == name } && !own.contains { $0 == name }
        }
    }

    /// What a type holds itself, or by its base classes, of the app's protocols: each with the property.
    func held(by type: String) -> [(name: String, property: TypeFact.Held)] { holding[type] ?? [] }

    /// A type's property, or that of one of its base classes, whose type names another type or one of its base classes.
    func property(of type: String, naming other: String) -> TypeFact.Held? {
        let names = Set(chain(of: other).filter { path(of: $0) != nil })
        return chain(of: type).flatMap { facts(of: $0) }.flatMap(\.held).first { !names.isDisjoint(with: $0.types) }
    }

    /// A class of the app is made from it.
    func isBase(_ type: String) -> Bool { bases.contains(type) }

    /// It shows something: a view controller, a view of a kit, by what it is called or made from.
    func isView(_ type: String) -> Bool {
        let isScreen = facts(of: type).contains { !$0.isClass && $0.inherited.contains("View") }
        return isScreen
            || chain(of: type).contains { name in
                ["ViewController", "View", "Screen", "Cell"].contains { name.hasSuffix($0) }
                    || (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.hasSuffix("Controller")
            }
    }

    /// It keeps a view controller of the kit, as who goes from screen to screen does.
    func holdsScreen(_ type: String) -> Bool {
        chain(of: type).flatMap { facts(of: $0) }.flatMap(\.held).contains { held in
            held.types.contains { name in
                name.hasPrefix("UI")
                    && ["ViewController", "NavigationController", "BarController"].contains { name.hasSuffix($0) }
            }
        }
    }

    private func facts(of name: String) -> [TypeFact] { types[name] ?? [] }

    private func chain(of type: String) -> [String] { chains[type] ?? [type] }

    private func lineage(of type: String) -> [String] {
        var chain = [type]
        while let last = chain.last, chain.count < 16,
            let base = facts(of: last).filter({ !$0.isExtension && $0.isClass }).compactMap(\.inherited.first).first,
            protocols[base] == nil, !chain.contains(base)
        {
            chain.append(base)
        }
        return chain
    }

    /// A protocol has all that another one of the app asks for.
    func inherits(_ name: String, _ parent: String) -> Bool { closure(of: [name]).contains(parent) }

    private func found(of type: String) -> Set<String> {
        closure(of: chain(of: type).flatMap { facts(of: $0) }.flatMap(\.inherited))
    }

    /// Those of the names that are the app's protocols, and what these inherit.
    private func closure(of names: [String]) -> Set<String> {
        Set(names).closed { name in
            protocols[name]?.flatMap { $0.declaration.inherited.flatMap(\.protocolNames) } ?? aliases[name] ?? []
        }.filter { protocols[$0] != nil }
    }

    /// `known` are the names of protocols and of what puts some together: most types that are held are neither.
    private func heldProtocols(of type: String, among known: Set<String>) -> [(name: String, property: TypeFact.Held)] {
        var (seen, found): (Set<String>, [(name: String, property: TypeFact.Held)]) = ([], [])
        for fact in chain(of: type).flatMap({ facts(of: $0) }) {
            let kept = fact.arguments.isEmpty ? [] : [TypeFact.Held(property: "", types: fact.arguments, isWeak: false)]
            for held in fact.held + kept {
                for name in held.types where known.contains(name) {
                    let names = [name] + (aliases[name] ?? [])
                    found += names.filter { protocols[$0] != nil && seen.insert($0).inserted }.map { ($0, held) }
                }
            }
        }
        return found
    }
}
