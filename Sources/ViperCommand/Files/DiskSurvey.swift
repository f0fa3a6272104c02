/// What stands where files are to be written or removed: every path checked component by component, and against those before
/// it, before anything changes.
struct DiskSurvey: Sendable {
    /// What is at a path.
    enum Place: Sendable {
        /// Nothing; and neither are these of its folders, outer ones first.
        case missing(folders: [String])
        case file(permissions: UInt32)
        /// It must not be written to.
        case refused(PathRefusal)
    }

    private let root: String
    private let fileSystem: any FileSystem
    /// What has been seen of folders: whether they are there.
    private var isThere: [String: Bool] = ["": true]
    /// Of folders that are not there and have been found to be possible: they and those above them that are not there either,
    /// outer ones first.
    private var missing: [String: [String]] = [:]
    /// What is in a folder, by folded name.
    private var listings: [String: [String: String]] = [:]
    /// The paths so far, by the hash of their folded path: there may be a hundred thousand.
    private var seen: [Int: String] = [:]

    init(below root: String, on fileSystem: any FileSystem) {
        self.root = root
        self.fileSystem = fileSystem
    }

    /// Looks at one more path.
    mutating func place(of path: String) throws(FileError) -> Place {
        switch ProjectPath.checked(path) {
        case .failure(let refusal): .refused(refusal)
        case .success(let path): try place(of: path)
        }
    }

    private mutating func place(of path: ProjectPath) throws(FileError) -> Place {
        if seen.isEmpty, try fileSystem.resolved(root) == nil {
            isThere[""] = false
            missing[""] = []
        }
        let folded = path.folded
        if let other = seen.updateValue(path.text, forKey: folded.hashValue), ProjectPath.folded(other) == folded {
            return .refused(PathRefusal(path: path.text, reason: .sameAs(other)))
        }
        let parent = path.folder
        if let folders = missing[parent] { return .missing(folders: folders) }
        if isThere[parent] != true {
            var outer = ""
            var folders: [String] = []
            for folder in path.parents {
                if let reason = try obstacle(at: folder, in: outer) {
                    return .refused(PathRefusal(path: path.text, reason: reason))
                }
                if isThere[folder.text] == false { folders.append(folder.text) }
                outer = folder.text
            }
            if !folders.isEmpty {
                missing[parent] = folders
                return .missing(folders: folders)
            }
        }
        let reason: PathRefusal.Reason?
        switch try fileSystem.entry(at: root + "/" + path.text) {
        case nil: reason = try namesake(of: path.name, in: parent)
        case .file(let permissions): return .file(permissions: permissions)
        case .symbolicLink: reason = .symbolicLink(path.text)
        case .folder, .other: reason = .notAFile
        }
        return reason.map { .refused(PathRefusal(path: path.text, reason: $0)) } ?? .missing(folders: [])
    }

    /// What keeps a path from being a folder, or one from being made there.
    private mutating func obstacle(
        at folder: ProjectPath, in parent: String
    ) throws(FileError) -> PathRefusal.Reason? {
        if isThere[folder.text] != nil { return nil }
        if isThere[parent] == true {
            switch try fileSystem.entry(at: root + "/" + folder.text) {
            case .folder:
                isThere[folder.text] = true
                return nil
            case .symbolicLink: return .symbolicLink(folder.text)
            case .file, .other: return .notAFolder(folder.text)
            case nil: if let reason = try namesake(of: folder.name, in: parent) { return reason }
            }
        }
        isThere[folder.text] = false
        return nil
    }

    /// Something in a folder whose name other disks take for the same, where there is nothing of this very name.
    private mutating func namesake(of name: String, in folder: String) throws(FileError) -> PathRefusal.Reason? {
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
