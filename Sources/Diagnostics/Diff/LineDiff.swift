/// Which lines make one text into another, by Myers' algorithm in linear space. The result is the shortest one for all texts
/// that a person would compare; where two long texts have next to nothing in common, it is one that is found in time.
package struct LineDiff: Sendable {
    /// Lines of the old text that give way to lines of the new one; either may be none.
    package struct Change: Sendable, Hashable {
        package var old: Range<Int>
        package var new: Range<Int>
    }

    /// The changes in order, with equal lines between them.
    package let changes: [Change]

    /// Compares two texts by their lines. `effort` bounds how many differences are looked for at once.
    package init<Line: Hashable>(from old: [Line], to new: [Line], effort: Int = 2_000) {
        // Lines are compared often, and numbers fast.
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        var search = Search(old: old.map(number), new: new.map(number), effort: effort)
        search.compare(old.indices, new.indices)
        changes = search.changes
    }
}

/// The search for the lines that are kept: it cuts the texts in two at a place that a shortest way leads through, and goes on
/// with both halves.
private struct Search {
    private let old: [Int]
    private let new: [Int]
    private let effort: Int
    private var isRemoved: [Bool]
    private var isInserted: [Bool]
    /// The furthest line of the old text that can be reached on each diagonal with so many differences, from the start and
    /// from the end; -1 where none can.
    private var forward: [Int] = []
    private var backward: [Int] = []

    init(old: [Int], new: [Int], effort: Int) {
        self.old = old
        self.new = new
        self.effort = effort
        isRemoved = Array(repeating: false, count: old.count)
        isInserted = Array(repeating: false, count: new.count)
    }

    var changes: [LineDiff.Change] {
        var changes: [LineDiff.Change] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            let start = (i, j)
            while i < old.count, isRemoved[i] { i += 1 }
            while j < new.count, isInserted[j] { j += 1 }
            if (i, j) == start {
                i += 1
                j += 1
            } else {
                changes.append(LineDiff.Change(old: start.0..<i, new: start.1..<j))
            }
        }
        return changes
    }

    mutating func compare(_ old: Range<Int>, _ new: Range<Int>) {
        var (old, new) = (old, new)
        while let first = old.first, let other = new.first, self.old[first] == self.new[other] {
            old.removeFirst()
            new.removeFirst()
        }
        while let last = old.last, let other = new.last, self.old[last] == self.new[other] {
            old.removeLast()
            new.removeLast()
        }
        if old.isEmpty || new.isEmpty { return replace(old, new) }
        guard let middle = middle(of: old, new) else { return replace(old, new) }
        compare(old.lowerBound..<middle.old.lowerBound, new.lowerBound..<middle.new.lowerBound)
        compare(middle.old.upperBound..<old.upperBound, middle.new.upperBound..<new.upperBound)
    }

    private mutating func replace(_ old: Range<Int>, _ new: Range<Int>) {
        for index in old { isRemoved[index] = true }
        for index in new { isInserted[index] = true }
    }

    /// Equal lines, perhaps none, in the middle of a shortest way; nil where the effort does not suffice.
    private mutating func middle(of old: Range<Int>, _ new: Range<Int>) -> LineDiff.Change? {
        let (n, m) = (old.count, new.count)
        let difference = n - m
        let limit = min((n + m + 1) / 2, effort)
        let origin = limit + 1
        forward = Array(repeating: -1, count: 2 * limit + 3)
        backward = forward
        for count in 0...limit {
            for diagonal in stride(from: -count, through: count, by: 2) {
                let start = furthest(forward, origin, diagonal, count, n, m)
                forward[origin + diagonal] = start
                guard start >= 0 else { continue }
                var x = start
                while x < n, x - diagonal < m, self.old[old.lowerBound + x] == self.new[new.lowerBound + x - diagonal] {
                    x += 1
                }
                forward[origin + diagonal] = x
                let opposite = difference - diagonal
                guard difference % 2 != 0, abs(opposite) < count else { continue }
                let reached = backward[origin + opposite]
                if reached >= 0, x + reached >= n {
                    return change(start, to: x, on: diagonal, old.lowerBound, new.lowerBound)
                }
            }
            for diagonal in stride(from: -count, through: count, by: 2) {
                let start = furthest(backward, origin, diagonal, count, n, m)
                backward[origin + diagonal] = start
                guard start >= 0 else { continue }
                var x = start
                while x < n, x - diagonal < m,
                    self.old[old.upperBound - 1 - x] == self.new[new.upperBound - 1 - x + diagonal]
                {
                    x += 1
                }
                backward[origin + diagonal] = x
                let opposite = difference - diagonal
                guard difference % 2 == 0, abs(opposite) <= count else { continue }
                let reached = forward[origin + opposite]
                if reached >= 0, x + reached >= n {
                    return change(n - x, to: n - start, on: opposite, old.lowerBound, new.lowerBound)
                }
            }
        }
        return nil
    }

    /// The furthest line on a diagonal with one difference more than its neighbours have; -1 where none leads there.
    private func furthest(
        _ reached: [Int], _ origin: Int, _ diagonal: Int, _ count: Int, _ n: Int, _ m: Int
    ) -> Int {
        if count == 0 { return 0 }
        let above = reached[origin + diagonal + 1]
        let left = reached[origin + diagonal - 1]
        let inserted = above >= 0 && above - diagonal <= m ? above : -1
        let removed = left >= 0 && left < n ? left + 1 : -1
        return max(inserted, removed)
    }

    private func change(
        _ start: Int, to end: Int, on diagonal: Int, _ old: Int, _ new: Int
    ) -> LineDiff.Change {
        LineDiff.Change(old: old + start..<old + end, new: new + start - diagonal..<new + end - diagonal)
    }
}
