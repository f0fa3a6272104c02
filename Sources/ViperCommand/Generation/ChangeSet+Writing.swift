import Diagnostics

extension ChangeSet {
    /// Makes the changes, unless the run is a dry run. Then reports `findings`, and prints a summary.
    ///
    /// - Parameters:
    ///   - findings: The findings to report; nil if they were reported before.
    ///   - subject: The subject of the summary, such as `12 modules`.
    func write(
        to project: Project, reporting findings: [Diagnostic]? = nil, subject: String, omittedTestCount: Int = 0,
        since start: Double, in session: Session
    ) throws(CommandFailure) -> ExitCode {
        if session.shared.writing == .forReal {
            try session.apply(changes, by: project.writer)
        }
        if let findings { session.report(following(findings, in: session)) }
        Summary(
            self, subject: subject, omittedTestCount: omittedTestCount, seconds: session.world.clock() - start
        ).print(in: session)
        return (findings ?? self.findings).containsError ? .findings : .success
    }
}

extension Session {
    /// Makes all changes, or none. If only a temporary file could not be removed, prints a notice and does not throw,
    /// because the changes were made.
    func apply(_ changes: [FileChange], by writer: SafeWriter) throws(CommandFailure) {
        guard let leftover = try writer.apply(changes) else { return }
        let reasons = leftover.findings.map(\.message).joined(separator: "; ")
        printNotice(
            "All changes were made, but a temporary file of viper-gen remains: \(reasons). The next run deletes it.")
    }
}
