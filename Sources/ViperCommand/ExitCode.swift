/// What the process tells its caller when it ends.
package enum ExitCode: Int32, Sendable {
    /// Done; nothing that fails.
    case success = 0
    /// A check found something at error severity, or a change to a hand-written file could not be made.
    case findings = 1
    /// Errors in specs or templates; nothing was written.
    case invalidInput = 2
    /// Refused for safety; nothing was written.
    case refused = 3
    /// The command line is wrong.
    case usage = 64
    /// A fault of viper-gen.
    case internalFault = 70
    /// The disk said no, and all is as it was, or the message says what is not.
    case disk = 74
}
