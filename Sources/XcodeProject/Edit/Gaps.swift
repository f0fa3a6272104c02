/// Where new entries go among those that are there: behind the one that comes right before them in the order, wherever that
/// stands. In a list that is sorted this keeps it so; in one that is not, two that are added do not both end up last.
struct Gaps {
    private let sorted: [(order: ListOrder, index: Int)]
    /// Whether those that are files, or that are not, are in order as they stand, and enough to say so.
    private let areInOrder: [Bool: Bool]

    /// `entries` are those that stay, with their indices among all, in the order of the list.
    init(_ entries: [(order: ListOrder, index: Int)]) {
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

    /// The place of something in a list that a person looks at: by its name where that is how the list is sorted, else behind
    /// one that `module` decides on, so that what two branches add does not meet.
    func place(of order: ListOrder, in module: String) -> Place {
        if areInOrder[order.isFile] == true { return place(of: order) }
        let places = sorted.indices.map { Optional($0) } + [nil]
        let chosen = ObjectID.head(for: module, among: places) { $0.map { sorted[$0].order.id } ?? "" } ?? nil
        guard let chosen else { return sorted.map(\.index).min().map(Place.before) ?? .last }
        return .behind(sorted[chosen].index)
    }

    func place(of order: ListOrder) -> Place {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].order < order { low = middle + 1 } else { high = middle }
        }
        if low > 0, sorted[low - 1].order.isFile == order.isFile { return .behind(sorted[low - 1].index) }
        if low < sorted.count, sorted[low].order.isFile == order.isFile { return .before(sorted[low].index) }
        return .last
    }
}
