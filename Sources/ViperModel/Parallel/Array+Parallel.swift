import Dispatch

extension Array where Element: Sendable {
    /// What `transform` makes of each element, in order, worked out on all cores. Where it fails for several elements, the error
    /// of the first one in the array is thrown.
    package func mapInParallel<Result: Sendable, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        guard count > 1 else { return try map(transform) }
        // Neighbors often take as long as each other, so shares are small.
        let share = Swift.max(1, count / 256)
        let starts = Array<Int>(stride(from: 0, to: count, by: share))
        let done = Guarded(Array<Swift.Result<[Result], Failure>?>(repeating: nil, count: starts.count))
        DispatchQueue.concurrentPerform(iterations: starts.count) { index in
            let elements = self[starts[index]..<Swift.min(starts[index] + share, count)]
            let results = Swift.Result { () throws(Failure) in try elements.map(transform) }
            done.withValue { $0[index] = results }
        }
        var results: [Result] = []
        results.reserveCapacity(count)
        for share in done.withValue({ $0 }) { if let share { results += try share.get() } }
        return results
    }
}
