import Diagnostics

extension Generation {
    /// Runs all stages: writes the changes, and reports the findings. Throws if something prevents the writing.
    /// `depfile` is the path of the dependency file, which tells a build tool the files that the run read.
    func run(depfile: String? = nil) throws(CommandFailure) -> ExitCode {
        let start = session.world.clock()
        let outcome = try outcome()
        let changeSet = outcome.changeSet
        if !changeSet.refusals.isEmpty { throw .refused(outcome.diagnostics + changeSet.refusals) }
        if session.shared.writing == .forReal { _ = try dependencyFile(at: depfile, of: outcome.read) }
        let modules = outcome.modules
        let count = request.modules.names(among: modules)?.count ?? modules.count
        let code = try changeSet.write(
            to: project, reporting: outcome.findings, subject: counted(count, "module"),
            omittedTestCount: outcome.omittedTests(of: request.modules).count, since: start, in: session)
        do throws(CommandFailure) {
            try writeDependencyFile(outcome.read, in: depfile)
        } catch {
            throw error.addingToReason("all other files were written")
        }
        return code
    }

    /// Throws if the dependency file cannot be written. Commands call it before all other stages.
    func check(depfile: String?) throws(CommandFailure) {
        guard let depfile, session.shared.writing == .forReal else { return }
        try session.checkReplacement(of: depfile)
    }

    /// Writes the dependency file with the paths that were read. It also lists their folders, which change when files
    /// are added.
    func writeDependencyFile(_ paths: [String], in depfile: String?) throws(CommandFailure) {
        guard let depfile, session.shared.writing == .forReal,
            let file = try dependencyFile(at: depfile, of: paths)
        else { return }
        try session.write(Array(file.text.utf8), to: depfile)
    }

    private func dependencyFile(
        at depfile: String?, of paths: [String]
    ) throws(CommandFailure) -> DependencyFile? {
        guard let depfile else { return nil }
        let folders = paths.map(\.pathFolder).filter { !$0.isEmpty }
        let file = DependencyFile(path: depfile, dependencies: (paths + folders).map { project.prefix + $0 })
        if let path = file?.unnameable {
            throw .invalid("A Makefile cannot contain the path '\(path)'. Rename it, or omit '--depfile'.")
        }
        return file
    }
}
