/// Which links of a graph go against the direction of the others, so that the rest has no circle.
enum LinkDirections {
    /// For each link whether it points to the left: links back to what is much nearer to `first`, so that a map is about as wide as
    /// its screens are deep, and of every circle that is left, one.
    /// What is nearer by `tolerance` steps and more is much nearer.
    static func pointingLeft(items: Int, links: [(from: Int, to: Int)], first: Int?, tolerance: Int) -> [Bool] {
        let depths = depths(items, links, first)
        let leadsUp = links.map { depths[$0.from] - depths[$0.to] >= tolerance }
        let turned = zip(links, leadsUp).map { $1 ? (from: $0.to, to: $0.from) : $0 }
        let starts = (0..<items).sorted {
            (depths[$0], $0 == first ? 0 : 1, $0) < (depths[$1], $1 == first ? 0 : 1, $1)
        }
        return zip(leadsUp, backwards(items, turned, starts)).map { $0 != $1 }
    }

    /// How many steps lead to each item: from `first`, from items that nothing leads to, and from what is in circles of its own.
    private static func depths(_ items: Int, _ links: [(from: Int, to: Int)], _ first: Int?) -> [Int] {
        let outgoing = outgoing(items, links)
        var hasIncoming = [Bool](repeating: false, count: items)
        for link in links where link.from != link.to { hasIncoming[link.to] = true }
        var depths = [Int](repeating: -1, count: items)
        var queue = (0..<items).filter { $0 == first || !hasIncoming[$0] }
        var (next, start) = (0, 0)
        for item in queue { depths[item] = 0 }
        while next < queue.count || start < items {
            if next == queue.count {
                if depths[start] < 0 {
                    depths[start] = 0
                    queue.append(start)
                }
                start += 1
                continue
            }
            for link in outgoing[queue[next]] where depths[links[link].to] < 0 {
                depths[links[link].to] = depths[queue[next]] + 1
                queue.append(links[link].to)
            }
            next += 1
        }
        return depths
    }

    /// For each link whether it leads back to where a search that goes deep first came from.
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

    private static func outgoing(_ items: Int, _ links: [(from: Int, to: Int)]) -> [[Int]] {
        links.enumerated().reduce(into: [[Int]](repeating: [], count: items)) { outgoing, link in
            outgoing[link.element.from].append(link.offset)
        }
    }

    private enum Visit { case unseen, open, done }
}
