import Diagnostics
import Testing

/// The changes lead from the old lines to the new ones, and there is no shorter way.
@Suite struct LineDiffTests {
    @Test func findsTheShortestWay() {
        var random = Random(state: 7)
        for round in 0..<400 {
            let alphabet = 1 + round % 6
            let old = (0..<random.next(20)).map { _ in random.next(alphabet) }
            let new = (0..<random.next(20)).map { _ in random.next(alphabet) }
            let changes = LineDiff(from: old, to: new).changes
            #expect(applied(changes, to: old, new) == new, "\(old) → \(new)")
            let kept = old.count - changes.map(\.old.count).reduce(0, +)
            #expect(kept == longestCommon(old, new), "\(old) → \(new): \(changes)")
            #expect(zip(changes, changes.dropFirst()).allSatisfy { $0.old.upperBound < $1.old.lowerBound })
        }
    }

    @Test func comparesWhatIsLongAndNearlyTheSame() {
        let old = Array(0..<30_000)
        var new = old
        for index in stride(from: 29_000, to: 0, by: -1_000) { new.insert(-index, at: index) }
        let changes = LineDiff(from: old, to: new).changes
        #expect(changes.count == 29)
        #expect(applied(changes, to: old, new) == new)
    }

    /// Without a bound, texts like these would take billions of steps.
    @Test func endsInTimeWhereNothingIsInCommon() {
        var random = Random(state: 3)
        let old = (0..<40_000).map { _ in random.next(20_000) }
        let new = (0..<40_000).map { _ in random.next(20_000) }
        let changes = LineDiff(from: old, to: new, effort: 200).changes
        #expect(applied(changes, to: old, new) == new)
    }

    private func applied(_ changes: [LineDiff.Change], to old: [Int], _ new: [Int]) -> [Int] {
        var result: [Int] = []
        var index = 0
        for change in changes {
            result += old[index..<change.old.lowerBound] + new[change.new]
            index = change.old.upperBound
        }
        return result + old[index...]
    }

    private func longestCommon(_ a: [Int], _ b: [Int]) -> Int {
        var lengths = Array(repeating: 0, count: b.count + 1)
        for line in a {
            var diagonal = 0
            for (index, other) in b.enumerated() {
                let above = lengths[index + 1]
                lengths[index + 1] = line == other ? diagonal + 1 : max(above, lengths[index])
                diagonal = above
            }
        }
        return lengths[b.count]
    }
}

private struct Random {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
