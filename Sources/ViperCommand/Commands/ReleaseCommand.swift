import Diagnostics
import ViperModel

extension Command {
    static let release = Command(
        "release", abstract: "Turn adopted modules back into plain Swift.",
        discussion: """
            Reverts 'adopt': writes the protocols of the modules as your own Swift to a file next to their classes. \
            Deletes the modules' specs, mocks and generated files. Releases a module only if its 'emit' contains \
            neither 'flows' nor 'classes' nor 'assembly'. With --all, also deletes App.viper and the baseline if no \
            spec remains.
            """,
        operands: [Operand("module", .any, help: "Modules to release.", values: .module)],
        options: [.allModules, .path, .dryRun, .format] + .talking,
        action: .run { arguments, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            let isAll = arguments.has(.allModules)
            guard isAll != !arguments.operands.isEmpty else {
                throw .invalid("'release' requires module names or '--all'.")
            }
            return try project.whileLocked(in: session) { (project) throws(CommandFailure) in
                try releaseModules(isAll ? nil : arguments.operands, from: project, in: session)
            }
        })
}

/// Releases the named modules; all if `named` is nil.
private func releaseModules(
    _ named: [String]?, from project: Project, in session: Session
) throws(CommandFailure) -> ExitCode {
    let start = session.world.clock()
    guard let release = try ModuleRelease(of: named, from: project, in: session) else {
        session.printStatus("0 modules released")
        return .success
    }
    if !release.changeSet.refusals.isEmpty { throw .refused(release.changeSet.refusals) }
    session.report((release.notReleased + release.findings).sortedByPlace())
    let subject = "\(counted(release.names.count, "module")) released"
    var changeSet = release.changeSet
    if named == nil, release.notReleased.isEmpty {
        for change in try removalOfMemo(from: project) { changeSet.add(change) }
    }
    let code = try changeSet.write(to: project, subject: subject, since: start, in: session)
    return release.notReleased.isEmpty ? code : .findings
}

/// Returns changes that delete the cache that older versions kept in `.viper-gen`.
private func removalOfMemo(from project: Project) throws(CommandFailure) -> [FileChange] {
    var changes: [FileChange] = []
    for path in ["memo", ".gitignore"].map({ WriteJournal.folder + "/" + $0 }) {
        guard case .file = try project.entry(at: path) else { continue }
        changes.append(FileChange(path: path, old: try project.contents(of: path), new: nil))
    }
    return changes
}
