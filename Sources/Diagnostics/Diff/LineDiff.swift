/// The differences between two texts, line by line, found with Myers' algorithm. The number of changed lines is
/// minimal, unless the texts differ too much. Then one change replaces everything between their common start and end.
package struct LineDiff: Sendable {
    /// A range of lines in the old text, and the range of lines in the new text that replaces it. Either range may be
    /// empty.
    package struct Change: Sendable, Hashable {
        package var old: Range<Int>
        package var new: Range<Int>
    }

    /// The changes in order. The lines between two changes are equal in both texts.
    package private(set) var changes: [Change] = []

    /// Compares two texts. `effort` is the number of changed lines after which the search for a minimal result ends.
    package init<Line: Hashable>(from old: [Line], to new: [Line], effort: Int = 2_000) {
        // Equal lines get the same number, because numbers are compared faster than lines.
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let (before, after) = (old.map(number), new.map(number))
        let start = zip(before, after).prefix { $0 == $1 }.count
        let end = zip(before[start...].reversed(), after[start...].reversed()).prefix { $0 == $1 }.count
        let (left, right) = (before[start..<before.count - end], after[start..<after.count - end])
        let edits =
            Self.edits(from: Array(left), to: Array(right), effort) ?? [
                Change(old: 0..<left.count, new: 0..<right.count)
            ]
        var groups: [Change] = []
        for edit in edits.reversed() {
            if let last = groups.last, last.old.upperBound == edit.old.lowerBound,
                last.new.upperBound == edit.new.lowerBound
            {
                groups[groups.count - 1] = last.joined(with: edit)
            } else {
                groups.append(edit)
            }
        }
        for group in groups { add(group.moved(by: start), before, after) }
    }

    /// Appends a change. A pure insertion or removal can be shifted up if the lines above it are equal to its last
    /// lines. If it then touches the previous change, both become one change.
    private mutating func add(_ change: Change, _ before: [Int], _ after: [Int]) {
        let (lines, range) = change.old.isEmpty ? (after, change.new) : (before, change.old)
        guard change.old.isEmpty || change.new.isEmpty, let last = changes.last,
            case let gap = change.old.lowerBound - last.old.upperBound,
            (1...gap).allSatisfy({ lines[range.lowerBound - $0] == lines[range.upperBound - $0] })
        else { return changes.append(change) }
        changes[changes.count - 1] = last.joined(with: change.moved(by: -gap))
    }

    /// Returns one change for each removed or inserted line, in reverse order; nil if there are more than `effort`.
    private static func edits(from old: [Int], to new: [Int], _ effort: Int) -> [Change]? {
        let limit = min(old.count + new.count, effort)
        let origin = limit + 1
        // For each diagonal, `reached` has the last line of the old text that the search has reached. `steps[n]` has
        // these values before the search allows `n` changed lines.
        var reached = Array(repeating: 0, count: 2 * limit + 3)
        var steps: [[Int]] = []
        for count in 0...limit {
            steps.append(Array(reached[origin - count - 1...origin + count + 1]))
            for diagonal in stride(from: -count, through: count, by: 2) {
                let isInserted = inserts(reached, origin, diagonal, count)
                var line = isInserted ? reached[origin + diagonal + 1] : reached[origin + diagonal - 1] + 1
                while line < old.count, line - diagonal < new.count, old[line] == new[line - diagonal] { line += 1 }
                reached[origin + diagonal] = line
                if line >= old.count, line - diagonal >= new.count { return edits(back: steps, old.count, new.count) }
            }
        }
        return nil
    }

    /// Returns the changed lines in reverse order, by following the steps of the search backward.
    private static func edits(back steps: [[Int]], _ oldCount: Int, _ newCount: Int) -> [Change] {
        var diagonal = oldCount - newCount
        return (1..<steps.count).reversed().map { count in
            let isInserted = inserts(steps[count], count + 1, diagonal, count)
            diagonal += isInserted ? 1 : -1
            let line = steps[count][count + 1 + diagonal]
            return isInserted
                ? Change(old: line..<line, new: line - diagonal..<line - diagonal + 1)
                : Change(old: line..<line + 1, new: line - diagonal..<line - diagonal)
        }
    }

    /// Returns whether the last step to a diagonal inserts a line. Otherwise the step removes a line.
    private static func inserts(_ reached: [Int], _ origin: Int, _ diagonal: Int, _ count: Int) -> Bool {
        diagonal == -count
            || (diagonal != count && reached[origin + diagonal - 1] < reached[origin + diagonal + 1])
    }
}

extension LineDiff.Change {
    fileprivate func moved(by count: Int) -> LineDiff.Change {
        LineDiff.Change(
            old: old.lowerBound + count..<old.upperBound + count, new: new.lowerBound + count..<new.upperBound + count)
    }

    /// Returns both changes as one. `next` must start at the end of this change.
    fileprivate func joined(with next: LineDiff.Change) -> LineDiff.Change {
        LineDiff.Change(old: old.lowerBound..<next.old.upperBound, new: new.lowerBound..<next.new.upperBound)
    }
}
