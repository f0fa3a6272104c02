import Diagnostics
import UserCode
import ViperGeneration

/// The reason why a command ended early. Only `ViperGen.run` turns it into text and an exit code.
package enum CommandFailure: Error, Sendable {
    case usage(UsageError)
    /// Errors in specs or templates, together with the warnings.
    case invalidInput([Diagnostic])
    /// Refused for safety; nothing was written.
    case refused([Diagnostic])
    case disk(FileError)
    /// An I/O error while files were replaced, and another one while that was undone.
    case interrupted(FileError)

    /// Returns a failure for a wrong command line, with an optional suggestion.
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
        // The name of a file or class, such as 'Specs/List.viper' or 'ListPresenter', means its module.
        let stem = String(name.fileName.prefix { $0 != "." })
        let same = known.first { $0 == stem } ?? known.first { $0.lowercased() == stem.lowercased() }
        let ofClass = known.filter { stem.hasPrefix($0) && stem.dropFirst($0.count).first?.isUppercase == true }
        let suggestion = same ?? nearest(to: stem, in: known) ?? ofClass.max { $0.count < $1.count }
        return .usage(.unknownModule(name, suggestion: suggestion, known: known))
    }

    /// Returns the failure with a description of what was done before it, if it is an I/O error.
    func addingToReason(_ done: String) -> CommandFailure {
        guard case .disk(let error) = self else { return self }
        return .disk(error.operation, error.path, reason: "\(error.reason); \(done)")
    }

    /// The exit code of the process.
    package var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .invalidInput: .invalidInput
        // A member that was renamed only in the spec can be fixed without danger.
        case .refused(let diagnostics):
            diagnostics.filter { $0.severity == .error }.map(\.rule).unique == [.missingInClass] ? .findings : .refused
        case .disk, .interrupted: .disk
        }
    }

    /// The findings to report. A usage error has none, because it is printed with the usage.
    var findings: [Diagnostic] {
        switch self {
        case .usage: []
        case .invalidInput(let diagnostics), .refused(let diagnostics): diagnostics
        case .disk(let error): [.diskFailure(error)]
        case .interrupted(let error): [.diskFailure(error), .interruptedRun]
        }
    }
}
