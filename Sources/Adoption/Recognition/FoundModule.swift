import Diagnostics
import SwiftSource
import ViperSpec

/// A module of an app that was written by hand: its protocols, and why they are taken for its.
package struct FoundModule: Sendable {
    /// What the names of its parts have in common.
    package let name: String
    /// One for each protocol, in the order in which a spec has them.
    package internal(set) var parts: [Part]
    /// The file that makes its classes; nil where none makes two of them.
    package internal(set) var maker: String?
    /// The type there that does it, and its function; nil where none of its own is seen.
    package internal(set) var factory: (type: String, function: String)?
    /// Presenters that have no protocols of their own, and share this module's: variants of it, and their base classes.
    package internal(set) var sharers: [String] = []

    /// The protocol of a part.
    package struct Part: Sendable {
        /// Who implements it.
        package var kind: SectionKind
        /// Of one of several interactors, or its output: the presenter's property.
        package var interactor: String?
        /// The protocol, where it stands.
        package let fact: ProtocolFact
        /// The type that conforms to it; nil where none is seen.
        package var type: String?
        /// The property by which it is held; nil where that is not seen.
        package var property: String?
        /// Why it is taken for this part, a sentence each.
        package var evidence: [String]
        /// Who holds whom says so, and not the name alone.
        var isTied = false
    }

    /// The folder that its protocols stand in, with the folder of the module's name around it where there is one.
    package var folder: String {
        let folders = parts.map { $0.fact.source.path.pathParts.dropLast() }
        guard var common = folders.first else { return "" }
        for folder in folders.dropFirst() {
            common = common[..<zip(common, folder).prefix { $0 == $1 }.count]
        }
        while let last = common.last, Self.shelves.contains(String(last)), common.count > 1 { common.removeLast() }
        if let own = common.lastIndex(where: { $0 == name }) { common = common[...own] }
        return common.joined(separator: "/")
    }

    /// What teams call a folder in a module's that has its protocols alone.
    private static let shelves: Set<String> = [
        "Contract", "Contracts", "Interface", "Interfaces", "Protocol", "Protocols",
    ]
}
