import Diagnostics

/// Assigns the items of a level to columns. The right item of a link is in a later column than its left item. Links are
/// as short as possible.
enum Ranks {
    /// Returns the column of each item, starting with 0. Ignores links to the level's border.
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

    /// The number of times that all items are moved. More would rarely make links shorter.
    private static let rounds = 4

    /// Moves an item to the column with the smallest sum of its links' lengths. If there are several, chooses the
    /// leftmost.
    private static func move(_ item: Int, _ ranks: inout [Int], _ before: [[Int]], _ after: [[Int]]) {
        let least = before[item].map { ranks[$0] + 1 }.max()
        let greatest = after[item].map { ranks[$0] - 1 }.min()
        let hasMoreAfter = after[item].count > before[item].count
        if let rank = hasMoreAfter ? greatest : least ?? greatest { ranks[item] = rank }
    }
}
