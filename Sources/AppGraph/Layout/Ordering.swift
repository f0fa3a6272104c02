/// Puts the places of all columns in an order with few crossings: each place near the middle of those that it is linked with, and
/// neighbours exchanged where that helps.
struct Ordering {
    private var columns: Columns
    /// For each place its number in its column.
    private var position: [Int]

    /// The columns in a good order, and how often lines cross in it.
    static func ordered(_ columns: Columns) -> (columns: Columns, crossings: Int) {
        var best: (order: [[Int]], crossings: Int)?
        // Small maps are looked at more closely.
        let ways: [Middle] = columns.places.count < 1_000 ? [.mean, .median] : [.mean]
        for start in [Start.fromLeft, .fromRight] {
            for way in ways where best?.crossings != 0 {
                var ordering = Ordering(columns, start)
                let found = ordering.improve(way)
                if found.crossings < best?.crossings ?? .max { best = found }
            }
        }
        var result = columns
        if let best { result.order = best.order }
        return (result, best?.crossings ?? 0)
    }

    private enum Start { case fromLeft, fromRight }

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
        for column in order.indices { number(column) }
    }

    private mutating func improve(_ way: Middle) -> (order: [[Int]], crossings: Int) {
        var best = (order: columns.order, crossings: crossings())
        var idle = 0
        // Large maps are looked at less closely.
        let (patience, reach) =
            switch columns.places.count {
            case ..<1_000: (12, 20)
            case ..<15_000: (5, 20)
            default: (2, 6)
            }
        for round in 0..<30 where best.crossings > 0 && idle < patience {
            sweep(toRight: round.isMultiple(of: 2), keepsTies: round % 4 < 2, to: way)
            settle(reach: reach, drifts: !round.isMultiple(of: 2))
            let now = crossings()
            idle = now < best.crossings ? 0 : idle + 1
            if now < best.crossings { best = (columns.order, now) }
        }
        return best
    }

    private mutating func number(_ column: Int) {
        for (index, place) in columns.order[column].enumerated() { position[place] = index }
    }

    // MARK: Crossings

    /// Where a piece meets a column, as a number that grows downwards.
    private func end(_ place: Int, port: Int) -> Int { position[place] << 20 + port }

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

    /// Where the lines of a column's places meet the column beside it: for each place, in the column's order, from the top.
    private struct Ends {
        var values: [Int] = []
        /// Where each place's begin, and where the last one's end.
        var bounds = [0]

        subscript(place: Int) -> ArraySlice<Int> { values[bounds[place]..<bounds[place + 1]] }

        /// How often the lines of two places cross, the first of which is the upper one.
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

    private func ends(_ column: Int, toLeft: Bool) -> Ends {
        var ends = Ends()
        for place in columns.order[column] {
            if toLeft {
                for index in columns.before[place] {
                    ends.values.append(end(columns.pieces[index].left, port: columns.pieces[index].leftPort))
                }
            } else {
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

    // MARK: Middles

    private enum Middle { case mean, median }

    private mutating func sweep(toRight: Bool, keepsTies: Bool, to way: Middle) {
        let all = toRight ? Array(columns.order.indices) : columns.order.indices.reversed()
        for column in all {
            let ends = ends(column, toLeft: toRight)
            let keyed = columns.order[column].enumerated().map { index, place in
                (key: Self.middle(of: ends[index], way) ?? index << 20, tie: keepsTies ? index : -index, place)
            }
            columns.order[column] = keyed.sorted { ($0.key, $0.tie) < ($1.key, $1.tie) }.map(\.2)
            number(column)
        }
    }

    /// The middle of what a place is linked with in the next column; nil where that is nothing.
    private static func middle(of ends: ArraySlice<Int>, _ middle: Middle) -> Int? {
        if ends.isEmpty { return nil }
        switch middle {
        case .mean: return ends.reduce(0, +) / ends.count
        case .median:
            return (ends[ends.startIndex + (ends.count - 1) / 2] + ends[ends.startIndex + ends.count / 2]) / 2
        }
    }

    // MARK: Places

    /// Moves each place, no further than `reach` places, to where its lines cross others least, until that helps no more.
    /// Where a place `drifts`, it goes up as far as that does no harm: so others find their way.
    private mutating func settle(reach: Int, drifts: Bool) {
        for _ in 0..<4 {
            let gain = columns.order.indices.reduce(0) { $0 + settle($1, reach, drifts) }
            if gain == 0 { return }
        }
    }

    /// How many crossings went. The columns beside it stay as they are meanwhile.
    private mutating func settle(_ column: Int, _ reach: Int, _ drifts: Bool) -> Int {
        let count = columns.order[column].count
        if count < 2 { return 0 }
        let (left, right) = (ends(column, toLeft: true), ends(column, toLeft: false))
        /// What is won by exchanging two places, the first of them the upper one now.
        func gain(_ upper: Int, _ lower: Int) -> Int {
            left.crossings(upper, lower) + right.crossings(upper, lower) - left.crossings(lower, upper)
                - right.crossings(lower, upper)
        }
        var order = Array(0..<count)
        var won = 0
        for place in 0..<count {
            guard let now = order.firstIndex(of: place) else { continue }
            var (most, best, sum) = (0, now, 0)
            for index in stride(from: now - 1, through: max(0, now - reach), by: -1) {
                sum += gain(order[index], place)
                if sum > most || drifts && sum == most { (most, best) = (sum, index) }
            }
            sum = 0
            for index in stride(from: now + 1, through: min(count - 1, now + reach), by: 1) {
                sum += gain(place, order[index])
                if sum > most { (most, best) = (sum, index) }
            }
            if best == now { continue }
            order.insert(order.remove(at: now), at: best)
            won += most
        }
        let places = columns.order[column]
        columns.order[column] = order.map { places[$0] }
        number(column)
        return won
    }
}
