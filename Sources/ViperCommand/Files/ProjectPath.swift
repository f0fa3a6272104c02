import Diagnostics

/// A valid path below the project's folder: relative, with `/`, without `.`, `..`, empty components, or invisible
/// characters.
package struct ProjectPath: Sendable, Hashable {
    /// The path relative to the project's root.
    package let text: String

    /// The reason why a text is not a valid path.
    package enum Flaw: Sendable, Hashable {
        case empty, absolute, leavesProject, unprintable
        /// A component is longer than file systems allow.
        case tooLong
    }

    /// Returns the path, or the reason why it is invalid.
    package static func checked(_ text: String) -> Result<ProjectPath, PathRefusal> {
        // The path is split as bytes, because in a `String` a combining mark after a slash forms one character with the
        // slash.
        let components = Array(text.utf8).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let flaw: Flaw? =
            if text.isEmpty {
                .empty
            } else if text.utf8.first == UInt8(ascii: "/") {
                .absolute
            } else if printable(text) != text {
                .unprintable
            } else if components.contains(where: { $0.elementsEqual("..".utf8) }) {
                .leavesProject
            } else if components.contains(where: { $0.isEmpty || $0.elementsEqual(".".utf8) }) {
                .empty
            } else if components.contains(where: { $0.count > 255 }) {
                .tooLong
            } else {
                nil
            }
        if let flaw { return .failure(PathRefusal(path: text, reason: .flaw(flaw))) }
        return .success(ProjectPath(text: text))
    }

    /// The parent folders, outermost first: `Sources`, `Sources/Demo`.
    var parents: [ProjectPath] {
        text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "/") }.map { ProjectPath(text: String(text[..<$0])) }
    }

    /// The parent folder; empty for the project's root.
    var folder: String { text.pathFolder }

    var name: String { text.fileName }

    /// The path in a form for comparisons. If some file systems treat two paths as the same, their forms are equal.
    var folded: String { Self.folded(text) }

    /// Returns the text in lowercase. Unicode forms need no conversion, because Swift compares strings by
    /// canonical equivalence.
    static func folded(_ text: String) -> String { text.lowercased() }
}

/// A path that cannot be written to, with the reason.
package struct PathRefusal: Error, Sendable, Hashable {
    /// The reason why a path cannot be written to.
    package enum Reason: Sendable, Hashable {
        case flaw(ProjectPath.Flaw)
        /// A component of the path is a symbolic link. The value is the path of the link.
        case symbolicLink(String)
        /// A component of the path is not a folder. The value is the path of the component.
        case notAFolder(String)
        /// A folder or special file exists at the path.
        case notAFile
        /// The value is another path that differs only in case or Unicode form.
        case sameAs(String)
        /// viper-gen reserves the path for its own files.
        case reserved
    }

    /// The path relative to the project's root.
    package let path: String
    package let reason: Reason

    /// The path that prevents the writing. Files in the same folder often have the same obstacle, so that one finding
    /// is enough for all of them.
    var obstacle: String {
        switch reason {
        case .sameAs(let path), .symbolicLink(let path), .notAFolder(let path): path
        case .flaw, .notAFile, .reserved: path
        }
    }
}

extension Rule {
    static let refusedPath = Rule(
        id: "refusedPath", summary: "Unsafe output path",
        explanation: """
            viper-gen refuses this path, because writing to it could overwrite another file. The path leaves the \
            project, passes through a symbolic link, contains invisible characters, or differs from another path only \
            in case. Nothing was written. Change the folder in App.viper or the name in the spec, or replace the link \
            with a folder.
            """,
        wrong: "app Todo { sources \"../Shared/Sources\" }",
        right: "app Todo { sources \"Sources/Shared\" }")
}

extension Diagnostic {
    static func refusedPath(_ refusal: PathRefusal) -> Diagnostic {
        let path = printable(refusal.path)
        let reason =
            switch refusal.reason {
            case .flaw(.empty): "it has an empty or '.' component"
            case .flaw(.absolute): "it is absolute; paths must be relative to the project's folder"
            case .flaw(.leavesProject): "it leaves the project's folder"
            case .flaw(.unprintable): "it contains control or invisible characters"
            case .flaw(.tooLong): "it has a component of more than 255 bytes"
            case .symbolicLink(let link): "'\(printable(link))' is a symbolic link"
            case .notAFolder(let file): "'\(printable(file))' is not a folder"
            case .notAFile: "a folder or a special file has this name"
            case .sameAs(let other): "it differs from '\(printable(other))' only in case or Unicode form"
            case .reserved: "names that start with '.viper-gen' are reserved"
            }
        var finding = Diagnostic(.refusedPath, "cannot write '\(path)': \(reason)", at: nil)
        switch refusal.reason {
        case .symbolicLink: finding.notes = ["replace the link with the folder that it points to"]
        case .sameAs(let other):
            let named = refusal.path.split(separator: "/").prefix(other.split(separator: "/").count)
            finding.notes = [
                .init(
                    "if you renamed a spec or its folder, run: git mv '\(printable(other))' '\(printable(named.joined(separator: "/")))'; otherwise choose another name"
                )
            ]
        case .flaw, .notAFolder, .notAFile, .reserved: break
        }
        return finding
    }
}
