import Diagnostics
import TemplateEngine
import ViperModel

/// The environment of a command and the options that all commands share.
package struct Session {
    package let world: SystemEnvironment
    package let shared: SharedOptions

    /// The environment of the process, as values and functions that tests can replace.
    package struct SystemEnvironment {
        /// The disk, or a disk in memory.
        package var fileSystem: any FileSystem
        package var console: Console
        package var environment: [String: String]
        /// Returns the seconds of a monotonic clock.
        package var clock: @Sendable () -> Double
        /// Parses and checks templates.
        package var compile: TemplateCompiler
        package init(
            fileSystem: any FileSystem, console: Console, environment: [String: String],
            clock: @escaping @Sendable () -> Double, compile: @escaping TemplateCompiler = TemplateSet.init
        ) {
            self.fileSystem = fileSystem
            self.console = console
            self.environment = environment
            self.clock = clock
            self.compile = compile
        }

        /// The real disk, console and clock.
        package static var system: SystemEnvironment {
            SystemEnvironment(
                fileSystem: Disk(), console: .system, environment: ProcessEnvironment.variables,
                clock: ProcessEnvironment.seconds)
        }
    }

    package var fileSystem: any FileSystem { world.fileSystem }

    /// Prints the output that the user asked for, such as a diff, to standard output.
    package func printResult(_ text: String) { world.console.standardOutput.write(text) }

    /// Prints what the command did, unless `--quiet` is given. The text goes to standard output. If `--format` is not
    /// `text`, it goes to standard error, because findings go to standard output.
    package func printStatus(_ line: String) {
        if shared.verbosity == .quiet { return }
        let stream = shared.format == .text ? world.console.standardOutput : world.console.standardError
        stream.write(printableLines(line) + "\n")
    }

    /// Prints a remark about the run to standard error, unless `--quiet` is given.
    package func printNotice(_ line: String) {
        if shared.verbosity != .quiet { world.console.standardError.write(printableLines(line) + "\n") }
    }

    /// Prints the findings of a run. A run must pass all its findings in one call, because `--format sarif` prints one
    /// document. With `--quiet`, only errors are printed.
    package func report(_ diagnostics: [Diagnostic]) { report(diagnostics, repeating: nil) }

    /// Prints findings that need not be fixed now. In text format, prints only a few of each rule, unless `--verbose`
    /// is given.
    func reportExamples(of diagnostics: [Diagnostic]) { report(diagnostics, repeating: 3) }

    private func report(_ diagnostics: [Diagnostic], repeating limit: Int?) {
        let stream = shared.format == .text ? world.console.standardError : world.console.standardOutput
        stream.write(text(of: diagnostics, repeating: limit))
    }

    private var isColored: Bool {
        shared.color.allowsColor(on: world.console.standardError, environment: world.environment)
    }

    /// Returns the text of findings in the requested format.
    ///
    /// - Parameter limit: The number of findings shown for each rule in text format. If nil, the text shows all errors,
    /// but only `repetitionLimit` warnings for each rule.
    private func text(of diagnostics: [Diagnostic], repeating limit: Int?) -> String {
        var reported = diagnostics.filter { shared.verbosity != .quiet || $0.severity == .error }
        if !reported.isEmpty { reported = FindingLocations(of: self).applied(to: reported) }
        switch shared.format {
        case .text: return plainText(of: reported, repeating: limit)
        case .json: return JSONPrinter.text(for: reported, isFixable: \.isFixable)
        case .github: return GitHubPrinter.text(for: reported)
        case .sarif: return SARIFPrinter(version: ToolVersion.current).text(for: reported)
        }
    }

    private func plainText(of diagnostics: [Diagnostic], repeating limit: Int?) -> String {
        var (counts, hidden): ([String: Int], [String: Int]) = ([:], [:])
        let shown = diagnostics.filter { finding in
            let rule = finding.rule.id
            guard shared.verbosity != .verbose,
                let limit = limit ?? (finding.severity == .warning ? Self.repetitionLimit : nil)
            else { return true }
            counts[rule, default: 0] += 1
            if counts[rule, default: 0] > limit { hidden[rule, default: 0] += 1 }
            return hidden[rule] == nil
        }
        var text = TextPrinter(isColored: isColored).text(for: shown.prefix(Self.reportLimit))
        for (rule, count) in hidden.sorted(by: { $0.key < $1.key }) {
            text += "… and \(count) more of '\(rule)' (--verbose shows them)\n"
        }
        let rest = shown.count - Self.reportLimit
        return rest > 0 ? text + "… and \(rest) more findings\n" : text
    }

    /// The maximum number of warnings shown for each rule.
    private static let repetitionLimit = 20

    /// The maximum number of findings shown. A binary file that is named like a spec may have a million findings.
    private static let reportLimit = 1_000
}
