import Foundation
import TestSupport
import Testing

/// The sample with more to-dos than anybody has.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct TodoScaleTests {
    private static let count = 10_000

    /// Redrawing everything would be slow over a network, and flicker.
    @Test func aMoveRedrawsOnlyWhatChanges() throws {
        let folder = try Folder()
        try folder.write("todos.json", Self.file())
        let terminal = try PseudoTerminal(
            try TodoApp.debug.get(), ["--store", folder.todos.path], in: folder.url, columns: 80, rows: 24)
        try terminal.see("1/\(Self.count)")

        var sizes: [Int] = []
        for index in 2...50 {
            let before = terminal.output.count
            try terminal.type("j", thenSee: " \(index)/\(Self.count)")
            sizes.append(terminal.output.count - before)
        }
        try terminal.type("G", thenSee: "\(Self.count)/\(Self.count)")
        terminal.type("q")
        #expect(try terminal.waitForExit() == .code(0))

        // Two rows and the counter while nothing scrolls; the 24 visible rows if the list scrolls.
        sizes.sort()
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
