import Diagnostics
import ViperModel

/// A file to be, with its bytes.
package struct RenderedFile: Sendable, Hashable {
    /// Who may change the file.
    package enum Owner: Sendable, Hashable {
        /// viper-gen's: always rendered anew.
        case generated
        /// The build's: compiled there, and never in the project's folders. It comes from `origin`.
        case built(from: String)
        /// A person's: written only where there is none.
        case yours
    }

    /// The path relative to the project's root, with `/`.
    package var path: String
    /// Who may change it.
    package var owner: Owner
    /// The whole file.
    package var bytes: [UInt8]
    /// The module that it belongs to; nil for what modules share.
    package var module: String?
    /// What it was rendered from; nil for what is no part of the plan.
    package var template: FileTemplate?

    package init(
        path: String, owner: Owner, bytes: [UInt8], module: String? = nil, template: FileTemplate? = nil
    ) {
        self.path = path
        self.owner = owner
        self.bytes = bytes
        self.module = module
        self.template = template
    }

    /// The file as one that can be read.
    package var sourceFile: SourceFile { SourceFile(path: path, bytes: bytes) }

    /// Whether the project's folders have it.
    package var isInProject: Bool {
        if case .built = owner { false } else { true }
    }
}
