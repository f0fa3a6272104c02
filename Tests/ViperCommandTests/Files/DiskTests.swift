import Foundation
import Testing
import ViperCommand

/// The real disk, in a folder of its own.
@Suite final class DiskTests {
    private let disk = Disk()
    private let folder: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "viper-gen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = try #require(try disk.resolved(url.path))
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    @Test func writesAndReadsBack() throws {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        try disk.createFile(path("a"), bytes, permissions: 0o640)
        #expect(try disk.read(path("a"), limit: .max) == bytes)
        #expect(try disk.read(path("a"), limit: 5000) == Array(bytes.prefix(5000)))
        #expect(try disk.entry(at: path("a")) == .file(permissions: 0o640))
    }

    @Test func tellsWhatIsThere() throws {
        try disk.createFolder(path("folder"))
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("nowhere"))
        #expect(try disk.entry(at: path("folder")) == .folder)
        #expect(try disk.entry(at: path("link")) == .symbolicLink)
        #expect(try disk.entry(at: path("none")) == nil)
        #expect(try disk.entry(at: "/dev/null") == .other)
        #expect(try disk.resolved(path("none")) == nil)
        #expect(try disk.names(in: folder) == ["folder", "link"])
    }

    @Test func neverCreatesOverWhatIsThereNorThroughALink() throws {
        try disk.createFile(path("a"), [1], permissions: nil)
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("target"))
        for name in ["a", "link"] {
            let error = #expect(throws: FileError.self) { try disk.createFile(path(name), [2], permissions: nil) }
            #expect(error?.isAlreadyThere == true)
        }
        #expect(try disk.read(path("a"), limit: 9) == [1])
        #expect(try disk.entry(at: path("target")) == nil)
    }

    @Test func readsOnlyRegularFiles() throws {
        #expect(mkfifo(path("pipe"), 0o600) == 0)
        try disk.createFolder(path("folder"))
        for name in ["pipe", "folder", "none"] {
            #expect(throws: FileError.self) { try disk.read(path(name), limit: 9) }
        }
    }

    @Test func renamesAndRemoves() throws {
        try disk.createFile(path("a"), [1], permissions: nil)
        try disk.createFile(path("b"), [2], permissions: nil)
        try disk.rename(path("a"), to: path("b"))
        #expect(try disk.names(in: folder) == ["b"])
        try disk.createFolder(path("c"))
        try disk.createFile(path("c/d"), [], permissions: nil)
        #expect(try !disk.removeEmptyFolder(path("c")))
        try disk.removeFile(path("c/d"))
        #expect(try disk.removeEmptyFolder(path("c")))
        #expect(try disk.names(in: folder) == ["b"])
    }

    @Test func waitsForTheRunThatHoldsTheLock() throws {
        var waits = 0
        try disk.withLock(on: folder, waiting: { waits += 1 }) {}
        #expect(waits == 0)

        let other = open(folder, O_RDONLY)
        #expect(flock(other, LOCK_EX) == 0)
        var isDone = false
        try disk.withLock(
            on: folder,
            waiting: {
                waits += 1
                close(other)
            }, { isDone = true })
        #expect(waits == 1)
        #expect(isDone)
    }

    @Test func writesAWholeProjectThroughTheSafeWriter() throws {
        let writer = SafeWriter(root: path("new/project"), fileSystem: disk)
        try writer.apply([.write(path: "a/b.txt", bytes: [1]), .write(path: "c", bytes: [2])])
        try writer.apply([.write(path: "a/b.txt", bytes: [3]), .remove(path: "c")])
        #expect(try disk.read(path("new/project/a/b.txt"), limit: 9) == [3])
        #expect(try disk.names(in: path("new/project")) == ["a"])
        #expect(try disk.names(in: path("new/project/a")) == ["b.txt"])
    }
}
