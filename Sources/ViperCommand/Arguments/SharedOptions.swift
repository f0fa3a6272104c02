import Diagnostics

/// Options that mean the same wherever they are taken.
package struct SharedOptions: Sendable {
    /// How much is said.
    package enum Verbosity: Sendable { case quiet, normal, verbose }
    /// Whether the disk is changed.
    package enum Writing: Sendable { case forReal, dryRun }
    /// Whether a person's edits to generated files are respected.
    package enum Edits: Sendable { case respected, overwritten }

    /// Where to work, as given by `--path`.
    package var path: String?
    /// How much is said, as `--quiet` and `--verbose` choose.
    package var verbosity = Verbosity.normal
    /// Whether findings are coloured, as `--color` chooses.
    package var color = ColorPolicy.auto
    /// Whether files are written; `--dry-run` keeps them.
    package var writing = Writing.forReal
    /// What becomes of edited generated files; `--force` overwrites them.
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
        help: "The project folder. (default: the nearest parent with an App.viper, else the current folder)")
    static let dryRun = Option.flag("dry-run", help: "Show what would change; write nothing.")
    static let force = Option.flag("force", help: "Overwrite generated files that were edited by hand.")
    static let format = Option.value(
        "format", "kind", .choice(FindingsFormat.allCases.map(\.rawValue)),
        help: "Format of findings; text goes to standard error, all others to standard output. (default: text)")
    static let quiet = Option.flag("quiet", short: "q", help: "Print errors only.")
    static let verbose = Option.flag(
        "verbose", short: "v", help: "Print every file and finding, and why tests were not generated.")
    static let color = Option.value(
        "color", "when", .choice(ColorPolicy.allCases.map(\.rawValue)),
        help: "Color findings; NO_COLOR is respected.")
}

extension [Option] {
    /// For commands that read a project.
    static let reading: [Option] = [.path] + .talking
    /// For commands whose answer are findings.
    static let checking: [Option] = [.path, .format] + .talking
    /// For commands that write to a project.
    static let writing: [Option] = [.path, .dryRun, .force, .format] + .talking
    /// For all commands.
    static let talking: [Option] = [.quiet, .verbose, .color]
}
