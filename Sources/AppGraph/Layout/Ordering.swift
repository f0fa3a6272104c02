/// Searches for an order of the places in each column with few line crossings, by Sugiyama's method for layered graphs.
/// Two operations alternate. A sweep goes through the columns, and sorts each place by the mean or median position of
/// the places that it is linked to. Sifting then moves each place to the position with the fewest crossings.
struct Ordering {
    private var columns: Columns
    /// For each place, its position in its column.
    private var position: [Int]

    /// Returns the columns in the best order found, and its number of crossings.
    static func ordered(_ columns: Columns) -> (columns: Columns, crossings: Int) {
        var best: (order: [[Int]], crossings: Int)?
        // Small maps are tried with the mean and the median; for large maps, that would take too long.
        let middles: [Barycenter] = columns.places.count < 1_000 ? [.mean, .median] : [.mean]
        for start in [Start.fromLeft, .fromRight] {
            for middle in middles where best?.crossings != 0 {
                var ordering = Ordering(columns, start)
                let attempt = ordering.improve(by: middle)
                if attempt.crossings < best?.crossings ?? .max { best = attempt }
            }
        }
        var result = columns
        if let best { result.order = best.order }
        return (result, best?.crossings ?? 0)
    }

    /// The side from which the search for the initial order starts.
    private enum Start { case fromLeft, fromRight }

    /// Creates an initial order by a depth-first search from one side, so that places on the same path are close
    /// together.
    private init(_ columns: Columns, _ start: Start) {
        self.columns = columns
        position = [Int](repeating: 0, count: columns.places.count)
        var seen = [Bool](repeating: false, count: columns.places.count)
        var order = [[Int]](repeating: [], count: columns.order.count)
        let all = start == .fromLeft ? columns.order.flatMap(\.self) : columns.order.reversed().flatMap(\.self)
        for first in all where !seen[first] {
            var stack = [first]
            while let place = stack.popLast() {
                if seen[place] { continue }
                seen[place] = true
                order[columns.places[place].column].append(place)
                let right = columns.after[place].map { columns.pieces[$0].right }
                let left = columns.before[place].map { columns.pieces[$0].left }
                stack += (start == .fromLeft ? left + right : right + left).reversed()
            }
        }
        self.columns.order = order
        for column in order.indices { updatePositions(in: column) }
    }

    /// Sweeps and sifts until several rounds have no effect. Returns the best order and its number of crossings.
    private mutating func improve(by middle: Barycenter) -> (order: [[Int]], crossings: Int) {
        var best = (order: columns.order, crossings: crossings())
        var idleRounds = 0
        // The number of rounds without effect before the search stops, and how far a place moves in sifting. Both are
        // lower for large maps, to limit the time.
        let (patience, reach) =
            switch columns.places.count {
            case ..<1_000: (12, 20)
            case ..<15_000: (5, 20)
            default: (2, 6)
            }
        for round in 0..<30 where best.crossings > 0 && idleRounds < patience {
            let isEven = round.isMultiple(of: 2)
            sweep(isEven ? .right : .left, ties: round % 4 < 2 ? .kept : .reversed, by: middle)
            sift(reach: reach, ties: isEven ? .stay : .moveUp)
            let now = crossings()
            idleRounds = now < best.crossings ? 0 : idleRounds + 1
            if now < best.crossings { best = (columns.order, now) }
        }
        return best
    }

    /// Updates `position` after the order of a column has changed.
    private mutating func updatePositions(in column: Int) {
        for (index, place) in columns.order[column].enumerated() { position[place] = index }
    }

    // MARK: Crossings

    /// Returns where a line meets a column, as a number that increases downward: the position of the place in the high
    /// bits, and the height of the port in the low bits.
    private func end(_ place: Int, port: Int) -> Int { position[place] << Self.portBits + port }

    /// The number of low bits that contain the height of a port.
    private static let portBits = 20

    private func crossings() -> Int {
        columns.order.reduce(0) { sum, column in
            let ends = column.flatMap { place in
                columns.after[place].map { piece in
                    let piece = columns.pieces[piece]
                    return (end(piece.left, port: piece.leftPort), end(piece.right, port: piece.rightPort))
                }
            }
            return sum + Crossings.count(ends)
        }
    }

    /// The positions where the lines of a column meet the adjacent column. They are grouped by the place at which a
    /// line starts, in the column's order. In each group, they are sorted from the top.
    private struct LinkEndpoints {
        /// The positions of all groups.
        var values: [Int] = []
        /// The index in `values` at which each group starts, and the end of the last group.
        var bounds = [0]

        subscript(place: Int) -> ArraySlice<Int> { values[bounds[place]..<bounds[place + 1]] }

        /// Returns the number of crossings between the lines of two places if `upper` is above `lower`.
        func crossings(_ upper: Int, _ lower: Int) -> Int {
            var (count, index, next) = (0, bounds[upper], bounds[lower])
            let (end, start, last) = (bounds[upper + 1], next, bounds[lower + 1])
            while index < end {
                while next < last, values[next] < values[index] { next += 1 }
                count += next - start
                index += 1
            }
            return count
        }
    }

    private enum Side { case left, right }

    /// Returns the positions at which a column's lines meet the column on the given side.
    private func ends(of column: Int, at side: Side) -> LinkEndpoints {
        var ends = LinkEndpoints()
        for place in columns.order[column] {
            switch side {
            case .left:
                for index in columns.before[place] {
                    ends.values.append(end(columns.pieces[index].left, port: columns.pieces[index].leftPort))
                }
            case .right:
                for index in columns.after[place] {
                    ends.values.append(end(columns.pieces[index].right, port: columns.pieces[index].rightPort))
                }
            }
            let start = ends.bounds[ends.bounds.count - 1]
            if ends.values.count - start > 1 { ends.values[start...].sort() }
            ends.bounds.append(ends.values.count)
        }
        return ends
    }

    // MARK: Sweeping

    private enum Barycenter { case mean, median }

    /// Whether a sweep keeps or reverses the order of places with the same mean or median.
    private enum SweepTies { case kept, reversed }

    /// Sorts one column after the other. The key of a place is the mean or median position of the places in the
    /// previous column that it is linked to. A place without such links keeps its position.
    private mutating func sweep(_ direction: Side, ties: SweepTies, by middle: Barycenter) {
        let all = direction == .right ? Array(columns.order.indices) : columns.order.indices.reversed()
        for column in all {
            let ends = ends(of: column, at: direction == .right ? .left : .right)
            let keyed = columns.order[column].enumerated().map { index, place in
                (
                    key: Self.middle(of: ends[index], middle) ?? index << Self.portBits,
                    tie: ties == .kept ? index : -index, place: place
                )
            }
            columns.order[column] = keyed.sorted { ($0.key, $0.tie) < ($1.key, $1.tie) }.map(\.place)
            updatePositions(in: column)
        }
    }

    /// Returns the mean or median of positions; nil if there are none.
    private static func middle(of ends: ArraySlice<Int>, _ middle: Barycenter) -> Int? {
        if ends.isEmpty { return nil }
        switch middle {
        case .mean: return ends.reduce(0, +) / ends.count
        case .median:
            return (ends[ends.startIndex + (ends.count - 1) / 2] + ends[ends.startIndex + ends.count / 2]) / 2
        }
    }

    // MARK: Sifting

    /// Whether a place moves up if this does not change the number of crossings.
    private enum SiftTies {
        case stay
        /// The place moves up, so that other places can pass it.
        case moveUp
    }

    /// Moves each place to the position with the fewest crossings, at most `reach` positions away. Repeats this up to
    /// four times, while it has an effect.
    private mutating func sift(reach: Int, ties: SiftTies) {
        for _ in 0..<4 {
            let gain = columns.order.indices.reduce(0) { $0 + sift(column: $1, reach, ties) }
            if gain == 0 { return }
        }
    }

    /// Sifts the places of one column. Returns by how much the number of crossings decreases.
    private mutating func sift(column: Int, _ reach: Int, _ ties: SiftTies) -> Int {
        let count = columns.order[column].count
        if count < 2 { return 0 }
        let (left, right) = (ends(of: column, at: .left), ends(of: column, at: .right))
        /// Returns by how much the number of crossings decreases if two neighboring places are exchanged.
        func gain(_ upper: Int, _ lower: Int) -> Int {
            left.crossings(upper, lower) + right.crossings(upper, lower) - left.crossings(lower, upper)
                - right.crossings(lower, upper)
        }
        var order = Array(0..<count)
        var total = 0
        for place in 0..<count {
            guard let now = order.firstIndex(of: place) else { continue }
            var (best, bestGain, sum) = (now, 0, 0)
            for index in stride(from: now - 1, through: max(0, now - reach), by: -1) {
                sum += gain(order[index], place)
                if sum > bestGain || ties == .moveUp && sum == bestGain { (best, bestGain) = (index, sum) }
            }
            sum = 0
            for index in stride(from: now + 1, through: min(count - 1, now + reach), by: 1) {
                sum += gain(place, order[index])
                if sum > bestGain { (best, bestGain) = (index, sum) }
            }
            if best == now { continue }
            order.insert(order.remove(at: now), at: best)
            total += bestGain
        }
        let places = columns.order[column]
        columns.order[column] = order.map { places[$0] }
        updatePositions(in: column)
        return total
    }
}
