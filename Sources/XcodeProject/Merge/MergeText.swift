/// Merges the texts of two versions of a project, by comparing them with a common base. Takes each item from the side
/// that changed the item.
struct MergeText {
    /// The text to write if both sides changed an item differently.
    enum ConflictPolicy {
        /// Both versions, between conflict markers.
        case marked
        /// Our version.
        case ours
    }

    /// A version of the project: the parsed property list and its text.
    typealias Side = (list: PropertyList, bytes: [UInt8])

    /// The error that the two sides of an item cannot be merged. If the item has its own lines, `item` turns the error
    /// into a conflict.
    private struct MergeConflict: Error {}

    private let policy: ConflictPolicy
    private let revived: Set<String>
    private let lineBreak: String
    private let sections: MergeSections
    /// The number of conflicts.
    private(set) var count = 0
    private(set) var bytes: [UInt8] = []

    /// Merges the texts. `revived` contains the IDs of objects to keep although one side removed them. Throws if a text
    /// does not have Xcode's format.
    init(
        base: Side?, ours: Side, theirs: Side, keeping revived: Set<String>, _ policy: ConflictPolicy
    ) throws(ProjectError) {
        self.policy = policy
        self.revived = revived
        lineBreak = NewObject.Layout(ours.bytes).lineBreak
        sections = try MergeSections(of: ours.list["objects"] ?? ours.list, in: ours.bytes)
        let roots = [base, ours, theirs].map { side in
            side.map { side in
                MergeItem(
                    key: "", value: side.list, leading: side.bytes[..<side.list.range.lowerBound],
                    text: side.bytes[side.list.range.lowerBound...], bytes: side.bytes)
            }
        }
        do {
            bytes = try text(roots[0], roots[1], roots[2]) ?? []
        } catch {
            throw ProjectError("lines are not in Xcode's format", at: ours.list.range)
        }
    }

    /// Returns the merged text of an item, with the white space before it. Returns nil if the item is removed. The
    /// arguments are the item in each version, or nil.
    private mutating func text(
        _ base: MergeItem?, _ ours: MergeItem?, _ theirs: MergeItem?
    ) throws(MergeConflict) -> [UInt8]? {
        guard let ours, let theirs else {
            guard let only = ours ?? theirs, let base, !revived.contains(only.key) else {
                return (ours ?? theirs)?.whole
            }
            if base.value.hasSameContent(as: only.value) { return nil }
            throw MergeConflict()
        }
        if base?.value.lists(revived) != true {
            if theirs.text == ours.text || theirs.text == base?.text { return ours.whole }
            if ours.text == base?.text { return Array(ours.leading + theirs.text) }
        }
        if ours.value.string != nil, theirs.value.string != nil {
            // Only a change of the string counts, not a change of its comment.
            if let base, base.value.hasSameContent(as: ours.value) { return Array(ours.leading + theirs.text) }
            if [base, ours].contains(where: { $0?.value.hasSameContent(as: theirs.value) == true }) {
                return ours.whole
            }
            throw MergeConflict()
        }
        let start = ours.start == base?.start ? theirs.start : ours.start
        return ours.leading + start + (try value(base, ours, theirs)) + ours.end
    }

    /// Returns the merged text of a dictionary or array that both sides changed.
    private mutating func value(
        _ base: MergeItem?, _ ours: MergeItem, _ theirs: MergeItem
    ) throws(MergeConflict) -> [UInt8] {
        let areObjects = ours.key == "objects"
        let items = [base, ours, theirs].map { item in
            item.flatMap { MergeItems(of: $0.value, in: $0.bytes, areObjects: areObjects) }
        }
        guard let ourItems = items[1], let theirItems = items[2], (base == nil) == (items[0] == nil),
            Set(items.compactMap { $0?.areElements }).count == 1
        else { throw MergeConflict() }
        var texts: [String: [UInt8]] = [:]
        for key in Set(ourItems.byKey.keys).union(theirItems.byKey.keys) {
            texts[key] = try item(items[0]?.byKey[key], ourItems.byKey[key], theirItems.byKey[key])
        }
        if areObjects { return objects(texts, items[0]?.all ?? [], ourItems.all, theirItems.all) }
        guard let keys = Self.order(Set(texts.keys), items[0]?.all ?? [], ourItems.all, theirItems.all) else {
            throw MergeConflict()
        }
        var result = [ours.bytes[ours.value.range.lowerBound]]
        for key in keys {
            if ourItems.areElements, result.count > 1, result.last != UInt8(ascii: ",") {
                result.append(UInt8(ascii: ","))
            }
            result += texts[key] ?? []
        }
        return result + ourItems.end
    }

    /// Returns the keys in `kept` in merged order. Returns nil if the sides reordered them differently.
    private static func order(
        _ kept: Set<String>, _ base: [MergeItem], _ ours: [MergeItem], _ theirs: [MergeItem]
    ) -> [String]? {
        let comments = Dictionary(firstOf: (ours + theirs).map { ($0.key, $0.comment) })
        return MergeOrder(
            base: base.map(\.key), ours: ours.map(\.key), theirs: theirs.map(\.key), keeping: kept
        ) { (comments[$0] ?? "", $0) < (comments[$1] ?? "", $1) }.keys
    }

    /// Returns the merged text of an item. If both sides changed an item that has its own lines, counts a conflict and
    /// applies `policy`.
    private mutating func item(
        _ base: MergeItem?, _ ours: MergeItem?, _ theirs: MergeItem?
    ) throws(MergeConflict) -> [UInt8]? {
        let countBefore = count
        do throws(MergeConflict) {
            return try text(base, ours, theirs)
        } catch {
            guard ours?.hasOwnLines != false, theirs?.hasOwnLines != false else { throw error }
            count = countBefore + 1
            if policy == .ours { return ours?.whole }
            let markers = ["<<<<<<< ours", "=======", ">>>>>>> theirs"].map { Array((lineBreak + $0).utf8) }
            return markers[0] + (ours?.whole ?? []) + markers[1] + (theirs?.whole ?? []) + markers[2]
        }
    }

    /// Returns the merged text of all objects, in sections. `texts` contains the merged text of each object by ID.
    private func objects(
        _ texts: [String: [UInt8]], _ base: [MergeItem], _ ours: [MergeItem], _ theirs: [MergeItem]
    ) -> [UInt8] {
        let sides = [base, ours, theirs].map(MergeSections.sections)
        let names = sides.map { $0.map(\.name) }
        let (all, kept) = (Set(names.joined()), Set(texts.keys))
        let order =
            MergeOrder(base: [], ours: names[1], theirs: names[2], keeping: all, isBefore: <).keys ?? all.sorted()
        return sections.text(
            of: order.compactMap { name in
                let items = sides.map { side in side.first { $0.name == name }?.items ?? [] }
                let keys =
                    Self.order(kept, items[0], items[1], items[2]) ?? kept.intersection(items[1].map(\.key)).sorted()
                return keys.isEmpty ? nil : (name, keys.flatMap { texts[$0] ?? [] })
            })
    }
}
