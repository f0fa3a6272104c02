import Diagnostics

/// Chooses the positions of new entries among the existing entries of a list or section. Sorted lists stay sorted. In
/// other lists, the position depends on the module's name. So entries that two branches add are rarely adjacent, and
/// Git can merge them.
struct InsertionPositions {
    /// The entries that are not removed, in the order of the text. `index` is the index among all entries.
    private let entries: [(order: ListOrder, index: Int)]
    private let sorted: [(order: ListOrder, index: Int)]
    /// Whether the files (key `true`) and the other entries (key `false`) are sorted. Up to three entries do not count
    /// as sorted, because their order may be a coincidence.
    private let areInOrder: [Bool: Bool]

    init(_ entries: [(order: ListOrder, index: Int)]) {
        self.entries = entries
        sorted = entries.sorted { ($0.order, $0.index) < ($1.order, $1.index) }
        areInOrder = Dictionary(grouping: entries, by: \.order.isFile).mapValues { kind in
            kind.count > 3 && zip(kind, kind.dropFirst()).allSatisfy { $0.order < $1.order }
        }
    }

    /// A position next to the existing entry with an index.
    enum Place: Hashable {
        case behind(Int)
        case before(Int)
        /// The end of the list, because it contains no entry of the same kind.
        case last
    }

    /// Returns the position of a new entry in a list. If the list is sorted, `order` determines the position, otherwise
    /// `module`.
    func place(of order: ListOrder, in module: String) -> Place {
        if areInOrder[order.isFile] == true { return place(of: order) }
        let gap = ObjectID.place(of: module, among: entries.count + 1)
        return gap > 0 ? .behind(entries[gap - 1].index) : entries.first.map { .before($0.index) } ?? .last
    }

    /// Returns the position of a new entry in a sorted list or section: after the last entry that is smaller.
    func place(of order: ListOrder) -> Place {
        let next = sorted.partitioningIndex { $0.order >= order }
        if next > 0, sorted[next - 1].order.isFile == order.isFile { return .behind(sorted[next - 1].index) }
        if next < sorted.count, sorted[next].order.isFile == order.isFile { return .before(sorted[next].index) }
        return .last
    }
}
