import Diagnostics
import HandWritten

extension Checking {
    /// Makes the edits that rules propose for hand-written Swift. Where specs have errors, those are edited that call parts by the
    /// names of before `naming` changed, and nothing else; `run` says what is left. Whether there was any to make.
    func applyFixIts() throws(CommandFailure) -> Bool {
        let start = session.world.clock()
        let generation = Generation(project: project, session: session, request: GenerationRequest(modules: modules))
        let outcome: Outcome
        do {
            outcome = try generation.outcome()
        } catch .invalidInput(let diagnostics) {
            return try apply(diagnostics.filter { $0.rule.id == Rule.renamedPart.id }, since: start)
        }
        let rules = Set(Rule.ofLint.map(\.id) + [Rule.storedPropertyMismatch.id])
        let found = findings(outcome, deviations: outcome.changeSet.findings)
        return try apply(
            found.filter { rules.contains($0.rule.id) && $0.location?.file.path.hasSuffix(".swift") == true },
            since: start)
    }

    private func apply(_ findings: [Diagnostic], since start: Double) throws(CommandFailure) -> Bool {
        let mended = findings.filter { !$0.fixIts.isEmpty }
        var changes = ChangeSet(of: project, edits: .respected)
        for (file, findings) in Dictionary(grouping: mended, by: \.location?.file) {
            guard let file else { continue }
            changes.add(FileChange(of: file, to: file.applying(findings.flatMap(\.fixIts))))
        }
        if changes.changes.isEmpty { return false }
        _ = try changes.write(to: project, subject: counted(mended.count, "fix-it"), since: start, in: session)
        return true
    }
}
