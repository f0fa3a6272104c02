import Diagnostics
import ViperModel

/// The folder that a command works in.
struct Project: Sendable {
    /// The absolute path, which need not exist yet.
    let root: String
    /// The prefix of project paths in findings, with a trailing `/`: the value of `--path`, `../` for parent folders,
    /// or an absolute path.
    var prefix = ""
    var fileSystem: any FileSystem
    /// Changes that the command is going to make, by path. `file(at:)` returns the new contents.
    var pending: [String: FileChange] = [:]

    static let appFileName = "App.viper"

    /// Returns the project of a command: the folder given with `--path`, or else the nearest parent folder with an
    /// `App.viper`, or else the working directory. Parent folders outside the git repository are ignored.
    static func located(in session: Session) throws(CommandFailure) -> Project {
        let fileSystem = session.fileSystem
        guard let here = try fileSystem.resolved(".") else {
            throw .disk(.inspect, ".", reason: "The working directory was deleted")
        }
        let root =
            if let path = session.shared.path {
                try absolute(path, below: here, fileSystem)
            } else {
                try nearestProject(upwardsFrom: here, fileSystem) ?? here
            }
        if [".xcodeproj", ".xcworkspace"].contains(where: root.hasSuffix) {
            throw .invalid("'\(root.fileName)' belongs to Xcode. Use the folder that contains it.")
        }
        return Project(root: root, prefix: prefix(of: root, seenFrom: here, in: session), fileSystem: fileSystem)
    }

    /// Returns the prefix of project paths in findings. Xcode shows findings only for absolute paths. When it runs a
    /// script, it sets the variable `XCODE_VERSION_ACTUAL`.
    private static func prefix(of root: String, seenFrom here: String, in session: Session) -> String {
        if session.world.environment["XCODE_VERSION_ACTUAL"] != nil { return root.child("") }
        if root == here { return "" }
        if let path = session.shared.path { return path.child("") }
        return String(repeating: "../", count: here.dropFirst(root.count).split(separator: "/").count)
    }

    /// The name of the folder; "App" for the root of the disk.
    var folderName: String { root.split(separator: "/").last.map(String.init) ?? "App" }

    private static func absolute(
        _ path: String, below here: String, _ fileSystem: any FileSystem
    ) throws(CommandFailure) -> String {
        var path = path
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        if let resolved = try fileSystem.resolved(path) {
            guard case .folder = try fileSystem.entry(at: resolved) else {
                let folder = try nearestProject(upwardsFrom: resolved.pathFolder, fileSystem) ?? resolved.pathFolder
                throw .invalid(
                    "'--path' takes a folder, and '\(path)' is a file.", meant: folder == here ? "." : folder)
            }
            return resolved
        }
        return path.utf8.first == UInt8(ascii: "/") ? path : here + "/" + path
    }

    static func nearestProject(
        upwardsFrom folder: String, _ fileSystem: any FileSystem
    ) throws(CommandFailure) -> String? {
        var folder = folder
        while true {
            if case .file = try fileSystem.entry(at: folder.child(appFileName)) { return folder }
            let isRepository = try fileSystem.entry(at: folder.child(".git")) != nil
            if isRepository || ["", "/"].contains(folder) { return nil }
            folder = folder.pathFolder
        }
    }
}

// MARK: Reading

extension Project {
    /// Returns a finding that explains why the folder has no specs.
    func noSpecs(in folder: String) throws(CommandFailure) -> Diagnostic {
        guard try fileSystem.entry(at: root) != nil else {
            return Diagnostic(
                .noSpecs, "no folder '\(printable(root))'", at: nil,
                notes: ["correct '--path', or run 'viper-gen new NAME' to create the folder"])
        }
        let usual: [Diagnostic.Note] = [
            "run 'viper-gen new NAME' to create a spec, or 'viper-gen adopt' for existing modules",
            "to use another folder, pass '--path DIR' or change 'specs \"\(printable(folder))\"' in App.viper",
        ]
        // A package with several targets may have an App.viper for each target.
        let apps = try paths(in: "", endingIn: Self.appFileName).map(\.pathFolder).filter { !$0.isEmpty }
        let notes: [Diagnostic.Note] =
            if let first = apps.first {
                ["there is an App.viper in \(apps.named); use '--path \(printable(prefix + first))'"]
            } else if let above = try Self.nearestProject(upwardsFrom: root, fileSystem), above != root {
                ["the App.viper for this folder is in a parent folder; use '--path \(printable(above))'"]
            } else { usual }
        return Diagnostic(
            .noSpecs, "no specs in '\(printable(folder))' of '\(printable(root))'", at: nil, notes: notes)
    }

    func path(_ relative: String) -> String { relative.isEmpty ? root : root.child(relative) }

    /// Returns the kind of the item at a project path on disk.
    func entry(at relative: String) throws(CommandFailure) -> FileEntry? { try fileSystem.entry(at: path(relative)) }

    /// Returns the bytes of a project file on disk.
    func contents(of relative: String) throws(CommandFailure) -> [UInt8] { try fileSystem.contents(of: path(relative)) }

    /// Returns a project file with its pending changes; nil if there is none.
    func file(at relative: String) throws(CommandFailure) -> SourceFile? {
        if let change = pending[relative] {
            if change.isRemoval { return nil }
            if let bytes = change.new { return SourceFile(path: relative, bytes: bytes) }
        }
        guard try entry(at: relative) != nil else { return nil }
        return SourceFile(path: relative, bytes: try contents(of: relative))
    }

    /// Returns `App.viper`; nil if there is none. Throws if there is a file such as `app.viper`, whose name differs
    /// only in case. Case-sensitive file systems would not find it.
    func appFile() throws(CommandFailure) -> SourceFile? {
        if let file = try file(at: Self.appFileName) { return file }
        let folded = Self.appFileName.lowercased()
        guard let name = try namesOfRoot().first(where: { $0.lowercased() == folded }) else { return nil }
        throw .invalidInput([.misnamedApp(name)])
    }

    /// Returns the files in `folder` and its subfolders whose names end in `suffix`, sorted by path.
    func files(in folder: String, endingIn suffix: String) throws(CommandFailure) -> [SourceFile] {
        try paths(in: folder, endingIn: suffix).map { (relative) throws(CommandFailure) in
            guard let file = try file(at: relative) else {
                throw .disk(.read, relative, reason: "The file was deleted, or its name is not UTF-8")
            }
            return file
        }
    }

    /// Returns the sorted paths of the files in `folder` and its subfolders whose names end in one of `suffixes`.
    /// Hidden files and folders, linked folders, and folders more than 32 levels deep are left out.
    func paths(in folder: String, endingIn suffixes: String...) throws(CommandFailure) -> [String] {
        guard let place = try fileSystem.resolved(path(folder)), case .folder = try fileSystem.entry(at: place) else {
            return []
        }
        var paths: [String] = []
        var folders = [folder]
        var depth = folder.utf8.count { $0 == UInt8(ascii: "/") }
        while !folders.isEmpty, depth <= 32 {
            let listed = try folders.map { (folder) throws(CommandFailure) in
                try contents(of: folder, endingIn: suffixes)
            }
            paths += listed.flatMap(\.paths)
            folders = listed.flatMap(\.folders)
            depth += 1
        }
        return paths.sorted()
    }

    /// Returns the matching paths and the subfolders of a folder.
    private func contents(
        of folder: String, endingIn suffixes: [String]
    ) throws(CommandFailure) -> (paths: [String], folders: [String]) {
        var (paths, folders): ([String], [String]) = ([], [])
        for name in try fileSystem.names(in: path(folder)) where name.utf8.first != UInt8(ascii: ".") {
            let relative = folder.child(name)
            if suffixes.contains(where: name.hasSuffix) {
                if pending[relative]?.isRemoval == true { continue }
                paths.append(relative)
            } else if case .folder = try entry(at: relative) {
                folders.append(relative)
            }
        }
        return (paths, folders)
    }
}

extension Rule {
    static let noSpecs = Rule(
        id: "noSpecs", summary: "No specs found",
        explanation: """
            No spec was found, or the folder does not exist. Commands use the nearest parent folder with an App.viper \
            in the same git repository, or the folder named by '--path'. Specs are in the folder 'Specs', unless \
            App.viper names another folder. Run 'viper-gen new NAME' to create a spec.
            """,
        wrong: "viper-gen generate --path Sources",
        right: "viper-gen generate")

    static let straySpec = Rule(
        id: "straySpec", severity: .warning, isAdjustable: true,
        summary: "Spec outside the specs folder, or without '.viper'",
        explanation: """
            viper-gen reads specs only from one folder and its subfolders: 'Specs', unless App.viper names another \
            folder. Names of specs end in '.viper'. viper-gen generates nothing from this spec. Move the spec to that \
            folder, or rename it.
            """,
        wrong: "// Sources/App/Feed/Feed.viper",
        right: "// Specs/Feed.viper")

    static let moduleNotDeclared = Rule(
        id: "moduleNotDeclared", summary: "Spec does not declare the requested module",
        explanation: """
            'viper-gen new NAME' uses an existing Specs/NAME.viper, or a copy of the file named by '--spec', and does \
            not change it. The spec must declare a module with that name.
            """,
        wrong: "viper-gen new TodoList --spec Notes.viper   // which declares: module Notes { … }",
        right: "viper-gen new Notes --spec Notes.viper")
}

extension Diagnostic {
    static func misnamedApp(_ name: String) -> Diagnostic {
        Diagnostic(
            .misplacedApp, "settings are not read from '\(printable(name))'", at: .whole(name),
            notes: ["rename it to '\(Project.appFileName)': git mv \(printable(name)) \(Project.appFileName)"])
    }

    /// Returns a finding for a file that looks like a spec but is not read. Specs are in `folder`.
    static func straySpec(_ path: String, insteadOf folder: String) -> Diagnostic {
        guard path.hasSuffix(".viper") else {
            let name = path.fileName.prefix { $0 != "." } + ".viper"
            return Diagnostic(
                .straySpec, "spec is not read; its name must end in '.viper'", at: .whole(path),
                notes: ["rename it to '\(printable(String(name)))'"])
        }
        return path.fileName == Project.appFileName
            ? Diagnostic(
                .straySpec, "file is not read; App.viper must be next to '\(printable(folder))'", at: .whole(path),
                notes: ["move it there"])
            : Diagnostic(
                .straySpec, "spec is not read; specs must be in '\(printable(folder))'", at: .whole(path),
                notes: ["move it there, or change 'specs \"…\"' in App.viper"])
    }

    static func moduleNotDeclared(_ name: String, declared: [String]) -> Diagnostic {
        let near = nearest(to: name, in: declared)
        let note =
            near.map { "did you mean '\(printable($0))'?" }
            ?? "declare the module in a spec: 'module \(printable(name)) { … }'"
        return Diagnostic(
            .moduleNotDeclared, "no spec declares module '\(printable(name))'", at: nil, notes: [.init(note)])
    }
}
