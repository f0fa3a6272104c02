import Foundation
import Testing

@testable import ViperCommand

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

    private func create(_ name: String, _ bytes: [UInt8], like other: String? = nil) throws {
        try disk.inFolder(name.pathFolder, below: folder) { (folder) throws(CommandFailure) in
            try folder.createFile(
                name.fileName, bytes,
                like: other.flatMap { (name) throws(CommandFailure) in try folder.attributes(of: name) })
        }
    }

    private func createFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: false)
    }

    /// The disk says no.
    private func isRefused(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return false
        } catch CommandFailure.disk {
            return true
        } catch {
            return false
        }
    }

    @Test func writesAndReadsBack() throws {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        try create("a", [1])
        #expect(chmod(path("a"), 0o640) == 0)
        try create("b", bytes, like: "a")
        #expect(try disk.contents(of: path("b")) == bytes)
        #expect(try disk.entry(at: path("b")) == .file(permissions: 0o640))
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
            let error = #expect(throws: CommandFailure.self) { try create(name, [2]) }
            #expect(error?.isAlreadyThere == true)
        }
        #expect(try disk.contents(of: path("a")) == [1])
        #expect(try disk.entry(at: path("target")) == nil)
    }

    @Test func readsOnlyRegularFiles() throws {
        #expect(mkfifo(path("pipe"), 0o600) == 0)
        try createFolder("folder")
        for name in ["pipe", "folder", "none"] {
            #expect(isRefused { _ = try disk.contents(of: path(name)) })
        }
    }

    /// Only root may give a file to somebody else.
    @Test(.enabled(if: geteuid() == 0)) func aFileThatTakesAnothersPlaceIsOfTheSameOwner() throws {
        try create("a", [1])
        #expect(chown(folder + "/a", 65_534, 65_533) == 0 && chmod(folder + "/a", 0o640) == 0)
        try disk.inFolder("", below: folder) { (folder) throws(CommandFailure) in
            try folder.createFile("b", [2], like: folder.attributes(of: "a"))
        }
        var status = stat()
        #expect(stat(folder + "/b", &status) == 0)
        #expect(status.st_uid == 65_534 && status.st_gid == 65_533 && status.st_mode & 0o7777 == 0o640)
    }

    @Test func renamesAndRemoves() throws {
        try create("a", [1])
        try create("b", [2])
        try createFolder("c")
        try disk.inFolder("c", below: folder) { (c) throws(CommandFailure) in
            try c.createFile("d", [], like: nil)
        }
        try disk.inFolder("", below: folder) { (folder) throws(CommandFailure) in
            try folder.rename("a", to: "b")
            #expect(try !folder.removeEmptyFolder("c"))
        }
        #expect(try disk.names(in: folder) == ["b", "c"])
        try disk.inFolder("c", below: folder) { (c) throws(CommandFailure) in try c.removeFile("d") }
        try disk.inFolder("", below: folder) { (folder) throws(CommandFailure) in
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
            #expect(isRefused { try disk.inFolder(route, below: folder) { (_) throws(CommandFailure) in } }, "\(route)")
        }
        // The root itself may be reached by a link.
        try disk.inFolder("", below: path("link")) { (real) throws(CommandFailure) in
            try real.createFile("a", [1], like: nil)
        }
        #expect(try disk.contents(of: path("real/a")) == [1])
    }

    @Test func staysInTheFolderThatItOpened() throws {
        try createFolder("a")
        try createFolder("outside")
        try disk.inFolder("a", below: folder) { (a) throws(CommandFailure) in
            try? FileManager.default.moveItem(atPath: path("a"), toPath: path("b"))
            try? FileManager.default.createSymbolicLink(atPath: path("a"), withDestinationPath: path("outside"))
            try a.createFile("x", [1], like: nil)
        }
        #expect(try disk.names(in: path("b")) == ["x"])
        #expect(try disk.names(in: path("outside")).isEmpty)
    }

    @Test func waitsForTheRunThatHoldsTheLock() throws {
        var waits = 0
        try disk.withLock(on: folder, waiting: { waits += 1 }) { () throws(CommandFailure) in }
        #expect(waits == 0)

        let other = open(folder, O_RDONLY)
        #expect(flock(other, LOCK_EX) == 0)
        var isDone = false
        try disk.withLock(
            on: folder,
            waiting: {
                waits += 1
                close(other)
            }, { () throws(CommandFailure) in isDone = true })
        #expect(waits == 1)
        #expect(isDone)
    }

    @Test func writesAWholeProjectThroughTheSafeWriter() throws {
        try createFolder("project")
        let writer = SafeWriter(root: path("project"), fileSystem: disk)
        try writer.apply([FileChange(path: "a/b.txt", old: nil, new: [1]), FileChange(path: "c", old: nil, new: [2])])
        try writer.apply([FileChange(path: "a/b.txt", old: [1], new: [3]), FileChange(path: "c", old: [2], new: nil)])
        #expect(try disk.contents(of: path("project/a/b.txt")) == [3])
        #expect(try disk.names(in: path("project")) == ["a"])
        #expect(try disk.names(in: path("project/a")) == ["b.txt"])
    }

    @Test func readsAFileWholeOrNotAtAll() throws {
        try create("a", [])
        #expect(truncate(path("a"), off_t(FileError.longestFile) + 1) == 0)
        #expect(isRefused { _ = try disk.contents(of: path("a")) })
        #expect(truncate(path("a"), (8 << 20) + 5) == 0)
        #expect(try disk.contents(of: path("a")).count == (8 << 20) + 5)
    }

    @Test func knowsAFileThatIsAnotherOneByNow() throws {
        try create("a", [1])
        try create("b", [1])
        try disk.inFolder("", below: folder) { (folder) throws(CommandFailure) in
            let first = try folder.identity(of: "a")
            let (again, other) = (try folder.identity(of: "a"), try folder.identity(of: "b"))
            #expect(first != nil && again == first && other != first)
            try folder.keep("a", as: "c")
            try folder.rename("a", to: "d")
            #expect(try folder.identity(of: "c") == first)
            #expect(try folder.identity(of: "d") == first)
            try folder.append([2], to: "c")
            #expect(try folder.identity(of: "d") != first)
            #expect(try folder.contents(of: "d") == [1, 2])
            #expect(try folder.contents(of: "none") == nil)
        }
    }
}
