/// Finds out what stands where files are to be written or removed, before anything changes. Each path is checked component by
/// component, and against the paths before it.
struct DiskSurvey: Sendable {
    enum Place: Sendable {
        /// Nothing stands there, and these of its folders have to be made, outer ones first.
        case missing(folders: [String])
        case file
        /// It must not be written to.
        case refused(PathRefusal)
    }

    private enum Folder {
        case there
        /// It has to be made: these are the missing folders above it, outer ones first, and itself.
        case missing([String])
    }

    private let root: String
    private let fileSystem: any FileSystem
    /// The folders that were looked at and may hold files, by path.
    private var folders: [String: Folder] = ["": .there]
    /// The names in each folder that was listed, by their folded form.
    private var listings: [String: [String: String]] = [:]
    /// The paths so far, by the hash of their folded path: there may be a hundred thousand.
    private var seen: [Int: String] = [:]

    init(below root: String, on fileSystem: any FileSystem) {
        self.root = root
        self.fileSystem = fileSystem
    }

    /// Looks at one more path.
    mutating func place(of path: String) throws(CommandFailure) -> Place {
        switch ProjectPath.checked(path) {
        case .failure(let refusal): .refused(refusal)
        case .success(let path): try place(of: path)
        }
    }

    private mutating func place(of path: ProjectPath) throws(CommandFailure) -> Place {
        if seen.isEmpty, try fileSystem.resolved(root) == nil { folders[""] = .missing([]) }
        let folded = path.folded
        if let other = seen.updateValue(path.text, forKey: folded.hashValue), ProjectPath.folded(other) == folded {
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

    /// Why a path is not a folder and none can be made there; nil where one is or can be.
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

    /// The refusal of a name that nothing in the folder has, where something there has one that other disks take for the same.
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
