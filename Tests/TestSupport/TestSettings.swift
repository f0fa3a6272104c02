import Foundation

/// What the environment asks of the tests. No other file of the tests reads these variables.
package enum TestSettings {
    /// The variables. CONTRIBUTING.md has a table of them.
    package enum Variable: String, CaseIterable {
        case tier = "VIPER_GEN_TESTS"
        case count = "VIPER_GEN_COUNT"
        case part = "VIPER_GEN_PART"
        case seed = "SEED"
        case goldens = "GOLDENS"
        case modes = "MODES"
        case commands = "COMMANDS"
        case snapshots = "RECORD_SNAPSHOTS"
        case templates = "RECORD_TEMPLATES"
        case rules = "RECORD_RULES"

        /// The value, or nil if the variable is not set.
        package var text: String? {
            ProcessInfo.processInfo.environment[rawValue].flatMap { $0.isEmpty ? nil : $0 }
        }

        private func value<Value>(_ expected: String, _ read: (String) -> Value?) -> Value? {
            guard let text else { return nil }
            guard let value = read(text) else { fatalError("\(rawValue) is '\(text)': expected \(expected)") }
            return value
        }

        fileprivate var number: UInt64? { value("a number", UInt64.init) }

        /// `3/41`: the third of 41 parts.
        fileprivate var fraction: (number: Int, count: Int)? {
            value("a part such as 3/41") { text in
                let numbers = text.split(separator: "/").compactMap { Int($0) }
                guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else { return nil }
                return (numbers[0], numbers[1])
            }
        }

        fileprivate var testTier: TestTier? { value("quick, gate or all", TestTier.init) }
        fileprivate var isOn: Bool { value("1") { $0 == "1" ? true : nil } ?? false }
        fileprivate var list: [String]? { text?.split(separator: ",").map(String.init) }
    }

    package static let tier = Variable.tier.testTier ?? .quick
    /// The first number of random cases.
    package static let seed = Variable.seed.number ?? 0
    /// The part of the combinations of settings that is compiled.
    package static let part = Variable.part.fraction
    /// The names of the goldens to test, or nil for all.
    package static let goldens = Variable.goldens.list
    /// The names of the modes in which goldens are compiled, or nil for all.
    package static let modes = Variable.modes.list
    /// The first words of the command lines to interrupt, or nil for all.
    package static let commands = Variable.commands.list
    /// Whether the recorded output is replaced.
    package static let recordsSnapshots = Variable.snapshots.isOn
    /// Whether the Swift files of the embedded templates are replaced.
    package static let recordsTemplates = Variable.templates.isOn
    /// Whether the lists of rules are replaced.
    package static let recordsRules = Variable.rules.isOn

    /// The number of random cases: `VIPER_GEN_COUNT`, or else the number for the tier.
    package static func count(quick: Int, gate: Int? = nil, all: Int) -> Int {
        if let count = Variable.count.number { return Int(count) }
        return switch tier {
        case .quick: quick
        case .gate: gate ?? quick
        case .all: all
        }
    }

    /// The cases that the tier tries: `quick` of them in the quick tests, `gate` or all of them in the gate, spread evenly.
    package static func cases<Case>(_ all: [Case], quick: Int, gate: Int? = nil) -> [Case] {
        let wanted =
            switch tier {
            case .quick: quick
            case .gate: gate ?? all.count
            case .all: all.count
            }
        let count = min(wanted, all.count)
        return (0..<count).map { all[($0 + 1) * all.count / count - 1] }
    }
}
