/// The y positions at which lines meet boxes. They make each line as straight as possible.
struct Ports {
    /// For each piece of a line, the y positions of its left and its right end.
    private(set) var left: [Int]
    private(set) var right: [Int]
    /// For each link, the y positions at which it meets its left and its right item.
    private var leftOfLinks: [Int: Int] = [:]
    private var rightOfLinks: [Int: Int] = [:]

    init(_ columns: Columns, _ heights: [Int], _ level: Level) {
        left = columns.pieces.map { heights[$0.left] + $0.leftPort }
        right = columns.pieces.map { heights[$0.right] + $0.rightPort }
        let position = columns.order.reduce(into: [Int](repeating: 0, count: heights.count)) { position, column in
            for (index, place) in column.enumerated() { position[place] = index }
        }
        /// Returns the pieces sorted from the top by the places at their other ends.
        func sorted(_ pieces: [Int], by otherEnd: (Columns.Piece) -> Int) -> [Int] {
            pieces.sorted {
                (position[otherEnd(columns.pieces[$0])], $0) < (position[otherEnd(columns.pieces[$1])], $1)
            }
        }
        for (item, box) in level.items.enumerated() {
            let after = sorted(columns.after[item], by: \.right)
            let before = sorted(columns.before[item], by: \.left)
            // A folder has fixed ports, which its inside determines. At a module's box, lines are distributed.
            if box.ports.isEmpty {
                let top = heights[item] - columns.places[item].above
                /// Returns the y positions at which pieces meet the box, as close as possible to the pieces' other
                /// ends.
                func ends(of pieces: [Int], near otherEnds: [Int]) -> [Int] {
                    let distances = pieces.dropLast().map { piece in
                        LayoutMetrics.portDistance(hasResults: level.links[columns.pieces[piece].link].hasResults)
                    }
                    return Self.spread(pieces.map { otherEnds[$0] }, distances, top, box.size.height)
                }
                for (piece, y) in zip(after, ends(of: after, near: right)) { left[piece] = y }
                for (piece, y) in zip(before, ends(of: before, near: left)) { right[piece] = y }
            }
            for piece in after { leftOfLinks[columns.pieces[piece].link] = left[piece] }
            for piece in before { rightOfLinks[columns.pieces[piece].link] = right[piece] }
        }
    }

    /// Returns the y position at which a link meets its left item.
    func left(of link: Int) -> Int { leftOfLinks[link] ?? 0 }

    /// Returns the y position at which a link meets its right item.
    func right(of link: Int) -> Int { rightOfLinks[link] ?? 0 }

    /// Distributes lines along a side of a box, as close to their preferred y positions as possible. Keeps the minimum
    /// distances, and the corners of the box free. If there is not enough room, shrinks the distances.
    private static func spread(_ preferred: [Int], _ distances: [Int], _ top: Int, _ height: Int) -> [Int] {
        if preferred.count < 2 {
            let free = top + LayoutMetrics.corner...top + height - LayoutMetrics.corner
            return preferred.map { free.contains($0) ? $0 : top + height / 2 }
        }
        let room = height - 2 * LayoutMetrics.corner
        let total = distances.reduce(0, +)
        let fitting = total > room ? distances.map { $0 * room / total } : distances
        return VerticalSpacing.positions(
            preferred: preferred.map { (y: $0, weight: 1) }, distances: fitting,
            within: top + LayoutMetrics.corner...top + height - LayoutMetrics.corner)
    }
}
