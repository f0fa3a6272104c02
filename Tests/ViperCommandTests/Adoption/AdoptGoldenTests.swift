import Foundation
import TestSupport
import Testing

@testable import ViperCommand

/// What `adopt` says of each app of the collection, and what it makes of it. `RECORD_SNAPSHOTS=1` records it anew, and then fails
/// once.
@Suite struct AdoptGoldenTests {
    @Test(arguments: AdoptedApps.names) func theReportIsCurrent(_ name: String) throws {
        let app = AdoptedApp(try AdoptedApps.files(name))
        let before = app.disk.snapshot
        let report = Run("adopt --verbose", on: app.disk)
        #expect(report.code == .success)
        #expect(app.disk.snapshot == before)

        let adopt = Run("adopt --all", on: app.disk)
        #expect(adopt.code == .success, "\(adopt.errors)")
        let written = app.disk.files.filter { $0.hasSuffix(".viper") }.map { "\n\($0)\n\n\(app.disk.text($0) ?? "")" }
        let text =
            "viper-gen adopt --verbose\n\n\(report.errors)\(report.output)\nviper-gen adopt --all\n\n"
            + "\(adopt.output)\(written.joined())" + (try withBodies(name, beside: app))
        // What is said beforehand is what is said afterwards, but for places.
        #expect(messages(report) == messages(adopt))

        let file = AdoptedApps.folder.appending(path: "\(name).txt")
        if TestSettings.recordsSnapshots {
            try Data(text.utf8).write(to: file)
            Issue.record("recorded \(name): read it, then run again without RECORD_SNAPSHOTS")
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    /// Nothing is guessed silently, and programs hear all that people do.
    @Test(arguments: TestSettings.cases(AdoptedApps.names, quick: 4)) func allHasItsEvidence(_ name: String) throws {
        let app = AdoptedApp(try AdoptedApps.files(name))
        let text = Run("adopt --verbose", on: app.disk).output
        let report = try JSONDocument(text: Run("adopt --format json", on: app.disk).output)
        var evidence: [String] = []
        for module in report["modules"]?.elements ?? [] {
            for part in module["parts"]?.elements ?? [] {
                let sentences = (part["evidence"]?.elements ?? []).compactMap(\.string)
                #expect(!sentences.isEmpty && part["line"] != nil && part["path"] != nil, "\(part)")
                evidence.append(sentences.joined(separator: "; "))
            }
        }
        for setting in report["settings"]?.elements ?? [] { evidence += [setting["evidence"]?.string ?? ""] }
        #expect(evidence.count > 6)
        for sentence in evidence { #expect(!sentence.isEmpty && text.contains(sentence), "\(sentence)") }
    }

    /// What `--bodies` does otherwise; nothing where it moves none.
    private func withBodies(_ name: String, beside plain: AdoptedApp) throws -> String {
        let app = AdoptedApp(try AdoptedApps.files(name))
        let run = Run("adopt --all --bodies --verbose", on: app.disk)
        #expect(run.code == .success, "\(run.errors)")
        if run.output.contains("with 0 bodies") { return "" }
        let files = app.disk.files.filter { app.disk.text($0) != plain.disk.text($0) }
        let remarks = run.output.split(separator: "\n").filter { $0.contains("stays in") || $0.contains("adopted") }
        return "\nviper-gen adopt --all --bodies --verbose\n\n" + remarks.joined(separator: "\n")
            + files.map { "\n\n\($0)\n\n\(app.disk.text($0) ?? "")" }.joined()
    }

    private func messages(_ run: Run) -> [Substring] {
        run.errors.split(separator: "\n").compactMap { line in
            line.firstRange(of: /: (?:warning|error):/).map { line[$0.lowerBound...] }
        }.sorted()
    }

    @Test(.enabled(if: TestTier.gate.isRunning), arguments: AdoptedApps.names, ["", " --bodies"])
    func nothingIsLostThereAndBack(_ name: String, _ option: String) throws {
        try AdoptedApp(try AdoptedApps.files(name)).expectThereAndBack("\(name)\(option)", option)
    }

    @Test func thereAreEnough() {
        #expect(AdoptedApps.names.count >= 10)
    }

    /// Random specs, as they would stand in an app that was written by hand: their contracts, or all of what comes of them but
    /// the tests.
    @Test(arguments: ["contract", "contract, flows, classes, assembly"])
    func randomAppsComeOutAsTheyWere(_ emit: String) throws {
        var count = 0
        let seeds = TestSettings.count(quick: 2, gate: 30, all: 300)
        for seed in UInt64(1)...UInt64(seeds) {
            let module = RandomModule(seed: seed)
            let printed = MemoryFileSystem(files: [
                "App.viper": "app Demo { emit \(emit); ui none; swift 5; isolation none }\n",
                "Specs/Random.viper": module.text + RandomModule.navigation(seed: 1000 + seed),
            ])
            // Not all that is random is a spec.
            guard Run("generate", on: printed).code == .success else { continue }
            var files: [String: String] = [:]
            for path in printed.files where path.hasSuffix(".swift") {
                let lines = (printed.text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
                let isGenerated = path.hasSuffix(".generated.swift")
                files[path.replacing(".generated", with: "Protocols")] =
                    lines.dropFirst(isGenerated ? 5 : 0).joined(separator: "\n")
            }
            let app = AdoptedApp(files)
            try app.expectThereAndBack("seed \(seed)")
            count += app.disk.log.count { $0.contains("Specs") }
        }
        #expect(count * 3 >= seeds, "too few of the random apps were taken over: \(count)")
    }
}
