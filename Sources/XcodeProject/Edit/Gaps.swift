import Diagnostics

/// Where new entries go among those that are there: in a list or section that is in order, where that puts them; else anywhere,
/// so that what two branches add does not meet.
struct Gaps {
    /// Those that stay, with their indices among all, as they stand.
    private let entries: [(order: ListOrder, index: Int)]
    private let sorted: [(order: ListOrder, index: Int)]
    /// Whether those that are files, or that are not, are in order as they stand, and enough to say so.
    private let areInOrder: [Bool: Bool]

    init(_ entries: [(order: ListOrder, index: Int)]) {
        self.entries = entries
        sorted = entries.sorted { ($0.order, $0.index) < ($1.order, $1.index) }
        areInOrder = Dictionary(grouping: entries, by: \.order.isFile).mapValues { kind in
            kind.count > 3 && zip(kind, kind.dropFirst()).allSatisfy { $0.order < $1.order }
        }
    }

    /// The entry that a new one stands behind or before.
    enum Place: Hashable {
        case behind(Int)
        case before(Int)
        /// There is none of its kind.
        case last
    }

    /// The place of something in a list: by its name or ID where that is how the list is sorted, else one that is a matter of
    /// its module.
    func place(of order: ListOrder, in module: String) -> Place {
        if areInOrder[order.isFile] == true { return place(of: order) }
        let gap = ObjectID.place(of: module, among: entries.count + 1)
        return gap > 0 ? .behind(entries[gap - 1].index) : entries.first.map { .before($0.index) } ?? .last
    }

    /// The place of something in what is sorted: behind the entry that comes right before it, wherever that stands.
    func place(of order: ListOrder) -> Place {
        let next = sorted.partitioningIndex { $0.order >= order }
        if next > 0, sorted[next - 1].order.isFile == order.isFile { return .behind(sorted[next - 1].index) }
        if next < sorted.count, sorted[next].order.isFile == order.isFile { return .before(sorted[next].index) }
        return .last
    }
}
