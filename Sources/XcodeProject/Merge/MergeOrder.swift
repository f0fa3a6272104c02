/// The order of what two sides have made of a list.
struct MergeOrder {
    /// Nil where both have put what they share into another order, each its own.
    let keys: [String]?

    /// `kept` is what is to be in it. What comes from both to the same place is put into the order of `isBefore`.
    init(
        base: [String], ours: [String], theirs: [String], keeping kept: Set<String>, isBefore: (String, String) -> Bool
    ) {
        let (inBase, inOurs, inTheirs) = (Set(base), Set(ours), Set(theirs))
        let isShared = { (key: String) in kept.contains(key) && inOurs.contains(key) && inTheirs.contains(key) }
        let (own, other) = (ours.filter(isShared), theirs.filter(isShared))
        let before = base.filter(isShared)
        if own != other, own != before, other != before {
            keys = nil
            return
        }
        let isMovedByThem = own != other && own == before
        let (first, second) = isMovedByThem ? (theirs, ours) : (ours, theirs)
        let inFirst = isMovedByThem ? inTheirs : inOurs
        // What the second adds follows what stands before it there.
        var coming: [String?: [String]] = [:]
        var neighbour: String?
        for key in second where kept.contains(key) {
            if inFirst.contains(key) { neighbour = key } else { coming[neighbour, default: []].append(key) }
        }
        var keys: [String] = []
        var waiting = (coming[nil] ?? [])[...]
        for key in first where kept.contains(key) {
            if inBase.contains(key) || isShared(key) {
                keys += waiting
                waiting = (coming[key] ?? [])[...]
            } else {
                while let next = waiting.first, isBefore(next, key) { keys.append(waiting.removeFirst()) }
            }
            keys.append(key)
        }
        self.keys = keys + waiting
    }
}
