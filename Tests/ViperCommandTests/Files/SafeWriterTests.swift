import Testing
import ViperCommand

@Suite struct SafeWriterTests {
    private let disk = MemoryFileSystem(files: ["Sources/A.swift": "old", "Sources/B.swift": "old"])

    private func writer(_ root: String = "/home/me/demo") -> SafeWriter { SafeWriter(root: root, fileSystem: disk) }

    private func write(_ path: String, _ text: String = "new") -> SafeWriter.Change {
        .write(path: path, bytes: Array(text.utf8))
    }

    @Test func writesReplacesAndRemoves() throws {
        try writer().apply([write("Sources/A.swift"), write("Tests/Deep/er/C.swift"), .remove(path: "Sources/B.swift")])
        #expect(disk.text("Sources/A.swift") == "new")
        #expect(disk.files == ["Sources/A.swift", "Tests/Deep/er/C.swift"])
    }

    @Test func renamesOnlyWhenEveryTemporaryIsWritten() throws {
        try writer().apply([write("Sources/A.swift"), write("Sources/C.swift"), write("Tests/D.swift")])
        let verbs = disk.log.map { $0.split(separator: " ")[0] }
        #expect(verbs == ["create", "create", "create", "create", "rename", "rename", "rename"])
        #expect(disk.log.filter { $0.hasPrefix("create") && $0.contains("A.swift") }.isEmpty)
    }

    @Test func keepsPermissions() throws {
        disk.add("run", "old", permissions: 0o755)
        try writer().apply([write("run")])
        #expect(disk.node("run") == .file(Array("new".utf8), permissions: 0o755))
    }

    @Test func makesTheProjectsFolder() throws {
        try writer("/home/me/other/place").apply([write("a/b")])
        #expect(disk.text("/home/me/other/place/a/b") == "new")
    }

    @Test func removesFoldersThatRemovalsEmpty() throws {
        disk.add("Sources/Gone/X.generated.swift", "x")
        try writer().apply([.remove(path: "Sources/Gone/X.generated.swift")])
        #expect(disk.node("Sources/Gone") == nil)
        #expect(disk.node("Sources") == .folder)
    }

    @Test(arguments: [
        (FileError.Operation.create, "Tests"), (.create, ".viper-gen-0.tmp"), (.create, ".viper-gen-1.tmp"),
        (.rename, "Sources/A.swift"),
    ])
    func leavesNothingBehindWhereTheDiskFails(operation: FileError.Operation, suffix: String) {
        let before = disk.snapshot
        disk.fail(operation, onPathEndingIn: suffix)
        #expect(throws: CommandFailure.self) {
            try writer().apply([write("Sources/A.swift"), write("Tests/New/C.swift")])
        }
        #expect(disk.snapshot == before)
    }

    @Test func removesTheOtherTemporariesWhereALaterRenameFails() {
        disk.fail(.rename, onPathEndingIn: "Tests/New/C.swift")
        #expect(throws: CommandFailure.self) {
            try writer().apply([write("Sources/A.swift"), write("Tests/New/C.swift")])
        }
        #expect(disk.files == ["Sources/A.swift", "Sources/B.swift"])
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
        try writer().refusals(of: paths).first?.reason
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
}
