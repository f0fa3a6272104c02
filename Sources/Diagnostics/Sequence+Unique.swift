extension Sequence {
    /// The elements in order; of those that have the same key the first.
    package func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension Sequence where Element: Hashable {
    /// The elements in order, each once.
    package var unique: [Element] { unique { $0 } }
}

extension Dictionary {
    /// The pairs by their keys; of those that have the same key the first.
    @inlinable package init(firstOf pairs: some Sequence<(Key, Value)>) {
        self.init(pairs, uniquingKeysWith: { first, _ in first })
    }
}
