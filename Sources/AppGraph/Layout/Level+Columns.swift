extension Level {
    /// Returns the layout of a level whose items are all connected.
    func columnLayout() -> LevelLayout { ColumnLayout(self).layout }
}

/// Computes the layout of a level: first the order of the places (items, bends, labels) in each column, then the y
/// position of each line, then all positions.
private struct ColumnLayout {
    private let level: Level
    private let columns: Columns
    private let crossings: Int
    private let heights: [Int]
    private let ports: Ports
    /// The widths and left edges of the columns.
    private let widths: [Int]
    private let lefts: [Int]

    init(_ level: Level) {
        let (columns, crossings) = Ordering.ordered(Columns(level))
        (self.level, self.columns, self.crossings) = (level, columns, crossings)
        heights = Placement.heights(columns)
        ports = Ports(columns, heights, level)
        widths = columns.order.map { column in column.map { columns.places[$0].width }.max() ?? 0 }
        lefts = Self.lefts(columns, widths, ports)
    }

    /// Returns the left edges of columns. The gap between two columns grows with the height of the bends in the gap.
    /// There is no gap if no line connects the columns.
    private static func lefts(_ columns: Columns, _ widths: [Int], _ ports: Ports) -> [Int] {
        var steepest = [Int](repeating: 0, count: widths.count)
        var isPassed = [Bool](repeating: false, count: widths.count)
        for (index, piece) in columns.pieces.enumerated() {
            let column = columns.places[piece.left].column
            steepest[column] = max(steepest[column], abs(ports.right[index] - ports.left[index]))
            isPassed[column] = true
        }
        var lefts = [0]
        for column in widths.indices.dropLast() {
            let gap = min(LayoutMetrics.gap.upperBound, max(LayoutMetrics.gap.lowerBound, steepest[column] / 4))
            lefts.append(lefts[column] + widths[column] + (isPassed[column] ? gap : 0))
        }
        return lefts
    }

    var layout: LevelLayout {
        let places = columns.places
        let top = places.indices.map { heights[$0] - places[$0].above }.min() ?? 0
        let bottom = places.indices.map { heights[$0] + places[$0].below }.max() ?? 0
        return LevelLayout(
            size: Size(width: (lefts.last ?? 0) + (widths.last ?? 0), height: bottom - top),
            frames: level.items.indices.map { frame(at: $0, level.items[$0].size).moved(0, -top) },
            runs: level.links.indices.map { link in runs(of: link).map { $0.moved(0, -top) } },
            labels: level.links.indices.map { label(of: $0)?.moved(0, -top) }, crossings: crossings)
    }

    /// Returns a frame of the given size at a place. `indent` is its distance from the left edge of the column.
    private func frame(at place: Int, _ size: Size, indent: Int = 0) -> Frame {
        let (column, above) = (columns.places[place].column, columns.places[place].above)
        return Frame(x: lefts[column] + indent, y: heights[place] - above, size: size)
    }

    private func label(of link: Int) -> Frame? {
        guard let place = columns.chains[link].first(where: { columns.places[$0].kind == .label(link) })
        else { return nil }
        let (size, width) = (level.links[link].label, widths[columns.places[place].column])
        return frame(at: place, size, indent: level.links[link].isLabelAtRight ? width - size.width : 0)
    }

    /// Returns the straight pieces of a link's line, one for each column.
    private func runs(of link: Int) -> [Interval] {
        columns.chains[link].enumerated().map { index, place in
            let column = columns.places[place].column
            let (left, right) = (lefts[column], lefts[column] + widths[column])
            guard case .item(let item) = columns.places[place].kind else {
                return Interval(left, right, y: heights[place])
            }
            // A line starts at the right side of its left item, and runs to the end of the column. In the column of its
            // right item, the line has no length: it ends at the left side of that item.
            return index == 0
                ? Interval(left + level.items[item].size.width, right, y: ports.left(of: link))
                : Interval(left, left, y: ports.right(of: link))
        }
    }
}
