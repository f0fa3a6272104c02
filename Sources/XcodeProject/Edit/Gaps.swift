import Diagnostics

/// Finds the places of new entries among existing ones: in a sorted list or section by the order, and in any other at a place that
/// depends on the module, so that what two branches add seldom meets.
struct Gaps {
    /// The entries that stay, in the order of the text, with their indexes among all.
    private let entries: [(order: ListOrder, index: Int)]
    private let sorted: [(order: ListOrder, index: Int)]
    /// Whether the files, and the others, are sorted, and enough of them for that to be no coincidence.
    private let areInOrder: [Bool: Bool]

    init(_ entries: [(order: ListOrder, index: Int)]) {
        self.entries = entries
        sorted = entries.sorted { ($0.order, $0.index) < ($1.order, $1.index) }
        areInOrder = Dictionary(grouping: entries, by: \.order.isFile).mapValues { kind in
            kind.count > 3 && zip(kind, kind.dropFirst()).allSatisfy { $0.order < $1.order }
        }
    }

    /// The neighbor of a new entry.
    enum Place: Hashable {
        case behind(Int)
        case before(Int)
        /// There is no other entry of its kind.
        case last
    }

    /// The place of a new entry in a list: by its name or ID where the list is sorted, otherwise one that depends on its module.
    func place(of order: ListOrder, in module: String) -> Place {
        if areInOrder[order.isFile] == true { return place(of: order) }
        let gap = ObjectID.place(of: module, among: entries.count + 1)
        return gap > 0 ? .behind(entries[gap - 1].index) : entries.first.map { .before($0.index) } ?? .last
    }

    /// The place of a new entry in a sorted list or section: behind the entry that comes right before it.
    func place(of order: ListOrder) -> Place {
        let next = sorted.partitioningIndex { $0.order >= order }
        if next > 0, sorted[next - 1].order.isFile == order.isFile { return .behind(sorted[next - 1].index) }
        if next < sorted.count, sorted[next].order.isFile == order.isFile { return .before(sorted[next].index) }
        return .last
    }
}
