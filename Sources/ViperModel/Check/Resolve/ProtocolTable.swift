import Diagnostics
import SwiftSource
import ViperSpec

/// The protocols that specs declare or use, by name: services, protocols of sections, protocols in specs, and
/// protocols in the app's Swift.
struct ProtocolTable {
    /// A protocol before its inheritance is resolved.
    struct Entry {
        var members: [Member]
        var inherited: [TypeSyntax]
        /// The location of the protocol's name.
        var location: SourceLocation
        /// Whether a mock can conform to the protocol: it has no `unmockableRequirement`, such as an initializer.
        var isMockable: Bool
        /// Whether any thread may call the members. True for a service with requirements. Also true for a `protocol`
        /// with requirements that a spec declares without isolation. False for all others, such as external protocols.
        var runsAnywhere = false
    }

    /// The members and protocols that an inheritance clause adds, directly and indirectly.
    struct Inheritance {
        /// The requirements of all inherited protocols, without duplicates. Requirements of the furthest ancestor
        /// come first.
        var members: [Member] = []
        /// The names of all inherited protocols in the table.
        var names: Set<String> = []
        /// The names of inherited protocols whose requirements are unknown.
        var unknown: [String] = []
        /// The names of known inherited types that cannot be mocked.
        var unmockable: [String] = []
        /// Whether the protocol inherits `Actor`.
        var isActor = false
        /// Whether extensions in the app's Swift add members to an inherited protocol.
        var isExtended = false
    }

    private var entries: [String: Entry] = [:]
    /// The names of `entries`, in the order in which they were added.
    private var names: [String] = []
    /// The types in specs that are not protocols.
    var otherTypes: Set<String> = []
    /// The signatures of members that extensions in specs implement, by the extended type.
    var implementedInExtensions: [String: Set<String>] = [:]
    /// The signatures of members that extensions in the app's Swift implement, by the extended type.
    var implementedInSources: [String: Set<String>] = [:]
    /// The inheritance of each resolved protocol, by name.
    private var resolved: [String: Inheritance] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private var isTooDeepReported = false

    /// The maximum depth of inheritance.
    private static let depthLimit = 200

    mutating func add(_ name: String, _ entry: Entry) {
        // If two protocols have the same name, the first counts. Another rule reports the second.
        guard entries[name] == nil else { return }
        entries[name] = entry
        names.append(name)
    }

    /// Resolves the inheritance of all protocols. Call this method only once, after adding the protocols.
    mutating func resolveAll() {
        for name in names {
            guard let entry = entries[name], !entry.inherited.isEmpty else { continue }
            var path: [String] = []
            _ = ancestors(of: name, entry, path: &path)
        }
    }

    /// Returns the inheritance of a protocol.
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

    /// Resolves the inheritance of a protocol. If the protocol inherits from itself, or too deeply, reports that and
    /// returns nil.
    private mutating func ancestors(of name: String, _ entry: Entry, path: inout [String]) -> Inheritance? {
        if let inheritance = resolved[name] { return inheritance }
        if path.count >= Self.depthLimit {
            if !isTooDeepReported {
                diagnostics.report(
                    .inheritanceCycle, "protocol inheritance is deeper than \(Self.depthLimit) levels",
                    at: entry.location,
                    notes: ["inherit the protocols you need directly, not through others"])
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
