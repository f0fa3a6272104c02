import Diagnostics

extension Command {
    /// `viper-gen rename OLD NEW`
    static let rename = Command(
        "rename", abstract: "Gives a module another name.",
        discussion: """
            Renames it in all specs and in App.viper, moves its files, and replaces the names of what is generated for it \
            (TodoListPresenter, TodoListModule …) in all Swift of the project, word by word. All else stays byte for byte. What you \
            named yourself (members, structs) keeps its name.
            """,
        operands: [
            Operand("old", .one, help: "The module.", values: .module), Operand("new", .one, help: "Its new name."),
        ],
        options: .writing,
        action: .run { arguments, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            return try project.whileLocked(in: session, missingFolder: .isLeft) { (project) throws(CommandFailure) in
                try renameModule(arguments.operands[0], to: arguments.operands[1], in: project, session)
            }
        })
}

private func renameModule(
    _ old: String, to name: String, in project: Project, _ session: Session
) throws(CommandFailure) -> ExitCode {
    let start = session.world.clock()
    let new = try newName(name, for: old)
    let renaming = try ModuleRenaming(of: old, to: new.text, in: project, session)
    let refusals = renaming.changeSet.refusals + renaming.obstacles
    if !refusals.isEmpty { throw .refused(refusals) }
    return try renaming.changeSet.write(to: project, subject: "\(old) is \(new.text)", since: start, in: session)
}

private func newName(_ name: String, for old: String) throws(CommandFailure) -> ModuleName {
    if name.lowercased() == old.lowercased() {
        throw .usage(
            .invalid(
                "'\(name)' differs from '\(old)' in letter case alone, which some disks do not tell apart; go by way of another name."
            ))
    }
    do {
        return try ModuleName(name)
    } catch {
        throw .usage(error)
    }
}
