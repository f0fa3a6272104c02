/// A three-way merge of a text by lines, as in git. If both sides changed the same lines differently, the result
/// contains both versions of these lines, between conflict markers.
package struct LineMerge: Sendable {
    package private(set) var bytes: [UInt8] = []
    /// The number of conflicts.
    package private(set) var conflicts = 0

    package init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
        let base = Self.lines(base)
        var own = Side(since: base, in: Self.lines(ours))
        var other = Side(since: base, in: Self.lines(theirs))
        var merged: [ArraySlice<UInt8>] = []
        var place = 0
        while let start = [own.next, other.next].compactMap({ $0 }).min() {
            merged += base[place..<start]
            place = start
            // Changes of both sides that touch each other are merged as one.
            while let end = own.take(upTo: place) ?? other.take(upTo: place) { place = max(place, end) }
            let (mine, yours) = (own.takenLines(for: start..<place), other.takenLines(for: start..<place))
            if yours == nil || mine == yours {
                merged += mine ?? []
            } else if mine == nil {
                merged += yours ?? []
            } else {
                conflicts += 1
                let markers = ["<<<<<<< ours", "=======", ">>>>>>> theirs"].map { Array($0.utf8)[...] }
                merged += [markers[0]] + (mine ?? []) + [markers[1]] + (yours ?? []) + [markers[2]]
            }
        }
        merged += base[place...]
        bytes = Array(merged.joined(separator: [0x0A]))
    }

    private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        text.split(separator: 0x0A, omittingEmptySubsequences: false)
    }

    /// One of the two changed versions, as a queue of its changes.
    private struct Side {
        private let lines: [ArraySlice<UInt8>]
        private var changes: ArraySlice<LineDiff.Change>
        private var taken: [LineDiff.Change] = []

        init(since base: [ArraySlice<UInt8>], in lines: [ArraySlice<UInt8>]) {
            self.lines = lines
            changes = LineDiff(from: base, to: lines).changes[...]
        }

        /// The line of the base at which the next change starts.
        var next: Int? { changes.first?.old.lowerBound }

        /// Removes the next change from the queue, and returns the line of the base at which the change ends. Returns
        /// nil if the change starts after `line`.
        mutating func take(upTo line: Int) -> Int? {
            guard let change = changes.first, change.old.lowerBound <= line else { return nil }
            taken.append(changes.removeFirst())
            return change.old.upperBound
        }

        /// Returns this side's version of a range of the base, according to the changes that were taken. Returns nil if
        /// no change was taken.
        mutating func takenLines(for range: Range<Int>) -> [ArraySlice<UInt8>]? {
            guard let first = taken.first, let last = taken.last else { return nil }
            taken = []
            let start = first.new.lowerBound - (first.old.lowerBound - range.lowerBound)
            return Array(lines[start..<last.new.upperBound + range.upperBound - last.old.upperBound])
        }
    }
}
