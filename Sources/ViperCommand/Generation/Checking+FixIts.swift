import Diagnostics
import HandWritten

extension Checking {
    /// Makes the edits that rules propose for specs and for your Swift, until there are none left: what a spec says once it can be
    /// read may call for more. `run` says what is left. Whether there was any to make.
    func applyFixIts() throws(CommandFailure) -> Bool {
        var hasEdits = false
        // An edit may bring about the next one; two that undo each other would never end.
        for _ in 0..<Self.longestFixItChain {
            do {
                guard try applyNextFixIts() else { return hasEdits }
            } catch {
                throw hasEdits ? error.saying("fix-its were applied") : error
            }
            hasEdits = true
            if session.shared.writing != .forReal { return true }
        }
        return hasEdits
    }

    private static let longestFixItChain = 8

    /// Where specs have errors, they are edited alone.
    private func applyNextFixIts() throws(CommandFailure) -> Bool {
        let start = session.world.clock()
        let generation = Generation(project: project, session: session, request: GenerationRequest(modules: modules))
        let outcome: Outcome
        do {
            outcome = try generation.outcome()
        } catch .invalidInput(let diagnostics) {
            return try apply(diagnostics.filter(\.isOfSpec), since: start)
        }
        let found = findings(outcome, deviations: outcome.changeSet.findings)
        return try apply(found.filter { $0.isOfSpec || $0.isOfClass }, since: start)
    }

    private func apply(_ findings: [Diagnostic], since start: Double) throws(CommandFailure) -> Bool {
        let mended = findings.filter { finding in
            // A placeholder is for a person to fill in.
            !finding.fixIts.isEmpty && !finding.fixIts.contains { $0.replacement.contains("<#") }
        }
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

extension Diagnostic {
    fileprivate var isOfSpec: Bool { location?.file.path.hasSuffix(".viper") == true }

    /// Whether it is about a person's Swift, and its edits are certain: a stub that is added may be a second one.
    fileprivate var isOfClass: Bool {
        guard location?.file.path.hasSuffix(".swift") == true else { return false }
        switch rule {
        case .storedPropertyMismatch: return true
        case .missingInClass: return fixIts.allSatisfy { !$0.range.isEmpty }
        default: return Rule.ofLint.contains(rule)
        }
    }
}
