/// Computes the y positions of the places in columns whose order is final. Lines become as straight as possible.
struct Placement {
    private let columns: Columns
    /// For each place, the y position of its line, or of the middle of its box.
    private(set) var y: [Int]

    static func heights(_ columns: Columns) -> [Int] {
        var placement = Placement(columns)
        for _ in 0..<rounds {
            placement.sweep(columns.order.indices.dropFirst(), .left)
            placement.sweep(columns.order.indices.dropLast().reversed(), .right)
        }
        placement.sweep(Array(columns.order.indices), .both)
        placement.straighten()
        placement.centerItems()
        return placement.y
    }

    private static let rounds = 6

    private enum Side { case left, right, both }

    private init(_ columns: Columns) {
        self.columns = columns
        y = [Int](repeating: 0, count: columns.places.count)
        for column in columns.order {
            var next = 0
            for (index, place) in column.enumerated() {
                if index > 0 { next += distance(column[index - 1], place) }
                y[place] = next
            }
        }
    }

    /// Returns the minimum distance between the y positions of two neighboring places in a column.
    private func distance(_ upper: Int, _ lower: Int) -> Int {
        let (upper, lower) = (columns.places[upper], columns.places[lower])
        let isBetweenItems =
            if case .item = upper.kind, case .item = lower.kind { true } else { false }
        return upper.below + lower.above
            + (isBetweenItems ? LayoutMetrics.betweenBoxes : LayoutMetrics.betweenLines - 6)
    }

    private mutating func sweep(_ order: some Sequence<Int>, _ side: Side) {
        for column in order where !columns.order[column].isEmpty {
            let places = columns.order[column]
            let preferred = places.map { preferredPosition(of: $0, side) }
            let distances = zip(places, places.dropFirst()).map { distance($0, $1) }
            for (place, height) in zip(places, VerticalSpacing.positions(preferred: preferred, distances: distances)) {
                y[place] = height
            }
        }
    }

    /// Returns the y position of a place that makes its lines on a side as straight as possible.
    private func preferredPosition(of place: Int, _ side: Side) -> (y: Int, weight: Int) {
        var (sum, weight) = (0, 0)
        func pull(_ height: Int, _ piece: Columns.Piece) {
            sum += height * piece.weight
            weight += piece.weight
        }
        if side != .right {
            for index in columns.before[place] {
                let piece = columns.pieces[index]
                pull(y[piece.left] + piece.leftPort - piece.rightPort, piece)
            }
        }
        if side != .left {
            for index in columns.after[place] {
                let piece = columns.pieces[index]
                pull(y[piece.right] + piece.rightPort - piece.leftPort, piece)
            }
        }
        return weight == 0 ? (y[place], 1) : ((sum + weight / 2).dividedDown(by: weight), weight)
    }

    /// Straightens lines that pass several columns, if the neighboring places leave enough room.
    private mutating func straighten() {
        var (upper, lower) = ([Int?](repeating: nil, count: y.count), [Int?](repeating: nil, count: y.count))
        for column in columns.order {
            for (above, below) in zip(column, column.dropFirst()) {
                upper[below] = above
                lower[above] = below
            }
        }
        for chain in columns.chains {
            let bends = chain.filter { if case .item = columns.places[$0].kind { false } else { true } }
            guard let middle = bends.map({ y[$0] }).sorted().dropFirst(bends.count / 2).first else { continue }
            var (least, most) = (Int.min / 2, Int.max / 2)
            for place in bends {
                if let above = upper[place] { least = max(least, y[above] + distance(above, place)) }
                if let below = lower[place] { most = min(most, y[below] - distance(place, below)) }
            }
            guard least <= most else { continue }
            // If the line is at the height of one of its ends, it needs one bend less.
            let ends = [chain.first, chain.last].compactMap(\.self).map { y[$0] }
            let goal = ends.first { (least...most).contains($0) && abs($0 - middle) < 40 } ?? middle
            for place in bends { y[place] = max(least, min(most, goal)) }
        }
    }

    /// Moves boxes to the middle of their lines, after all lines are placed.
    private mutating func centerItems() {
        for column in columns.order {
            for (index, place) in column.enumerated() {
                guard case .item = columns.places[place].kind else { continue }
                let preferred = preferredPosition(of: place, .both).y
                let least = index > 0 ? y[column[index - 1]] + distance(column[index - 1], place) : Int.min
                let most =
                    index + 1 < column.count ? y[column[index + 1]] - distance(place, column[index + 1]) : Int.max
                y[place] = max(least, min(most, preferred))
            }
        }
    }
}
