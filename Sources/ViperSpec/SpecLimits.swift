/// The limits of a spec. The parser reports a spec that exceeds a limit, so that it never crashes.
package enum SpecLimits {
    /// The maximum size of a file in bytes: 8 MiB.
    package static let fileSize = 8 * 1024 * 1024
    /// The maximum nesting of brackets.
    package static let nesting = 60
    /// The maximum number of hidden characters reported in one file.
    static let hiddenCharacters = 10
}
