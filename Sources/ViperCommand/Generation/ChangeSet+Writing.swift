import Diagnostics

extension ChangeSet {
    /// Makes the changes, unless the run is to show them alone, reports `findings` with their places as they are then, and sums
    /// up. `subject` is what the run was about. Where the findings are nil, they have been reported before.
    func write(
        to project: Project, reporting findings: [Diagnostic]? = nil, subject: String, omittedTestCount: Int = 0,
        since start: Double, in session: Session
    ) throws(CommandFailure) -> ExitCode {
        if session.shared.writing == .forReal {
            session.begin("writing \(counted(changes.count, "file"))")
            try session.apply(changes, by: project.writer)
        }
        if let findings { session.report(following(findings, in: session)) }
        Summary(
            self, subject: subject, omittedTestCount: omittedTestCount, seconds: session.world.clock() - start
        ).tell(in: session)
        return (findings ?? self.findings).containsError ? .findings : .success
    }
}

extension Session {
    /// Does all changes, or none. What the tool could not tidy up afterwards is said, for all is done by then.
    func apply(_ changes: [FileChange], by writer: SafeWriter) throws(CommandFailure) {
        guard let leftover = try writer.apply(changes) else { return }
        let reasons = leftover.findings.map(\.message).joined(separator: "; ")
        notice("All changes were made, but a temporary file of viper-gen remains: \(reasons). The next run deletes it.")
    }
}
