/// A setting of `App.viper` that describes what an app written by hand does.
package struct InferredSetting: Sendable, Hashable {
    /// The setting: `swift`, or `naming router protocol`.
    package let name: String
    /// Its value as it stands in `App.viper`, but without quotes; only a list of several values has its quotes.
    package let value: String
    /// What shows that the app does so: `264 of 272 modules`.
    package let evidence: String

    init(_ name: String, _ value: String, _ evidence: String) {
        (self.name, self.value, self.evidence) = (name, value, evidence)
    }

    /// Whether the value is a mere default that a person has to look at, as it was not certain which Xcode project is the app's.
    package var isUndecided: Bool { name == "project" && value == "none" }

    /// The value with the most votes, of equals the first in the alphabet; nil where there are no votes.
    package static func majority(_ votes: [String]) -> (value: String, count: Int)? {
        let counts = votes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
    }
}
