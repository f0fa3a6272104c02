/// Decides which links of a graph point to the left, so that all others lead to the right and form no cycle.
enum LinkDirections {
    /// For each link, whether it points to the left. First, these are the links that lead back to what is nearer to `first` by
    /// `tolerance` steps or more, so that a map is about as wide as its screens are deep. Second, they are one link of each cycle
    /// that is left.
    static func pointingLeft(items: Int, links: [(from: Int, to: Int)], first: Int?, tolerance: Int) -> [Bool] {
        let depths = depths(items, links, first)
        let leadsUp = links.map { depths[$0.from] - depths[$0.to] >= tolerance }
        let turned = zip(links, leadsUp).map { $1 ? (from: $0.to, to: $0.from) : $0 }
        let starts = (0..<items).sorted {
            (depths[$0], $0 == first ? 0 : 1, $0) < (depths[$1], $1 == first ? 0 : 1, $1)
        }
        return zip(leadsUp, backwards(items, turned, starts)).map { $0 != $1 }
    }

    /// How many steps lead to each item from `first` and from the items that no link leads to. Of the items that these do not
    /// reach, which are in cycles, the first one is a start of its own, as often as there is one.
    private static func depths(_ items: Int, _ links: [(from: Int, to: Int)], _ first: Int?) -> [Int] {
        let outgoing = outgoing(items, links)
        var hasIncoming = [Bool](repeating: false, count: items)
        for link in links where link.from != link.to { hasIncoming[link.to] = true }
        var depths = [Int?](repeating: nil, count: items)
        func search(from starts: [Int]) {
            for start in starts { depths[start] = 0 }
            var queue = starts
            var next = 0
            while next < queue.count {
                let item = queue[next]
                for link in outgoing[item] where depths[links[link].to] == nil {
                    depths[links[link].to] = depths[item].map { $0 + 1 }
                    queue.append(links[link].to)
                }
                next += 1
            }
        }
        search(from: (0..<items).filter { $0 == first || !hasIncoming[$0] })
        for item in 0..<items where depths[item] == nil { search(from: [item]) }
        return depths.map { $0 ?? 0 }
    }

    /// For each link, whether it leads back to an item on the way that a depth-first search from the starts came.
    private static func backwards(_ items: Int, _ links: [(from: Int, to: Int)], _ starts: [Int]) -> [Bool] {
        let outgoing = outgoing(items, links)
        var result = [Bool](repeating: false, count: links.count)
        var state = [Visit](repeating: .unseen, count: items)
        for start in starts where state[start] == .unseen {
            state[start] = .open
            var path = [(item: start, next: 0)]
            while let top = path.last {
                guard top.next < outgoing[top.item].count else {
                    state[top.item] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let link = outgoing[top.item][top.next]
                switch state[links[link].to] {
                case .open: result[link] = true
                case .done: break
                case .unseen:
                    state[links[link].to] = .open
                    path.append((links[link].to, 0))
                }
            }
        }
        return result
    }

    /// For each item, the links that begin at it.
    private static func outgoing(_ items: Int, _ links: [(from: Int, to: Int)]) -> [[Int]] {
        links.enumerated().reduce(into: [[Int]](repeating: [], count: items)) { outgoing, link in
            outgoing[link.element.from].append(link.offset)
        }
    }

    /// How far the search has come with an item: it is `open` while the items that it leads to are visited.
    private enum Visit { case unseen, open, done }
}
