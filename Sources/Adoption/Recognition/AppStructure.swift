import Diagnostics
import ViperModel

/// An index of an app's types: the protocols to which they conform, and the protocols that they store in properties.
/// Conformances and properties of base classes and extensions count, too.
package struct AppStructure: Sendable {
    /// The name of a protocol, with a property whose type mentions the protocol. For a protocol that is an argument of a
    /// generic base class, the property has an empty name.
    typealias HeldProtocol = (name: String, property: TypeFact.StoredPropertyFact)

    /// The protocols by name. A name that is declared several times has several entries.
    package let protocols: [String: [ProtocolFact]]
    /// The sorted names of the classes and structs that the app declares.
    let names: [String]
    /// The declarations and extensions of each type.
    private let types: [String: [TypeFact]]
    /// The modules that each file imports, by the path of the file.
    private let imports: [String: [String]]
    /// The protocols of each type alias.
    private let aliases: [String: [String]]
    /// The classes that another class inherits from.
    private let bases: Set<String>
    /// For each type with a base class: the type and its base classes, in order. The list ends with the first base
    /// class that the app does not declare.
    private var lineages: [String: [String]] = [:]
    private var conformancesOfType: [String: Set<String>] = [:]
    private var conformersOfProtocol: [String: [String]] = [:]
    private var protocolsHeldByType: [String: [HeldProtocol]] = [:]
    private var holdersOfProtocol: [String: [String]] = [:]

    package init(_ files: [FileFacts]) {
        protocols = Dictionary(grouping: files.flatMap(\.protocols), by: \.name)
        types = Dictionary(grouping: files.flatMap(\.types), by: \.name)
        imports = Dictionary(firstOf: files.map { ($0.path, $0.imports) })
        aliases = Dictionary(files.flatMap(\.aliases), uniquingKeysWith: { first, _ in first })
        names = types.filter { $0.value.contains { !$0.isExtension } }.keys.sorted()
        bases = Set(types.values.joined().filter(\.isClass).compactMap(\.inherited.first))
        findLineages()
        findRelations()
    }

    private mutating func findLineages() {
        let all = names.map { [self] in lineage(of: $0) }
        for (name, lineage) in zip(names, all) where lineage.count > 1 { lineages[name] = lineage }
    }

    /// Finds, for each type, the protocols to which it conforms and the protocols that it stores. `lineages` must be
    /// complete, because base classes count.
    private mutating func findRelations() {
        let protocolNames = Set(protocols.keys).union(aliases.keys)
        let relations = names.map { [self] in
            (conformances: findConformances(of: $0), held: findHeldProtocols(of: $0, among: protocolNames))
        }
        for (name, (conformances, held)) in zip(names, relations) {
            if !conformances.isEmpty { conformancesOfType[name] = conformances }
            for conformed in conformances { conformersOfProtocol[conformed, default: []].append(name) }
            if !held.isEmpty { protocolsHeldByType[name] = held }
            for held in held { holdersOfProtocol[held.name, default: []].append(name) }
        }
    }

    // MARK: Protocols

    /// Returns the app's own protocols to which a type conforms. Protocols of base classes and inherited protocols
    /// count.
    func conformances(of type: String) -> Set<String> { conformancesOfType[type] ?? [] }

    /// Returns the sorted types that conform to a protocol.
    func conformers(of name: String) -> [String] { conformersOfProtocol[name] ?? [] }

    /// Returns whether a protocol of the app is `parent`, or inherits from it directly or indirectly.
    func inherits(_ name: String, _ parent: String) -> Bool { closure(of: [name]).contains(parent) }

    /// Returns the app's protocols that properties of a type store, each with the property. Properties of base classes
    /// count.
    func storedProtocols(of type: String) -> [HeldProtocol] { protocolsHeldByType[type] ?? [] }

    /// Returns the sorted types with a property that stores the protocol `name`.
    func holders(of name: String) -> [String] { holdersOfProtocol[name] ?? [] }

    // MARK: Types

    /// Returns the path of the file that declares a type; nil if the app does not declare it.
    func path(of type: String) -> String? { types[type]?.first { !$0.isExtension }?.path }

    /// Returns whether the file of `type` imports the Swift module that declares the public protocol `fact`. The
    /// imported module must have the name of the protocol, of its file, or of a folder around that file. No folder
    /// around the type may have that name, because a file does not import its own module.
    func imports(_ fact: ProtocolFact, for type: String) -> Bool {
        guard fact.declaration.modifiers.contains("public"), let path = path(of: type) else { return false }
        let folders = path.pathParts
        let foldersOfProtocol = "\(fact.source.path.dropLast(".swift".count))/\(fact.name)".pathParts
        return imports[path, default: []].contains { name in
            foldersOfProtocol.contains { $0 == name } && !folders.contains { $0 == name }
        }
    }

    /// Returns a property of `type` or its base classes whose declared type mentions `other` or a base class of
    /// `other`; nil if there is none.
    func property(of type: String, naming other: String) -> TypeFact.StoredPropertyFact? {
        let names = Set(chain(of: other).filter { path(of: $0) != nil })
        return facts(ofChainOf: type).flatMap(\.storedProperties).first { !names.isDisjoint(with: $0.types) }
    }

    /// Returns the views that properties of a type store without a protocol, each with the property: `FeedView` for
    /// `var view: FeedView`. Properties of base classes count.
    func viewsHeld(by type: String) -> [(name: String, property: TypeFact.StoredPropertyFact)] {
        facts(ofChainOf: type).flatMap(\.storedProperties).flatMap { held in
            held.types.filter { path(of: $0) != nil && isView($0) }.map { ($0, held) }
        }
    }

    /// Returns whether a type is a cell or a header of a list. Such a view is part of the screens that show it, and no
    /// screen itself.
    func isCell(_ type: String) -> Bool {
        chain(of: type).contains { name in
            name.hasSuffix("Cell") || name == "UITableViewHeaderFooterView" || name == "UICollectionReusableView"
        }
    }

    /// Returns whether a class of the app inherits from the type.
    func isBase(_ type: String) -> Bool { bases.contains(type) }

    /// Returns whether a type is a view. It is a SwiftUI view, or it or a base class has a name such as
    /// `FeedViewController`.
    func isView(_ type: String) -> Bool {
        let isScreen = facts(of: type).contains { !$0.isClass && $0.inherited.contains("View") }
        return isScreen
            || chain(of: type).contains { name in
                ["ViewController", "View", "Screen", "Cell"].contains { name.hasSuffix($0) }
                    || (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.hasSuffix("Controller")
            }
    }

    /// Returns whether a type stores a view controller of UIKit. Routers do so, because they show other screens from
    /// it.
    func holdsScreen(_ type: String) -> Bool {
        facts(ofChainOf: type).flatMap(\.storedProperties).contains { held in
            held.types.contains { name in
                name.hasPrefix("UI")
                    && ["ViewController", "NavigationController", "BarController"].contains { name.hasSuffix($0) }
            }
        }
    }

    // MARK: Finding

    private func facts(of name: String) -> [TypeFact] { types[name] ?? [] }

    /// Returns a type and its base classes, the type first.
    private func chain(of type: String) -> [String] { lineages[type] ?? [type] }

    private func facts(ofChainOf type: String) -> [TypeFact] { chain(of: type).flatMap { facts(of: $0) } }

    private func lineage(of type: String) -> [String] {
        var lineage = [type]
        // The limit ends the search if declarations inherit from each other by mistake.
        while let last = lineage.last, lineage.count < 16,
            let base = facts(of: last).filter({ !$0.isExtension && $0.isClass }).compactMap(\.inherited.first).first,
            protocols[base] == nil, !lineage.contains(base)
        {
            lineage.append(base)
        }
        return lineage
    }

    private func findConformances(of type: String) -> Set<String> {
        closure(of: facts(ofChainOf: type).flatMap(\.inherited))
    }

    /// Returns the app's protocols among the names, and the protocols that they inherit.
    private func closure(of names: [String]) -> Set<String> {
        Set(names).closed { name in
            protocols[name]?.flatMap { $0.declaration.inherited.flatMap(\.protocolNames) } ?? aliases[name] ?? []
        }.filter { protocols[$0] != nil }
    }

    /// Finds the protocols that properties of a type store. `protocolNames` are the names of all protocols and type
    /// aliases of the app. All other stored types are skipped.
    private func findHeldProtocols(of type: String, among protocolNames: Set<String>) -> [HeldProtocol] {
        var (seen, found): (Set<String>, [HeldProtocol]) = ([], [])
        for fact in facts(ofChainOf: type) {
            // A generic base class is assumed to store a value of each argument.
            let kept =
                fact.arguments.isEmpty
                ? [] : [TypeFact.StoredPropertyFact(property: "", types: fact.arguments, isWeak: false)]
            for held in fact.storedProperties + kept {
                for name in held.types where protocolNames.contains(name) {
                    let names = [name] + (aliases[name] ?? [])
                    found += names.filter { protocols[$0] != nil && seen.insert($0).inserted }.map { ($0, held) }
                }
            }
        }
        return found
    }
}
