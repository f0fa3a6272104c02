import Diagnostics
import HandWritten
import ViperGeneration

/// Why a command ended early. `ViperGen.run` alone turns it into text and an exit code.
package enum CommandFailure: Error, Sendable {
    case usage(UsageError)
    /// Errors in specs or templates, and the warnings beside them.
    case invalidInput([Diagnostic])
    /// Refused for safety.
    case refused([Diagnostic])
    case disk(FileError)
    /// The disk said no while files took their places, and again when that was to be undone.
    case interrupted(FileError)

    /// A command line that the command does not take, and perhaps what was meant by it.
    static func invalid(_ message: String, meant: String? = nil) -> CommandFailure {
        .usage(.invalid(message + (meant.map { " Did you mean '\($0)'?" } ?? "")))
    }

    /// Refused for one reason.
    static func refused(
        _ rule: Rule, _ message: String, at location: SourceLocation?, notes: [Diagnostic.Note] = []
    ) -> CommandFailure {
        .refused([Diagnostic(rule, message, at: location, notes: notes)])
    }

    /// No spec declares a module of that name; `known` are those that specs declare.
    static func unknownModule(_ name: String, among known: [String]) -> CommandFailure {
        // Who names a file or a class, 'Specs/List.viper' or 'ListPresenter', means its module.
        let stem = String(name.fileName.prefix { $0 != "." })
        let same = known.first { $0 == stem } ?? known.first { $0.lowercased() == stem.lowercased() }
        let ofClass = known.filter { stem.hasPrefix($0) && stem.dropFirst($0.count).first?.isUppercase == true }
        let suggestion = same ?? nearest(to: stem, in: known) ?? ofClass.max { $0.count < $1.count }
        return .usage(.unknownModule(name, suggestion: suggestion, known: known))
    }

    /// The failure, where it is the disk's, with what was done before it.
    func saying(_ done: String) -> CommandFailure {
        guard case .disk(let error) = self else { return self }
        return .disk(error.operation, error.path, reason: "\(error.reason); \(done)")
    }

    /// What the process ends with.
    package var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .invalidInput: .invalidInput
        // A member that was renamed in the spec alone is a person's to settle, and no danger.
        case .refused(let diagnostics):
            diagnostics.filter { $0.severity == .error }.map(\.rule).unique == [.missingInClass] ? .findings : .refused
        case .disk, .interrupted: .disk
        }
    }

    /// What there is to report; a command line that was not understood is told otherwise.
    var findings: [Diagnostic] {
        switch self {
        case .usage: []
        case .invalidInput(let diagnostics), .refused(let diagnostics): diagnostics
        case .disk(let error): [.diskFailure(error)]
        case .interrupted(let error): [.diskFailure(error), .interruptedRun]
        }
    }
}
