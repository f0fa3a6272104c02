/// An edit of a project that adds and removes files. As a check, it parses the result and compares it with the plan.
package struct ProjectEdit: Sendable {
    /// A file, and the targets that must contain it.
    package struct FileAddition: Sendable, Hashable {
        package let path: String
        package let targets: [ProjectTarget]

        package init(_ path: String, to targets: [ProjectTarget]) {
            self.path = path
            self.targets = targets
        }
    }

    /// A file that cannot be added to a target.
    package struct RejectedFile: Sendable, Hashable {
        package let path: String
        package let target: String
        package let obstacle: Membership.Obstacle
    }

    /// The edited text of the project file.
    package let bytes: [UInt8]
    /// The paths of the added files.
    package private(set) var added: [String] = []
    /// The paths of the removed files.
    package private(set) var removed: [String] = []
    package private(set) var rejected: [RejectedFile] = []

    /// Edits a project. Throws if the edit is ambiguous.
    ///
    /// - Parameters:
    ///   - additions: The files that targets must contain.
    ///   - shown: The specs to show in Xcode's navigator. No target contains them.
    ///   - folder: The folder of the specs.
    ///   - removing: The files to remove from the project.
    ///   - moved: The old path of each moved file, by its new path.
    package init(
        of project: XcodeProject, adding additions: [FileAddition], showing shown: [String] = [],
        in folder: String = "",
        removing: [String], moved: [String: String] = [:]
    ) throws(ProjectError) {
        var plan = EditPlan(of: project)
        removed = removing.filter { path in
            project.tree.files[path] != nil || !project.exceptions(naming: path).isEmpty
                || !project.listedFolders(at: path).isEmpty
        }.sorted()
        plan.remove(removed)
        added = plan.updateExceptions(removed: removed, moved: moved)
        for addition in additions.sorted(by: { $0.path < $1.path }) {
            for target in addition.targets {
                switch project.membership(of: addition.path, in: target) {
                case .member: break
                case .missing:
                    guard let phase = project.sourcesPhase(of: target) else { continue }
                    plan.add(addition.path, to: target, phase: phase)
                    if added.last != addition.path { added.append(addition.path) }
                case .rejected(let obstacle):
                    rejected.append(RejectedFile(path: addition.path, target: target.name, obstacle: obstacle))
                }
            }
        }
        for path in shown.sorted() where !project.tree.shows(path) {
            plan.show(path, in: folder)
            added.append(path)
        }
        plan.removeEmptyGroups()
        if added.isEmpty, removed.isEmpty {
            bytes = project.bytes
            return
        }
        let text = try EditText(plan)
        bytes = text.result
        let result = try XcodeProject(bytes, in: project.folder)
        guard result.hasOnlyChanges(of: plan, text.lists, since: project), holds(result, additions) else {
            throw ProjectError("cannot add or remove files with certainty", at: 0..<0)
        }
    }

    /// Returns whether the result contains all added files, except rejected ones, and no removed file.
    private func holds(_ result: XcodeProject, _ additions: [FileAddition]) -> Bool {
        let rejected = Set(rejected.map { [$0.path, $0.target] })
        return removed.allSatisfy { result.tree.files[$0] == nil }
            && additions.allSatisfy { addition in
                addition.targets.allSatisfy { target in
                    rejected.contains([addition.path, target.name])
                        || result.membership(of: addition.path, in: target) == .member
                }
            }
    }
}

extension XcodeProject {
    /// Returns whether this project differs from the project `other` only by the changes in the plan.
    fileprivate func hasOnlyChanges(
        of plan: EditPlan, _ lists: [EditPlan.List: [String]], since other: XcodeProject
    ) -> Bool {
        let added = plan.added
        return objects.count == other.objects.count - plan.removed.count + added.count
            && added.allSatisfy { new in
                guard let object = object(new.reference.id) else { return false }
                return object.isa == new.isa && object.entry.value.entries?.count == new.fields.count + 1
                    && new.fields.allSatisfy { $0.value.isEqual(to: object[$0.key]) }
            }
            && other.objects.allSatisfy { old in
                if plan.removed.contains(old.id) { return object(old.id) == nil }
                guard let object = object(old.id) else { return false }
                let keys = Set(
                    (old.entry.value.entries ?? []).map(\.key) + (object.entry.value.entries ?? []).map(\.key))
                return keys.allSatisfy { key in
                    if let list = lists[EditPlan.List(owner: old.id, key: key)] {
                        return object.ids(key) == list
                    }
                    guard let value = old[key], let new = object[key] else { return false }
                    return value.hasSameContent(as: new)
                }
            }
            && rest.hasSameContent(as: other.rest)
    }
}
