import Diagnostics

/// The positions of new entries among existing ones. Sorted lists and sections stay sorted. In others, the position
/// depends on the module, so that entries from two branches are rarely adjacent.
struct InsertionPositions {
    /// The remaining entries in the order of the text, with their indices among all.
    private let entries: [(order: ListOrder, index: Int)]
    private let sorted: [(order: ListOrder, index: Int)]
    /// Whether the files, and the other entries, are sorted. With few entries, this would be a coincidence.
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
        /// There is no other entry of the same kind.
        case last
    }

    /// Returns the position of a new entry in a list: by name or ID if the list is sorted, else by module.
    func place(of order: ListOrder, in module: String) -> Place {
        if areInOrder[order.isFile] == true { return place(of: order) }
        let gap = ObjectID.place(of: module, among: entries.count + 1)
        return gap > 0 ? .behind(entries[gap - 1].index) : entries.first.map { .before($0.index) } ?? .last
    }

    /// Returns the position of a new entry in a sorted list or section: after the last smaller entry.
    func place(of order: ListOrder) -> Place {
        let next = sorted.partitioningIndex { $0.order >= order }
        if next > 0, sorted[next - 1].order.isFile == order.isFile { return .behind(sorted[next - 1].index) }
        if next < sorted.count, sorted[next].order.isFile == order.isFile { return .before(sorted[next].index) }
        return .last
    }
}
