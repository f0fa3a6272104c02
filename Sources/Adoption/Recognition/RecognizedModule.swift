import Diagnostics
import SwiftSource
import ViperSpec

/// A module recognized in an app written by hand: its protocols, and the evidence that they belong to the module.
package struct RecognizedModule: Sendable {
    /// The module's name, which is what the names of its parts have in common.
    package let name: String
    /// The module's protocols, in the order in which a spec has them.
    package let parts: [Part]
    /// The innermost folder that all its protocols are in, or the one around that which has the module's name.
    package let folder: String
    /// The path of the file that creates its classes; nil if no file creates two of them.
    package internal(set) var maker: String?
    /// The type in `maker` that creates them, and the function that does; nil if the module has no such type of its own.
    package internal(set) var factory: (type: String, function: String)?
    /// Presenters without protocols of their own that conform to this module's: its variants, and their base classes.
    package internal(set) var sharers: [String] = []

    /// The protocol of a part.
    package struct Part: Sendable {
        /// Which part of the module implements the protocol.
        package var kind: SectionKind
        /// In a module with several interactors, the presenter's property for the interactor that this is the protocol or the
        /// output of.
        package var interactor: String?
        /// The protocol's declaration.
        package let fact: ProtocolFact
        /// The type that conforms to it; nil if none was found.
        package var type: String?
        /// The property by which other parts store it; nil if none was found.
        package var property: String?
        /// The reasons why the protocol is taken for this part's, each a sentence.
        package var evidence: [String]
        /// Whether properties of other parts show that it belongs to the module, and not its name alone.
        var isTied = false
    }

    init(name: String, parts: [Part]) {
        (self.name, self.parts) = (name, parts)
        folder = Self.folder(of: name, parts)
    }

    private static func folder(of module: String, _ parts: [Part]) -> String {
        let folders = parts.map { $0.fact.source.path.pathParts.dropLast() }
        guard var common = folders.first else { return "" }
        for folder in folders.dropFirst() {
            common = common[..<zip(common, folder).prefix { $0 == $1 }.count]
        }
        while let last = common.last, protocolFolders.contains(String(last)) { common.removeLast() }
        if let named = common.lastIndex(where: { $0 == module }) { common = common[...named] }
        return common.joined(separator: "/")
    }

    /// Usual names of a folder that has only a module's protocols.
    private static let protocolFolders: Set<String> = [
        "Contract", "Contracts", "Interface", "Interfaces", "Protocol", "Protocols",
    ]
}
