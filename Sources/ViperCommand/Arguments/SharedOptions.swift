import Diagnostics

/// The options that have the same meaning in all commands.
package struct SharedOptions: Sendable {
    /// The amount of output.
    package enum Verbosity: Sendable { case quiet, normal, verbose }
    /// Whether files are written.
    package enum Writing: Sendable { case forReal, dryRun }
    /// Whether manual edits of generated files are kept.
    package enum Edits: Sendable { case respected, overwritten }

    /// The project folder given with `--path`.
    package var path: String?
    /// The amount of output, from `--quiet` and `--verbose`.
    package var verbosity = Verbosity.normal
    /// The value of `--color`.
    package var color = ColorPolicy.auto
    /// Whether files are written; `--dry-run` prevents it.
    package var writing = Writing.forReal
    /// Whether edited generated files are kept; `--force` overwrites them.
    package var edits = Edits.respected
    package var format = FindingsFormat.text

    init(_ arguments: ParsedArguments) throws(UsageError) {
        path = arguments.value(of: .path)
        color = arguments.value(of: .color).flatMap(ColorPolicy.init) ?? .auto
        format = arguments.value(of: .format).flatMap(FindingsFormat.init) ?? .text
        writing = arguments.has(.dryRun) ? .dryRun : .forReal
        edits = arguments.has(.force) ? .overwritten : .respected
        switch (arguments.has(.quiet), arguments.has(.verbose)) {
        case (true, true): throw .invalid("'--quiet' and '--verbose' cannot be combined.")
        case (true, false): verbosity = .quiet
        case (false, true): verbosity = .verbose
        case (false, false): verbosity = .normal
        }
    }
}

extension Option {
    static let path = Option.value(
        "path", "dir", .folder,
        help: "The project folder. (default: the current folder, or its nearest parent with an App.viper)")
    static let dryRun = Option.flag("dry-run", help: "Show what would change; write nothing.")
    static let force = Option.flag("force", help: "Overwrite generated files that were edited by hand.")
    static let format = Option.value(
        "format", "kind", .choice(FindingsFormat.allCases.map(\.rawValue)),
        help: "Format of findings. Text goes to standard error, other formats to standard output. (default: text)")
    static let quiet = Option.flag("quiet", short: "q", help: "Print errors only.")
    static let verbose = Option.flag(
        "verbose", short: "v", help: "Print every file and finding, and why tests were not generated.")
    static let color = Option.value(
        "color", "when", .choice(ColorPolicy.allCases.map(\.rawValue)),
        help: "When to color findings. With 'auto', NO_COLOR=1 switches colors off. (default: auto)")
}

extension [Option] {
    /// The options of commands that read a project.
    static let reading: [Option] = [.path] + .talking
    /// The options of commands that report findings.
    static let checking: [Option] = [.path, .format] + .talking
    /// The options of commands that write to a project.
    static let writing: [Option] = [.path, .dryRun, .force, .format] + .talking
    /// The options of all commands.
    static let talking: [Option] = [.quiet, .verbose, .color]
}
