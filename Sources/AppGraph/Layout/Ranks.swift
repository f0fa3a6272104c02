import Diagnostics

/// The columns of a level's items: whatever a link leads to stands to the right of where it comes from, and links are short.
enum Ranks {
    /// A rank for each item, the least one 0. Links that end at the level's border do not count.
    static func ranks(items: Int, links: [Level.Link]) -> [Int] {
        let pairs = links.compactMap { link in link.left.flatMap { left in link.right.map { (left, $0) } } }
        var (before, after) = ([[Int]](repeating: [], count: items), [[Int]](repeating: [], count: items))
        for (left, right) in pairs {
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
        guard let nearest = after[item].map({ ranks[$0] - 1 }).min() else {
            if let last = before[item].map({ ranks[$0] + 1 }).max() { ranks[item] = last }
            return
        }
        guard let first = before[item].map({ ranks[$0] + 1 }).max() else { return ranks[item] = nearest }
        ranks[item] = after[item].count > before[item].count ? nearest : first
    }
}
