import Foundation
import Testing

/// Generated code is trusted because it was compiled and its tests ran. One at a time: each uses all cores.
@Suite("Compiled goldens", .serialized)
struct CompiledGoldens {
    @Test("all goldens compile, and their tests pass", arguments: BuildMode.tried)
    func compileAndPass(_ mode: BuildMode) async throws {
        let projects = try Golden.all.filter { try $0.modes().contains(mode) }.map { try $0.project() }
        try #require(!projects.isEmpty)
        try #require(Set(projects.map(\.module)).count == projects.count, "two goldens have one target name")

        let run = try await ConsumerPackage(name: "all", mode: mode, projects: projects).test()

        try #require(!run.outcomes.isEmpty || run.result.exitCode == 0, "it does not compile: \(run.result.summary)")
        #expect(run.result.exitCode == 0, "\(run.result.summary)")
        for project in projects {
            let failed = run.tests(.failed, of: project.module) + run.tests(.unfinished, of: project.module)
            #expect(failed.isEmpty, "failed in \(project.module): \(failed)")
            #expect(!run.tests(.passed, of: project.module).isEmpty, "no test of \(project.module) ran")
        }
        print(report(run, of: projects, in: mode))
    }

    /// `kits: 212 tests passed, 31 wait for hand-written code (Todo 31+4, …)`
    private func report(_ run: TestRun, of projects: [ConsumerPackage.Project], in mode: BuildMode) -> String {
        let counts = projects.map { project in
            (
                project.module, run.tests(.passed, of: project.module).count,
                run.tests(.skipped, of: project.module).count
            )
        }
        let passed = counts.reduce(0) { $0 + $1.1 }
        let skipped = counts.reduce(0) { $0 + $1.2 }
        let each = counts.map { "\($0.0) \($0.1)+\($0.2)" }.joined(separator: ", ")
        return "\(mode.rawValue): \(passed) generated tests passed, \(skipped) wait for hand-written code (\(each))"
    }
}
