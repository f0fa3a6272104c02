extension Command {
    static let check = Command(
        "check", abstract: "Report problems in specs, generated files and your classes.",
        discussion: """
            Reports errors in specs, and generated files that are missing, out of date, edited or no longer needed. \
            Also reports classes that do not match their spec, and code that crosses a VIPER boundary. Writes files \
            only with --fix and --write-baseline.

            Set a rule's severity in App.viper: 'rules { longBody off }'. Suppress one finding with a comment on its \
            line: '// viper-gen:ignore longBody: a table is easier to read in one place'.

            With --write-baseline, records all current findings in .viper-baseline.json, the baseline. Later runs \
            report only new findings. With --strict, also reports entries of the baseline whose findings no longer \
            occur.

            With --format json, prints each finding as an object on a line of its own. The keys are rule, severity, \
            message, path, line, column, end_line, end_column, explanation, notes, fix_its (the edits) and fixable \
            (whether --fix applies these edits). An object contains only keys that have a value.

            Exit codes:

              0   no errors
              1   errors, or with --strict also warnings
              2   errors in specs or templates
              3   refused, for example after an interrupted run
              64  wrong command line
            """,
        operands: [
            Operand("module", .any, help: "Modules to check. (default: all)", values: .module)
        ],
        options: [.strict, .fix, .writeBaseline, .dryRun] + .building + .checking,
        action: .run { arguments, session throws(CommandFailure) in
            let (modules, depfile) = try arguments.building()
            let project = try Project.located(in: session)
            var checking = CheckRun(
                project: project, session: session, modules: modules,
                failing: arguments.has(.strict) ? .warning : .error, depfile: depfile)
            if arguments.has(.writeBaseline) {
                if modules != .all { throw .invalid("'--write-baseline' cannot be combined with module names.") }
                checking.writesBaseline = true
            } else if !arguments.has(.fix) {
                return try project.whileConsistent(in: session) { (_) throws(CommandFailure) in try checking.run() }
            }
            return try project.whileLocked(in: session) {
                [checking] (project) throws(CommandFailure) in
                var locked = checking
                locked.project = project
                guard arguments.has(.fix), try locked.applyFixIts() else { return try locked.run() }
                do throws(CommandFailure) {
                    return try locked.run()
                } catch {
                    throw error.addingToReason("fix-its were applied")
                }
            }
        })
}

extension Option {
    fileprivate static let fix = Option.flag("fix", help: "First apply fix-its to specs and your Swift code.")
    fileprivate static let writeBaseline = Option.flag(
        "write-baseline", help: "Record all current findings in the baseline.")
    fileprivate static let strict = Option.flag("strict", help: "Fail on warnings, too.")
}
