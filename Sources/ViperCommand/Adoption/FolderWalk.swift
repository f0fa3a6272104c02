import Diagnostics

/// A search for the files of apps in a project's folder. It skips files that git ignores, downloaded packages, and
/// symbolic links.
enum FolderWalk {
    private struct Folder: Sendable {
        let path: String
        let rules: IgnoreRules
    }

    /// Returns the sorted paths of the Swift files, and of the manifests of packages and projects.
    static func paths(in project: Project) throws(CommandFailure) -> (swift: [String], manifests: [String]) {
        var (swift, manifests): ([String], [String]) = ([], [])
        var folders = [Folder(path: "", rules: IgnoreRules())]
        var depth = 0
        while !folders.isEmpty, depth <= 32 {
            let listed = try folders.map { (folder) throws(CommandFailure) in
                try list(folder, project)
            }
            for list in listed {
                swift += list.swift
                manifests += list.manifests
            }
            folders = listed.flatMap(\.folders)
            depth += 1
        }
        return (swift.sorted(), manifests.sorted())
    }

    private static func list(
        _ folder: Folder, _ project: Project
    ) throws(CommandFailure) -> (swift: [String], manifests: [String], folders: [Folder]) {
        var (swift, manifests, folders): ([String], [String], [Folder]) = ([], [], [])
        let names = try project.fileSystem.names(in: folder.path.isEmpty ? project.root : project.path(folder.path))
        var rules = folder.rules
        let prefix = folder.path.isEmpty ? "" : folder.path + "/"
        if names.contains(".gitignore"), let file = try project.file(at: prefix + ".gitignore") {
            rules.add(file)
        }
        for name in names where name.utf8.first != UInt8(ascii: ".") {
            let path = prefix + name
            if name.hasSuffix(".swift") {
                guard !name.hasSuffix(".generated.swift"), Array(name.utf8)[...].place(of: "___") == nil,
                    !rules.ignores(path, isFolder: false)
                else { continue }
                if try isManifest(path, project) { manifests.append(path) } else { swift.append(path) }
            } else if name.hasSuffix(".xcodeproj") {
                let file = XcodeFile.textPath(of: path)
                if case .file = try project.entry(at: file) { manifests.append(file) }
            } else if try isManifest(path, project) {
                manifests.append(path)
            } else if !Project.foreign.contains(name), !name.hasSuffix(".xcassets"),
                case .folder = try project.entry(at: path),
                !rules.ignores(path, isFolder: true)
            {
                folders.append(Folder(path: path, rules: rules))
            }
        }
        return (swift, manifests, folders)
    }

    /// Returns whether a file is a manifest, from its name and text. The name is not enough, because an app may declare
    /// a type `Package` in a file `Package.swift`.
    private static func isManifest(_ path: String, _ project: Project) throws(CommandFailure) -> Bool {
        let words = [
            "Package.swift": ["swift-tools-version", "PackageDescription", "= Package("],
            "Project.swift": ["ProjectDescription"], "project.yml": ["targets:"], "project.yaml": ["targets:"],
        ]
        guard let words = words[path.fileName], case .file = try project.entry(at: path) else { return false }
        let text = String(decoding: try project.contents(of: path), as: UTF8.self)
        return words.contains { text.contains($0) }
    }
}
