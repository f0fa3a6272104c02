import Foundation
import Testing

extension CompiledGoldens {
    /// The generated tests notice what breaks generated wiring and flows.
    @Test("the generated tests of Todo fail under every sabotage, and pass without")
    func sabotage() async throws {
        let golden = try #require(Golden.all.first { $0.name == "Todo" })
        let original = try golden.project()
        let broken = try Sabotage.all.map { try $0.applied(to: original) }
        let package = ConsumerPackage(name: "sabotage", mode: .swift6, projects: [original] + broken)

        let build = try await package.build()
        try #require(build.exitCode == 0, "sabotage has to compile: \(build.summary)")

        let sound = try await package.test(only: "^\(original.module)Tests\\.")
        #expect(sound.result.exitCode == 0, "\(sound.result.summary)")
        #expect(!sound.tests(.passed, of: original.module).isEmpty)
        for sabotage in Sabotage.all {
            let run = try await package.test(only: "^\(sabotage.name)Tests\\.")
            let failed = Set(run.tests(.failed, of: sabotage.name))
            #expect(run.result.exitCode != 0, "nobody noticed \(sabotage.name)")
            for test in sabotage.caughtBy {
                #expect(
                    failed.contains("\(sabotage.name)Tests.\(test)"),
                    "\(sabotage.name) should fail \(test), failed: \(failed.sorted())")
            }
        }
    }
}
