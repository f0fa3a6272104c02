extension Sequence {
    /// Returns the elements in order, without elements whose key occurred before.
    package func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension Sequence where Element: Hashable {
    /// The elements in order, without repetitions.
    package var unique: [Element] { unique { $0 } }
}

extension BidirectionalCollection {
    /// Returns the elements, without the elements at the start and at the end that satisfy a condition.
    package func trimmed(where isDropped: (Element) -> Bool) -> SubSequence {
        let rest = drop(while: isDropped)
        return rest.dropLast(rest.reversed().prefix(while: isDropped).count)
    }
}

extension Set {
    /// Returns the set with all elements that are reachable from it. `next` returns the elements to which one element
    /// leads.
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
    /// The nodes of a directed graph in topological order: each node is after all nodes that have an edge to it. The
    /// array at index `n` lists the nodes to which node `n` has edges. Nodes on a cycle, and nodes reachable from a
    /// cycle, are left out.
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
    /// Creates a dictionary from pairs. If several pairs have the same key, the first pair is used.
    @inlinable package init(firstOf pairs: some Sequence<(Key, Value)>) {
        self.init(pairs, uniquingKeysWith: { first, _ in first })
    }
}

extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element that satisfies a condition, by binary search; `endIndex` if there is
    /// none. If an element satisfies the condition, all elements after it must satisfy it too.
    @inlinable package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
