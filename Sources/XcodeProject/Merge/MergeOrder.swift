/// The merged order of a list.
struct MergeOrder {
    /// The merged keys; nil if both sides reordered their common keys differently.
    let keys: [String]?

    /// Merges the orders. `kept` are the keys of the result. Keys that both sides add at the same position are ordered
    /// by `isBefore`.
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
        // Keys added by the second side follow the shared key before them.
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
