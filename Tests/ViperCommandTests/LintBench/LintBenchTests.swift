import Diagnostics
import Foundation
import TestSupport
import Testing
import UserCode

@testable import ViperCommand

/// What `check` has to see in hand-written classes, and where it has to be silent: each fault is planted in a fresh copy of the
/// bench's app and found where it is, and nothing else is.
@Suite struct LintBenchTests {
    @Test func theAppHasNoFault() throws {
        #expect(LintBench.app.text("Sources/News/Feed/Feed.generated.swift") != nil)
        #expect(try LintBench.findings(on: LintBench.app).map(\.text) == [])
    }

    @Test(arguments: TestSettings.cases(LintBench.faults, quick: 20)) func isFound(_ fault: BenchCase) throws {
        let disk = try LintBench.app(with: fault)
        let found = try LintBench.findings(on: disk)
        let places = fault.expected.map { expected in
            "\(expected.rule) \(expected.place(in: disk.text(expected.path) ?? "") ?? "nowhere: " + expected.line)"
        }
        #expect(found.map { "\($0.rule) \($0.place)" }.sorted() == places.sorted(), "\(found.map(\.text))")
        for expected in fault.expected {
            #expect(!expected.part.isEmpty)
            #expect(
                found.contains { $0.rule == expected.rule && $0.text.contains(expected.part) }, "\(found.map(\.text))")
        }
    }

    @Test(arguments: TestSettings.cases(LintBench.harmless, quick: 20)) func isSilent(_ change: BenchCase) throws {
        #expect(change.expected.isEmpty)
        #expect(allRules.contains { $0.id == change.silentRule })
        let found = try LintBench.findings(on: try LintBench.app(with: change))
        #expect(found.map { "\($0.rule) \($0.place): \($0.text)" } == [])
    }

    @Test(arguments: Rule.ofLint) func theRuleHasACase(_ rule: Rule) {
        #expect(
            LintBench.faults.contains { $0.rules.contains(rule.id) },
            "add a case with '! \(rule.id): …' to Tests/Golden/LintBench/Faults.txt")
    }

    @Test func thereAreEnough() {
        #expect(LintBench.faults.count >= 80)
        #expect(LintBench.harmless.count >= 60)
    }

    /// `RECORD_SNAPSHOTS=1` writes the page anew, and then fails once.
    @Test func thePageIsCurrent() throws {
        let page = LintBench.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/viper-gen/viper-gen.docc/WhatCheckSees.md")
        if TestSettings.recordsSnapshots {
            try Data(LintBench.page.utf8).write(to: page)
            Issue.record("recorded \(page.lastPathComponent): read it, then run again without RECORD_SNAPSHOTS")
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == LintBench.page)
    }
}
