#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Array where Element: Sendable {
    /// What `transform` makes of each element, in order, worked out on all cores. For a few elements no thread is started.
    func mapInParallel<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> [Result] {
        let fewest = 8
        let laneCount = Swift.min(Processors.count, count / fewest)
        guard laneCount > 1 else { return map(transform) }
        // Neighbours go to different cores, for what is hard stands together more often than not.
        let lanes = Lanes { lane in
            stride(from: lane, to: count, by: laneCount).map { transform(self[$0]) }
        }
        let results = lanes.results(of: 0..<laneCount)
        return indices.map { results[$0 % laneCount][$0 / laneCount] }
    }
}

/// Work shared out among cores.
private struct Lanes<Result: Sendable>: Sendable {
    let work: @Sendable (Int) -> [Result]

    /// The results of some of the lanes, the upper half of which goes to another core.
    func results(of lanes: Range<Int>) -> [[Result]] {
        guard lanes.count > 1 else { return lanes.map(work) }
        let middle = lanes.lowerBound + lanes.count / 2
        let upper = Background { results(of: middle..<lanes.upperBound) }
        return results(of: lanes.lowerBound..<middle) + upper.value()
    }
}

private enum Processors {
    static let count = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
