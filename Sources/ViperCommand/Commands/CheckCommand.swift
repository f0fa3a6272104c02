extension Command {
    static let check = Command(
        "check", abstract: "Says what is wrong.",
        discussion: """
            For CI: finds errors in specs, generated files that are missing, outdated, edited by hand or stale, classes that have \
            not followed their spec, and code that breaks VIPER's boundaries. Each finding names what mends it.

            Rules are made errors or warnings, or switched off, in App.viper: 'rules { longBody off }'. A comment silences one \
            on its line: '// viper-gen:ignore longBody: a table reads best in one place'.

            What is wrong today can be let be: --write-baseline writes it to .viper-baseline.json, and from then on only what is \
            new is told, and fails. What was mended is counted; --strict asks for the file to be written anew.

            With --fix the edits that rules propose for specs and for your Swift ("fix-it: insert 'weak'") are made first.

            Ends with 1 where there is an error, with 2 where specs or templates have one.
            """,
        operands: [
            Operand("module", .any, help: "The modules to check; all of them, if none is named.", values: .module)
        ],
        options: [.strict, .fix, .writeBaseline, .dryRun] + .building + .checking,
        action: .run { arguments, session throws(CommandFailure) in
            let (modules, depfile) = try arguments.building()
            let project = try Project.located(in: session)
            var checking = Checking(
                project: project, session: session, modules: modules,
                failing: arguments.has(.strict) ? .warning : .error, depfile: depfile)
            if arguments.has(.writeBaseline) {
                if modules != .all { throw .invalid("'--write-baseline' is for all modules at once.") }
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
                    throw error.saying("the fix-its are made")
                }
            }
        })
}

extension Option {
    fileprivate static let fix = Option.flag(
        "fix", help: "Make the edits that rules propose for specs and your Swift first.")
    fileprivate static let writeBaseline = Option.flag(
        "write-baseline", help: "Let be what is found: from now on only what is new fails.")
    fileprivate static let strict = Option.flag("strict", help: "Fail on warnings too.")
}
