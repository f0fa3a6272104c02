/// The groups and files of a project by path. Paths are relative to a root folder that contains the project. Files
/// outside the root folder, such as files of the SDK, have no path here. Objects are given by their IDs.
struct ProjectTree: Sendable {
    /// The groups of each folder, outermost first.
    private(set) var groups: [String: [String]] = [:]
    /// The file references for each path of a file or a folder reference.
    private(set) var files: [String: [String]] = [:]
    /// The synchronized groups for each folder.
    private(set) var synchronized: [String: [String]] = [:]
    /// The group that contains each object.
    private(set) var parents: [String: String] = [:]
    /// The folder of each group.
    private(set) var folders: [String: String] = [:]

    init(_ root: XcodeProject.Object, in folder: String, _ object: (String) -> XcodeProject.Object?) {
        let sourceRoot = Self.path(root.string("projectDirPath") ?? "", in: folder)
        guard let main = root.string("mainGroup") else { return }
        // A group that contains itself, or that is in two groups, is visited only once.
        var seen: Set<String> = []
        var rest: [(id: String, parent: String?, folder: String?)] = [(main, nil, sourceRoot)]
        while let (id, parent, folder) = rest.popLast() {
            guard let object = object(id), seen.insert(id).inserted else { continue }
            parents[id] = parent
            let path = object.string("path")
            let place: String? =
                switch object.string("sourceTree") {
                case "<group>", nil: folder.flatMap { Self.path(path ?? "", in: $0) }
                case "SOURCE_ROOT": sourceRoot.flatMap { Self.path(path ?? "", in: $0) }
                default: nil
                }
            switch object.isa {
            case "PBXFileReference":
                if let place, path != nil { files[place, default: []].append(id) }
            case "PBXFileSystemSynchronizedRootGroup":
                if let place, path != nil { synchronized[place, default: []].append(id) }
            default:
                if object.isa == "PBXGroup", let place {
                    groups[place, default: []].append(id)
                    folders[id] = place
                }
                rest += object.ids("children").reversed().map { ($0, id, place) }
            }
        }
    }

    /// Returns whether Xcode's navigator shows a file, by itself or in a folder.
    func shows(_ path: String) -> Bool {
        files[path] != nil || path.enclosingFolders.contains { synchronized[$0] != nil || files[$0] != nil }
    }

    /// Converts a path relative to `folder` into a path relative to the root folder. Returns nil if the path is
    /// absolute or leads out of the root folder.
    static func path(_ path: String, in folder: String) -> String? {
        if path.utf8.first == UInt8(ascii: "/") { return nil }
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }
}

extension String {
    /// The folders that contain the path, innermost first: `A/B`, `A` and the empty path for `A/B/C.swift`.
    var enclosingFolders: [String] {
        var folders: [String] = []
        var parts = split(separator: "/", omittingEmptySubsequences: false)
        while parts.popLast() != nil { folders.append(parts.joined(separator: "/")) }
        return folders
    }

    /// Returns the path relative to a folder that contains it.
    func inside(_ folder: String) -> String { folder.isEmpty ? self : String(dropFirst(folder.count + 1)) }
}
