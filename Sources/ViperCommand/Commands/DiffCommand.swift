import Diagnostics

extension Command {
    static let diff = Command(
        "diff", abstract: "Show what 'generate' would change.",
        discussion: """
            Prints a unified diff with paths relative to the project's folder: 'viper-gen diff | patch -p1' has the \
            same effect as 'viper-gen generate'. Writes nothing. Findings go to standard error as text; 'viper-gen \
            check --format' prints them for machines.

            Exit code: 0 no difference, 1 differences or errors.
            """,
        operands: [
            Operand("module", .any, help: "Modules to compare. (default: all)", values: .module)
        ],
        options: [.path, .force] + .talking,
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
            for change in changeSet.changes.sorted(by: { $0.path < $1.path }) {
                session.answer(UnifiedDiff(path: change.path, from: change.old, to: change.new))
            }
            let isInLine = changeSet.changes.isEmpty && !changeSet.findings.containsError
            return isInLine ? .success : .findings
        })
}

extension Session {
    /// A diff that was asked for; on a terminal it is coloured, and nothing in it is obeyed.
    fileprivate func answer(_ diff: UnifiedDiff) {
        let output = world.console.standardOutput
        guard shared.color.allowsColor(on: output, environment: world.environment) else {
            return answer(output.isTerminal ? printableLines(diff.text) : diff.text)
        }
        answer(diff.lines.map(coloured).joined())
    }

    private func coloured(_ line: UnifiedDiff.Line) -> String {
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
