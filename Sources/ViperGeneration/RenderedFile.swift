import Diagnostics
import ViperModel

/// A rendered file.
package struct RenderedFile: Sendable, Hashable {
    /// The owner of a file, who determines its contents.
    package enum Owner: Sendable, Hashable {
        /// viper-gen: the file is always regenerated.
        case generated
        /// The build: it creates the file from this origin, outside of the project's folders.
        case built(from: String)
        /// You: the file is created only if it does not exist.
        case yours
    }

    /// The path relative to the project's root, with `/`.
    package var path: String
    /// The owner of the file.
    package var owner: Owner
    /// The contents of the file.
    package var bytes: [UInt8]
    /// The module that the file belongs to; nil for files that modules share.
    package var module: String?
    /// The template of the file; nil for a file that is not in the plan.
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

    /// The file as a source file.
    package var sourceFile: SourceFile { SourceFile(path: path, bytes: bytes) }

    /// Whether the file is in the project's folders.
    package var isInProject: Bool {
        if case .built = owner { false } else { true }
    }
}
