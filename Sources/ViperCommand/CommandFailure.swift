import Diagnostics

/// Why a command ended early. `ViperGen.run` alone turns it into text and an exit code.
package enum CommandFailure: Error, Sendable {
    case usage(UsageError)
    /// Errors in specs or templates, and the warnings beside them.
    case invalidInput([Diagnostic])
    /// Refused for safety.
    case refused([Diagnostic])
    case disk(FileError)

    /// What the process ends with.
    package var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .invalidInput: .invalidInput
        case .refused: .refused
        case .disk: .disk
        }
    }
}
