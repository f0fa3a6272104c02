import TestSupport
import Testing

@testable import fuzz

/// A short run of what `swift run -c release fuzz` does at length.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct FuzzTests {
    @Test(.timeLimit(.minutes(15)), arguments: ["specs", "swift", "templates"])
    func parsersSurviveDamagedTexts(name: String) throws {
        try run(name, count: TestSettings.count(quick: 200, gate: 1_500, all: 15_000))
    }

    @Test(.timeLimit(.minutes(15))) func thePipelineSurvivesDamagedSpecs() throws {
        try run("pipeline", count: TestSettings.count(quick: 20, gate: 150, all: 1_500))
    }

    private func run(_ name: String, count: Int) throws {
        let subject = try #require(Subject.all.first { $0.name == name })
        let report = FuzzRun(subject: subject, seed: 2, limit: .seconds(20)).run(0..<count)
        for failure in report.failures {
            Issue.record(
                "\(name) input \(failure.number): \(failure.reason)\n\(String(decoding: failure.input, as: UTF8.self))")
        }
        #expect(report.inputCount == count)
    }

    @Test(.timeLimit(.minutes(15))) func peoplesSwiftSurvivesBeingDamaged() throws {
        try run("written", count: TestSettings.count(quick: 40, gate: 300, all: 3_000))
    }

    @Test(.timeLimit(.minutes(15))) func commandsSurviveDamagedProjects() throws {
        try run("commands", count: TestSettings.count(quick: 6, gate: 30, all: 300))
    }

    /// A part of what `swift run -c release fuzz growth` does: nothing that is four times as long takes much more than that.
    @Test(
        .timeLimit(.minutes(15)), .enabled(if: TestTier.gate.isRunning),
        arguments: ["specs", "modules", "swift", "written", "templates"])
    func timeGrowsWithLength(name: String) throws {
        let growth = try #require(Growth.all.first { $0.name == name })
        #expect(growth.texts.count > 30)
        for index in stride(from: 0, to: growth.texts.count, by: 29) {
            if let flaw = growth.flaw(of: growth.texts[index], upTo: 1 << 14) { Issue.record("\(flaw)") }
        }
    }

    /// What took time or memory without bound once.
    @Test(
        .timeLimit(.minutes(15)), .enabled(if: TestTier.gate.isRunning),
        arguments: [
            ("specs", "// a\n"), ("specs", "/**/"), ("specs", "async "), ("specs", "#"), ("specs", "}"),
            ("specs", "func "), ("specs", "mutating "),
            ("swift", "private "),
            ("swift", "open\n"), ("swift", "unsafe "), ("swift", "class private "), ("swift", "@a\n"), ("swift", "#"),
            ("written", "final "),
        ])
    func rowsAreReadInTime(name: String, piece: String) throws {
        let growth = try #require(Growth.all.first { $0.name == name })
        let surroundings = [
            ("", ""), ("", "class A {}\n"), ("class A {\n", "\n}\n"), ("module A {\n", "\n}\n"),
            ("module A { presenter { func a() {\n", "\n} } }\n"),
        ]
        for (head, tail) in surroundings {
            let text = Growth.Text(head: head, piece: piece, tail: tail)
            if let flaw = growth.flaw(of: text, upTo: 1 << 16) { Issue.record("\(flaw)") }
        }
    }

    /// A run that finds nothing wrong means something only if it would.
    @Test func quadraticWorkIsTold() throws {
        let growth = Growth(name: "pairs", texts: []) { bytes in
            #expect(bytes.allSatisfy { !bytes.contains($0 ^ 0xFF) })
        }
        let text = Growth.Text(head: "", piece: "ab", tail: "")
        #expect(growth.flaw(of: text, upTo: 1 << 16)?.contains("pairs, \"\" + n × \"ab\"") == true)
    }

    @Test func inputsAreTheSameInEveryRun() throws {
        for subject in Subject.all {
            let inputs = (0..<50).map { subject.mutator.input($0, seed: 7) }
            #expect(inputs == (0..<50).map { subject.mutator.input($0, seed: 7) })
            #expect(Set(inputs).count > 40, "\(subject.name)")
            #expect(inputs.allSatisfy { $0.count <= Mutator.longest })
        }
    }

    /// A run that finds nothing wrong means something only if it would.
    @Test func failuresAreTold() {
        let mutator = Subject.specs.mutator
        let strict = Subject(name: "strict", mutator: mutator) { input, _ in
            input.contains(UInt8(ascii: "z")) ? "a z" : nil
        }
        let report = FuzzRun(subject: strict, seed: 1, limit: .seconds(20)).run(0..<200)
        #expect(!report.failures.isEmpty && report.failures.count < 200)
        #expect(report.failures.allSatisfy { $0.reason == "a z" && $0.input.contains(UInt8(ascii: "z")) })
    }
}
