/// A setting of `App.viper`, inferred from an app written by hand.
package struct InferredSetting: Sendable, Hashable {
    /// The setting: `swift`, or `naming router protocol`.
    package let name: String
    /// Its value as in `App.viper`, but without quotes; only a list of several values has its quotes.
    package let value: String
    /// The evidence for the value: `264 of 272 modules`.
    package let evidence: String

    init(_ name: String, _ value: String, _ evidence: String) {
        (self.name, self.value, self.evidence) = (name, value, evidence)
    }

    /// Whether the value is only a default that you have to check, because it was not certain which Xcode project is the app's.
    package var isUndecided: Bool { name == "project" && value == "none" }

    /// The value with the most votes, of equals the first in the alphabet; nil if there are no votes.
    package static func majority(_ votes: [String]) -> (value: String, count: Int)? {
        let counts = votes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
    }
}
