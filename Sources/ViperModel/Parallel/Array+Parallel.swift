import CLibrary

extension Array where Element: Sendable {
    /// What `transform` makes of each element, in order, worked out on all cores; the error of the first one that fails. For a
    /// few elements no thread is started: each core is to have `fewest`. Where a disk is waited for, a core has several lanes.
    @inlinable package func mapInParallel<Result: Sendable, Failure: Error>(
        fewest: Int = 8, lanesPerCore: Int = 1, _ transform: @escaping @Sendable (Element) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        let laneCount = Swift.min(Processors.count * lanesPerCore, count / fewest)
        guard laneCount > 1 else { return try map(transform) }
        // Whoever is done takes the next share. Shares are small, for what is hard stands together more often than not.
        let next = Guarded(0)
        let sharesPerLane = 128
        let share = Swift.max(1, count / (laneCount * sharesPerLane))
        let lanes = Lanes { _ in
            var lane = Lane<Result, Failure>()
            while case let start = next.withValue({ next in (next, next += share).0 }), start < count {
                var results: [Result] = []
                results.reserveCapacity(share)
                for index in start..<Swift.min(start + share, count) {
                    do throws(Failure) {
                        results.append(try transform(self[index]))
                    } catch {
                        lane.failure = (index, error)
                        return lane
                    }
                }
                lane.shares.append((start, results))
            }
            return lane
        }
        let done = lanes.results(of: 0..<laneCount)
        if let first = done.compactMap(\.failure).min(by: { $0.index < $1.index }) { throw first.error }
        var results = [[Result]](repeating: [], count: (count + share - 1) / share)
        for lane in done {
            for (start, made) in lane.shares { results[start / share] = made }
        }
        return results.reduce(into: []) { $0 += $1 }
    }

    /// Does something with each element on all cores, as `mapInParallel` does.
    package func forEachInParallel<Failure: Error>(
        _ body: @escaping @Sendable (Element) throws(Failure) -> Void
    ) throws(Failure) {
        _ = try mapInParallel(body)
    }
}

/// What one thread has worked out.
@usableFromInline struct Lane<Result: Sendable, Failure: Error>: Sendable {
    /// Each with the index of its first element.
    @usableFromInline var shares: [(start: Int, results: [Result])] = []
    /// Where it ended, if that was not at its end.
    @usableFromInline var failure: (index: Int, error: Failure)?

    @usableFromInline init() {}
}

/// Work shared out among threads.
@usableFromInline struct Lanes<Result: Sendable>: Sendable {
    private let work: @Sendable (Int) -> Result

    @usableFromInline init(_ work: @escaping @Sendable (Int) -> Result) { self.work = work }

    /// The results of some of the lanes, the upper half of which goes to another thread.
    @usableFromInline func results(of lanes: Range<Int>) -> [Result] {
        guard lanes.count > 1 else { return lanes.map(work) }
        let middle = lanes.lowerBound + lanes.count / 2
        let upper = Background { results(of: middle..<lanes.upperBound) }
        return results(of: lanes.lowerBound..<middle) + upper.value()
    }
}

@usableFromInline enum Processors {
    @usableFromInline static let count = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
