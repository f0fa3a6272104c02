import Foundation
import TestSupport
import Testing

extension CompiledVariants {
    /// The generated tests notice what breaks generated wiring and flows.
    @Test(
        "the generated tests of Todo fail under every sabotage, and pass without",
        .enabled(if: TestTier.gate.isRunning),
        .begun { _ = Self.sabotaged })
    func sabotage() async throws {
        let original = try Self.todo()

        let run = try await Self.sabotaged.value

        try #require(!run.outcomes.isEmpty, "sabotage has to compile: \(run.result.summary)")
        #expect(run.result.exitCode != 0)
        let unsound = run.tests(.failed, of: original.module) + run.tests(.unfinished, of: original.module)
        #expect(unsound.isEmpty, "\(unsound)")
        #expect(!run.tests(.passed, of: original.module).isEmpty)
        for sabotage in Sabotage.all {
            let failed = Set(run.tests(.failed, of: sabotage.name))
            for test in sabotage.caughtBy {
                #expect(
                    failed.contains("\(sabotage.name)Tests.\(test)"),
                    "\(sabotage.name) should fail \(test), failed: \(failed.sorted())")
            }
        }
    }

    private static let sabotaged = lane.begin {
        let original = try todo()
        let broken = try Sabotage.all.map { try $0.applied(to: original) }
        return try await ConsumerPackage(name: "sabotage", mode: .swift6, projects: [original] + broken).test()
    }
}
