import Diagnostics

extension Command {
    static let remove = Command(
        "remove", abstract: "Delete modules and their unmodified files.",
        discussion: """
            Removes the modules from their specs. Deletes the modules' generated files, and those of your files that \
            you never changed. Keeps and lists the files that you changed; with --force, deletes them too. Does not \
            remove a module that another spec uses.
            """,
        operands: [Operand("module", .atLeastOne, help: "Modules to remove.", values: .module)],
        options: [.path, .dryRun, .forceRemoval, .format] + .talking,
        action: .run { arguments, session throws(CommandFailure) in
            return try Project.located(in: session).whileLocked(in: session) { (project) throws(CommandFailure) in
                try removeModules(arguments.operands, from: project, in: session)
            }
        })
}

extension Option {
    fileprivate static let forceRemoval = Option.flag(force.name, help: "Also delete the files you changed.")
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
