extension Command {
    /// `viper-gen check [MODULE…]`
    static let check = Command(
        "check", abstract: "Says what is wrong, and changes nothing.",
        discussion: """
            For CI: finds errors in specs, generated files that are missing, outdated, edited by hand or stale, classes that have \
            not followed their spec, and code that breaks VIPER's boundaries. Each finding names what mends it.

            Rules are made errors or warnings, or switched off, in App.viper: 'rules { longBody off }'. A comment silences one \
            on its line: '// viper-gen:ignore longBody: a table reads best in one place'.

            Ends with 1 where there is an error, with 2 where specs or templates have one.
            """,
        operands: [
            Operand("module", .any, help: "The modules to check; all of them, if none is named.", values: .module)
        ],
        options: [.strict] + .building + .checking,
        action: .run { arguments, session throws(CommandFailure) in
            let (modules, depfile) = try arguments.building()
            let project = try Project.located(in: session)
            return try project.whole(in: session) { (project) throws(CommandFailure) in
                try Checking(
                    project: project, session: session, modules: modules,
                    failing: arguments.has(.strict) ? .warning : .error, depfile: depfile
                ).run()
            }
        })
}

extension Option {
    fileprivate static let strict = Option.flag("strict", help: "Fail on warnings too.")
}
