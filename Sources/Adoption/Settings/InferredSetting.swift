/// A setting of `App.viper` that was inferred from a hand-written app.
package struct InferredSetting: Sendable, Hashable {
    /// The name of the setting: `swift`, or `naming router protocol`.
    package let name: String
    /// The value of the setting as in `App.viper`, but without quotes. A list of several values keeps its quotes.
    package let value: String
    /// The evidence for the value: `264 of 272 modules`.
    package let evidence: String

    init(_ name: String, _ value: String, _ evidence: String) {
        (self.name, self.value, self.evidence) = (name, value, evidence)
    }

    /// Whether you have to choose the value yourself. That is so for `project none`: it is uncertain which Xcode
    /// project builds the app.
    package var isUndecided: Bool { name == "project" && value == "none" }

    /// Returns the value with the most votes; nil if there are no votes. If several values have the most votes, returns
    /// the first one in alphabetical order.
    package static func majority(_ votes: [String]) -> (value: String, count: Int)? {
        let counts = votes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
    }
}
