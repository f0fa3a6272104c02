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
        let ways: [Middle] = columns.places.count < 3_000 ? [.mean, .median] : [.mean]
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
        let patience = columns.places.count < 3_000 ? 12 : 5
        for round in 0..<30 where best.crossings > 0 && idle < patience {
            sweep(toRight: round.isMultiple(of: 2), keepsTies: round % 4 < 2, to: way)
            exchangeNeighbours()
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

    // MARK: Middles

    private mutating func sweep(toRight: Bool, keepsTies: Bool, to way: Middle) {
        let all = toRight ? Array(columns.order.indices) : columns.order.indices.reversed()
        for column in all {
            let keyed = columns.order[column].enumerated().map { index, place in
                (key: middle(of: place, fromLeft: toRight, way) ?? index << 20, tie: keepsTies ? index : -index, place)
            }
            columns.order[column] = keyed.sorted { ($0.key, $0.tie) < ($1.key, $1.tie) }.map(\.2)
            number(column)
        }
    }

    /// The middle of what a place is linked with in the next column; nil where that is nothing.
    private func middle(of place: Int, fromLeft: Bool, _ middle: Middle) -> Int? {
        let ends = fromLeft ? leftEnds(place) : rightEnds(place)
        if ends.isEmpty { return nil }
        switch middle {
        case .mean: return ends.reduce(0, +) / ends.count
        case .median: return (ends[(ends.count - 1) / 2] + ends[ends.count / 2]) / 2
        }
    }

    private enum Middle { case mean, median }

    // MARK: Neighbours

    private mutating func exchangeNeighbours() {
        for _ in 0..<4 {
            let gain = columns.order.indices.reduce(0) { $0 + exchangeNeighbours(in: $1) }
            if gain == 0 { return }
        }
    }

    /// How many crossings went.
    private mutating func exchangeNeighbours(in column: Int) -> Int {
        guard columns.order[column].count > 1 else { return 0 }
        // The columns beside it stay as they are meanwhile.
        var ends = columns.order[column].map { (left: leftEnds($0), right: rightEnds($0)) }
        var gain = 0
        for index in 0..<ends.count - 1 {
            let (upper, lower) = (ends[index], ends[index + 1])
            let now = Self.inversions(upper.left, lower.left) + Self.inversions(upper.right, lower.right)
            if now == 0 { continue }
            let then = Self.inversions(lower.left, upper.left) + Self.inversions(lower.right, upper.right)
            guard then < now else { continue }
            gain += now - then
            ends.swapAt(index, index + 1)
            columns.order[column].swapAt(index, index + 1)
        }
        number(column)
        return gain
    }

    private func leftEnds(_ place: Int) -> [Int] {
        columns.before[place].map { end(columns.pieces[$0].left, port: columns.pieces[$0].leftPort) }.sorted()
    }

    private func rightEnds(_ place: Int) -> [Int] {
        columns.after[place].map { end(columns.pieces[$0].right, port: columns.pieces[$0].rightPort) }.sorted()
    }

    /// How many pairs there are whose first is greater than the second; both are sorted.
    private static func inversions(_ first: [Int], _ second: [Int]) -> Int {
        var (count, smaller) = (0, 0)
        for end in first {
            while smaller < second.count, second[smaller] < end { smaller += 1 }
            count += smaller
        }
        return count
    }
}
