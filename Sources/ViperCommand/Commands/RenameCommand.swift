import Diagnostics

extension Command {
    static let rename = Command(
        "rename", abstract: "Rename a module or one of its members.",
        discussion: """
            'rename TodoList Tasks' renames a module in all specs and in App.viper, renames its files, and replaces \
            the names of its classes in storyboards. In all Swift files of the project, replaces the names of the \
            module's generated types, such as TodoListPresenter and TodoListModule. All other text stays unchanged, \
            byte for byte. Members and types that you named yourself keep their names.

            'rename Feed.showEmpty showNothing' renames a member in the specs. In classes, mocks and tests, replaces \
            the name wherever types show that the code refers to this member. Leaves all other uses of the name \
            unchanged, and shows each in a warning. Argument labels stay unchanged. If several members have the same \
            name, add labels ('Feed.show(error:)') or the section ('Feed.view.show').

            If you already changed the name in all specs, the same command updates all other files. Rename services, \
            members of services, and other types by hand.
            """,
        operands: [
            Operand("old", .one, help: "Module, or MODULE.member.", values: .module),
            Operand("new", .one, help: "New name."),
        ],
        options: .writing,
        action: .run { arguments, session throws(CommandFailure) in
            return try Project.located(in: session).whileLocked(in: session) { (project) throws(CommandFailure) in
                let (old, new) = (arguments.operands[0], arguments.operands[1])
                return old.contains(".")
                    ? try renameMember(old, to: new, in: project, session)
                    : try renameModule(old, to: new, in: project, session)
            }
        })
}

private func renameModule(
    _ old: String, to name: String, in project: Project, _ session: Session
) throws(CommandFailure) -> ExitCode {
    let start = session.world.clock()
    let new = try newName(name, for: old)
    let renaming = try ModuleRenaming(of: old, to: new.text, in: project, session)
    let refusals = try renaming.before.placed(renaming.changeSet.refusals) + renaming.obstacles
    if !refusals.isEmpty { throw .refused(refusals) }
    // Everything is read before the first write. A read error after it would look as if the renaming had failed.
    let (kept, files, xibs) = (renaming.keptNames, try renaming.keptFiles(), try renaming.xibsOfRenamedClasses())
    session.report(renaming.changeSet.following(renaming.changeSet.findings, in: session))
    let code = try renaming.changeSet.write(
        to: project, subject: "Renamed \(old) to \(new.text)", since: start, in: session)
    if !kept.isEmpty {
        session.printStatus("Not renamed, because you chose these names: \(kept.listed).")
    }
    if !files.isEmpty { session.printStatus("In Xcode, move these files to the module's new folder: \(files.named).") }
    if !xibs.isEmpty {
        session.printStatus("UIKit finds a xib by the name of its class. Rename in Xcode: \(xibs.listed).")
    }
    if renaming.isPublic {
        session.printStatus("'\(new.text)' is public: rename '\(old)' in other packages and targets yourself.")
    }
    return code
}

private func renameMember(
    _ old: String, to new: String, in project: Project, _ session: Session
) throws(CommandFailure) -> ExitCode {
    let start = session.world.clock()
    let renaming = try MemberRenaming(of: MemberReference(old), to: new, in: project, session)
    let request = GenerationRequest(record: renaming.record)
    let outcome = try Generation(project: renaming.project, session: session, request: request).outcome()
    var changeSet = outcome.changeSet
    let refusals = try renaming.before.placed(changeSet.refusals)
    if !refusals.isEmpty {
        let failure = CommandFailure.refused(refusals)
        // The user may have renamed several members in the specs. Then the generated files keep the old names until the
        // last of these members is renamed.
        guard !renaming.record.isEmpty, failure.exitCode == .findings else { throw failure }
        changeSet.keepOnlyUserFileChanges()
    }
    let findings = (outcome.findings + changeSet.refusals + renaming.unclear).sortedByPlace()
    try changeSet.updateBaseline()
    return try changeSet.write(
        to: project, reporting: findings, subject: renaming.title, since: start, in: session)
}

private func newName(_ name: String, for old: String) throws(CommandFailure) -> ModuleName {
    if name == old { throw .invalid("The module already has the name '\(old)'.") }
    if name.lowercased() == old.lowercased() {
        throw .invalid(
            "'\(name)' differs from '\(old)' only in case, which some disks ignore. Rename the module to another name first."
        )
    }
    let new = try ModuleName(name)
    if !new.folder.isEmpty {
        throw .invalid(
            "'rename' does not move a module. To move the module to '\(printable(new.folder))', move its spec there and run 'viper-gen generate'."
        )
    }
    return new
}
