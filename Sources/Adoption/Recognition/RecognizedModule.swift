import Diagnostics
import SwiftSource
import ViperSpec

/// A module that was recognized in a hand-written app: its protocols, and the evidence that they belong to the module.
package struct RecognizedModule: Sendable {
    /// The module's name, as in the names of its parts.
    package let name: String
    /// The module's protocols, in the order in which a spec has them.
    package let parts: [Part]
    /// The innermost folder that contains all protocols of the module, not counting a folder such as `Protocols`. If an
    /// enclosing folder has the module's name, `folder` is the enclosing folder.
    package let folder: String
    /// The path of the file that creates at least two of the module's classes; nil if there is none.
    package internal(set) var maker: String?
    /// The type in `maker` that creates the module's classes, and its function; nil if the module has no such type.
    package internal(set) var factory: (type: String, function: String)?
    /// Other presenters that use this module's protocols, such as variants of its presenter and their base classes.
    package internal(set) var additionalPresenters: [String] = []

    /// The protocol of a part.
    package struct Part: Sendable {
        /// Which part of the module implements the protocol.
        package var kind: SectionKind
        /// In a module with several interactors: the presenter's property for the interactor that has this protocol or
        /// calls this output. Otherwise nil.
        package var interactor: String?
        package let fact: ProtocolFact
        /// The type that conforms to the protocol; nil if none was found.
        package var type: String?
        /// The property with which other parts store the protocol; nil if none was found.
        package var property: String?
        /// The reasons why the protocol belongs to this part, one sentence each.
        package var evidence: [String]
        /// Whether stored properties show that the protocol belongs to the module. If not, only its name shows that.
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

    /// Usual names of a folder that contains only the protocols of a module.
    private static let protocolFolders: Set<String> = [
        "Contract", "Contracts", "Interface", "Interfaces", "Protocol", "Protocols",
    ]
}
