import Diagnostics
import SwiftSource
import ViperSpec

/// Every protocol that specs declare, by its name: services, plain protocols, external ones, and those of sections.
struct ProtocolTable {
    struct Entry {
        var members: [Member]
        var inherited: [TypeSyntax]
        /// Where its name stands.
        var location: SourceLocation
        /// No initialiser, subscript or operator among its requirements.
        var isMockable: Bool
        var promise = Promise.none
    }

    /// Whether a protocol promises that its members can be called from anywhere.
    enum Promise {
        /// It is isolated, or not known, or requires nothing.
        case none
        /// Where a plain protocol begins that is not isolated; nil for a service, which never is.
        case runsAnywhere(SourceLocation?)
    }

    /// What a list of inherited types comes to.
    struct Inheritance {
        /// Requirements, those of the furthest ancestor first, each once.
        var members: [Member] = []
        /// Names of all protocols of the specs that are inherited, directly or not.
        var names: Set<String> = []
        /// Inherited by the list itself or by one of its protocols, and declared in no spec.
        var unknown: [String] = []
        /// Known, but such that a mock cannot conform to it.
        var unmockable: [String] = []
        var isActor = false
        /// Extensions in the app's own Swift may add members to one of them.
        var isExtended = false
    }

    private var entries: [String: Entry] = [:]
    /// The names of `entries` in the order in which they were added.
    private var names: [String] = []
    /// Types of the specs that are no protocols.
    var otherTypes: Set<String> = []
    /// Signatures of what extensions in specs implement, by the extended type's name.
    var implementedInExtensions: [String: Set<String>] = [:]
    /// Signatures of what extensions in the app's own Swift add, by the extended type's name.
    var implementedInSources: [String: Set<String>] = [:]
    private var resolved: [String: Inheritance] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private var isTooDeepReported = false

    /// How many protocols may stand between one and its furthest ancestor.
    private static let depthLimit = 200

    mutating func add(_ name: String, _ entry: Entry) {
        // Of two the first stays; the other one is reported as a duplicate.
        guard entries[name] == nil else { return }
        entries[name] = entry
        names.append(name)
    }

    /// Resolves all protocols: it is called once, when all of them are added.
    mutating func resolveAll() {
        for name in names {
            guard let entry = entries[name], !entry.inherited.isEmpty else { continue }
            var path: [String] = []
            _ = ancestors(of: name, entry, path: &path)
        }
    }

    /// What the protocol of this name inherits.
    func inheritance(of name: String) -> Inheritance { resolved[name] ?? Inheritance() }

    func promise(of name: String) -> Promise { entries[name]?.promise ?? .none }

    private mutating func resolve(_ types: [TypeSyntax], path: inout [String]) -> Inheritance {
        var result = Inheritance()
        var seen: Set<String> = []
        for name in types.flatMap(\.protocolNames) {
            guard let entry = entries[name] else {
                result.note(name, isOtherType: otherTypes.contains(name))
                continue
            }
            result.names.insert(name)
            guard let ancestors = ancestors(of: name, entry, path: &path) else { continue }
            result.names.formUnion(ancestors.names)
            for unknown in ancestors.unknown where !result.unknown.contains(unknown) { result.unknown.append(unknown) }
            result.unmockable += ancestors.unmockable.filter { !result.unmockable.contains($0) }
            if !entry.isMockable { result.unmockable.append(name) }
            result.isActor = result.isActor || ancestors.isActor
            for member in ancestors.members + entry.members where seen.insert(member.signatureKey).inserted {
                result.members.append(member)
            }
        }
        if !implementedInExtensions.isEmpty {
            let implemented = result.names.reduce(into: Set<String>()) { keys, name in
                keys.formUnion(implementedInExtensions[name] ?? [])
            }
            result.members.removeAll { implemented.contains($0.signatureKey) }
        }
        let ofSources = result.names.compactMap { implementedInSources[$0] }
        if !ofSources.isEmpty {
            result.isExtended = true
            result.members = result.members.map { member in
                ofSources.contains { $0.contains(member.signatureKey) } ? member.implemented(.inExtension) : member
            }
        }
        return result
    }

    /// Resolves what a protocol inherits; nil, after a diagnostic, where it inherits itself, or too many others one by one.
    private mutating func ancestors(of name: String, _ entry: Entry, path: inout [String]) -> Inheritance? {
        if let known = resolved[name] { return known }
        if path.count >= Self.depthLimit {
            if !isTooDeepReported {
                diagnostics.report(
                    .inheritanceCycle, "more than \(Self.depthLimit) protocols inherit one another to get here",
                    at: entry.location,
                    notes: ["inherit it directly"])
            }
            isTooDeepReported = true
            return nil
        }
        if entry.inherited.isEmpty { return Inheritance() }
        if path.contains(name) {
            let shown = (path + [name]).suffix(8).map { "'\($0)'" }.joined(separator: " → ")
            diagnostics.report(
                .inheritanceCycle, "the protocol inherits itself: \(shown)", at: entry.location,
                notes: ["remove one of these inheritances"])
            resolved[name] = Inheritance()
            return nil
        }
        path.append(name)
        let result = resolve(entry.inherited, path: &path)
        path.removeLast()
        resolved[name] = result
        return result
    }
}

extension ProtocolTable.Inheritance {
    fileprivate mutating func note(_ name: String, isOtherType: Bool) {
        if name == "Actor" { isActor = true }
        if isOtherType {
            unmockable.append(name)
        } else if StandardProtocol.withRequirements[name] != nil {
            unmockable.append(name)
        } else if !StandardProtocol.withoutRequirements.contains(name), !unknown.contains(name) {
            unknown.append(name)
        }
    }
}

extension Rule {
    static let inheritanceCycle = Rule(
        id: "inheritanceCycle", summary: "A protocol does not inherit itself",
        explanation: "Neither directly nor by way of others. Swift refuses such protocols.",
        wrong: "protocol A: B {}\nprotocol B: A {}",
        right: "protocol A: B {}\nprotocol B {}")
}
