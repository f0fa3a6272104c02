/// Chooses the links that point left. The other links point right, and form no cycle.
enum LinkDirections {
    /// A link between two items, by their indices.
    typealias Link = (from: Int, to: Int)

    /// Returns for each link whether it points left. A link points left if it leads back toward the item `first` by at
    /// least `tolerance` steps. If other links still form a cycle, one link of the cycle points left too. The layout
    /// has a column for each step to the right. With a low `tolerance`, it has about as many columns as the largest
    /// depth of an item.
    static func pointingLeft(items: Int, links: [Link], first: Int?, tolerance: Int) -> [Bool] {
        let depths = Graph(items: items, links: links).depths(from: first)
        let leadsUp = links.map { depths[$0.from] - depths[$0.to] >= tolerance }
        let turned = zip(links, leadsUp).map { link, isTurned in isTurned ? (from: link.to, to: link.from) : link }
        let starts = (0..<items).sorted {
            (depths[$0], $0 == first ? 0 : 1, $0) < (depths[$1], $1 == first ? 0 : 1, $1)
        }
        let closesCycle = Graph(items: items, links: turned).linksClosingCycles(from: starts)
        // A link that closes a cycle changes its direction. If it was turned above, it is turned back.
        return zip(leadsUp, closesCycle).map { $0 != $1 }
    }

    private struct Graph {
        let items: Int
        let links: [Link]
        /// For each item, the indices of the links that start at the item.
        let outgoing: [[Int]]

        init(items: Int, links: [Link]) {
            (self.items, self.links) = (items, links)
            outgoing = links.indices.reduce(into: [[Int]](repeating: [], count: items)) {
                $0[links[$1].from].append($1)
            }
        }

        /// Returns the depth of each item: the number of links on the shortest path to it. Paths start at `first` and
        /// at items without incoming links. Some items in cycles can stay unreached. Then the first unreached item is
        /// another start, until all items are reached.
        func depths(from first: Int?) -> [Int] {
            var hasIncoming = [Bool](repeating: false, count: items)
            for link in links where link.from != link.to { hasIncoming[link.to] = true }
            var depths = [Int?](repeating: nil, count: items)
            func search(from starts: [Int]) {
                for start in starts { depths[start] = 0 }
                var queue = starts
                var next = 0
                while next < queue.count {
                    let item = queue[next]
                    for target in outgoing[item].map({ links[$0].to }) where depths[target] == nil {
                        depths[target] = depths[item].map { $0 + 1 }
                        queue.append(target)
                    }
                    next += 1
                }
            }
            search(from: (0..<items).filter { $0 == first || !hasIncoming[$0] })
            for item in 0..<items where depths[item] == nil { search(from: [item]) }
            return depths.map { $0 ?? 0 }
        }

        /// Returns for each link whether it closes a cycle: it leads back to an item on the current path of a
        /// depth-first search.
        func linksClosingCycles(from starts: [Int]) -> [Bool] {
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
                    let target = links[link].to
                    switch state[target] {
                    case .open: result[link] = true
                    case .done: break
                    case .unseen:
                        state[target] = .open
                        path.append((item: target, next: 0))
                    }
                }
            }
            return result
        }

        /// The state of an item in the search. It is `open` while the search visits the items that it links to.
        private enum Visit { case unseen, open, done }
    }
}
