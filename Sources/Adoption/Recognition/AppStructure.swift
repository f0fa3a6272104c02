import Diagnostics
import ViperModel

/// The relations between an app's types: conformances to protocols, and stored properties. Includes base classes and extensions.
package struct AppStructure: Sendable {
    /// A property that stores a value by a protocol, with the protocol's name.
    typealias HeldProtocol = (name: String, property: TypeFact.StoredPropertyFact)

    /// The protocols by name; several where a name is declared twice.
    package let protocols: [String: [ProtocolFact]]
    /// The names of the classes and structures that the app declares, sorted.
    let names: [String]
    /// The declarations and extensions of each type.
    private let types: [String: [TypeFact]]
    /// The modules that each file imports, by its path.
    private let imports: [String: [String]]
    /// The protocols of each type alias.
    private let aliases: [String: [String]]
    /// The classes that another class inherits from.
    private let bases: Set<String>
    /// For each type with a base class: itself, its base classes that the app declares, and the first one that it does not.
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

    /// Finds what types conform to and store, once their base classes are known.
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

    /// The app's own protocols that a type conforms to, by its base classes and by what protocols inherit as well.
    func conformances(of type: String) -> Set<String> { conformancesOfType[type] ?? [] }

    /// The types that conform to a protocol, sorted.
    func conformers(of name: String) -> [String] { conformersOfProtocol[name] ?? [] }

    /// Whether a protocol inherits another one of the app's, or is it.
    func inherits(_ name: String, _ parent: String) -> Bool { closure(of: [name]).contains(parent) }

    /// The app's protocols that a type or one of its base classes stores, each with the property.
    func held(by type: String) -> [HeldProtocol] { protocolsHeldByType[type] ?? [] }

    /// The types that store a protocol, sorted.
    func holders(of name: String) -> [String] { holdersOfProtocol[name] ?? [] }

    // MARK: Types

    /// The path of the file that declares a type; nil for one that the app does not declare.
    func path(of type: String) -> String? { types[type]?.first { !$0.isExtension }?.path }

    /// Whether a type's file imports the Swift module of a public protocol. The module is known by its name: a folder around the
    /// protocol, its file or itself has that name, and no folder around the type has.
    func imports(_ fact: ProtocolFact, for type: String) -> Bool {
        guard fact.declaration.modifiers.contains("public"), let path = path(of: type) else { return false }
        let folders = path.pathParts
        let foldersOfProtocol = "\(fact.source.path.dropLast(".swift".count))/\(fact.name)".pathParts
        return imports[path, default: []].contains { name in
            foldersOfProtocol.contains { $0 == name } && !folders.contains { $0 == name }
        }
    }

    /// A property of a type or of one of its base classes, whose type names another type or one of its base classes.
    func property(of type: String, naming other: String) -> TypeFact.StoredPropertyFact? {
        let names = Set(chain(of: other).filter { path(of: $0) != nil })
        return facts(ofChainOf: type).flatMap(\.held).first { !names.isDisjoint(with: $0.types) }
    }

    /// The views that a type or one of its base classes stores by their classes, each with the property.
    func viewsHeld(by type: String) -> [(name: String, property: TypeFact.StoredPropertyFact)] {
        facts(ofChainOf: type).flatMap(\.held).flatMap { held in
            held.types.filter { path(of: $0) != nil && isView($0) }.map { ($0, held) }
        }
    }

    /// Whether a type is a cell or a header of a list, which is part of the screens that show it.
    func isCell(_ type: String) -> Bool {
        chain(of: type).contains { name in
            name.hasSuffix("Cell") || name == "UITableViewHeaderFooterView" || name == "UICollectionReusableView"
        }
    }

    /// Whether a class of the app inherits from it.
    func isBase(_ type: String) -> Bool { bases.contains(type) }

    /// Whether a type shows something: its own name or that of a base class is a view's or a view controller's, or it is a SwiftUI
    /// view.
    func isView(_ type: String) -> Bool {
        let isScreen = facts(of: type).contains { !$0.isClass && $0.inherited.contains("View") }
        return isScreen
            || chain(of: type).contains { name in
                ["ViewController", "View", "Screen", "Cell"].contains { name.hasSuffix($0) }
                    || (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.hasSuffix("Controller")
            }
    }

    /// Whether a type stores a view controller of the kit, like types that navigate.
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

    /// A type with its base classes, itself first.
    private func chain(of type: String) -> [String] { lineages[type] ?? [type] }

    private func facts(ofChainOf type: String) -> [TypeFact] { chain(of: type).flatMap { facts(of: $0) } }

    private func lineage(of type: String) -> [String] {
        var lineage = [type]
        // Declarations that inherit from each other by mistake end at the limit.
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

    /// The app's protocols among the names, and the protocols that they inherit.
    private func closure(of names: [String]) -> Set<String> {
        Set(names).closed { name in
            protocols[name]?.flatMap { $0.declaration.inherited.flatMap(\.protocolNames) } ?? aliases[name] ?? []
        }.filter { protocols[$0] != nil }
    }

    /// `protocolNames` are the names of protocols and of aliases for them; most types that are stored are neither.
    private func findHeldProtocols(of type: String, among protocolNames: Set<String>) -> [HeldProtocol] {
        var (seen, found): (Set<String>, [HeldProtocol]) = ([], [])
        for fact in facts(ofChainOf: type) {
            // Arguments of a generic base class are stored by it.
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
