import Diagnostics
import HandWritten

extension Checking {
    /// Makes the edits that rules propose for hand-written Swift. Specs and templates stay as they are; where they have errors
    /// nothing is edited, and `run` says why.
    func applyFixIts() throws(CommandFailure) {
        let start = session.world.clock()
        let generation = Generation(project: project, session: session, modules: modules)
        let prepared: Generation.Prepared
        do {
            prepared = try generation.prepared(for: .checking)
        } catch .invalidInput {
            return
        }
        let rules = Set(Rule.ofLint.map(\.id) + [Rule.differsInYours.id])
        let found = findings(prepared, deviations: prepared.changeSet.findings)
        let mended = found.filter { !$0.fixIts.isEmpty && rules.contains($0.rule.id) }
        var changes = ChangeSet(of: project, edits: .respected)
        for (file, findings) in Dictionary(grouping: mended, by: \.location?.file) {
            guard let file, file.path.hasSuffix(".swift") else { continue }
            changes.add(FileChange(of: file, to: file.applying(findings.flatMap(\.fixIts))))
        }
        if changes.changes.isEmpty { return }
        _ = try changes.write(to: project, subject: counted(mended.count, "fix-it"), since: start, in: session)
    }
}
