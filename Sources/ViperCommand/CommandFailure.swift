import Diagnostics
import UserCode
import ViperGeneration

/// The reason why a command stopped. Only `ViperGen.run` turns it into text and an exit code.
package enum CommandFailure: Error, Sendable {
    case usage(UsageError)
    /// Errors in specs or templates, together with the warnings.
    case invalidInput([Diagnostic])
    /// The command refused to write, because it could have destroyed work. Nothing was written.
    case refused([Diagnostic])
    case disk(FileError)
    /// An I/O error while files were replaced, and a second error while the replacements were undone.
    case interrupted(FileError)

    /// Returns a failure for a wrong command line. If `meant` is not nil, the message suggests it.
    static func invalid(_ message: String, meant: String? = nil) -> CommandFailure {
        .usage(.invalid(message + (meant.map { " Did you mean '\($0)'?" } ?? "")))
    }

    /// Returns a refusal with one finding.
    static func refused(
        _ rule: Rule, _ message: String, at location: SourceLocation?, notes: [Diagnostic.Note] = []
    ) -> CommandFailure {
        .refused([Diagnostic(rule, message, at: location, notes: notes)])
    }

    /// Returns a failure for a module that no spec declares. `known` lists the declared modules.
    static func unknownModule(_ name: String, among known: [String]) -> CommandFailure {
        // The user may have named a file or class of the module: 'Specs/List.viper' or 'ListPresenter'.
        let stem = String(name.fileName.prefix { $0 != "." })
        let same = known.first { $0 == stem } ?? known.first { $0.lowercased() == stem.lowercased() }
        let ofClass = known.filter { stem.hasPrefix($0) && stem.dropFirst($0.count).first?.isUppercase == true }
        let suggestion = same ?? nearest(to: stem, in: known) ?? ofClass.max { $0.count < $1.count }
        return .usage(.unknownModule(name, suggestion: suggestion, known: known))
    }

    /// Returns the failure. If it is an I/O error, its reason now also says what was done before the error.
    func addingToReason(_ done: String) -> CommandFailure {
        guard case .disk(let error) = self else { return self }
        return .disk(error.operation, error.path, reason: "\(error.reason); \(done)")
    }

    /// The exit code of the process.
    package var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .invalidInput: .invalidInput
        // If the only errors are members that were renamed in the spec but not in the class, nothing could be lost. So
        // the code is `findings` instead of `refused`.
        case .refused(let diagnostics):
            diagnostics.filter { $0.severity == .error }.map(\.rule).unique == [.missingInClass] ? .findings : .refused
        case .disk, .interrupted: .disk
        }
    }

    /// The findings to report. A usage error has no findings, because it is printed together with the usage of the
    /// command.
    var findings: [Diagnostic] {
        switch self {
        case .usage: []
        case .invalidInput(let diagnostics), .refused(let diagnostics): diagnostics
        case .disk(let error): [.diskFailure(error)]
        case .interrupted(let error): [.diskFailure(error), .interruptedRun]
        }
    }
}
