import Diagnostics

/// Kits of a project's own: folders of its templates with something in them that kits consist of.
package enum OwnKits {
    /// What every built-in kit has; a kit of one's own may leave out any of it.
    package static let pieces: Set<String> = [
        "Build.stencil", "BuildExternal.stencil", "Conformance.stencil", "Navigation.swift.stencil", "Screen.stencil",
        "ScreenOfExternal.stencil", "View.swift.stencil",
    ]

    /// The folders; `paths` are those of the project's templates, below their folder.
    package static func folders(in paths: some Sequence<Substring>) -> Set<String> {
        var folders: Set<String> = []
        for path in paths {
            guard let folder = path.templateFolder, !TemplateFolders.reserved.contains(folder),
                pieces.contains(String(path.dropFirst(folder.count + 1)))
            else { continue }
            folders.insert(folder)
        }
        return folders
    }
}
