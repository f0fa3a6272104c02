import Diagnostics
import SwiftSource
import ViperSpec

/// Every protocol that specs declare, by its name: services, plain protocols, external ones, and those of sections.
struct ProtocolTable {
    /// A protocol before it is resolved.
    struct Entry {
        var members: [Member]
        var inherited: [TypeSyntax]
        /// Where its name stands.
        var location: SourceLocation
        /// Whether a mock can have its requirements: there is no initialiser, subscript or operator among them.
        var isMockable: Bool
        /// Whether its members may be called from any thread: it requires some, and has no isolation.
        var runsAnywhere = false
    }

    /// All that a list of inherited types brings, directly and through the protocols in it.
    struct Inheritance {
        /// The requirements of all these protocols, those of the furthest ancestor first, each once.
        var members: [Member] = []
        /// Names of all protocols of the specs that are inherited, directly or not.
        var names: Set<String> = []
        /// Names of inherited protocols that no spec declares.
        var unknown: [String] = []
        /// Names of inherited types that are known, but to which no mock can conform.
        var unmockable: [String] = []
        /// Whether `Actor` is inherited.
        var isActor = false
        /// Whether extensions in the app's own Swift add members to one of these protocols.
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
    /// What each protocol inherits, by its name.
    private var resolved: [String: Inheritance] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private var isTooDeepReported = false

    /// How many protocols may stand between one and its furthest ancestor.
    private static let depthLimit = 200

    mutating func add(_ name: String, _ entry: Entry) {
        // The first of two protocols of one name counts; the second is reported elsewhere.
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

    func runsAnywhere(_ name: String) -> Bool { entries[name]?.runsAnywhere ?? false }

    private mutating func inheritance(from types: [TypeSyntax], path: inout [String]) -> Inheritance {
        var result = Inheritance()
        var memberKeys: Set<String> = []
        for name in types.flatMap(\.protocolNames) {
            guard let entry = entries[name] else {
                result.addUndeclared(name, isOtherType: otherTypes.contains(name))
                continue
            }
            result.names.insert(name)
            guard let ancestors = ancestors(of: name, entry, path: &path) else { continue }
            result.names.formUnion(ancestors.names)
            for unknown in ancestors.unknown where !result.unknown.contains(unknown) { result.unknown.append(unknown) }
            result.unmockable += ancestors.unmockable.filter { !result.unmockable.contains($0) }
            if !entry.isMockable { result.unmockable.append(name) }
            result.isActor = result.isActor || ancestors.isActor
            for member in ancestors.members + entry.members where memberKeys.insert(member.signatureKey).inserted {
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
        if let inheritance = resolved[name] { return inheritance }
        if path.count >= Self.depthLimit {
            if !isTooDeepReported {
                diagnostics.report(
                    .inheritanceCycle, "protocol inheritance is deeper than \(Self.depthLimit) levels",
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
                .inheritanceCycle, "protocol inherits from itself: \(shown)", at: entry.location,
                notes: ["remove one of these inheritances"])
            resolved[name] = Inheritance()
            return nil
        }
        path.append(name)
        let result = inheritance(from: entry.inherited, path: &path)
        path.removeLast()
        resolved[name] = result
        return result
    }
}

extension ProtocolTable.Inheritance {
    fileprivate mutating func addUndeclared(_ name: String, isOtherType: Bool) {
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
        id: "inheritanceCycle", summary: "Protocol inherits from itself",
        explanation: """
            A protocol inherits from itself, directly or through others. Swift rejects such protocols. Remove one of \
            the inheritances.
            """,
        wrong: "protocol A: B {}\nprotocol B: A {}",
        right: "protocol A: B {}\nprotocol B {}")
}
