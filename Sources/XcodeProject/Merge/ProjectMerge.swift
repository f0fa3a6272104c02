/// A merge of two versions of a project file. It merges objects instead of lines, so there is no conflict if both sides
/// add elements to the same array. As a check, it parses the result and compares it with both versions.
package struct ProjectMerge: Sendable {
    /// The merged text. If both sides changed an item differently, it contains both versions between conflict markers.
    package let bytes: [UInt8]
    /// The number of conflicts.
    package let conflicts: Int

    /// Merges two versions. `base` is the version from which both were changed; nil if each side created the file.
    /// Throws if the merge is ambiguous.
    package init(base: XcodeProject?, ours: XcodeProject, theirs: XcodeProject) throws(ProjectError) {
        let sides = (try base.map(Self.side), try Self.side(ours), try Self.side(theirs))
        let revived =
            base.map { ours.grown(since: $0, goneIn: theirs).union(theirs.grown(since: $0, goneIn: ours)) } ?? []
        let marked = try MergeText(base: sides.0, ours: sides.1, theirs: sides.2, keeping: revived, .marked)
        conflicts = marked.count
        let plain =
            conflicts == 0
            ? marked : try MergeText(base: sides.0, ours: sides.1, theirs: sides.2, keeping: revived, .ours)
        let result = try XcodeProject(plain.bytes, in: ours.folder)
        let isCertain = try Self.side(result).list.isMerge(sides.0?.list, sides.1.list, sides.2.list, keeping: revived)
        guard isCertain else { throw ProjectError("cannot merge the objects with certainty", at: 0..<0) }
        if conflicts > 0 {
            bytes = marked.bytes
            return
        }
        // One side may refer to objects that the other side removed. Such references are removed.
        let gone = Set((base?.objects ?? []).map(\.id).filter { result.object($0) == nil })
        let dangling = result.named(gone).subtracting(ours.named(gone).filter { ours.object($0) == nil })
            .subtracting(theirs.named(gone).filter { theirs.object($0) == nil })
        // If each side removed some children of a group, the group may now be empty.
        let emptied = result.objects.map(\.id).filter { id in
            [result, ours, theirs].map { $0.object(id)?.ids("children").isEmpty } == [true, false, false]
        }
        bytes = try result.without(dangling, emptied)
        let end = try XcodeProject(bytes, in: ours.folder)
        if let id = end.named(dangling).min() {
            throw ProjectError("one side uses '\(id)', which the other side removed", at: 0..<0)
        }
        let twice = end.listedTwice.subtracting(ours.listedTwice).subtracting(theirs.listedTwice)
        if let id = twice.min() {
            throw ProjectError("the two sides moved '\(end.name(of: id))' to different groups", at: 0..<0)
        }
    }

    private static func side(_ project: XcodeProject) throws(ProjectError) -> MergeText.Side {
        (try PropertyListParser.value(of: project.bytes), project.bytes)
    }
}

extension PropertyList {
    /// Returns whether this value is the merge of `ours` and `theirs`, with our version of each conflict.
    fileprivate func isMerge(
        _ base: PropertyList?, _ ours: PropertyList, _ theirs: PropertyList, keeping revived: Set<String>
    ) -> Bool {
        if base?.lists(revived) != true {
            if ours.hasSameContent(as: theirs) || base?.hasSameContent(as: theirs) == true {
                return hasSameContent(as: ours)
            }
            if base?.hasSameContent(as: ours) == true { return hasSameContent(as: theirs) }
        }
        switch (content, ours.content, theirs.content) {
        case (.dictionary, .dictionary, .dictionary):
            let (values, before, own, other) = (byKey, base?.byKey ?? [:], ours.byKey, theirs.byKey)
            return Set(values.keys).union(own.keys).union(other.keys).allSatisfy { key in
                let (value, before) = (values[key], before[key])
                switch (own[key], other[key]) {
                case (nil, nil): return value == nil
                case (let ours?, let theirs?): return value?.isMerge(before, ours, theirs, keeping: revived) == true
                case (let only?, nil) where before == nil || revived.contains(key),
                    (nil, let only?) where before == nil || revived.contains(key):
                    return value?.hasSameContent(as: only) == true
                case (let ours?, nil) where before?.hasSameContent(as: ours) == false:
                    return value?.hasSameContent(as: ours) == true
                case (_?, nil), (nil, _?): return value == nil
                }
            }
        case (.array(let elements), .array(let inOurs), .array(let inTheirs)):
            func strings(_ values: [PropertyList]) -> Set<String> { Set(values.compactMap(\.string).numbered) }
            let (before, ourStrings, theirStrings) = (strings(base?.array ?? []), strings(inOurs), strings(inTheirs))
            let changed = ourStrings.symmetricDifference(theirStrings).subtracting(before.subtracting(revived))
            let merged = ourStrings.intersection(theirStrings).union(changed)
            return hasSameContent(as: ours) || strings(elements) == merged && elements.count == merged.count
        default: return hasSameContent(as: ours)
        }
    }
}

extension XcodeProject {
    /// Returns the IDs of the groups to which this version added children, and which the other version removed.
    fileprivate func grown(since base: XcodeProject, goneIn other: XcodeProject) -> Set<String> {
        let groups = objects.filter { object in
            guard object.isa == "PBXGroup", let before = base.object(object.id), other.object(object.id) == nil else {
                return false
            }
            return !Set(object.ids("children")).isSubset(of: before.ids("children"))
        }
        return Set(groups.map(\.id))
    }

    /// Returns the IDs in `ids` that objects of the project refer to.
    fileprivate func named(_ ids: Set<String>) -> Set<String> {
        ids.isEmpty ? [] : ids.intersection(objects.flatMap { $0.entry.value.strings })
    }

    /// The IDs of the objects that are children of two groups, or twice of the same group.
    fileprivate var listedTwice: Set<String> {
        var seen: Set<String> = []
        return Set(objects.flatMap { $0.ids("children") }.filter { !seen.insert($0).inserted })
    }

    /// Returns the project's text without references to the objects in `gone`, without their build files, and without
    /// the groups in `emptied`.
    fileprivate func without(_ gone: Set<String>, _ emptied: [String]) throws(ProjectError) -> [UInt8] {
        if gone.isEmpty, emptied.isEmpty { return bytes }
        var plan = EditPlan(of: self)
        plan.removeUses(of: gone)
        plan.removeEmptyGroups(among: emptied)
        return try EditText(plan).result
    }
}

extension PropertyList {
    /// Returns whether an array in this value, at any depth, contains one of the IDs.
    func lists(_ ids: Set<String>) -> Bool {
        if ids.isEmpty { return false }
        switch content {
        case .string, .data: return false
        case .array(let values): return values.contains { $0.string.map(ids.contains) ?? $0.lists(ids) }
        case .dictionary(let entries): return entries.contains { $0.value.lists(ids) }
        }
    }

    /// All strings in this value, at any depth, without the keys of dictionaries.
    fileprivate var strings: [String] {
        switch content {
        case .string(let text): [text]
        case .data: []
        case .array(let values): values.flatMap(\.strings)
        case .dictionary(let entries): entries.flatMap(\.value.strings)
        }
    }
}
