import Diagnostics

/// The columns of a level's items: the target of a link is to the right of its source, and links are short.
enum Ranks {
    /// A rank for each item, the least one 0. Links that end at the level's border do not count.
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

    /// How often all items are moved, which is enough for them to come to rest in nearly every map.
    private static let rounds = 4

    /// Moves an item to where its links are shortest together; among equally good places to the one most to the left.
    private static func move(_ item: Int, _ ranks: inout [Int], _ before: [[Int]], _ after: [[Int]]) {
        let least = before[item].map { ranks[$0] + 1 }.max()
        let greatest = after[item].map { ranks[$0] - 1 }.min()
        let hasMoreAfter = after[item].count > before[item].count
        if let rank = hasMoreAfter ? greatest : least ?? greatest { ranks[item] = rank }
    }
}
