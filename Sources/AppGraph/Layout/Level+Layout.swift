extension Level {
    /// Returns the layout of the level. Connected parts are below each other. Items without links follow in rows.
    func laidOut() -> LevelLayout {
        var whole = LevelLayout(
            frames: items.map { Frame(x: 0, y: 0, size: $0.size) }, runs: links.map { _ in [] },
            labels: links.map { _ in nil })
        var linksToRightBorder: [Int] = []
        var singles: [Int] = []
        for part in parts {
            guard !part.links.isEmpty else {
                singles += part.items
                continue
            }
            let laid = Level(part, of: self).columnLayout()
            let dy = whole.nextTop
            for (index, item) in part.items.enumerated() { whole.frames[item] = laid.frames[index].moved(0, dy) }
            for (index, link) in part.links.enumerated() {
                whole.runs[link] = laid.runs[index].map { $0.moved(0, dy) }
                whole.labels[link] = laid.labels[index]?.moved(0, dy)
                if links[link].right == nil { linksToRightBorder.append(link) }
            }
            whole.crossings += laid.crossings
            whole.size.width = max(whole.size.width, laid.size.width)
            whole.size.height = dy + laid.size.height
        }
        whole.placeSingles(singles)
        for link in linksToRightBorder { whole.runs[link][whole.runs[link].count - 1].end = whole.size.width }
        return whole
    }

    /// Items that links connect, directly or indirectly, by their indices. `links` are the indices of these links.
    private struct Part {
        var items: [Int] = []
        var links: [Int] = []
    }

    /// The connected parts, largest first. All items with a link to the border belong to the same part.
    private var parts: [Part] {
        // A union-find structure. Its last element is the border. When two trees are joined, the root with the lower
        // index becomes their root.
        var parent = Array(0...items.count)
        func root(_ item: Int) -> Int {
            var item = item
            while parent[item] != item {
                parent[item] = parent[parent[item]]
                item = parent[item]
            }
            return item
        }
        let border = items.count
        for link in links {
            let (left, right) = (root(link.left ?? border), root(link.right ?? border))
            parent[max(left, right)] = min(left, right)
        }
        var parts: [Int: Part] = [:]
        for item in items.indices { parts[root(item), default: Part()].items.append(item) }
        for (index, link) in links.enumerated() { parts[root(link.left ?? border)]?.links.append(index) }
        return parts.values.sorted {
            ($1.items.count, $0.items.first ?? 0) < ($0.items.count, $1.items.first ?? 0)
        }
    }

    /// Creates a level that contains only one connected part of `level`.
    private init(_ part: Part, of level: Level) {
        let numbers = Dictionary(firstOf: zip(part.items, 0...))
        let linkNumbers = Dictionary(firstOf: zip(part.links, 0...))
        items = part.items.map { item in
            var copy = level.items[item]
            copy.ports = Dictionary(
                firstOf: copy.ports.compactMap { link, port in linkNumbers[link].map { ($0, port) } })
            return copy
        }
        links = part.links.map { link in
            var copy = level.links[link]
            copy.left = copy.left.flatMap { numbers[$0] }
            copy.right = copy.right.flatMap { numbers[$0] }
            return copy
        }
    }
}

extension LevelLayout {
    /// The top of the next connected part, below all parts that are already placed.
    fileprivate var nextTop: Int { size.height == 0 ? 0 : size.height + LayoutMetrics.betweenComponents }

    /// Places items without links in rows below the rest. The rows are about as wide as the rest.
    fileprivate mutating func placeSingles(_ singles: [Int]) {
        guard !singles.isEmpty else { return }
        let area = singles.reduce(0) { sum, item in
            let size = frames[item].size
            return sum + (size.width + LayoutMetrics.betweenBoxes) * (size.height + LayoutMetrics.betweenBoxes)
        }
        var width = size.width
        while width * width < area * 8 / 5 { width += 40 }
        var (x, y, height) = (0, nextTop, 0)
        for item in singles {
            let size = frames[item].size
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + LayoutMetrics.betweenBoxes, 0) }
            frames[item].x = x
            frames[item].y = y
            x += size.width + LayoutMetrics.betweenBoxes
            height = max(height, size.height)
            self.size.width = max(self.size.width, x - LayoutMetrics.betweenBoxes)
        }
        size.height = y + height
    }
}
