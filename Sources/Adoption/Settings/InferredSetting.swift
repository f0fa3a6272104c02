/// What an app that was written by hand does, said as a setting.
package struct InferredSetting: Sendable, Hashable {
    /// The setting: `swift`, or `naming router protocol`.
    package let name: String
    /// Its value, as `App.viper` has it, without quotes.
    package let value: String
    /// What it was seen in: `264 of 272 modules`.
    package let evidence: String

    /// Nothing is certain, and a person has to say it: an Xcode project that nothing is kept in step with.
    package var isOpen: Bool { name == "project" && value == "none" }

    /// The value that most votes are for, of equals the first; nil where there is none.
    package static func majority(_ votes: [String]) -> (value: String, count: Int)? {
        let counts = votes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first.map { ($0.key, $0.value) }
    }
}
