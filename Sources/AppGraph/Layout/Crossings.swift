/// How often the pieces between two columns cross.
enum Crossings {
    /// The pieces' ends, as numbers that grow downwards; pieces that share an end do not cross.
    static func count(_ ends: [(left: Int, right: Int)]) -> Int {
        guard ends.count > 1 else { return 0 }
        let sorted = ends.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
        let ranks = Dictionary(firstOf: zip(Set(sorted.map(\.right)).sorted(), 1...))
        // A Fenwick tree, which counts the pieces so far by the ranks of their right ends.
        var tree = [Int](repeating: 0, count: ranks.count + 1)
        var crossings = 0
        for (seen, end) in sorted.enumerated() {
            let rank = ranks[end.right] ?? 1
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
