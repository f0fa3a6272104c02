/// Decides which links of a graph point to the left, so that all others lead to the right and form no cycle.
enum LinkDirections {
    /// A link between two items, by their numbers.
    typealias Link = (from: Int, to: Int)

    /// For each link, whether it points to the left. First, these are the links that lead back to what is nearer to `first` by
    /// `tolerance` steps or more, so that a map is about as wide as its screens are deep. Second, they are one link of each cycle
    /// that is left.
    static func pointingLeft(items: Int, links: [Link], first: Int?, tolerance: Int) -> [Bool] {
        let depths = Graph(items: items, links: links).depths(from: first)
        let leadsUp = links.map { depths[$0.from] - depths[$0.to] >= tolerance }
        let turned = zip(links, leadsUp).map { link, isTurned in isTurned ? (from: link.to, to: link.from) : link }
        let starts = (0..<items).sorted {
            (depths[$0], $0 == first ? 0 : 1, $0) < (depths[$1], $1 == first ? 0 : 1, $1)
        }
        let closesCycle = Graph(items: items, links: turned).linksClosingCycles(from: starts)
        // A turned link that closes a cycle is turned back.
        return zip(leadsUp, closesCycle).map { $0 != $1 }
    }

    private struct Graph {
        let items: Int
        let links: [Link]
        /// For each item, the numbers of the links that begin at it.
        let outgoing: [[Int]]

        init(items: Int, links: [Link]) {
            (self.items, self.links) = (items, links)
            outgoing = links.indices.reduce(into: [[Int]](repeating: [], count: items)) {
                $0[links[$1].from].append($1)
            }
        }

        /// How many steps lead to each item from `first` and from the items that no link leads to. Of the items that these do not
        /// reach, which are in cycles, the first one is a start of its own, as often as there is one.
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

        /// For each link, whether it leads back to an item on the way on which a depth-first search came from one of the starts.
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

        /// How far the search has come with an item: it is `open` while the items that it leads to are visited.
        private enum Visit { case unseen, open, done }
    }
}
