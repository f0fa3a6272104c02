import Diagnostics

/// Whether a target contains a file, and if not, whether the file can be added.
package enum Membership: Sendable, Hashable {
    /// The target compiles the file, or contains it as a resource.
    case member
    /// The target does not contain the file. The file can be added.
    case missing
    /// The target does not contain the file. The file cannot be added.
    case rejected(Obstacle)

    /// The reason why a file cannot be added to a target.
    package enum Obstacle: Sendable, Hashable {
        /// The file is in a synchronized folder of the target, but an exception excludes it.
        case excluded(folder: String)
        /// The file is in a synchronized folder that belongs to another target or to no target.
        case foreignFolder(String)
        /// The file is in a folder reference, such as a local package or a folder of resources.
        case opaqueFolder(String)
        /// The target has no `Compile Sources` phase.
        case noSourcesPhase
    }
}

extension XcodeProject {
    /// Returns whether a target compiles the Swift file, or contains the storyboard, at a path.
    package func membership(of path: String, in target: ProjectTarget) -> Membership {
        let built = path.hasSuffix(".swift") ? built[target.id] ?? [] : resources(of: target)
        let references = tree.files[path] ?? []
        // If a storyboard is localized, the phase contains the group of its translations instead of the file.
        if references.contains(where: { built.contains($0) || built.contains(tree.parents[$0] ?? "") }) {
            return .member
        }
        for folder in path.enclosingFolders {
            if let obstacle = synchronizedMembership(of: path, below: folder, in: target) { return obstacle }
            // A folder with a group of its own is not inside a folder reference.
            if tree.groups[folder] != nil { break }
            if tree.files[folder] != nil { return .rejected(.opaqueFolder(folder)) }
        }
        return sourcesPhase(of: target) == nil ? .rejected(.noSourcesPhase) : .missing
    }

    /// Returns the files in `paths` that at least one target contains.
    package func compiled(_ paths: [String]) -> Set<String> {
        let targets = targets
        return Set(paths.filter { path in targets.contains { membership(of: path, in: $0) == .member } })
    }

    /// Returns the folder that contains most Swift files of a target; nil if the target has none. If the target has a
    /// synchronized folder with its name, returns this folder. Otherwise, takes the top-level folder with the most
    /// Swift files and synchronized folders, and returns the common folder of all that it contains. If other targets
    /// compile files in the common folder too, prefers a folder with the target's name.
    package func sourceFolder(of target: ProjectTarget) -> String? {
        let owned = Set(object(target.id)?.ids("fileSystemSynchronizedGroups") ?? [])
        let synchronized = tree.synchronized.filter { !owned.isDisjoint(with: $0.value) }.keys.sorted()
        if let folder = synchronized.first(where: { $0.fileName == target.name }) { return folder }
        let built = built[target.id] ?? []
        let files = tree.files.filter { $0.key.hasSuffix(".swift") && !built.isDisjoint(with: $0.value) }.keys
        let folders = files.map(\.pathFolder).filter { !$0.isEmpty } + synchronized
        let tops = Dictionary(grouping: folders) { $0.prefix { $0 != "/" } }
        let most = tops.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
        guard var common = most.first?.split(separator: "/") else { return nil }
        for folder in most { common = zip(common, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0) }
        let folder = common.joined(separator: "/")
        let named = folders.flatMap { [$0] + $0.enclosingFolders }.filter { $0.fileName == target.name }
        guard isShared(folder, by: target) else { return folder }
        return named.min { ($0.count, $0) < ($1.count, $1) } ?? folder
    }

    /// Returns whether another target, except unit tests, compiles files in a folder.
    private func isShared(_ folder: String, by target: ProjectTarget) -> Bool {
        let references = references(of: targets.filter { $0 != target && $0.product != .unitTests })
        return tree.files.merging(tree.synchronized) { $0 + $1 }.contains { path, ids in
            path.isBelow(folder) && !references.isDisjoint(with: ids)
        }
    }

    /// Returns the other targets that probably build the same product as `target`, with other settings. They compile
    /// all Swift files below `folder` that `target` compiles. Empty if `target` compiles fewer than two there.
    package func companions(of target: ProjectTarget, below folder: String) -> [ProjectTarget] {
        let references = built[target.id] ?? []
        let files = tree.files.filter { path, ids in
            path.hasSuffix(".swift") && path.isBelow(folder) && !references.isDisjoint(with: ids)
        }.values
        return targets.filter { other in
            other != target && other.product == target.product && files.count > 1
                && files.allSatisfy { !(built[other.id] ?? []).isDisjoint(with: $0) }
        }
    }

    /// Returns whether a target compiles Swift files in a folder, or has a synchronized folder inside or around it.
    package func compilesSwift(below folder: String) -> Bool {
        let references = references(of: targets)
        return tree.files.contains { path, ids in
            path.hasSuffix(".swift") && path.isBelow(folder) && !references.isDisjoint(with: ids)
        }
            || tree.synchronized.contains { path, ids in
                (path.isBelow(folder) || folder.isBelow(path)) && !references.isDisjoint(with: ids)
            }
    }

    /// Returns the IDs of the files and synchronized folders that targets compile.
    private func references(of targets: [ProjectTarget]) -> Set<String> {
        targets.reduce(into: []) { references, target in
            references.formUnion(built[target.id] ?? [])
            references.formUnion(object(target.id)?.ids("fileSystemSynchronizedGroups") ?? [])
        }
    }

    /// The paths of the Swift files that the project lists in a group, or as an exception of a synchronized folder.
    package var swiftFiles: Set<String> {
        let exceptions = tree.synchronized.flatMap { folder, groups in
            groups.compactMap(object).flatMap { $0.ids("exceptions") }.compactMap(object)
                .flatMap { $0.ids("membershipExceptions") }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
        }
        return Set((tree.files.keys + exceptions).filter { $0.hasSuffix(".swift") })
    }

    /// Returns whether a target compiles a file by a file reference, or a synchronized folder has an exception for it.
    /// In other cases, the project at most lists the file.
    package func uses(_ path: String) -> Bool { !targets(naming: path).isEmpty || !exceptions(naming: path).isEmpty }

    /// Returns whether an exception excludes a file in a target's synchronized folder.
    package func excludes(_ path: String, from target: ProjectTarget) -> Bool {
        if case .rejected(.excluded) = membership(of: path, in: target) { true } else { false }
    }

    /// Returns the targets that compile a file by a file reference.
    package func targets(naming path: String) -> [ProjectTarget] {
        guard let references = tree.files[path] else { return [] }
        return targets.filter { !(built[$0.id] ?? []).isDisjoint(with: references) }
    }

    /// Returns the IDs of the exception sets that contain a file, and the path of each set's synchronized folder.
    func exceptions(naming path: String) -> [(set: String, folder: String)] {
        path.enclosingFolders.flatMap { folder in
            let groups = tree.synchronized[folder]?.compactMap(object) ?? []
            return groups.flatMap { $0.ids("exceptions") }.filter {
                object($0)?.ids("membershipExceptions").contains(path.inside(folder)) == true
            }.map { (set: $0, folder: folder) }
        }
    }

    /// Returns the IDs of the files in the resource phases of a target.
    private func resources(of target: ProjectTarget) -> Set<String> {
        let phases = object(target.id)?.ids("buildPhases").compactMap { object($0, "PBXResourcesBuildPhase") } ?? []
        return Set(phases.flatMap { $0.ids("files") }.compactMap { object($0)?.string("fileRef") })
    }

    func sourcesPhase(of target: ProjectTarget) -> Object? {
        object(target.id)?.ids("buildPhases").lazy.compactMap { object($0, "PBXSourcesBuildPhase") }.first
    }

    /// Returns the membership of a file in `folder` if this is a synchronized folder. Returns nil for other folders.
    private func synchronizedMembership(of path: String, below folder: String, in target: ProjectTarget) -> Membership?
    {
        guard let groups = tree.synchronized[folder]?.compactMap(object) else { return nil }
        let inner = path.inside(folder)
        let groupsOfTarget = object(target.id)?.ids("fileSystemSynchronizedGroups") ?? []
        for group in groups {
            let isOwner = groupsOfTarget.contains(group.id)
            let isException = group.ids("exceptions").compactMap(object).contains { set in
                set.string("target") == target.id
                    && set.ids("membershipExceptions").contains(where: inner.isBelow)
            }
            if isOwner != isException { return .member }
            if isOwner { return .rejected(.excluded(folder: folder)) }
        }
        return .rejected(.foreignFolder(folder))
    }
}
