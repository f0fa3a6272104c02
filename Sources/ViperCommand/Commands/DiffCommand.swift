import Diagnostics

extension Command {
    static let diff = Command(
        "diff", abstract: "Show what 'generate' would change.",
        discussion: """
            Prints a unified diff, and writes no files. The paths in the diff are relative to the project's folder, so \
            that 'viper-gen diff | patch -p1' has the same effect as 'viper-gen generate'. Prints findings as text to \
            standard error. To print findings for machines, use 'viper-gen check --format json'.

            Exit code: 0 no difference, 1 differences or errors.
            """,
        operands: [
            Operand("module", .any, help: "Modules to compare. (default: all)", values: .module)
        ],
        options: [.stat, .yours, .path, .force] + .talking,
        action: .run { arguments, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            let modules = arguments.operands.isEmpty ? ModuleSelection.all : .named(arguments.operands)
            let outcome = try project.whileConsistent(in: session) { (project) throws(CommandFailure) in
                try Generation(project: project, session: session, request: GenerationRequest(modules: modules))
                    .outcome()
            }
            let changeSet = outcome.changeSet
            session.report(outcome.diagnostics)
            if !changeSet.refusals.isEmpty { throw .refused(changeSet.refusals) }
            session.report(changeSet.findings)
            let changes = changeSet.changes.filter { !arguments.has(.yours) || !$0.path.isGeneratedPath }
            let diffs = changes.sorted { $0.path < $1.path }.map { change in
                (path: change.path, diff: UnifiedDiff(path: change.path, from: change.old, to: change.new))
            }
            if arguments.has(.stat) {
                session.printResult(summary(of: diffs))
            } else {
                for (_, diff) in diffs { session.printResult(diff) }
            }
            let isInLine = changes.isEmpty && !changeSet.findings.containsError
            return isInLine ? .success : .findings
        })
}

extension Option {
    fileprivate static let stat = Option.flag(
        "stat", help: "List the files, with the numbers of inserted and removed lines.")
    fileprivate static let yours = Option.flag("yours", help: "Leave out generated files.")
}

/// Returns the number of changed lines per file, in the format of `git diff --stat`.
private func summary(of diffs: [(path: String, diff: UnifiedDiff)]) -> String {
    if diffs.isEmpty { return "" }
    func count(_ kind: UnifiedDiff.Line.Kind, in diff: UnifiedDiff) -> Int { diff.lines.count { $0.kind == kind } }
    let width = diffs.map { printable($0.path).count }.max() ?? 0
    let rows = diffs.map { path, diff in
        " \(printable(path).padded(to: width)) | +\(count(.inserted, in: diff)) -\(count(.removed, in: diff))\n"
    }
    let inserted = diffs.reduce(0) { $0 + count(.inserted, in: $1.diff) }
    let removed = diffs.reduce(0) { $0 + count(.removed, in: $1.diff) }
    return rows.joined() + " \(counted(diffs.count, "file")), +\(inserted) -\(removed)\n"
}

extension Session {
    /// Prints a diff. On a terminal, colors the diff and escapes control characters.
    fileprivate func printResult(_ diff: UnifiedDiff) {
        let output = world.console.standardOutput
        guard shared.color.allowsColor(on: output, environment: world.environment) else {
            return printResult(output.isTerminal ? printableLines(diff.text) : diff.text)
        }
        printResult(diff.lines.map(colored).joined())
    }

    private func colored(_ line: UnifiedDiff.Line) -> String {
        let code =
            switch line.kind {
            case .head: "1"
            case .hunk: "36"
            case .removed: "31"
            case .inserted: "32"
            case .kept, .remark: ""
            }
        return code.isEmpty
            ? printableLines(line.text) : "\u{1B}[\(code)m\(printableLines(String(line.text.dropLast())))\u{1B}[0m\n"
    }
}
