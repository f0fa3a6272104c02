import Diagnostics

extension Command {
    static let remove = Command(
        "remove", abstract: "Removes modules: undoes what `new` and `generate` did.",
        discussion: """
            Takes the modules out of their specs, and deletes what was generated for them and the files that nobody has written \
            to. What a person wrote is kept and named, unless --force is given. A module that another spec needs is not removed.
            """,
        operands: [Operand("module", .atLeastOne, help: "The modules.", values: .module)],
        options: [.path, .dryRun, .forceRemoval, .format] + .talking,
        action: .run { arguments, session throws(CommandFailure) in
            return try Project.located(in: session).whileLocked(in: session) { (project) throws(CommandFailure) in
                try removeModules(arguments.operands, from: project, in: session)
            }
        })
}

extension Option {
    fileprivate static let forceRemoval = Option.flag(force.name, help: "Delete what a person wrote for them as well.")
}

private func removeModules(
    _ names: [String], from project: Project, in session: Session
) throws(CommandFailure) -> ExitCode {
    let start = session.world.clock()
    let modules = names.unique
    let removal = try ModuleRemoval(of: modules, from: project, in: session)
    if !removal.changeSet.refusals.isEmpty { throw .refused(removal.changeSet.refusals) }
    session.report(removal.findings)
    let subject = counted(modules.count, "module")
    return try removal.changeSet.write(to: project, subject: subject, since: start, in: session)
}
