import TestSupport
import Testing

@testable import ViperCommand

/// The disk fails at every moment there is: all files are old or all are new afterwards, and what is left over goes, at once or
/// with the next run.
@Suite struct SafeWriterFaultTests {
    private let files = [
        "Sources/A.swift": "old", "Sources/B.swift": "old", "Sources/Gone/X.swift": "old", "Tests/Z.swift": "old",
    ]
    private let changes: [FileChange] = [
        FileChange(path: "Sources/A.swift", old: Array("old".utf8), new: Array("new A".utf8)),
        FileChange(path: "Sources/Deep/er/C.swift", old: nil, new: Array("new C".utf8)),
        FileChange(path: "Tests/D.swift", old: nil, new: Array("new D".utf8)),
        FileChange(path: "Tests/Z.swift", old: Array("old".utf8), new: Array("new Z".utf8)),
        FileChange(path: "Sources/Gone/X.swift", old: Array("old".utf8), new: nil),
    ]

    private func writer(_ disk: MemoryFileSystem) -> SafeWriter { SafeWriter(root: "/home/me/demo", fileSystem: disk) }

    /// What the changes leave, and the number of operations that they take.
    private func undisturbed() throws -> (snapshot: [String: MemoryFileSystem.Node], operationCount: Int) {
        let disk = MemoryFileSystem(files: files)
        disk.fail(nil)
        try writer(disk).apply(changes)
        #expect(
            disk.files == [
                "Sources/A.swift", "Sources/B.swift", "Sources/Deep/er/C.swift", "Tests/D.swift", "Tests/Z.swift",
            ])
        return (disk.snapshot, disk.operationCount)
    }

    /// How a run ends.
    private func outcome(
        on disk: MemoryFileSystem
    ) -> (isDone: Bool, leftover: CommandFailure?, failure: CommandFailure?) {
        do throws(CommandFailure) {
            return (true, try writer(disk).apply(changes), nil)
        } catch {
            return (false, nil, error)
        }
    }

    @Test func takesEverythingBackWhereOneOperationFails() throws {
        let (after, count) = try undisturbed()
        #expect(count > 60)
        var backCount = 0
        for number in 1...count {
            let disk = MemoryFileSystem(files: files)
            let before = disk.snapshot
            disk.fail(.once(number))
            // A failure says that all is as it was; all is done otherwise, whatever was in the way of tidying up.
            let isDone = outcome(on: disk).isDone
            #expect(disk.snapshot == (isDone ? after : before), "operation \(number)")
            if !isDone { backCount += 1 }
        }
        // All but the cleaning up at the end.
        #expect(backCount > count / 2)
    }

    @Test func theNextRunTakesEverythingBackWhereTheDiskWentAway() throws {
        let (after, count) = try undisturbed()
        var (undoneCount, interruptedCount) = (0, 0)
        for number in 1...count {
            let disk = MemoryFileSystem(files: files)
            let before = disk.snapshot
            disk.fail(.from(number))
            let (isDone, leftover, failure) = outcome(on: disk)
            disk.fail(nil)
            let isInterrupted = try writer(disk).isInterrupted()
            if isDone { #expect(leftover != nil && !isInterrupted, "operation \(number)") }
            // Who cannot go back says so; where nothing can be read either, it is not known whether there is anything to go back.
            if case .interrupted? = failure { interruptedCount += 1 }
            let recovery = try writer(disk).recover()
            #expect(recovery == (isInterrupted ? .undone(edited: []) : .clean), "operation \(number)")
            if isInterrupted { undoneCount += 1 }
            #expect(disk.snapshot == before || disk.snapshot == after, "operation \(number)")
            if disk.snapshot == before { try writer(disk).apply(changes) }
            #expect(disk.snapshot == after, "operation \(number)")
        }
        #expect(undoneCount > 10 && interruptedCount >= undoneCount)
    }

    /// The run that brings things back is killed itself.
    @Test func comingBackMayBeInterruptedAsWell() throws {
        let count = try undisturbed().operationCount
        for number in stride(from: 1, through: count, by: 3) {
            var step = 1
            while true {
                let disk = MemoryFileSystem(files: files)
                let before = disk.snapshot
                disk.fail(.from(number))
                _ = outcome(on: disk)
                disk.fail(.from(step))
                let isWhole = (try? writer(disk).recover()) != nil
                disk.fail(nil)
                let recovery = try writer(disk).recover()
                #expect(recovery == .clean || recovery == .undone(edited: []), "operation \(number), then \(step)")
                let isDone = disk.node("Tests/D.swift") != nil
                #expect(isDone || disk.snapshot == before, "operation \(number), then \(step)")
                #expect(disk.files.filter { $0.contains(".viper-gen") } == [], "operation \(number), then \(step)")
                if isWhole { break }
                step += 1
            }
        }
    }

    /// Somebody works in the project between the interruption and the next run.
    @Test func neverTakesBackWhatSomebodyHasWrittenSince() throws {
        let count = try undisturbed().operationCount
        var leftCount = 0
        for number in 1...count {
            let disk = MemoryFileSystem(files: files)
            disk.fail(.from(number))
            _ = outcome(on: disk)
            disk.fail(nil)
            let found = disk.text("Sources/A.swift")
            disk.add("Sources/A.swift", (found ?? "") + ", edited")
            disk.add("Tests/D.swift", "mine")
            let recovery = try writer(disk).recover()
            #expect(disk.text("Sources/A.swift") == (found ?? "") + ", edited", "operation \(number)")
            #expect(disk.text("Tests/D.swift") == "mine", "operation \(number)")
            #expect(disk.files.filter { $0.contains(".viper-gen") } == [], "operation \(number)")
            if case .undone(let left) = recovery, !left.isEmpty {
                leftCount += 1
                #expect(Set(left.map(\.path)).isSubset(of: ["Sources/A.swift", "Tests/D.swift"]))
                // What stood there before is beside it.
                #expect(left.allSatisfy { $0.path == "Tests/D.swift" || $0.original == "Sources/A.swift.orig" })
                #expect(disk.text("Sources/A.swift.orig") == (found == "new A" ? "old" : nil), "operation \(number)")
            }
            if case .undone = recovery, found == "new A" {
                #expect(
                    recovery
                        == .undone(edited: [
                            .init(path: "Sources/A.swift", original: "Sources/A.swift.orig"),
                            .init(path: "Tests/D.swift"),
                        ]) || disk.text("Tests/Z.swift") == "old")
            }
        }
        #expect(leftCount > 3)
    }

    /// What is left of the tool's own does not keep anybody from working, and goes as soon as it can.
    @Test(arguments: ["Sources/.viper-gen-0.old", "Sources/Gone", ".viper-gen/journal"])
    func doesNotStickWhereItCannotTidyUp(path: String) throws {
        let (after, _) = try undisturbed()
        let disk = MemoryFileSystem(files: files)
        disk.fail(.onPath(.remove, path))
        #expect(try writer(disk).apply(changes) != nil)
        #expect(disk.text("Sources/A.swift") == "new A" && disk.node("Sources/Gone/X.swift") == nil)
        let more = [FileChange(path: "Tests/D.swift", old: Array("new D".utf8), new: Array("newer D".utf8))]
        if path.hasSuffix("journal") {
            // No run may add to it.
            #expect(throws: CommandFailure.self) { try writer(disk).apply(more) }
        } else {
            #expect(try writer(disk).recover() == .clean)
            #expect(try writer(disk).apply(more) != nil && disk.text("Tests/D.swift") == "newer D")
        }
        disk.fail(nil)
        #expect(try writer(disk).recover() == .clean)
        disk.add("Tests/D.swift", "new D")
        #expect(disk.snapshot == after)
    }

    @Test func believesAJournalNothingButItsOwnFiles() throws {
        let disk = MemoryFileSystem(files: files)
        disk.add("/home/me/outside/.viper-gen-0.tmp", "precious")
        disk.add("/home/me/outside/.viper-gen-0.old", "precious")
        disk.add("Link", .link(to: "/home/me/outside"))
        disk.add("Sources/.viper-gen-7.tmp", "left over")
        disk.add("Sources/.viper-gen-x.tmp", "mine")
        disk.add("Sources/.viper-gen-8.tmp", .link(to: "/home/me/demo/Sources/A.swift"))
        disk.add("Empty/x", "")
        try disk.removeFile("Empty/x")
        let before = disk.snapshot
        disk.add(
            ".viper-gen/journal",
            """
            folder Empty
            folder Sources
            folder ../outside
            folder /
            folder
            temporary /home/me/outside/.viper-gen-0.tmp
            temporary ../outside/.viper-gen-0.tmp
            temporary Sources/.viper-gen-x.tmp
            temporary Sources/.viper-gen-.tmp
            temporary Sources/B.swift
            temporary Sources/.viper-gen-8.tmp
            temporary Sources/.viper-gen-7.tmp
            replace 0 - ../outside/a
            new 3 - Sources/A.swift
            new 3 1.2 Sources/B.swift
            remove 9 - Sources/B.swift
            remove
            changing
            temporary Sources/B
            """)
        #expect(
            try writer(disk).recover()
                == .undone(edited: [.init(path: "Sources/A.swift"), .init(path: "Sources/B.swift")]))
        var expected = before
        expected["/home/me/demo/Sources/.viper-gen-7.tmp"] = nil
        expected["/home/me/demo/Empty"] = nil
        #expect(disk.snapshot == expected)
    }

    @Test(arguments: [".viper-gen", ".viper-gen/journal"]) func refusesAJournalThatIsNone(path: String) throws {
        let disk = MemoryFileSystem(files: files)
        disk.add(path, .link(to: "/home/me/demo/Sources/A.swift"))
        let before = disk.snapshot
        let error = #expect(throws: CommandFailure.self) { try writer(disk).recover() }
        #expect(error?.exitCode == .refused)
        #expect(throws: CommandFailure.self) { try writer(disk).apply(changes) }
        #expect(disk.snapshot == before)
    }
}
