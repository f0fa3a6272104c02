extension [[Int]] {
    /// The cycles of a directed graph, each as a sorted list of nodes. The array at index `n` lists the nodes to which
    /// node `n` has edges. Cycles that share a node are returned as one. The cycles are in the order of their first
    /// nodes.
    package var cycles: [[Int]] {
        var search = CycleSearch(graph: self)
        for node in indices where search.number[node] == nil { search.visit(node) }
        return search.found.sorted { $0[0] < $1[0] }
    }
}

/// Tarjan's algorithm for strongly connected components, without recursion, because a long chain of nodes could exceed
/// the stack.
private struct CycleSearch {
    let graph: [[Int]]
    var number: [Int?]
    private var lowest: [Int]
    private var isOnStack: [Bool]
    private var stack: [Int] = []
    var found: [[Int]] = []
    private var next = 0

    init(graph: [[Int]]) {
        self.graph = graph
        number = [Int?](repeating: nil, count: graph.count)
        lowest = [Int](repeating: 0, count: graph.count)
        isOnStack = [Bool](repeating: false, count: graph.count)
    }

    mutating func visit(_ start: Int) {
        enter(start)
        var path = [(node: start, next: 0)]
        while let top = path.last {
            if top.next < graph[top.node].count {
                path[path.count - 1].next += 1
                let node = graph[top.node][top.next]
                if let known = number[node] {
                    if isOnStack[node] { lowest[top.node] = min(lowest[top.node], known) }
                } else {
                    enter(node)
                    path.append((node, 0))
                }
                continue
            }
            path.removeLast()
            if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[top.node]) }
            if lowest[top.node] == number[top.node] { leave(top.node) }
        }
    }

    private mutating func enter(_ node: Int) {
        number[node] = next
        lowest[node] = next
        next += 1
        stack.append(node)
        isOnStack[node] = true
    }

    private mutating func leave(_ node: Int) {
        let start = stack.lastIndex(of: node) ?? 0
        let members = stack[start...].sorted()
        stack.removeSubrange(start...)
        for member in members { isOnStack[member] = false }
        // A single node is a cycle only if it has an edge to itself.
        if members.count > 1 || graph[node].contains(node) { found.append(members) }
    }
}
