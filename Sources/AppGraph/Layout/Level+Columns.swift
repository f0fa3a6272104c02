extension Level {
    /// Lays a level out whose items are all linked with each other.
    func columnLayout() -> LevelLayout {
        let (columns, crossings) = Ordering.ordered(Columns(self))
        let heights = Placement.heights(columns)
        let ports = Ports(columns, heights, self)
        let tops = columns.places.indices.map { heights[$0] - columns.places[$0].above }
        let top = tops.min() ?? 0
        let bottom = columns.places.indices.map { heights[$0] + columns.places[$0].below }.max() ?? 0
        let widths = columns.order.map { column in column.map { columns.places[$0].width }.max() ?? 0 }
        let lefts = columnLefts(columns, widths, ports)

        var layout = LevelLayout(
            size: Size(width: (lefts.last ?? 0) + (widths.last ?? 0), height: bottom - top), frames: [],
            runs: links.map { _ in [] }, labels: links.map { _ in nil }, crossings: crossings)
        for (index, item) in items.enumerated() {
            layout.frames.append(
                Frame(x: lefts[columns.places[index].column], y: tops[index] - top, size: item.size))
        }
        for link in links.indices {
            layout.runs[link] = runs(of: link, columns, heights, ports, lefts, widths).map { $0.moved(0, -top) }
            for place in columns.chains[link] {
                guard case .label = columns.places[place].kind else { continue }
                let column = columns.places[place].column
                let rest = links[link].isLabelledRight ? widths[column] - links[link].label.width : 0
                layout.labels[link] = Frame(x: lefts[column] + rest, y: tops[place] - top, size: links[link].label)
            }
        }
        return layout
    }

    /// Where columns begin: the further lines go up or down between two of them, the more room they get to bend.
    private func columnLefts(_ columns: Columns, _ widths: [Int], _ ports: Ports) -> [Int] {
        var steepest = [Int](repeating: 0, count: widths.count)
        var isPassed = [Bool](repeating: false, count: widths.count)
        for (index, piece) in columns.pieces.enumerated() {
            let column = columns.places[piece.left].column
            steepest[column] = max(steepest[column], abs(ports.right[index] - ports.left[index]))
            isPassed[column] = true
        }
        var lefts = [0]
        for column in widths.indices.dropLast() {
            let gap = min(Spacing.gap.upperBound, max(Spacing.gap.lowerBound, steepest[column] / 4))
            lefts.append(lefts[column] + widths[column] + (isPassed[column] ? gap : 0))
        }
        return lefts
    }

    private func runs(
        of link: Int, _ columns: Columns, _ heights: [Int], _ ports: Ports, _ lefts: [Int], _ widths: [Int]
    ) -> [Run] {
        let chain = columns.chains[link]
        return chain.enumerated().map { index, place in
            let column = columns.places[place].column
            let (left, right) = (lefts[column], lefts[column] + widths[column])
            guard case .item(let item) = columns.places[place].kind else { return Run(left, right, y: heights[place]) }
            return index == 0
                ? Run(left + items[item].size.width, right, y: ports.left(of: link))
                : Run(left, left, y: ports.right(of: link))
        }
    }
}
