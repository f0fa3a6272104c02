import Foundation
import TestSupport
import Testing

/// Generated code is trusted because it was compiled and its tests ran.
@Suite("Compiled goldens")
struct CompiledGoldens {
    /// One package for all modes without kits, and one beside them: a module named UIKit is there for all that is in its package.
    @Test(
        "all goldens compile, and their tests pass", .begun { _ = Self.runs },
        arguments: packages)
    func compileAndPass(_ mode: BuildMode) async throws {
        let goldens = try Self.goldens(in: mode)
        let random = try Self.random(in: mode)
        let projects = goldens.map(\.project) + random
        try #require(!projects.isEmpty)
        try #require(Set(projects.map(\.module)).count == projects.count, "two goldens have one target name")

        let run = try await #require(Self.runs[mode]).value

        try #require(!run.outcomes.isEmpty || run.result.exitCode == 0, "it does not compile: \(run.result.summary)")
        #expect(run.result.exitCode == 0, "\(run.result.summary)")
        for module in projects.map(\.module) {
            let failed = run.tests(.failed, of: module) + run.tests(.unfinished, of: module)
            #expect(failed.isEmpty, "failed in \(module): \(failed)")
            #expect(!run.tests(.passed, of: module).isEmpty, "no test of \(module) ran")
        }
        print(report(run, of: projects, in: mode))
    }

    private static func goldens(in mode: BuildMode) throws -> [CompiledGolden] {
        try CompiledGolden.all().filter { $0.mode.isBesideKits == mode.isBesideKits }
    }

    /// Beside the goldens without kits, bodies that are made at random.
    private static func random(in mode: BuildMode) throws -> [ConsumerPackage.Project] {
        mode == .swift6 && TestSettings.goldens == nil ? [try RandomBodies.project()] : []
    }

    private static let runs: [BuildMode: Task<TestRun, any Error>] = {
        let lane = CompilerLane()
        return Dictionary(
            uniqueKeysWithValues: packages.map { mode in
                let run = lane.begin {
                    let projects = try goldens(in: mode).map(\.project) + random(in: mode)
                    return try await ConsumerPackage(name: "all", mode: mode, projects: projects).test()
                }
                return (mode, run)
            })
    }()

    /// With `GOLDENS`, one of them may have no golden.
    private static let packages = [BuildMode.swift6, .kits].filter { package in
        BuildMode.tried.contains { $0.isBesideKits == package.isBesideKits }
            && (TestSettings.goldens == nil || (try? goldens(in: package).isEmpty) != true)
    }

    @Test("the gate compiles and tests every golden in one of its modes, and every mode has goldens")
    func modes() throws {
        let all = try CompiledGolden.all(in: .gate)
        #expect(TestSettings.goldens != nil || Set(all.map(\.mode)) == Set(BuildMode.tried))
        let compiled = Dictionary(grouping: all, by: \.golden.name)
        for golden in Golden.all {
            let modes = try golden.modes()
            let isCompiled = compiled[golden.name, default: []].contains { modes.contains($0.mode) }
            #expect(isCompiled || BuildMode.tried.count < BuildMode.allCases.count, "\(golden.name)")
            // The one that imports another is compiled beside that, where it has its own name.
            #expect(try golden.name == "Market" || golden.modes() != [.kits], "\(golden.name)")
        }
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
