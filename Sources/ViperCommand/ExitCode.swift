/// The exit code of the process.
package enum ExitCode: Int32, Sendable {
    case success = 0
    /// A check found an error, or a change to a user-owned file could not be made.
    case findings = 1
    case invalidInput = 2
    case refused = 3
    case usage = 64
    /// An internal error of viper-gen.
    case internalFault = 70
    /// An I/O error. Nothing was written, unless the message says what was written.
    case disk = 74
}
