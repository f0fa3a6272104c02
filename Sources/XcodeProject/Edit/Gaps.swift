/// Where new entries go among those that are there: behind the one that comes right before them in the order, wherever that
/// stands. In a list that is sorted this keeps it so; in one that is not, two that are added do not both end up last.
struct Gaps {
    private let sorted: [(order: ListOrder, index: Int)]

    /// `entries` are those that stay, with their indices among all.
    init(_ entries: [(order: ListOrder, index: Int)]) {
        sorted = entries.sorted { ($0.order, $0.index) < ($1.order, $1.index) }
    }

    /// The entry that a new one stands behind or before.
    enum Place: Hashable {
        case behind(Int)
        case before(Int)
        /// There is none of its kind.
        case last
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
