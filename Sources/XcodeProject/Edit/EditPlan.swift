import Diagnostics

/// The changes to a project's objects when files are added and removed. `EditText` applies them to the project's text.
struct EditPlan {
    /// An array of IDs in an object: the key `children` of a group, for example.
    struct List: Hashable, Comparable {
        let owner: String
        let key: String

        static func < (left: List, right: List) -> Bool { (left.owner, left.key) < (right.owner, right.key) }
    }

    let project: XcodeProject
    /// The IDs of the objects to remove.
    private(set) var removed: Set<String> = []
    /// For each changed list, the IDs to remove from it.
    private(set) var removals: [List: Set<String>] = [:]
    /// For each changed list, the references to add to it.
    private(set) var insertions: [List: [Reference]] = [:]
    private var files: [String: NewObject] = [:]
    private var groups: [String: NewGroup] = [:]
    private var referencesByPath: [String: Reference] = [:]
    /// The module of each new object, by the object's ID.
    private(set) var modules: [String: String] = [:]
    private let prefixes: ObjectIDPrefixes

    private struct NewGroup {
        let reference: Reference
        let path: String
        var children: [Reference] = []
    }

    init(of project: XcodeProject) {
        self.project = project
        prefixes = ObjectIDPrefixes(of: project)
    }

    /// The objects to add to the project.
    var added: [NewObject] {
        files.values
            + groups.values.map { group in
                let children = group.children.sorted { order(of: $0, in: "children") < order(of: $1, in: "children") }
                let name = group.path.fileName
                var fields: [(String, NewObject.Field)] = [("children", .references(children))]
                if name != group.path { fields.append(("name", .string(name))) }
                fields += [("path", .string(group.path)), ("sourceTree", .string("<group>"))]
                return NewObject(reference: group.reference, isa: "PBXGroup", fields: fields)
            }
    }

    // MARK: Adding

    /// Adds the file at `path` to a build phase of a target.
    mutating func add(_ path: String, to target: ProjectTarget, phase: XcodeProject.Object) {
        let reference = reference(to: path)
        let id = id(.buildFile, of: path, in: target.name)
        let build = Reference(id: id, comment: "\(path.fileName) in \(phase.string("name") ?? "Sources")")
        files[id] = NewObject(reference: build, isa: "PBXBuildFile", fields: [("fileRef", .reference(reference))])
        insertions[List(owner: phase.id, key: "files"), default: []].append(build)
    }

    /// Adds a spec to Xcode's navigator, but to no target. If the project uses synchronized folders, adds the folder of
    /// the specs instead, once.
    mutating func show(_ path: String, in folder: String) {
        guard !project.tree.synchronized.isEmpty, path.isBelow(folder) else { return _ = reference(to: path) }
        guard referencesByPath[folder] == nil else { return }
        let reference = Reference(id: id(.group, of: folder), comment: folder.fileName)
        files[reference.id] = NewObject(
            reference: reference, isa: "PBXFileSystemSynchronizedRootGroup",
            fields: [("path", .string(folder.fileName)), ("sourceTree", .string("<group>"))])
        list(reference, inGroupOf: folder.pathFolder)
        referencesByPath[folder] = reference
    }

    /// Returns an unused ID for a new object.
    private mutating func id(_ kind: ObjectID.Kind, of path: String, in target: String = "") -> String {
        let module = ObjectID.module(kind, of: path)
        let prefix = prefixes.prefix(kind, for: module)
        let id = ObjectID.id(kind, of: path, in: target, prefix: prefix) {
            project.object($0) != nil || modules[$0] != nil
        }
        modules[id] = module
        return id
    }

    private mutating func reference(to path: String) -> Reference {
        if let reference = referencesByPath[path] { return reference }
        let name = path.fileName
        let reference: Reference
        if let existing = project.tree.files[path]?.first {
            reference = Reference(id: existing, comment: project.name(of: existing))
        } else {
            reference = Reference(id: id(.reference, of: path), comment: name)
            // This type makes Xcode highlight specs like Swift files.
            let type = name.hasSuffix(".swift") ? "lastKnownFileType" : "explicitFileType"
            files[reference.id] = NewObject(
                reference: reference, isa: "PBXFileReference",
                fields: [
                    (type, .string("sourcecode.swift")), ("path", .string(name)),
                    ("sourceTree", .string("<group>")),
                ])
            list(reference, inGroupOf: path.pathFolder)
        }
        referencesByPath[path] = reference
        return reference
    }

    /// Adds a child to the group of a folder. Creates the group if it is missing.
    private mutating func list(_ child: Reference, inGroupOf folder: String) {
        if let group = project.tree.groups[folder]?.first {
            insertions[List(owner: group, key: "children"), default: []].append(child)
        } else if groups[folder] != nil {
            groups[folder]?.children.append(child)
        } else {
            let isOutermost = folder.isEmpty || folder.enclosingFolders.allSatisfy { project.tree.groups[$0] == nil }
            let main = project.root.string("mainGroup") ?? ""
            let top = project.tree.folders[main] ?? ""
            // If no enclosing folder has a group, the new group becomes a child of the project's main group.
            let path = isOutermost ? folder.relative(to: top) : folder.fileName
            let id = id(.group, of: folder)
            let reference = Reference(id: id, comment: path.fileName)
            groups[folder] = NewGroup(reference: reference, path: path, children: [child])
            if isOutermost {
                insertions[List(owner: main, key: "children"), default: []].append(reference)
            } else {
                list(reference, inGroupOf: folder.pathFolder)
            }
        }
    }

    // MARK: Removing

    /// Removes files from the project.
    mutating func remove(_ paths: [String]) {
        let references = Set(paths.flatMap { (project.tree.files[$0] ?? []) + project.listedFolders(at: $0) })
        if references.isEmpty { return }
        removed.formUnion(references)
        removeUses(of: references)
    }

    /// Updates the exceptions of synchronized folders. Removes the exceptions for removed files. If a file with an
    /// exception was moved, adds the exception for its new path. Returns the new paths of such files. `moved` contains
    /// the old path of each moved file by its new path.
    mutating func updateExceptions(removed: [String], moved: [String: String]) -> [String] {
        var added: Set<String> = []
        for path in Set(removed).union(moved.values) {
            for exception in project.exceptions(naming: path) {
                let list = List(owner: exception.set, key: "membershipExceptions")
                if removed.contains(path) { removals[list, default: []].insert(path.inside(exception.folder)) }
                let exceptions = project.object(exception.set)?.ids(list.key) ?? []
                for (new, old) in moved where old == path && new.enclosingFolders.contains(exception.folder) {
                    let inner = new.inside(exception.folder)
                    if exceptions.contains(inner) { continue }
                    insertions[list, default: []].append(Reference(id: inner, comment: ""))
                    added.insert(new)
                }
            }
        }
        return added.sorted()
    }

    /// Removes objects and their build files from all lists.
    mutating func removeUses(of objects: Set<String>) {
        let builds = project.objects.filter { $0.isa == "PBXBuildFile" && objects.contains($0.string("fileRef") ?? "") }
            .map(\.id)
        let going = objects.union(builds)
        removed.formUnion(builds)
        for object in project.objects {
            for entry in object.entry.value.entries ?? [] where entry.value.array != nil {
                let ids = going.intersection(object.ids(entry.key))
                if !ids.isEmpty { removals[List(owner: object.id, key: entry.key), default: []].formUnion(ids) }
            }
        }
    }

    /// Removes the groups that become empty by the other changes. Call this last. `others` are the IDs of more groups
    /// to remove if they are empty.
    mutating func removeEmptyGroups(among others: [String] = []) {
        var rest = removals.keys.filter { $0.key == "children" }.map(\.owner) + others
        while let id = rest.popLast() {
            let list = List(owner: id, key: "children")
            guard !removed.contains(id), insertions[list] == nil, let group = project.object(id, "PBXGroup"),
                group.string("path") != nil, let parent = project.tree.parents[id],
                group.ids("children").allSatisfy({ removals[list, default: []].contains($0) })
            else { continue }
            removed.insert(id)
            removals[list] = nil
            removals[List(owner: parent, key: "children"), default: []].insert(id)
            rest.append(parent)
        }
    }

    /// Returns the value by which a list is sorted. A group's children are sorted by name, groups before files. The
    /// files of a build phase are sorted by ID.
    func order(of reference: Reference, in key: String) -> ListOrder {
        guard key == "children" else { return ListOrder(isFile: true, name: "", id: reference.id) }
        let isFile = project.object(reference.id).map { !$0.isa.hasSuffix("Group") } ?? (files[reference.id] != nil)
        return ListOrder(isFile: isFile, name: reference.comment.lowercased(), id: reference.id)
    }
}

extension XcodeProject {
    /// Returns the IDs of the synchronized groups at a path that belong to no target. Xcode only shows them in the
    /// navigator.
    func listedFolders(at path: String) -> [String] {
        let compiled = Set(targets.flatMap { object($0.id)?.ids("fileSystemSynchronizedGroups") ?? [] })
        return (tree.synchronized[path] ?? []).filter { !compiled.contains($0) }
    }

    /// Returns the name of an object, as Xcode writes it in comments.
    func name(of id: String) -> String {
        let object = object(id)
        return object?.string("name") ?? object?.string("path")?.fileName ?? id
    }
}

/// The value by which the entries of a list are sorted.
struct ListOrder: Comparable {
    let isFile: Bool
    let name: String
    let id: String

    static func < (left: ListOrder, right: ListOrder) -> Bool {
        left.isFile == right.isFile ? (left.name, left.id) < (right.name, right.id) : right.isFile
    }
}

extension String {
    /// Returns the path of a folder relative to another folder.
    fileprivate func relative(to other: String) -> String {
        let (parts, others) = (split(separator: "/"), other.split(separator: "/"))
        let common = zip(parts, others).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: others.count - common) + parts.dropFirst(common)).joined(separator: "/")
    }
}
