import Foundation
import TestSupport
import Testing
import ViperModel
import ViperSpec

/// Each setting works with each other one.
@Suite("Combinations of settings")
struct CombinationTests {
    @Test("every pair of values that App.viper allows is in the covering set")
    func pairs() {
        let shown = CoveringSet.rows.reduce(into: Set<CoveringSet.Pair>()) { $0.formUnion(CoveringSet.pairs(in: $1)) }
        #expect(shown == CoveringSet.pairs)
        #expect(
            CoveringSet.rows.count <= 34,
            "the covering set, which is compiled, has \(CoveringSet.rows.count) rows: raise the limit if a setting is new"
        )
        for (place, setting) in CombinedSetting.all.enumerated() {
            #expect(Set(CoveringSet.rows.map { $0.choices[place] }).count == setting.values.count, "\(setting.name)")
        }
    }

    @Test("the table names every setting that changes what is generated, and every value")
    func tableIsComplete() {
        let missing = SettingName.allCases.filter {
            CombinedSetting.place(of: $0.rawValue) == nil && !CombinedSetting.notCombined.contains($0)
        }
        #expect(
            missing == [],
            "add it to 'CombinedSetting.all' if it changes what is generated, or else to 'CombinedSetting.notCombined'")
        expectValues("ui", Kit.builtIn.map(\.name))
        expectValues("style", AppSettings.Style.allCases.map(\.rawValue))
        expectValues("naming", Naming.Scheme.allCases.map(\.rawValue))
        expectValues("tests", TestFramework.allCases.map(\.rawValue))
        expectValues("swift", AppSettings.SwiftMode.allCases.map { String($0.rawValue) })
        expectValues("isolation", AppSettings.Isolation.allCases.map(\.rawValue))
        expectValues("access", AppSettings.Access.allCases.map(\.rawValue) + [CombinedSetting.door])
        expectValues("platforms", AppSettings.Platforms.allCases.map(\.rawValue))
        let words = AppSettings.EmittedParts.words.filter { AppSettings.EmittedParts.all.contains($0.value) }.map(\.key)
        #expect(CombinedSetting.everything == words.joined(separator: ", "))
    }

    private func expectValues(_ name: String, _ values: [String]) {
        let setting = CombinedSetting.all.first { $0.name == name }
        #expect(Set(setting?.values ?? []) == Set(values), "'CombinedSetting.all' has other values of '\(name)'")
    }

    @Test("what cannot compile is refused, with the reason, and nothing else is")
    func refusals() {
        for combination in TestSettings.cases(Combination.sample, quick: 40) {
            let refusals = combination.refusals
            #expect(Set(refusals.map(\.rule.id)) == combination.refusingRules, "\(combination)")
            #expect(refusals.allSatisfy { $0.location?.file.path == "App.viper" && !$0.notes.isEmpty })
        }
    }

    @Test("any four values are in one of those that are tried")
    func sample() {
        let places = CombinedSetting.all.indices
        for a in places {
            for b in places where b > a {
                for c in places where c > b {
                    for d in places where d > c {
                        let settings = [a, b, c, d]
                        let tried = Set(Combination.sample.map { row in settings.map { row.choices[$0] } })
                        let count = settings.reduce(1) { $0 * CombinedSetting.all[$1].values.count }
                        #expect(tried.count == count, "\(settings.map { CombinedSetting.all[$0].name })")
                    }
                }
            }
        }
    }
}

extension CompiledVariants {
    /// The full product takes hours; with `VIPER_GEN_PART=3/41` it is the third of 41 parts of it. By a prime number, for the
    /// settings' values recur.
    @Test(
        "every combination of the covering set compiles, and its tests pass", .enabled(if: TestTier.gate.isRunning),
        .begun { _ = Self.combined })
    func combinations() async throws {
        let runs = try await Self.combined.value
        try #require(!runs.isEmpty)
        for (generated, run) in runs { expectPassed(run, generated) }
    }

    private static let combined = lane.begin {
        var runs: [([GeneratedCombination], TestRun)] = []
        for start in stride(from: 0, to: rows.count, by: 34) {
            let generated = try GeneratedCombination.all(Array(rows[start..<min(start + 34, rows.count)]))
            let package = ConsumerPackage(name: "combinations", mode: .kits, projects: generated.map(\.project))
            runs.append((generated, try await package.test()))
        }
        return runs
    }

    /// The part of the product that is asked for; all of it in the tier `all`; else the covering set.
    private static let rows: [Combination] = {
        if let part = TestSettings.part {
            return stride(from: part.number - 1, to: Combination.allowed.count, by: part.count).map {
                Combination.allowed[$0]
            }
        }
        return TestTier.all.isRunning ? Combination.allowed : CoveringSet.rows
    }()

    private func expectPassed(_ run: TestRun, _ generated: [GeneratedCombination]) {
        #expect(run.result.exitCode == 0, "\(run.result.summary)")
        for row in generated {
            let module = row.project.module
            let failed = run.tests(.failed, of: module) + run.tests(.unfinished, of: module)
            #expect(failed.isEmpty, "\(row.combination): \(failed)")
            guard row.combination["emit"] == CombinedSetting.everything else { continue }
            let fewest = row.combination["style"] == CombinedSetting.reactive ? 3 : 30
            #expect(run.tests(.passed, of: module).count >= fewest, "\(module): \(row.combination)")
        }
        for row in generated {
            let passed = run.tests(.passed, of: row.project.module).count
            print("\(row.project.module): \(row.combination): \(passed) passed")
        }
    }
}
