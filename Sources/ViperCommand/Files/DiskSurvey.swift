/// What stands where files are to be written or removed: every path checked component by component, before anything changes.
struct DiskSurvey {
    /// The paths, in the order in which they were given; without those that are refused.
    private(set) var paths: [ProjectPath] = []
    /// What must not be written to.
    private(set) var refusals: [PathRefusal] = []
    /// Folders that the paths need and that are not there, outer ones first.
    private(set) var missingFolders: [String] = []
    /// The permissions of the files that are there, by path.
    private(set) var permissions: [String: UInt32] = [:]

    private let root: String
    private let fileSystem: any FileSystem
    /// What has been seen of folders: whether they are there.
    private var isThere: [String: Bool] = ["": true]
    /// What is in a folder, by folded name.
    private var listings: [String: [String: String]] = [:]
    /// The paths so far, by folded path.
    private var seen: [String: String] = [:]

    init(of paths: [String], below root: String, on fileSystem: any FileSystem) throws(FileError) {
        self.root = root
        self.fileSystem = fileSystem
        if try fileSystem.resolved(root) == nil { isThere[""] = false }
        for path in paths { try add(path) }
    }

    private mutating func add(_ text: String) throws(FileError) {
        switch ProjectPath.checked(text) {
        case .failure(let refusal): refusals.append(refusal)
        case .success(let path):
            if let other = seen.updateValue(text, forKey: path.folded) {
                refusals.append(PathRefusal(path: text, reason: .sameAs(other)))
            } else if let reason = try obstacle(on: path) {
                refusals.append(PathRefusal(path: text, reason: reason))
            } else {
                paths.append(path)
            }
        }
    }

    /// What on the disk stands in the way of a path.
    private mutating func obstacle(on path: ProjectPath) throws(FileError) -> PathRefusal.Reason? {
        var parent = ""
        for (folder, name) in zip(path.parents, path.components) {
            if let reason = try obstacle(at: folder, named: name, in: parent) { return reason }
            parent = folder
        }
        guard isThere[parent] == true else { return nil }
        switch try fileSystem.entry(at: root + "/" + path.text) {
        case nil: return try namesake(of: path.name, in: parent)
        case .file(let permissions): self.permissions[path.text] = permissions
        case .symbolicLink: return .symbolicLink(path.text)
        case .folder, .other: return .notAFile
        }
        return nil
    }

    /// What keeps a path from being a folder, or one from being made there.
    private mutating func obstacle(
        at folder: String, named name: String, in parent: String
    ) throws(FileError) -> PathRefusal.Reason? {
        if isThere[folder] != nil { return nil }
        if isThere[parent] == true {
            switch try fileSystem.entry(at: root + "/" + folder) {
            case .folder:
                isThere[folder] = true
                return nil
            case .symbolicLink: return .symbolicLink(folder)
            case .file, .other: return .notAFolder(folder)
            case nil: if let reason = try namesake(of: name, in: parent) { return reason }
            }
        }
        isThere[folder] = false
        missingFolders.append(folder)
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
