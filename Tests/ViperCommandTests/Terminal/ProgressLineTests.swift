import Foundation
import TestSupport
import Testing
import ViperCommand

@Suite struct ProgressLineTests {
    /// What a run writes to the two streams where time goes by this fast: seconds from one look at the clock to the next.
    private func written(
        _ line: String, terminal: Bool = true, environment: [String: String] = [:], step: Double = 0.2
    ) -> (output: String, errors: String) {
        let specs = (1...3).map { ("Specs/M\($0).viper", "module M\($0) { presenter { func didTap() {} } }\n") }
        let disk = MemoryFileSystem(files: Dictionary(uniqueKeysWithValues: specs))
        let (output, errors, looks) = (Collector(), Collector(), Counter())
        let console = Console(
            standardOutput: TextStream(isTerminal: terminal, write: output.append),
            standardError: TextStream(isTerminal: terminal, write: errors.append))
        let world = Session.World(
            fileSystem: disk, console: console, environment: environment,
            clock: {
                looks.increase()
                return Double(looks.count) * step
            }, compile: { CompiledTemplates.set(of: $0, entries: $1) })
        #expect(ViperGen.run(line.split(separator: " ").map(String.init), in: world) == .success)
        return (output.text, errors.text)
    }

    @Test func saysHowFarARunIs() {
        let (output, errors) = written("generate")
        #expect(errors.contains("\rreading 3 specs …\u{1B}[K"))
        #expect(errors.contains("\rgenerating 16 files …\u{1B}[K"))
        #expect(errors.contains("\rwriting "))
        #expect(output.contains("\n3 modules: "))
    }

    /// Each line takes the place of the one before, and the last is taken away before anything else is said.
    @Test func nothingOfItStays() {
        let errors = written("generate").errors
        let pieces = errors.components(separatedBy: "\r")
        #expect(pieces.first == "" && pieces.count > 3)
        #expect(pieces.last == "\u{1B}[K")
        #expect(pieces.dropFirst().dropLast().allSatisfy { $0.hasSuffix("\u{1B}[K") && !$0.contains("\n") })
    }

    @Test func aShortRunSaysNothing() {
        #expect(written("generate", step: 0.001).errors == "")
    }

    @Test func nothingWhereNobodyLooks() {
        #expect(written("generate", terminal: false).errors == "")
        #expect(written("generate --quiet").errors == "")
        #expect(written("generate", environment: ["CI": "true"]).errors == "")
        #expect(written("generate", environment: ["TERM": "dumb"]).errors == "")
    }
}
