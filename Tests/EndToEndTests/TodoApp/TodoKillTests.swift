import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: TestTier.gate.isRunning)) struct TodoKillTests {
    /// What was printed as added must be there, whenever the process is killed.
    @Test func aHundredKillsWhileItSavesLoseNothingThatWasConfirmed() throws {
        let folder = try Folder()
        let program = try TodoApp.debug.get()
        let undisturbed = try microsecondsOfARun(program, folder)
        var confirmed: Set<String> = []
        var sent = 0

        for round in 0..<100 {
            let script = (0..<20).map { "add item \(sent + $0) tomorrow\n" }.joined()
            sent += 20
            let output = folder["output-\(round)"]
            try Data().write(to: output)
            try folder.write("input", script)
            let process = try start(program, folder, store: folder.todos, output)
            // At another moment each time, before the first save or after some.
            usleep(UInt32(undisturbed * Double(round * 31 % 100 + 1) / 101))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()

            // The last line may be cut off.
            let lines = try String(contentsOf: output, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false
            ).dropLast()
            for line in lines {
                let title = try #require(line.wholeMatch(of: /Added: (.*), tomorrow/)?.1)
                confirmed.insert(String(title))
            }
            let kept = try folder.todoTitles()
            try #require(confirmed.isSubset(of: kept), "lost in round \(round): \(confirmed.subtracting(kept))")
            try #require(Set(kept).count == kept.count)
        }

        #expect(!confirmed.isEmpty)
        #expect(confirmed.count < sent, "everything was saved before it was killed")
        #expect(try folder.files().keys.allSatisfy { !$0.contains("unreadable") })
    }
    /// How long it takes to save as many where nobody interferes: machines differ, and what else they do.
    private func microsecondsOfARun(_ program: URL, _ folder: Folder) throws -> Double {
        let output = folder["output"]
        try Data().write(to: output)
        try folder.write("input", (0..<20).map { "add item \($0) tomorrow\n" }.joined())
        let clock = ContinuousClock()
        let time = try clock.measure {
            try start(program, folder, store: folder["undisturbed"], output).waitUntilExit()
        }
        return time / .microseconds(1)
    }

    private func start(_ program: URL, _ folder: Folder, store: URL, _ output: URL) throws -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = ["--store", store.path]
        process.environment = [:]
        process.standardInput = try FileHandle(forReadingFrom: folder["input"])
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        return process
    }
}
