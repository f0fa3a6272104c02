/// How often the lines between two neighbouring columns cross each other.
enum Crossings {
    /// Counts the crossings of lines by their ends in the left and the right column, numbers that grow downwards. Two lines cross
    /// where the one that begins higher ends lower; lines that share an end do not cross.
    static func count(_ ends: [(left: Int, right: Int)]) -> Int {
        guard ends.count > 1 else { return 0 }
        let sorted = ends.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
        let ranks = Dictionary(firstOf: zip(Set(sorted.map(\.right)).sorted(), 1...))
        // Going down the left column, each line crosses those before it that end below it. A Fenwick tree counts the lines so
        // far by the ranks of their right ends: both of its walks below go over a logarithmic number of its nodes.
        var tree = [Int](repeating: 0, count: ranks.count + 1)
        var crossings = 0
        for (seen, end) in sorted.enumerated() {
            let rank = ranks[end.right] ?? 1
            // How many of the lines so far end at this one's end or above.
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
