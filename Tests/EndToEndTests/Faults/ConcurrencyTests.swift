import Foundation
import TestSupport
import Testing

/// Two runs in one project: the second waits, and says so.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct ConcurrencyTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test(.timeLimit(.minutes(15))) func theSecondRunSaysThatItWaits() throws {
        #expect(try Tool.built.run(["new", "TodoList", "--path", "Demo"], in: folder.url).code == 0)
        let lock = open(folder["Demo"].path, O_RDONLY)
        #expect(flock(lock, LOCK_EX) == 0)
        let run = try Tool.built.start(["generate", "--path", "Demo"], in: folder.url)
        while run.isRunning, try !run.errors().contains("Waiting") { usleep(5_000) }
        usleep(100_000)
        #expect(run.isRunning)
        // Reading waits for nobody.
        #expect(try Tool.built.run(["context", "TodoList", "--path", "Demo"], in: folder.url).code == 0)
        #expect(try Tool.built.run(["generate", "--dry-run", "--path", "Demo"], in: folder.url).code == 0)
        close(lock)
        let result = try run.result()
        #expect(result.code == 0)
        #expect(result.errors == "Waiting for another viper-gen in this project.\n")
    }

    @Test(.timeLimit(.minutes(15))) func manyAtOnceGiveWhatOneAfterTheOtherGives() throws {
        let names = ["Ape", "Bee", "Cat", "Dog", "Elk", "Fox"]
        // The folder is not there yet, for any of them.
        let runs = try names.map { try Tool.built.start(["new", $0, "--path", "a/Demo"], in: folder.url) }
        for run in runs { #expect(try run.result().code == 0) }
        for name in names {
            #expect(try Tool.built.run(["new", name, "--path", "b/Demo"], in: folder.url).code == 0)
        }
        #expect(try folder.files(below: "a") == folder.files(below: "b"))
        let again = try (0..<4).map { _ in try Tool.built.start(["generate", "--path", "a/Demo"], in: folder.url) }
        for run in again { #expect(try run.result().output.contains(" 0 files written")) }
    }
}
