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

    private func create(_ name: String, _ bytes: [UInt8], permissions: UInt32? = nil) throws {
        try disk.inFolder("", below: folder) { (folder) throws(FileError) in
            try folder.createFile(name, bytes, permissions: permissions)
        }
    }

    private func createFolder(_ name: String) throws {
        try disk.inFolder("", below: folder) { (folder) throws(FileError) in try folder.createFolder(name) }
    }

    @Test func writesAndReadsBack() throws {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        try create("a", bytes, permissions: 0o640)
        #expect(try disk.read(path("a"), limit: .max) == bytes)
        #expect(try disk.read(path("a"), limit: 5000) == Array(bytes.prefix(5000)))
        #expect(try disk.entry(at: path("a")) == .file(permissions: 0o640))
    }

    @Test func tellsWhatIsThere() throws {
        try createFolder("folder")
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("nowhere"))
        #expect(try disk.entry(at: path("folder")) == .folder)
        #expect(try disk.entry(at: path("link")) == .symbolicLink)
        #expect(try disk.entry(at: path("none")) == nil)
        #expect(try disk.entry(at: "/dev/null") == .other)
        #expect(try disk.resolved(path("none")) == nil)
        #expect(try disk.names(in: folder) == ["folder", "link"])
    }

    @Test func neverCreatesOverWhatIsThereNorThroughALink() throws {
        try create("a", [1])
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("target"))
        for name in ["a", "link"] {
            let error = #expect(throws: FileError.self) { try create(name, [2]) }
            #expect(error?.isAlreadyThere == true)
        }
        #expect(try disk.read(path("a"), limit: 9) == [1])
        #expect(try disk.entry(at: path("target")) == nil)
    }

    @Test func readsOnlyRegularFiles() throws {
        #expect(mkfifo(path("pipe"), 0o600) == 0)
        try createFolder("folder")
        for name in ["pipe", "folder", "none"] {
            #expect(throws: FileError.self) { try disk.read(path(name), limit: 9) }
        }
    }

    @Test func renamesAndRemoves() throws {
        try create("a", [1])
        try create("b", [2])
        try createFolder("c")
        try disk.inFolder("c", below: folder) { (c) throws(FileError) in
            try c.createFile("d", [], permissions: nil)
        }
        try disk.inFolder("", below: folder) { (folder) throws(FileError) in
            try folder.rename("a", to: "b")
            #expect(try !folder.removeEmptyFolder("c"))
        }
        #expect(try disk.names(in: folder) == ["b", "c"])
        try disk.inFolder("c", below: folder) { (c) throws(FileError) in try c.removeFile("d") }
        try disk.inFolder("", below: folder) { (folder) throws(FileError) in
            #expect(try folder.removeEmptyFolder("c"))
            #expect(try !folder.removeEmptyFolder("c"))
        }
        #expect(try disk.names(in: folder) == ["b"])
    }

    @Test func entersNoFolderThroughALinkBelowTheRoot() throws {
        try createFolder("real")
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("real"))
        try FileManager.default.createSymbolicLink(atPath: path("real/up"), withDestinationPath: folder)
        for route in ["link", "real/up", "real/up/real", "none", "real/none"] {
            #expect(throws: FileError.self, "\(route)") {
                try disk.inFolder(route, below: folder) { (_) throws(FileError) in }
            }
        }
        // The root itself may be reached by a link.
        try disk.inFolder("", below: path("link")) { (real) throws(FileError) in
            try real.createFile("a", [1], permissions: nil)
        }
        #expect(try disk.read(path("real/a"), limit: 9) == [1])
    }

    @Test func staysInTheFolderThatItOpened() throws {
        try createFolder("a")
        try createFolder("outside")
        try disk.inFolder("a", below: folder) { (a) throws(FileError) in
            try? FileManager.default.moveItem(atPath: path("a"), toPath: path("b"))
            try? FileManager.default.createSymbolicLink(atPath: path("a"), withDestinationPath: path("outside"))
            try a.createFile("x", [1], permissions: nil)
        }
        #expect(try disk.names(in: path("b")) == ["x"])
        #expect(try disk.names(in: path("outside")).isEmpty)
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
        try createFolder("project")
        let writer = SafeWriter(root: path("project"), fileSystem: disk)
        try writer.apply([.write(path: "a/b.txt", bytes: [1]), .write(path: "c", bytes: [2])])
        try writer.apply([.write(path: "a/b.txt", bytes: [3]), .remove(path: "c")])
        #expect(try disk.read(path("project/a/b.txt"), limit: 9) == [3])
        #expect(try disk.names(in: path("project")) == ["a"])
        #expect(try disk.names(in: path("project/a")) == ["b.txt"])
    }
}
