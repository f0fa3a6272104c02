import Diagnostics
import TestSupport
import Testing
import UserCode
import ViperModel

/// Whatever a spec holds, checking it ends, and says the same when asked again.
@Suite struct RobustnessTests {
    @Test(arguments: GoldenSpecsTests.names) func damagedSpecsAreReportedOrFine(_ name: String) throws {
        let input = try GoldenSpecsTests.input(name)
        var generator = Generator(state: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        for _ in 0..<TestSettings.count(quick: 2, gate: 25, all: 500) {
            var damaged = input
            let index = Int(generator.next() % UInt64(input.specs.count))
            let spec = input.specs[index]
            damaged.specs[index] = SourceFile(path: spec.path, bytes: generator.damaged(spec.bytes))
            let first = Pipeline.check(damaged)
            // Either it is a program, or somebody is told why it is not.
            #expect((first.program == nil) == first.diagnostics.containsError)
            damaged.specs.reverse()
            #expect(Pipeline.check(damaged).diagnostics == first.diagnostics)
        }
    }

    @Test(.enabled(if: TestTier.gate.isRunning)) func manyOfEverythingIsCheckedInTime() {
        let count = 2_000
        let inputs = (0..<count).map { "i\($0): Int" }.joined(separator: ", ")
        let lines = (0..<count).map { "let l\($0) = \($0 == 0 ? "i0" : "l\($0 - 1)")" }.joined(separator: "\n")
        let names = (0..<count).map { "i\($0)" } + (0..<count).map { "l\($0): Int" } + (0..<count).map { "d\($0): D" }
        let interactors = (0..<count).map {
            "interactor n\($0) { func a() { output?.b() } }; output n\($0) { func b\($0)() }"
        }
        let spec = """
            module A(\(inputs)) {
            \(lines)
            presenter(\(names.joined(separator: ", "))) {}
            \(interactors.joined(separator: "\n"))
            }
            """
        let diagnostics = Pipeline.check(
            Pipeline.Input(
                app: AppFile(
                    SourceFile(path: "App.viper", text: "app Test { ui none }"), defaultName: "Test",
                    rules: { Rule.known }),
                specs: [SourceFile(path: "A.viper", text: spec)], builtInTemplates: [], projectTemplates: [])
        ).diagnostics
        // Each of the calls is wrong; of one file no more are kept, and one of them says so.
        #expect(diagnostics.count == [Diagnostic].fileLimit && count > [Diagnostic].fileLimit)
        #expect(diagnostics.allSatisfy { $0.rule == .noSuchMember })
        #expect(Set(diagnostics.map(\.location)).count == diagnostics.count)
        #expect(diagnostics.map { $0.notes.count(where: { $0 == .moreFindings }) }.reduce(0, +) == 1)
        #expect(diagnostics.last?.notes.last == .moreFindings)
    }
}

/// A small generator of the same numbers on every run.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 17
    }

    /// Cut, doubled, swapped or overwritten somewhere.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > 2 else { return bytes }
        let start = Int(next() % UInt64(bytes.count))
        let end = min(bytes.count, start + Int(next() % 40) + 1)
        switch next() % 5 {
        case 0: return Array(bytes[..<start])
        case 1: return Array(bytes[..<start] + bytes[end...])
        case 2: return Array(bytes[..<end] + bytes[start...])
        case 3:
            let pieces = [
                "{", "}", "(", ")", "self", "view?.", "on A {", "= ", "any ", "`", "\"", "@", "<", "\u{0}", "module ",
            ]
            let piece = pieces[Int(next() % UInt64(pieces.count))]
            return Array(bytes[..<start] + Array(piece.utf8) + bytes[start...])
        default:
            // Names of others where names stand.
            let names = ["view", "interactor", "Module", "delegate", "Int", "id", "func", "var"]
            let name = names[Int(next() % UInt64(names.count))]
            return Array(bytes[..<start] + Array(name.utf8) + bytes[end...])
        }
    }
}
