extension Sequence {
    /// The elements in order; of those that have the same key the first.
    package func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension Sequence where Element: Hashable {
    /// The elements in order, each once.
    package var unique: [Element] { unique { $0 } }
}

extension BidirectionalCollection {
    /// The elements without those at both ends of which a condition holds.
    package func trimmed(where isDropped: (Element) -> Bool) -> SubSequence {
        let rest = drop(while: isDropped)
        return rest.dropLast(rest.reversed().prefix(while: isDropped).count)
    }
}

extension Set {
    /// Its elements, and all that they lead to, directly or not.
    @inlinable package func closed(under next: (Element) -> some Sequence<Element>) -> Set<Element> {
        var reached = self
        var open = Array(self)
        while let element = open.popLast() {
            for other in next(element) where reached.insert(other).inserted { open.append(other) }
        }
        return reached
    }
}

extension [[Int]] {
    /// The nodes of a graph, given by the nodes that each node leads to, in an order in which every node is behind all that lead
    /// to it. Nodes on a cycle, and what a cycle leads to, are left out.
    package var topologicalOrder: [Int] {
        var open = [Int](repeating: 0, count: count)
        for node in joined() { open[node] += 1 }
        var order = open.indices.filter { open[$0] == 0 }
        var next = 0
        while next < order.count {
            for node in self[order[next]] {
                open[node] -= 1
                if open[node] == 0 { order.append(node) }
            }
            next += 1
        }
        return order
    }
}

extension Dictionary {
    /// The pairs by their keys; of those that have the same key the first.
    @inlinable package init(firstOf pairs: some Sequence<(Key, Value)>) {
        self.init(pairs, uniquingKeysWith: { first, _ in first })
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first place from which on a condition holds; it holds for all behind it.
    @inlinable package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
