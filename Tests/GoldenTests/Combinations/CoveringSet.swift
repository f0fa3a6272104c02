/// Combinations in which every pair of values occurs, as far as `App.viper` allows it: so few that they are compiled with every
/// test run.
enum CoveringSet {
    /// Two values of two settings.
    struct Pair: Hashable {
        var settings: [Int]
        var values: [Int]
    }

    /// Made greedily, the first of the best each time: always the same.
    static let rows: [Combination] = {
        let candidates = Combination.allowed.map { ($0, pairs(in: $0)) }
        var open = pairs
        var rows: [Combination] = []
        while !open.isEmpty {
            let gains = candidates.map { $0.1.intersection(open).count }
            guard let best = gains.indices.max(by: { gains[$0] < gains[$1] }) else { break }
            rows.append(candidates[best].0)
            open.subtract(candidates[best].1)
        }
        return rows
    }()

    /// All pairs that some combination shows.
    static let pairs = Combination.allowed.reduce(into: Set<Pair>()) { $0.formUnion(pairs(in: $1)) }

    /// What a combination shows. Where only parts are emitted, two other settings are not shown together: one of them may have
    /// nothing to say there.
    static func pairs(in combination: Combination) -> Set<Pair> {
        let isWhole = combination["emit"] == CombinedSetting.everything
        let emit = CombinedSetting.all.firstIndex { $0.name == "emit" }
        var pairs: Set<Pair> = []
        for second in combination.choices.indices {
            for first in 0..<second where isWhole || first == emit || second == emit {
                pairs.insert(
                    Pair(settings: [first, second], values: [combination.choices[first], combination.choices[second]]))
            }
        }
        return pairs
    }
}
