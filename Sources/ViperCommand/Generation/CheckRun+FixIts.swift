import Diagnostics
import UserCode

extension CheckRun {
    /// Applies fix-its to specs and user-owned Swift until none is left, because a fixed spec can have further
    /// findings. Returns whether any fix-it was applied. `run` reports the remaining findings.
    func applyFixIts() throws(CommandFailure) -> Bool {
        var hasEdits = false
        // The number of repetitions is limited, because two fix-its that undo each other would repeat forever.
        for _ in 0..<Self.longestFixItChain {
            do {
                guard try applyNextFixIts() else { return hasEdits }
            } catch {
                throw hasEdits ? error.addingToReason("fix-its were applied") : error
            }
            hasEdits = true
            if session.shared.writing != .forReal { return true }
        }
        return hasEdits
    }

    private static let longestFixItChain = 8

    /// Applies the fix-its of the current findings once. If specs have errors, edits only specs.
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
        return try apply(found, since: start)
    }

    private func apply(_ findings: [Diagnostic], since start: Double) throws(CommandFailure) -> Bool {
        let fixable = findings.filter(\.isFixable)
        var changes = ChangeSet(of: project, edits: .respected)
        for (file, findings) in Dictionary(grouping: fixable, by: \.location?.file) {
            guard let file else { continue }
            changes.add(FileChange(of: file, to: file.applying(findings.flatMap(\.fixIts))))
        }
        if changes.changes.isEmpty { return false }
        _ = try changes.write(to: project, subject: counted(fixable.count, "fix-it"), since: start, in: session)
        return true
    }
}

extension Diagnostic {
    /// Whether `check --fix` applies the fix-its. It does not if an edit may be wrong, or inserts a placeholder
    /// (`<#…#>`), which the user has to fill in.
    var isFixable: Bool {
        !fixIts.isEmpty && !fixIts.contains { $0.replacement.contains("<#") } && (isOfSpec || isOfClass)
    }

    fileprivate var isOfSpec: Bool { location?.file.path.hasSuffix(".viper") == true }

    /// Whether the finding is in user-owned Swift, and its edits are certainly right. A fix-it that adds a stub may be
    /// wrong, because the member may exist elsewhere.
    private var isOfClass: Bool {
        guard location?.file.path.hasSuffix(".swift") == true else { return false }
        switch rule {
        case .storedPropertyMismatch: return true
        case .missingInClass: return fixIts.allSatisfy { !$0.range.isEmpty }
        default: return Rule.ofLint.contains(rule)
        }
    }
}
