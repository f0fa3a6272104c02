import Diagnostics

extension Command {
    static let rename = Command(
        "rename", abstract: "Gives a module, or a member of one, another name.",
        discussion: """
            Renames it in all specs and in App.viper, moves its files, and replaces the names of what is generated for it \
            (TodoListPresenter, TodoListModule …) in all Swift of the project, word by word, and as classes in its storyboards. All \
            else stays byte for byte. What you named yourself (members, structs) keeps its name.

            'rename Feed.showEmpty showNothing' renames a member: in the specs, in your classes, mocks and tests, wherever types \
            tell that it is meant. Where they do not, it is left, and a warning says where. Labels stay; where a name alone does \
            not tell which member is meant, they do: 'Feed.show(error:)', or the section: 'Feed.view.show'. Where the spec has \
            the new name already, the same command brings all else along.
            """,
        operands: [
            Operand("old", .one, help: "The module, or MODULE.member.", values: .module),
            Operand("new", .one, help: "Its new name."),
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
    // Nothing is read once all is written: the disk may refuse it, and all is done.
    let (kept, files, xibs) = (renaming.keptNames, try renaming.keptFiles(), try renaming.xibsOfRenamedClasses())
    session.report(renaming.changeSet.following(renaming.changeSet.findings, in: session))
    let code = try renaming.changeSet.write(to: project, subject: "\(old) is \(new.text)", since: start, in: session)
    if !kept.isEmpty {
        session.tell("You named these, and they keep the old name: \(kept.listed).")
    }
    if !files.isEmpty { session.tell("These stay in the old folder, for Xcode to move: \(files.named).") }
    if !xibs.isEmpty { session.tell("UIKit looks for a xib by the name of its class: in Xcode, call \(xibs.listed).") }
    if renaming.isPublic {
        session.tell("'\(new.text)' is public: what other packages and targets say of '\(old)' is left to you.")
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
        // Other members have new names in the specs as well: until the last of them is renamed, the generated files tell the old.
        guard !renaming.record.isEmpty, failure.exitCode == .findings else { throw failure }
        changeSet.keepWritten()
    }
    let findings = (outcome.findings + changeSet.refusals + renaming.unclear).sortedByPlace()
    try changeSet.followInBaseline()
    return try changeSet.write(
        to: project, reporting: findings, subject: renaming.title, since: start, in: session)
}

private func newName(_ name: String, for old: String) throws(CommandFailure) -> ModuleName {
    if name == old { throw .invalid("The module is called '\(old)' already.") }
    if name.lowercased() == old.lowercased() {
        throw .invalid(
            "'\(name)' differs from '\(old)' in letter case alone, which some disks do not tell apart; go by way of another name."
        )
    }
    let new = try ModuleName(name)
    if !new.folder.isEmpty {
        throw .invalid(
            "'rename' leaves a module in its folder; to have it in '\(printable(new.folder))', move its spec there, and 'viper-gen generate'."
        )
    }
    return new
}
