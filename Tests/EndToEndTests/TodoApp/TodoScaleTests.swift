import Foundation
import TestSupport
import Testing

/// The sample, built for release, with more to-dos than anybody has.
@Suite(.serialized, .enabled(if: TestTier.gate.isRunning)) struct TodoScaleTests {
    private static let count = 100_000

    @Test func aHundredThousandOpenInASecondAndAMoveRedrawsWhatChanges() throws {
        let folder = try Folder()
        try folder.write("todos.json", Self.file())
        let program = try TodoApp.release.get()

        var openings: [Duration] = []
        var sessions: [Duration] = []
        var moves: [(time: Duration, bytes: Int)] = []
        for _ in 0..<3 {
            let clock = ContinuousClock()
            let terminal = try PseudoTerminal(
                program, ["--store", folder.todos.path], in: folder.url, columns: 80, rows: 24)
            openings.append(try clock.measure { try terminal.see("1/\(Self.count)") })

            for index in 2...50 {
                let before = terminal.output.count
                let time = try clock.measure {
                    try terminal.type("j", thenSee: " \(index)/\(Self.count)")
                }
                moves.append((time, terminal.output.count - before))
            }
            try terminal.type("G", thenSee: "\(Self.count)/\(Self.count)")
            terminal.type("q")
            #expect(try terminal.waitForExit() == .code(0))
            sessions.append(try #require(terminal.processorTime))
        }

        let opening = try #require(openings.min())
        let session = try #require(sessions.min())
        let sizes = moves.map(\.bytes).sorted()
        let move = moves.map(\.time).sorted()[moves.count / 2]
        print(
            """
            \(Self.count) to-dos: open after \(opening), the cursor moved in \(move); a move writes \(sizes[0]) to \
            \(sizes[sizes.count - 1]) bytes, \(sizes[sizes.count / 4]) where nothing scrolls. All of it took \(session) of a \
            processor.
            """)
        // Not by the clock on the wall, which counts what else the machine does. Where it does nothing else, it is half a
        // second, nearly all of it for opening; beside thirty other processes a second was seen.
        #expect(session < .seconds(2))
        // Two rows and the counter; where the list scrolls, no more than the 24 rows that are seen.
        #expect(sizes[sizes.count / 4] < 4 * 120)
        #expect(sizes[sizes.count - 1] < 24 * 160)
    }

    /// In 200 days, from five weeks ago on.
    private static func file() -> [UInt8] {
        let days = (-35..<165).map { TodoDay(inDays: $0).iso }
        let todos = (0..<count).map { number in
            let id = "00000000-0000-0000-0000-" + String(100_000_000_000 + number)
            let done = number % 5 == 0 ? ",\"done\":true" : ""
            return """
                {"id":"\(id)","title":"To-do number \(number) 買い物","due":"\(days[number % 200])"\(done),"notes":"Some"}
                """
        }
        return Array("{\"version\":1,\"todos\":[\n\(todos.joined(separator: ",\n"))\n]}\n".utf8)
    }
}
