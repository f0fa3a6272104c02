/// How many of the tests run: `VIPER_GEN_TESTS=quick`, `gate` or `all`.
package enum TestTier: String, CaseIterable, Comparable, Sendable {
    /// Everything in memory, and each UI kit compiled once. `swift test` without settings runs these tests.
    case quick
    /// The quick tests; all goldens compiled in their strictest mode; a part of the combinations of settings; packages that are
    /// built. `.ci/run` runs these tests.
    case gate
    /// All modes, all combinations, 2,000 random specs, interruptions at each system call. `.ci/run --all` runs these tests.
    case all

    /// Whether the tests of this tier run.
    package var isRunning: Bool { self <= TestSettings.tier }

    package static func < (first: TestTier, second: TestTier) -> Bool {
        first.rank < second.rank
    }

    private var rank: Int {
        switch self {
        case .quick: 0
        case .gate: 1
        case .all: 2
        }
    }
}
