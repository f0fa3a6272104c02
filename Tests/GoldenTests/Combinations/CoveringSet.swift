/// Combinations in which every pair of values occurs, as far as `App.viper` allows it: so few that they are compiled with every
/// test run.
enum CoveringSet {
    /// Two values of two settings.
    struct Pair: Hashable {
        var first: Choice
        var second: Choice
    }

    /// The places of a setting and of its value.
    struct Choice: Hashable {
        var setting: Int
        var value: Int
    }

    /// Made greedily, the first of the best each time: always the same.
    static let rows: [Combination] = {
        let numbers = Dictionary(uniqueKeysWithValues: zip(pairs, 0...))
        let candidates = Combination.allowed.map { ($0, pairs(in: $0).compactMap { numbers[$0] }) }
        var isOpen = Array(repeating: true, count: numbers.count)
        var rows: [Combination] = []
        while isOpen.contains(true) {
            let gains = candidates.map { $0.1.count { isOpen[$0] } }
            guard let best = gains.indices.max(by: { gains[$0] < gains[$1] }) else { break }
            rows.append(candidates[best].0)
            for number in candidates[best].1 { isOpen[number] = false }
        }
        return rows
    }()

    /// All pairs that some combination shows.
    static let pairs = Combination.allowed.reduce(into: Set<Pair>()) { $0.formUnion(pairs(in: $1)) }

    /// What a combination shows. Where only parts are emitted, or there are no classes, two other settings are not shown
    /// together: one of them may have nothing to say there. A door is shown with the kits, which stand behind it.
    static func pairs(in combination: Combination) -> Set<Pair> {
        let narrow = [
            combination["emit"] == CombinedSetting.everything ? nil : CombinedSetting.place(of: "emit"),
            combination["style"] == CombinedSetting.reactive ? CombinedSetting.place(of: "style") : nil,
        ].compactMap(\.self)
        let door = combination["access"] == CombinedSetting.door ? CombinedSetting.place(of: "access") : nil
        let kit = CombinedSetting.place(of: "ui")
        var pairs: Set<Pair> = []
        for second in combination.choices.indices {
            for first in 0..<second where narrow.allSatisfy({ $0 == first || $0 == second }) {
                if let door, first == door || second == door, first != kit { continue }
                pairs.insert(
                    Pair(
                        first: Choice(setting: first, value: combination.choices[first]),
                        second: Choice(setting: second, value: combination.choices[second])))
            }
        }
        return pairs
    }
}
