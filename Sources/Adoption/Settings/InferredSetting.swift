/// What an app that was written by hand does, said as a setting.
package struct InferredSetting: Sendable, Hashable {
    /// The setting: `swift`, or `naming router protocol`.
    package let name: String
    /// Its value, as `App.viper` has it, without quotes, unless it is several.
    package let value: String
    /// What it was seen in: `264 of 272 modules`.
    package let evidence: String

    /// Whether the value is a mere default that a person has to look at: none of several Xcode projects was the app's for sure.
    package var isUndecided: Bool { name == "project" && value == "none" }

    /// The value with the most votes, of equals the first in the alphabet; nil where there are no votes.
    package static func majority(_ votes: [String]) -> (value: String, count: Int)? {
        let counts = votes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first.map { ($0.key, $0.value) }
    }
}
