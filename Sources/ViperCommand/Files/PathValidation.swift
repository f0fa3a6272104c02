/// A check of output paths before anything is written. It compares each path, component by component, with the disk and
/// with the paths that were checked before.
struct PathValidation: Sendable {
    enum Place: Sendable {
        /// Nothing exists at the path. These parent folders have to be created, outermost first.
        case missing(folders: [String])
        case file
        case refused(PathRefusal)
    }

    private enum Folder {
        case there
        /// The folder does not exist. The list contains the folders to create, outermost first: its missing parent
        /// folders, and the folder itself.
        case missing([String])
    }

    private let root: String
    private let fileSystem: any FileSystem
    /// The folders in which files can be written, by path. Folders are added when they are checked.
    private var folders: [String: Folder] = ["": .there]
    /// The names in each folder, by their form for comparisons (`ProjectPath.folded`).
    private var listings: [String: [String: String]] = [:]
    /// The paths that were checked before, by their form for comparisons.
    private var seen: [String: String] = [:]

    init(below root: String, on fileSystem: any FileSystem) {
        self.root = root
        self.fileSystem = fileSystem
    }

    /// Checks a path, and returns what exists there or why the path is refused.
    mutating func place(of path: String) throws(CommandFailure) -> Place {
        switch ProjectPath.checked(path) {
        case .failure(let refusal): .refused(refusal)
        case .success(let path): try place(of: path)
        }
    }

    private mutating func place(of path: ProjectPath) throws(CommandFailure) -> Place {
        if seen.isEmpty, try fileSystem.resolved(root) == nil { folders[""] = .missing([]) }
        if let other = seen.updateValue(path.text, forKey: path.folded) {
            return .refused(PathRefusal(path: path.text, reason: .sameAs(other)))
        }
        let parent = path.folder
        if folders[parent] == nil {
            var outer = ""
            for folder in path.parents {
                if let reason = try obstacle(at: folder, in: outer) {
                    return .refused(PathRefusal(path: path.text, reason: reason))
                }
                outer = folder.text
            }
        }
        if case .missing(let missing) = folders[parent] { return .missing(folders: missing) }
        let reason: PathRefusal.Reason?
        switch try fileSystem.entry(at: root + "/" + path.text) {
        case nil: reason = try namesake(of: path.name, in: parent)
        case .file: return .file
        case .symbolicLink: reason = .symbolicLink(path.text)
        case .folder, .other: reason = .notAFile
        }
        return reason.map { .refused(PathRefusal(path: path.text, reason: $0)) } ?? .missing(folders: [])
    }

    /// Returns the reason why the folder cannot be used; nil if it exists or can be created.
    private mutating func obstacle(
        at folder: ProjectPath, in parent: String
    ) throws(CommandFailure) -> PathRefusal.Reason? {
        if folders[folder.text] != nil { return nil }
        if case .missing(let above) = folders[parent] {
            folders[folder.text] = .missing(above + [folder.text])
            return nil
        }
        switch try fileSystem.entry(at: root + "/" + folder.text) {
        case .folder: folders[folder.text] = .there
        case .symbolicLink: return .symbolicLink(folder.text)
        case .file, .other: return .notAFolder(folder.text)
        case nil:
            if let reason = try namesake(of: folder.name, in: parent) { return reason }
            folders[folder.text] = .missing([folder.text])
        }
        return nil
    }

    /// Returns the reason to refuse a name if the folder contains a similar name that some file systems treat as the
    /// same name.
    private mutating func namesake(of name: String, in folder: String) throws(CommandFailure) -> PathRefusal.Reason? {
        if listings[folder] == nil {
            var listing: [String: String] = [:]
            for name in try fileSystem.names(in: folder.isEmpty ? root : root + "/" + folder) {
                listing[ProjectPath.folded(name)] = name
            }
            listings[folder] = listing
        }
        guard let other = listings[folder]?[ProjectPath.folded(name)] else { return nil }
        return .sameAs(folder.isEmpty ? other : folder + "/" + other)
    }
}
