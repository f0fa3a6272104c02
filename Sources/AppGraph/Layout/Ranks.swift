import Diagnostics

/// The columns of a level's items: the target of a link is to the right of its source, and links are short.
enum Ranks {
    /// Returns a rank for each item, starting with 0. Links to the level's border do not count.
    static func ranks(items: Int, links: [Level.Link]) -> [Int] {
        var (before, after) = ([[Int]](repeating: [], count: items), [[Int]](repeating: [], count: items))
        for link in links {
            guard let left = link.left, let right = link.right else { continue }
            after[left].append(right)
            before[right].append(left)
        }
        let order = after.topologicalOrder
        var ranks = [Int](repeating: 0, count: items)
        for item in order { ranks[item] = (before[item].map { ranks[$0] + 1 }).max() ?? 0 }
        for _ in 0..<rounds {
            for item in order.reversed() { move(item, &ranks, before, after) }
            for item in order { move(item, &ranks, before, after) }
        }
        let least = ranks.min() ?? 0
        return ranks.map { $0 - least }
    }

    /// The number of times that all items are moved, which is enough for nearly every map.
    private static let rounds = 4

    /// Moves an item to where the sum of its links' lengths is smallest, as far to the left as possible.
    private static func move(_ item: Int, _ ranks: inout [Int], _ before: [[Int]], _ after: [[Int]]) {
        let least = before[item].map { ranks[$0] + 1 }.max()
        let greatest = after[item].map { ranks[$0] - 1 }.min()
        let hasMoreAfter = after[item].count > before[item].count
        if let rank = hasMoreAfter ? greatest : least ?? greatest { ranks[item] = rank }
    }
}
