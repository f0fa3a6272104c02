import Diagnostics
import ViperModel

/// The relations between an app's types: conformances to protocols, and stored properties. Base classes and extensions
/// are taken into account.
package struct AppStructure: Sendable {
    /// A property whose type is a protocol, with the protocol's name.
    typealias HeldProtocol = (name: String, property: TypeFact.StoredPropertyFact)

    /// The protocols by name. A name that is declared several times has several.
    package let protocols: [String: [ProtocolFact]]
    /// The sorted names of the classes and structs that the app declares.
    let names: [String]
    /// The declarations and extensions of each type.
    private let types: [String: [TypeFact]]
    /// The modules that each file imports, by its path.
    private let imports: [String: [String]]
    /// The protocols of each type alias.
    private let aliases: [String: [String]]
    /// The classes that another class inherits from.
    private let bases: Set<String>
    /// For each type with a base class: the type itself, its base classes that the app declares, and the first one that
    /// the app does not declare.
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

    /// Finds the protocols that types conform to and store, after their base classes are known.
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

    /// Returns the app's own protocols to which a type conforms, directly, through its base classes, or through
    /// inherited protocols.
    func conformances(of type: String) -> Set<String> { conformancesOfType[type] ?? [] }

    /// Returns the sorted types that conform to a protocol.
    func conformers(of name: String) -> [String] { conformersOfProtocol[name] ?? [] }

    /// Returns whether a protocol is the same as another one of the app's, or inherits it.
    func inherits(_ name: String, _ parent: String) -> Bool { closure(of: [name]).contains(parent) }

    /// Returns the app's protocols that properties of a type or of its base classes store, each with the property.
    func held(by type: String) -> [HeldProtocol] { protocolsHeldByType[type] ?? [] }

    /// Returns the sorted types with a property that stores a protocol.
    func holders(of name: String) -> [String] { holdersOfProtocol[name] ?? [] }

    // MARK: Types

    /// Returns the path of the file that declares a type; nil if the app does not declare it.
    func path(of type: String) -> String? { types[type]?.first { !$0.isExtension }?.path }

    /// Returns whether a type's file imports the Swift module of a public protocol. The module is recognized by its
    /// name: the protocol, its file or a folder that contains it has that name, and no folder that contains the type
    /// has it.
    func imports(_ fact: ProtocolFact, for type: String) -> Bool {
        guard fact.declaration.modifiers.contains("public"), let path = path(of: type) else { return false }
        let folders = path.pathParts
        let foldersOfProtocol = "\(fact.source.path.dropLast(".swift".count))/\(fact.name)".pathParts
        return imports[path, default: []].contains { name in
            foldersOfProtocol.contains { $0 == name } && !folders.contains { $0 == name }
        }
    }

    /// Returns a property of a type or of one of its base classes, whose declared type mentions another type or one of
    /// that type's base classes.
    func property(of type: String, naming other: String) -> TypeFact.StoredPropertyFact? {
        let names = Set(chain(of: other).filter { path(of: $0) != nil })
        return facts(ofChainOf: type).flatMap(\.held).first { !names.isDisjoint(with: $0.types) }
    }

    /// Returns the views whose classes are the types of properties of a type or of its base classes, each with the
    /// property.
    func viewsHeld(by type: String) -> [(name: String, property: TypeFact.StoredPropertyFact)] {
        facts(ofChainOf: type).flatMap(\.held).flatMap { held in
            held.types.filter { path(of: $0) != nil && isView($0) }.map { ($0, held) }
        }
    }

    /// Returns whether a type is a cell or a header of a list. It is part of the screens that show it.
    func isCell(_ type: String) -> Bool {
        chain(of: type).contains { name in
            name.hasSuffix("Cell") || name == "UITableViewHeaderFooterView" || name == "UICollectionReusableView"
        }
    }

    /// Returns whether a class of the app inherits from the type.
    func isBase(_ type: String) -> Bool { bases.contains(type) }

    /// Returns whether a type is a view: it is a SwiftUI view, or its name or that of a base class ends like that of a
    /// view or a view controller.
    func isView(_ type: String) -> Bool {
        let isScreen = facts(of: type).contains { !$0.isClass && $0.inherited.contains("View") }
        return isScreen
            || chain(of: type).contains { name in
                ["ViewController", "View", "Screen", "Cell"].contains { name.hasSuffix($0) }
                    || (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.hasSuffix("Controller")
            }
    }

    /// Returns whether a type stores a view controller of the kit, as types do that navigate.
    func holdsScreen(_ type: String) -> Bool {
        facts(ofChainOf: type).flatMap(\.held).contains { held in
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

    /// Finds the protocols that a type stores. `protocolNames` are the names of protocols and of their aliases. Most
    /// stored types are neither.
    private func findHeldProtocols(of type: String, among protocolNames: Set<String>) -> [HeldProtocol] {
        var (seen, found): (Set<String>, [HeldProtocol]) = ([], [])
        for fact in facts(ofChainOf: type) {
            // A generic base class stores values of its arguments' types.
            let kept =
                fact.arguments.isEmpty
                ? [] : [TypeFact.StoredPropertyFact(property: "", types: fact.arguments, isWeak: false)]
            for held in fact.held + kept {
                for name in held.types where protocolNames.contains(name) {
                    let names = [name] + (aliases[name] ?? [])
                    found += names.filter { protocols[$0] != nil && seen.insert($0).inserted }.map { ($0, held) }
                }
            }
        }
        return found
    }
}
