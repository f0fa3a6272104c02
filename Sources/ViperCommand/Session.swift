import Diagnostics
import TemplateEngine
import ViperModel

/// What a command works with: the world outside, and what was said about how to talk to it.
package struct Session {
    /// What is outside the process.
    package let world: World
    /// The options that all commands share.
    package let shared: SharedOptions

    /// The world outside, as values and functions that tests replace.
    package struct World {
        /// The disk, or its twin in memory.
        package var fileSystem: any FileSystem
        /// Where answers and findings go.
        package var console: Console
        /// Environment variables.
        package var environment: [String: String]
        /// Seconds on a clock that only goes forward.
        package var clock: @Sendable () -> Double
        /// What parses and checks templates.
        package var compile: TemplateCompiler
        /// How far the run is, where somebody waits for it.
        let progress: ProgressLine
        package init(
            fileSystem: any FileSystem, console: Console, environment: [String: String],
            clock: @escaping @Sendable () -> Double, compile: @escaping TemplateCompiler = TemplateSet.init
        ) {
            self.fileSystem = fileSystem
            self.console = console
            self.environment = environment
            self.clock = clock
            self.compile = compile
            progress = ProgressLine(on: console.standardError, environment: environment, clock: clock)
        }

        /// The real disk, console and clock of the process.
        package static var system: World {
            World(
                fileSystem: Disk(), console: .system, environment: SystemEnvironment.variables,
                clock: SystemEnvironment.seconds)
        }
    }

    /// The disk of `world`.
    package var fileSystem: any FileSystem { world.fileSystem }

    /// Begins a step of a run.
    func begin(_ step: String) {
        if shared.verbosity != .quiet { world.progress.begin(step) }
    }

    /// Text that was asked for.
    package func answer(_ text: String) { write(text, to: world.console.standardOutput) }

    /// A sentence about what was done, unless `--quiet`. Where findings are for a machine, they have standard output to
    /// themselves.
    package func tell(_ line: String) {
        if shared.verbosity == .quiet { return }
        let stream = shared.format == .text ? world.console.standardOutput : world.console.standardError
        write(printableLines(line) + "\n", to: stream)
    }

    /// A sentence about what is going on, beside the answer.
    package func notice(_ line: String) {
        if shared.verbosity != .quiet { write(printableLines(line) + "\n", to: world.console.standardError) }
    }

    /// The findings of a run, all at once: with `--format sarif` they are one document. `--quiet` leaves the errors.
    package func report(_ diagnostics: [Diagnostic]) { report(diagnostics, repeating: nil) }

    /// Findings that nobody is to mend yet: for people a few of each rule, unless the run is verbose.
    func reportExamples(of diagnostics: [Diagnostic]) { report(diagnostics, repeating: 3) }

    private func report(_ diagnostics: [Diagnostic], repeating limit: Int?) {
        let stream = shared.format == .text ? world.console.standardError : world.console.standardOutput
        write(text(of: diagnostics, repeating: limit), to: stream)
    }

    /// Writes a text in the place of the line that says how far the run is.
    private func write(_ text: String, to stream: TextStream) {
        world.progress.clear()
        if !text.isEmpty { stream.write(text) }
    }

    private var isColoured: Bool {
        shared.color.allowsColor(on: world.console.standardError, environment: world.environment)
    }

    /// What `report` says of findings. `limit` is how many of one rule people are shown; all errors and some warnings where it
    /// is nil.
    private func text(of diagnostics: [Diagnostic], repeating limit: Int?) -> String {
        var told = diagnostics.filter { shared.verbosity != .quiet || $0.severity == .error }
        if !told.isEmpty { told = FindingPlaces(of: self).applied(to: told) }
        switch shared.format {
        case .text: return plainText(of: told, repeating: limit)
        case .json: return JSONPrinter.text(for: told)
        case .github: return GitHubPrinter.text(for: told)
        case .sarif: return SARIFPrinter(version: ToolVersion.current).text(for: told)
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
        var text = TextPrinter(isColoured: isColoured).text(for: shown.prefix(Self.reportLimit))
        for (rule, count) in hidden.sorted(by: { $0.key < $1.key }) {
            text += "… and \(count) more of '\(rule)' (--verbose shows them)\n"
        }
        let rest = shown.count - Self.reportLimit
        return rest > 0 ? text + "… and \(rest) more findings\n" : text
    }

    /// How many warnings of one rule are shown: more of them would say the same of other places.
    private static let repetitionLimit = 20

    /// How many findings are shown at most: a binary file taken for a spec may have a million.
    private static let reportLimit = 1_000
}
