import Diagnostics

/// The summary of a run: `12 modules: 3 files written, 129 unchanged (0.04 s)`.
struct Summary: Sendable {
    var changes: [FileChange] = []
    let unchangedCount: Int
    /// The subject of the run: `12 modules`.
    let subject: String
    /// The number of tests that are not generated, because they could not run.
    let omittedTestCount: Int
    let seconds: Double
    /// A note that tells the user what to do next; nil if nothing is left to do.
    var remark: String?

    /// Prints a limited list of the changed files, and the summary.
    func print(in session: Session) {
        if session.shared.verbosity == .quiet { return }
        let isDryRun = session.shared.writing == .dryRun
        let limit = session.shared.verbosity == .verbose || isDryRun ? Int.max : 24
        let sorted = changes.sorted { $0.path < $1.path }
        var lines = sorted.prefix(limit).map { change in
            "  " + (change.isRemoval ? "- " : change.old == nil ? "+ " : "~ ") + printable(change.path)
        }
        if changes.count > limit { lines.append("  … and \(changes.count - limit) more (--verbose lists them)") }
        lines.append(
            isDryRun ? "Dry run: nothing was written. " + line(written: "to write", removed: "to remove") : line())
        if omittedTestCount > 0 {
            lines.insert(
                "\(counted(omittedTestCount, "test")) not generated; run 'viper-gen check --verbose' for the reason",
                at: lines.count - 1)
        }
        // In the format for GitHub, no file names are printed, because GitHub could parse one as a workflow command.
        if session.shared.format == .github { lines = Array(lines.suffix(1)) }
        session.printStatus(lines.joined(separator: "\n"))
        if let remark, !isDryRun { session.printStatus(remark) }
    }

    private func line(written: String = "written", removed: String = "removed") -> String {
        let removedCount = changes.count { $0.isRemoval }
        var parts = [counted(changes.count - removedCount, "file") + " " + written]
        if removedCount > 0 { parts.append("\(removedCount) \(removed)") }
        parts.append("\(unchangedCount) unchanged")
        return "\(subject): \(parts.joined(separator: ", ")) (\(Self.hundredths(seconds)) s)"
    }

    /// Returns seconds with two decimals: `0.04`.
    static func hundredths(_ seconds: Double) -> String {
        let hundredths = Int((min(max(seconds, 0), 1e6) * 100).rounded())
        let digits = hundredths % 100
        return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
    }
}

extension Summary {
    init(_ changeSet: ChangeSet, subject: String, omittedTestCount: Int = 0, seconds: Double) {
        self.init(
            changes: changeSet.changes, unchangedCount: changeSet.unchangedCount, subject: subject,
            omittedTestCount: omittedTestCount, seconds: seconds, remark: changeSet.xcode?.remark)
    }
}
