extension AppMap {
    /// The modules that can be left and come back to by routes, those of one circle together.
    var circlesOfRoutes: [[String]] {
        let numbers = Dictionary(firstOf: zip(modules.map(\.name), 0...))
        var opened = [[Int]](repeating: [], count: modules.count)
        for route in routes {
            if let from = numbers[route.from], let to = numbers[route.to] { opened[from].append(to) }
        }
        var search = CircleSearch(opened: opened)
        return search.circles().map { $0.map { modules[$0].name } }
    }
}

/// Tarjan's search for strongly connected components, without recursion: a chain of modules may be long.
private struct CircleSearch {
    let opened: [[Int]]
    private var number: [Int?]
    private var lowest: [Int]
    private var isOnStack: [Bool]
    private var stack: [Int] = []
    private var found: [[Int]] = []
    private var next = 0

    init(opened: [[Int]]) {
        self.opened = opened
        number = [Int?](repeating: nil, count: opened.count)
        lowest = [Int](repeating: 0, count: opened.count)
        isOnStack = [Bool](repeating: false, count: opened.count)
    }

    /// The components of more than one module, by their first one.
    mutating func circles() -> [[Int]] {
        for module in opened.indices where number[module] == nil { visit(module) }
        return found.sorted { $0[0] < $1[0] }
    }

    private mutating func visit(_ start: Int) {
        enter(start)
        var path = [(module: start, next: 0)]
        while let top = path.last {
            if top.next < opened[top.module].count {
                path[path.count - 1].next += 1
                let module = opened[top.module][top.next]
                if let known = number[module] {
                    if isOnStack[module] { lowest[top.module] = min(lowest[top.module], known) }
                } else {
                    enter(module)
                    path.append((module, 0))
                }
                continue
            }
            path.removeLast()
            if let parent = path.last?.module { lowest[parent] = min(lowest[parent], lowest[top.module]) }
            if lowest[top.module] == number[top.module] { leave(top.module) }
        }
    }

    private mutating func enter(_ module: Int) {
        number[module] = next
        lowest[module] = next
        next += 1
        stack.append(module)
        isOnStack[module] = true
    }

    private mutating func leave(_ module: Int) {
        let start = stack.lastIndex(of: module) ?? 0
        let members = stack[start...].sorted()
        stack.removeSubrange(start...)
        for member in members { isOnStack[member] = false }
        if members.count > 1 { found.append(members) }
    }
}
