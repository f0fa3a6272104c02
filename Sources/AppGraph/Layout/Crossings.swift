/// Counts the crossings of lines between two adjacent columns.
enum Crossings {
    /// Returns the number of crossings. `ends` contains the positions of each line's ends, counted from the top of the
    /// columns. Two lines cross if the line that starts higher ends lower. Lines with a common end do not cross.
    static func count(_ ends: [(left: Int, right: Int)]) -> Int {
        guard ends.count > 1 else { return 0 }
        let sorted = ends.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
        let ranks = Dictionary(firstOf: zip(Set(sorted.map(\.right)).sorted(), 1...))
        // Visits the lines from the top of the left column. Each line crosses the visited lines that end below it. A
        // Fenwick tree counts the visited lines by the ranks of their right ends, in logarithmic time.
        var tree = [Int](repeating: 0, count: ranks.count + 1)
        var crossings = 0
        for (seen, end) in sorted.enumerated() {
            let rank = ranks[end.right] ?? 1
            // The number of visited lines that do not end below this line.
            var notBelow = 0
            var index = rank
            while index > 0 {
                notBelow += tree[index]
                index &= index - 1
            }
            crossings += seen - notBelow
            index = rank
            while index < tree.count {
                tree[index] += 1
                index += index & -index
            }
        }
        return crossings
    }
}
