import TestSupport
import Testing

@testable import ViperCommand

@Suite struct SafeWriterTests {
    private let disk = MemoryFileSystem(files: ["Sources/A.swift": "old", "Sources/B.swift": "old"])

    private func writer(_ root: String = "/home/me/demo") -> SafeWriter { SafeWriter(root: root, fileSystem: disk) }

    /// A change of what is there now.
    private func write(_ path: String, _ text: String? = "new") -> FileChange {
        FileChange(path: path, old: disk.text(path).map { Array($0.utf8) }, new: text.map { Array($0.utf8) })
    }

    private func remove(_ path: String) -> FileChange { write(path, nil) }

    @Test func writesReplacesAndRemoves() throws {
        try writer().apply([write("Sources/A.swift"), write("Tests/Deep/er/C.swift"), remove("Sources/B.swift")])
        #expect(disk.text("Sources/A.swift") == "new")
        #expect(disk.files == ["Sources/A.swift", "Tests/Deep/er/C.swift"])
    }

    @Test func renamesOnlyWhenEveryTemporaryIsWritten() throws {
        try writer().apply([write("Sources/A.swift"), write("Sources/C.swift"), write("Tests/D.swift")])
        #expect(
            disk.log
                == [
                    "create .viper-gen", "create .viper-gen/journal", "create Tests", "create Sources/.viper-gen-0.tmp",
                    "create Sources/.viper-gen-1.tmp", "create Tests/.viper-gen-2.tmp", "append .viper-gen/journal",
                    // What is replaced is kept, and the journal counts from then on.
                    "create Sources/.viper-gen-0.old", "append .viper-gen/journal",
                    "rename Sources/A.swift", "rename Sources/C.swift", "rename Tests/D.swift",
                    // All is done.
                    "append .viper-gen/journal", "remove Sources/.viper-gen-0.old", "remove .viper-gen/journal",
                    "remove .viper-gen",
                ].map { $0.replacing(" ", with: " /home/me/demo/") })
    }

    @Test func keepsPermissions() throws {
        disk.add("run", "old", permissions: 0o755)
        try writer().apply([write("run")])
        #expect(disk.node("run") == .file(Array("new".utf8), permissions: 0o755))
    }

    @Test func removesFoldersThatRemovalsEmpty() throws {
        disk.add("Sources/Gone/X.generated.swift", "x")
        try writer().apply([remove("Sources/Gone/X.generated.swift")])
        #expect(disk.node("Sources/Gone") == nil)
        #expect(disk.node("Sources") == .folder)
    }

    @Test func replacesATemporaryThatAKilledRunLeft() throws {
        disk.add("Sources/.viper-gen-0.tmp", "half")
        try writer().apply([write("Sources/A.swift")])
        #expect(disk.text("Sources/A.swift") == "new")
        #expect(disk.files == ["Sources/A.swift", "Sources/B.swift"])
    }

    @Test func neverOpensALinkInTheTemporarysPlace() {
        disk.add("elsewhere", "precious")
        disk.add("Sources/.viper-gen-0.tmp", .link(to: "/home/me/demo/elsewhere"))
        #expect(throws: CommandFailure.self) { try writer().apply([write("Sources/A.swift")]) }
        #expect(disk.text("elsewhere") == "precious")
        #expect(disk.text("Sources/A.swift") == "old")
    }

    private func reason(_ paths: String...) throws -> PathRefusal.Reason? {
        var validation = PathValidation(below: "/home/me/demo", on: disk)
        for path in paths {
            if case .refused(let refusal) = try validation.place(of: path) { return refusal.reason }
        }
        return nil
    }

    @Test func refusesLinksBelowTheRoot() throws {
        disk.add("Linked", .link(to: "/etc"))
        disk.add("Sources/L.swift", .link(to: "/etc/passwd"))
        disk.add("Sources/Deep", .link(to: "/home/me/demo/Sources"))
        #expect(try reason("Linked/x") == .symbolicLink("Linked"))
        #expect(try reason("Sources/L.swift") == .symbolicLink("Sources/L.swift"))
        #expect(try reason("Sources/Deep/a/b") == .symbolicLink("Sources/Deep"))
    }

    @Test func refusesWhatIsInTheWay() throws {
        disk.add("Sources/Folder/x", "")
        #expect(try reason("Sources/A.swift/x") == .notAFolder("Sources/A.swift"))
        #expect(try reason("Sources/Folder") == .notAFile)
    }

    @Test func refusesPathsThatADiskMayTakeForOne() throws {
        #expect(try reason("a/B.swift", "a/b.swift") == .sameAs("a/B.swift"))
        #expect(try reason("e\u{301}", "\u{E9}") == .sameAs("e\u{301}"))
        #expect(try reason("a", "a") == .sameAs("a"))
        // What is on the disk already counts as well, files and folders.
        #expect(try reason("sources/C.swift") == .sameAs("Sources"))
        #expect(try reason("Sources/a.swift") == .sameAs("Sources/A.swift"))
        #expect(try reason("Sources/C.swift", "Sources/A.swift") == nil)
    }

    @Test func writesNothingWhereOnePathIsRefused() {
        let before = disk.snapshot
        #expect(throws: CommandFailure.self) { try writer().apply([write("Sources/A.swift"), write("../x")]) }
        #expect(disk.snapshot == before)
        #expect(disk.log.isEmpty)
    }

    @Test func acceptsARootThatIsReachedByALink() throws {
        disk.add("/tmp/link", .link(to: "/home/me/demo"))
        try writer("/tmp/link").apply([write("Sources/A.swift")])
        #expect(disk.text("Sources/A.swift") == "new")
    }

    // MARK: What others do meanwhile

    @Test func remembersTemporariesOfAFolderThatIsNotThereForTheMoment() throws {
        disk.add(".viper-gen/journal", "folder New\ntemporary New/.viper-gen-0.tmp\n")
        disk.add("/home/me/elsewhere/.viper-gen-0.tmp", "not ours")
        disk.add("New", .link(to: "/home/me/elsewhere"))
        try writer().recover()
        try writer().apply([write("Sources/A.swift"), write("Sources/C.swift")])
        try writer().apply([write("Sources/A.swift", "old"), remove("Sources/C.swift")])
        #expect(disk.text("/home/me/elsewhere/.viper-gen-0.tmp") == "not ours")
        #expect(disk.text(".viper-gen/journal") == "temporary New/.viper-gen-0.tmp\n")
        disk.add("New", .folder)
        disk.add("New/.viper-gen-0.tmp", "staged")
        try writer().recover()
        // The folder is nobody's any more, and may be somebody's by now.
        #expect(disk.files == ["Sources/A.swift", "Sources/B.swift", "/home/me/elsewhere/.viper-gen-0.tmp"])
    }

    private func expectRefusal(of path: String, _ changes: [FileChange]) {
        let error = #expect(throws: CommandFailure.self) { try writer().apply(changes) }
        guard case .refused(let findings) = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(findings.map(\.rule) == [.changedMeanwhile])
        #expect(findings.allSatisfy { $0.message.contains("'\(path)'") })
    }

    @Test(arguments: ["new", nil]) func leavesAFileThatIsAnotherOneThanWasRead(text: String?) {
        let changes = [write("Sources/A.swift"), write("Sources/B.swift", text), write("Sources/C.swift")]
        disk.add("Sources/B.swift", "old, edited")
        let before = disk.snapshot
        expectRefusal(of: "Sources/B.swift", changes)
        #expect(disk.snapshot == before)
    }

    @Test func leavesAFileThatWasNotThere() {
        let changes = [write("Sources/A.swift"), write("Sources/C.swift")]
        disk.add("Sources/C.swift", "mine")
        let before = disk.snapshot
        expectRefusal(of: "Sources/C.swift", changes)
        #expect(disk.snapshot == before)
    }

    @Test func makesNoFileWhereOneWasRemoved() throws {
        let changes = [write("Sources/A.swift"), write("Sources/B.swift")]
        try disk.removeFile("Sources/A.swift")
        let before = disk.snapshot
        expectRefusal(of: "Sources/A.swift", changes)
        #expect(disk.snapshot == before)
    }

    @Test func takesBackWhatIsInPlaceWhereALaterFileIsAnotherOne() {
        let changes = [write("Sources/A.swift"), write("Sources/B.swift"), write("Sources/C.swift")]
        disk.before(.rename, "Sources/A.swift") { $0.add("Sources/B.swift", "edited at the last moment") }
        expectRefusal(of: "Sources/B.swift", changes)
        #expect(disk.text("Sources/A.swift") == "old")
        #expect(disk.text("Sources/B.swift") == "edited at the last moment")
        #expect(disk.files == ["Sources/A.swift", "Sources/B.swift"])
    }
}
