import Diagnostics

/// The names by which templates include one another: `kit/` is the folder of the app's UI kit, `framework/` that of its
/// test framework; all other folders are called as they are.
package struct TemplateFolders: Sendable {
    /// The words for the folders of the app's kit and test framework: `kit` for `uikit`.
    private let names: [String: String]
    /// The folders whose templates the app does not use: other kits, and what `new` and `init` start with.
    private let unusedFolders: Set<String>
    /// The built-in kit from which a kit of the project's own takes what it leaves out.
    private let fallback: String?

    /// `project` are the paths of the project's own templates, below their folder.
    package init(kit: Kit, tests: TestFramework, project: [Substring]) {
        names = [kit.name: "kit", tests.rawValue: "framework"]
        unusedFolders = Self.reserved.union(OwnKits.folders(in: project)).subtracting(Self.shared).subtracting(
            names.keys)
        fallback = kit.isBuiltIn ? nil : Kit.none.name
    }

    /// The name of the built-in template at a path; nil where the app does not use it.
    package func name(ofBuiltIn path: Substring) -> String? {
        guard let (folder, rest) = Self.parts(of: path) else { return nil }
        if folder == fallback { return "kit" + rest }
        return names[folder].map { $0 + rest } ?? (Self.shared.contains(folder) ? String(path) : nil)
    }

    /// The name of the project's own template at a path; nil where the app does not use it.
    package func name(ofOwn path: Substring) -> String? {
        guard let (folder, rest) = Self.parts(of: path) else { return String(path) }
        if let name = names[folder] { return name + rest }
        return unusedFolders.contains(folder) ? nil : String(path)
    }

    /// Folders that no kit of a project's own can be named as.
    static let reserved = shared.union(Kit.builtIn.map(\.name))
        .union(TestFramework.allCases.map(\.rawValue)).union(["project", "starter", "kit", "framework"])

    /// The folders that every app uses, whatever its kit.
    private static let shared: Set = ["core", "mocks", "reactive", "tests"]

    /// A path's first folder, and the rest with its slash.
    private static func parts(of path: Substring) -> (folder: String, rest: String)? {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        return (String(path[..<slash]), String(path[slash...]))
    }
}

/// Finds kits of a project's own: folders of its templates that hold a template of those that every kit has.
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

extension Pipeline.Input {
    /// The names of the project's own templates that its app uses.
    package var ownTemplateNames: Set<String> {
        let settings = appFile.settings
        let paths = projectTemplates.map { $0.pathBelow(settings.templates) }
        let folders = TemplateFolders(kit: settings.kit, tests: settings.tests, project: paths)
        return Set(paths.compactMap(folders.name(ofOwn:)))
    }
}

extension SourceFile {
    /// The path below the folder of templates.
    package func pathBelow(_ folder: String) -> Substring {
        path.hasPrefix(folder + "/") ? Substring(path.utf8.dropFirst(folder.utf8.count + 1)) : path[...]
    }
}

extension Substring {
    /// The first folder of a template's path; nil where it stands in none.
    var templateFolder: String? { utf8.firstIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } }
}
