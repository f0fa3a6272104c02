import Testing
import ViperCommand

/// The disk fails at every moment there is: each file is old or new afterwards, and what is left over goes, at once or with the
/// next run.
@Suite struct SafeWriterFaultTests {
    private let files = ["Sources/A.swift": "old", "Sources/B.swift": "old", "Sources/Gone/X.swift": "old"]
    private let changes: [SafeWriter.Change] = [
        .write(path: "Sources/A.swift", bytes: Array("new".utf8)),
        .write(path: "Sources/Deep/er/C.swift", bytes: Array("new".utf8)),
        .write(path: "Tests/D.swift", bytes: Array("new".utf8)),
        .remove(path: "Sources/Gone/X.swift"),
    ]
    private let done = ["Sources/A.swift", "Sources/B.swift", "Sources/Deep/er/C.swift", "Tests/D.swift"]

    private func writer(_ disk: MemoryFileSystem) -> SafeWriter { SafeWriter(root: "/home/me/demo", fileSystem: disk) }

    /// The number of operations that the changes take.
    private func operationCount() throws -> Int {
        let disk = MemoryFileSystem(files: files)
        disk.fail(nil)
        try writer(disk).apply(changes)
        #expect(disk.files == done)
        return disk.operationCount
    }

    private func expectOldOrNew(_ disk: MemoryFileSystem, _ number: Int) {
        for path in disk.files {
            let text = disk.text(path)
            #expect(text == "new" || text == files[path], "\(path) after operation \(number)")
        }
        for path in files.keys where !disk.files.contains(path) {
            #expect(path == "Sources/Gone/X.swift", "operation \(number) lost \(path)")
        }
    }

    @Test func leavesNothingBehindWhereOneOperationFails() throws {
        let count = try operationCount()
        #expect(count > 30)
        for number in 1...count {
            let disk = MemoryFileSystem(files: files)
            let before = disk.snapshot
            disk.fail(.once(number))
            #expect(throws: CommandFailure.self, "operation \(number)") { try writer(disk).apply(changes) }
            expectOldOrNew(disk, number)
            #expect(disk.files.filter { $0.contains(".viper-gen") } == [], "operation \(number)")
            if !disk.log.contains(where: { $0.hasPrefix("rename") }) {
                #expect(disk.snapshot == before, "operation \(number)")
            }
        }
    }

    @Test func theNextRunCleansUpWhereTheDiskWentAway() throws {
        for number in 1...(try operationCount()) {
            let disk = MemoryFileSystem(files: files)
            let before = disk.snapshot
            disk.fail(.from(number))
            #expect(throws: CommandFailure.self, "operation \(number)") { try writer(disk).apply(changes) }
            disk.fail(nil)
            try writer(disk).clearLeftovers()
            expectOldOrNew(disk, number)
            #expect(disk.files.filter { $0.contains(".viper-gen") } == [], "operation \(number)")
            let isGone = disk.node("Sources/Gone/X.swift") == nil
            #expect(disk.node("Sources/Gone") == (isGone ? nil : .folder), "operation \(number)")
            if !disk.log.contains(where: { $0.hasPrefix("rename") }) {
                #expect(disk.snapshot == before, "operation \(number)")
            }
            let rest = changes.filter { $0.path != "Sources/Gone/X.swift" || !isGone }
            try writer(disk).apply(rest)
            #expect(disk.files == done, "operation \(number)")
        }
    }

    @Test func believesAJournalNothingButTemporaries() throws {
        let disk = MemoryFileSystem(files: files)
        disk.add("/home/me/outside/.viper-gen-0.tmp", "precious")
        disk.add("Link", .link(to: "/home/me/outside"))
        disk.add("Sources/.viper-gen-7.tmp", "left over")
        disk.add("Sources/.viper-gen-x.tmp", "mine")
        disk.add("Sources/.viper-gen-8.tmp", .link(to: "/home/me/demo/Sources/A.swift"))
        disk.add("Empty/x", "")
        try disk.removeFile("Empty/x")
        let before = disk.snapshot
        disk.add(
            ".viper-gen-journal",
            """
            Empty/
            Sources/
            ../outside/
            //
            Sources/A.swift
            /home/me/outside/.viper-gen-0.tmp
            ../outside/.viper-gen-0.tmp
            Link/.viper-gen-0.tmp
            Sources/.viper-gen-x.tmp
            Sources/.viper-gen-8.tmp
            Sources/.viper-gen-7.tmp
            Sources/.viper-gen-
            """)
        try writer(disk).clearLeftovers()
        var expected = before
        expected["/home/me/demo/Sources/.viper-gen-7.tmp"] = nil
        expected["/home/me/demo/Empty"] = nil
        #expect(disk.snapshot == expected)
    }

    @Test func refusesAJournalThatIsNone() throws {
        let disk = MemoryFileSystem(files: files)
        disk.add(".viper-gen-journal", .link(to: "/home/me/demo/Sources/A.swift"))
        let before = disk.snapshot
        let error = #expect(throws: CommandFailure.self) { try writer(disk).clearLeftovers() }
        #expect(error?.exitCode == .refused)
        #expect(throws: CommandFailure.self) { try writer(disk).apply(changes) }
        #expect(disk.snapshot == before)
    }
}
