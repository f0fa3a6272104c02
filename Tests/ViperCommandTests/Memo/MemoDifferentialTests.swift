import Foundation
import TestSupport
import Testing
import ViperModel

@testable import ViperCommand

/// What `generate` does must not depend on whether it has a memo: after each of many random steps a run with one is held against
/// a run without, on a copy of the same tree.
@Suite struct MemoDifferentialTests {
    /// How many steps each project takes: `MEMO_STEPS=1000` for more than a test run has time for.
    private static let steps = ProcessInfo.processInfo.environment["MEMO_STEPS"].flatMap { Int($0) } ?? 15

    @Test func aRunWithAMemoDoesWhatOneWithoutDoes() throws {
        let counts = try Array(UInt64(1)...4).mapInParallel(fewest: 1) { seed throws in try take(seed: seed) }
        // Else nothing was tried.
        #expect(counts.contains { $0.believed > 0 } && counts.contains { $0.withFindings > 0 }, "\(counts)")
    }

    /// Runs through one project. Says how often a memo was believed, and how often it had something to say again.
    private func take(seed: UInt64) throws -> (believed: Int, withFindings: Int) {
        var app = try #require(RandomApp.inOrder(seed: seed))
        var (believed, withFindings) = (0, 0)
        var hasFindings = false
        for number in 0..<Self.steps {
            // What is found stays for a while: only then it can be said again.
            let step = number == 0 || hasFindings && app.numbers.below(3) > 0 ? .nothing : app.step()
            let label = "seed \(seed), step \(number): \(step)"
            let runs = TwinRuns(on: app.disk)
            #expect(runs.agree, "\(label)\n\(runs.report)")
            if !runs.agree { break }
            let run = runs.run
            hasFindings = run.code == .success && !run.errors.isEmpty
            if !runs.isAnew, run.code == .success {
                believed += 1
                if hasFindings { withFindings += 1 }
            }
            if run.code == .success {
                app.remember()
            } else if app.shouldHeal {
                app.goBack()
            }
        }
        return (believed, withFindings)
    }
}

extension RandomApp {
    /// One in which a run finds nothing; few are otherwise.
    fileprivate static func inOrder(seed: UInt64) -> RandomApp? {
        (0..<20).lazy.map { RandomApp(seed: seed &+ $0 &* 1_000) }.first { app in
            let run = Run("generate", on: MemoryFileSystem(copyOf: app.disk))
            return run.code == .success && run.errors.isEmpty
        }
    }

    /// Few projects stay as they are when a run has found something.
    fileprivate var shouldHeal: Bool {
        mutating get { numbers.below(4) > 0 }
    }
}
