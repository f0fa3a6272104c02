/// How much a spec may be. Beyond it is an error, never a crash.
package enum SpecLimits {
    /// The most bytes that a file may have: 8 MiB.
    package static let fileSize = 8 * 1024 * 1024
    /// How deep brackets nest.
    package static let nesting = 60
    /// How many hidden characters of one file are reported.
    static let hiddenCharacters = 10
}
