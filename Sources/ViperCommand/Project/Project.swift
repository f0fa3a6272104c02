import Diagnostics
import ViperModel

/// The folder that a command works in, and the texts in it that the generated files depend on.
struct Project: Sendable {
    /// The folder, absolute; it need not be there yet.
    let root: String
    /// What stands before its paths where findings are read, with a `/` at its end: what `--path` says, the way up from the working
    /// directory, or all of an absolute path.
    var prefix = ""
    var fileSystem: any FileSystem
    /// What a command is going to write, by path: the new texts count as if they were there already.
    var pending: [String: FileChange] = [:]

    static let appFileName = "App.viper"

    /// The folder that `--path` names, or the nearest one upwards with an `App.viper`, else the working directory. An app above
    /// the git repository that one stands in is another app.
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

    /// Xcode marks a line only where it is given the whole path of the file; the variable is one that it sets for script phases.
    private static func prefix(of root: String, seenFrom here: String, in session: Session) -> String {
        if session.world.environment["XCODE_VERSION_ACTUAL"] != nil { return root.child("") }
        if root == here { return "" }
        if let path = session.shared.path { return path.child("") }
        return String(repeating: "../", count: here.dropFirst(root.count).split(separator: "/").count)
    }

    /// The folder's own name; "App" for the root of the disk.
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
    /// Says why there are no specs in the folder that the settings name.
    func noSpecs(in folder: String) throws(CommandFailure) -> Diagnostic {
        guard try fileSystem.entry(at: root) != nil else {
            return Diagnostic(
                .noSpecs, "no folder '\(printable(root))'", at: nil,
                notes: ["correct '--path', or run 'viper-gen new NAME' to create it"])
        }
        let usual: [Diagnostic.Note] = [
            "run 'viper-gen new NAME' to create one, or 'viper-gen adopt' for existing modules",
            "to use another folder, pass '--path DIR' or change 'specs \"\(printable(folder))\"' in App.viper",
        ]
        // A package of several targets has an App.viper for each.
        let apps = try paths(in: "", endingIn: Self.appFileName).map(\.pathFolder).filter { !$0.isEmpty }
        let notes: [Diagnostic.Note] =
            if let first = apps.first {
                ["there is an App.viper in \(apps.named); use '--path \(printable(prefix + first))'"]
            } else if let above = try Self.nearestProject(upwardsFrom: root, fileSystem), above != root {
                ["App.viper of this folder is above it; use '--path \(printable(above))'"]
            } else { usual }
        return Diagnostic(
            .noSpecs, "no specs in '\(printable(folder))' of '\(printable(root))'", at: nil, notes: notes)
    }

    func path(_ relative: String) -> String { relative.isEmpty ? root : root.child(relative) }

    /// What is at a path of the project, on the disk.
    func entry(at relative: String) throws(CommandFailure) -> FileEntry? { try fileSystem.entry(at: path(relative)) }

    /// All bytes of a file of the project, on the disk.
    func contents(of relative: String) throws(CommandFailure) -> [UInt8] { try fileSystem.contents(of: path(relative)) }

    /// A file below the project, or nil where there is none.
    func file(at relative: String) throws(CommandFailure) -> SourceFile? {
        if let change = pending[relative] {
            if change.isRemoval { return nil }
            if let bytes = change.new { return SourceFile(path: relative, bytes: bytes) }
        }
        guard try entry(at: relative) != nil else { return nil }
        return SourceFile(path: relative, bytes: try contents(of: relative))
    }

    /// `App.viper`, or nil where there is none. A file whose name differs only in case is refused: it would not be read on
    /// disks that tell the two apart.
    func appFile() throws(CommandFailure) -> SourceFile? {
        if let file = try file(at: Self.appFileName) { return file }
        let folded = Self.appFileName.lowercased()
        guard let name = try namesOfRoot().first(where: { $0.lowercased() == folded }) else { return nil }
        throw .invalidInput([.misnamedApp(name)])
    }

    /// The files in `folder` and below whose names end in `suffix`, sorted by path.
    func files(in folder: String, endingIn suffix: String) throws(CommandFailure) -> [SourceFile] {
        try paths(in: folder, endingIn: suffix).map { (relative) throws(CommandFailure) in
            guard let file = try file(at: relative) else {
                throw .disk(.read, relative, reason: "The file was deleted, or its name is not UTF-8")
            }
            return file
        }
    }

    /// The paths of the files in `folder` and below whose names end in one of `suffixes`, sorted. Hidden files and folders and linked
    /// folders are left out; so is what lies deeper in the project than anybody puts things.
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

    /// What a folder holds itself.
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
            in the same git repository, or the folder named by '--path'. Specs are in its 'Specs' folder, unless \
            App.viper names another. Run 'viper-gen new NAME' to create a spec.
            """,
        wrong: "viper-gen generate --path Sources",
        right: "viper-gen generate")

    static let straySpec = Rule(
        id: "straySpec", severity: .warning, isAdjustable: true,
        summary: "Spec outside the specs folder, or without '.viper'",
        explanation: """
            Specs are read only from one folder and its subfolders: 'Specs', unless App.viper names another. Their names \
            end in '.viper'. Nothing is generated from this spec. Move it to that folder, or rename it.
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

    /// A file that seems to be a spec and is not read; specs are in `folder`.
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
            ?? "use the name in the spec: 'module \(printable(name)) { … }'"
        return Diagnostic(
            .moduleNotDeclared, "no spec declares module '\(printable(name))'", at: nil, notes: [.init(note)])
    }
}
