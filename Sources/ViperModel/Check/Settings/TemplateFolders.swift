import Diagnostics

/// The names by which templates include each other. In these names, `kit/` stands for the folder of the app's UI kit,
/// and `framework/` for the folder of its test framework. Other folders keep their names.
package struct TemplateFolders: Sendable {
    /// The names that replace the folders of the app's kit and test framework: `kit` for `uikit`.
    private let names: [String: String]
    /// The template folders that the app does not use: those of other kits and test frameworks, and `project` and
    /// `starter`, which only create new projects. Also the reserved names `kit` and `framework`.
    private let unusedFolders: Set<String>
    /// The built-in kit that replaces missing templates of a custom kit.
    private let fallback: String?

    /// Creates the names. `project` are the paths of the project's templates, relative to the template folder.
    package init(kit: Kit, tests: TestFramework, project: [Substring]) {
        names = [kit.name: "kit", tests.rawValue: "framework"]
        unusedFolders = Self.reserved.union(CustomKits.folders(in: project)).subtracting(Self.shared).subtracting(
            names.keys)
        fallback = kit.isBuiltIn ? nil : Kit.none.name
    }

    /// Returns the name of the built-in template at a path; nil if the app does not use it.
    package func name(ofBuiltIn path: Substring) -> String? {
        guard let (folder, rest) = Self.parts(of: path) else { return nil }
        if folder == fallback { return "kit" + rest }
        return names[folder].map { $0 + rest } ?? (Self.shared.contains(folder) ? String(path) : nil)
    }

    /// Returns the name of the project's template at a path; nil if the app does not use it.
    package func name(ofOwn path: Substring) -> String? {
        guard let (folder, rest) = Self.parts(of: path) else { return String(path) }
        if let name = names[folder] { return name + rest }
        return unusedFolders.contains(folder) ? nil : String(path)
    }

    /// The names that a custom kit cannot have.
    static let reserved = shared.union(Kit.builtIn.map(\.name))
        .union(TestFramework.allCases.map(\.rawValue)).union(["project", "starter", "kit", "framework"])

    /// The folders that every app uses, with any kit.
    private static let shared: Set = ["core", "mocks", "reactive", "tests"]

    /// Returns a path's first folder, and the rest with its slash.
    fileprivate static func parts(of path: Substring) -> (folder: String, rest: String)? {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        return (String(path[..<slash]), String(path[slash...]))
    }
}

/// Finds custom kits: folders of the project's templates that contain at least one of the `pieces`.
package enum CustomKits {
    /// The templates of every built-in kit. A custom kit may omit any of them.
    package static let pieces: Set<String> = [
        "Build.stencil", "BuildExternal.stencil", "Conformance.stencil", "Navigation.swift.stencil", "Screen.stencil",
        "ScreenOfExternal.stencil", "View.swift.stencil",
    ]

    /// Returns the folders of custom kits. `paths` are the paths of the project's templates, relative to the template
    /// folder.
    package static func folders(in paths: some Sequence<Substring>) -> Set<String> {
        var folders: Set<String> = []
        for path in paths {
            guard let (folder, rest) = TemplateFolders.parts(of: path), !TemplateFolders.reserved.contains(folder),
                pieces.contains(String(rest.dropFirst()))
            else { continue }
            folders.insert(folder)
        }
        return folders
    }
}

extension Pipeline.Input {
    /// The names of the project's templates that its app uses.
    package var ownTemplateNames: Set<String> {
        let settings = appFile.settings
        let paths = projectTemplates.map { $0.pathBelow(settings.templates) }
        let folders = TemplateFolders(kit: settings.kit, tests: settings.tests, project: paths)
        return Set(paths.compactMap(folders.name(ofOwn:)))
    }
}

extension SourceFile {
    /// Returns the path relative to the folder of templates.
    package func pathBelow(_ folder: String) -> Substring {
        path.hasPrefix(folder + "/") ? Substring(path.utf8.dropFirst(folder.utf8.count + 1)) : path[...]
    }
}
