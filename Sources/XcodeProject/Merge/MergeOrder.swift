/// The merged order of the items of two versions of a list.
struct MergeOrder {
    /// The keys of the items in merged order; nil if the two sides reordered their common keys differently.
    let keys: [String]?

    /// Merges the orders of `ours` and `theirs`. The result contains the keys in `kept`. If the two sides add keys at
    /// the same position, `isBefore` determines their order.
    init(
        base: [String], ours: [String], theirs: [String], keeping kept: Set<String>, isBefore: (String, String) -> Bool
    ) {
        let (inBase, inOurs, inTheirs) = (Set(base), Set(ours), Set(theirs))
        let isShared = { (key: String) in kept.contains(key) && inOurs.contains(key) && inTheirs.contains(key) }
        let (sharedInOurs, sharedInTheirs) = (ours.filter(isShared), theirs.filter(isShared))
        let sharedInBase = base.filter(isShared)
        if sharedInOurs != sharedInTheirs, sharedInOurs != sharedInBase, sharedInTheirs != sharedInBase {
            keys = nil
            return
        }
        let isMovedByThem = sharedInOurs != sharedInTheirs && sharedInOurs == sharedInBase
        let (first, second) = isMovedByThem ? (theirs, ours) : (ours, theirs)
        let inFirst = isMovedByThem ? inTheirs : inOurs
        // A key that only `second` contains stays after the same shared key as in `second`.
        var coming: [String?: [String]] = [:]
        var neighbor: String?
        for key in second where kept.contains(key) {
            if inFirst.contains(key) { neighbor = key } else { coming[neighbor, default: []].append(key) }
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
