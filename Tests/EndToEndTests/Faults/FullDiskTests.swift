import Foundation
import TestSupport
import Testing

/// There is no room: the run ends with 74, and nothing half-written is left.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct FullDiskTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    /// The largest file that may be written, in units of the shell: 512 or 1,024 bytes.
    @Test(arguments: [0, 1, 2, 4])
    func filesMayNotGrowBeyondALimit(units: Int) throws {
        #expect(try Tool.built.run(["new", "First", "--path", "Demo"], in: folder.url).code == 0)
        let before = try folder.snapshot(of: "Demo")
        let result = try Tool.built.run(
            ["new", "Second", "Third", "--path", "Demo"], by: "ulimit -f \(units) && exec \"$@\"", in: folder.url)
        #expect(result.code == 74)
        let after = try folder.snapshot(of: "Demo")
        #expect(after.hasSameContent(as: before), "\(after.difference(from: before))")
        if units > 0 { #expect(result.errors.contains("[diskFailure]"), "\(result.errors)") }

        #expect(try Tool.built.run(["new", "Second", "Third", "--path", "Demo"], in: folder.url).code == 0)
    }

    @Test(.enabled(if: TinyDisk.canBeMade, "only who may mount can make a tiny disk"), arguments: 4...14)
    func theDiskIsFull(pages: Int) throws {
        try folder.makeFolder("disk")
        let disk = try TinyDisk(at: folder["disk"], kilobytes: pages * 8)
        let result = try Tool.built.run(["new", "First", "--path", "disk/Demo"], in: folder.url)
        if result.code == 0 { return }
        #expect(result.code == 74)
        #expect(result.errors.contains("No space left on device"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["disk"].path) == [])
        withExtendedLifetime(disk) {}
    }

    @Test(.enabled(if: TinyDisk.canBeMade, "only who may mount can make a tiny disk"))
    func anExistingProjectStaysAsItWas() throws {
        try folder.makeFolder("disk")
        let disk = try TinyDisk(at: folder["disk"], kilobytes: 160)
        #expect(try Tool.built.run(["new", "First", "--path", "disk/Demo"], in: folder.url).code == 0)
        let before = try folder.snapshot(of: "disk")
        let modules = (0..<30).map { "Module\($0)" }
        let result = try Tool.built.run(["new"] + modules + ["--path", "disk/Demo"], in: folder.url)
        #expect(result.code == 74)
        let after = try folder.snapshot(of: "disk")
        #expect(after.hasSameContent(as: before), "\(after.difference(from: before))")
        withExtendedLifetime(disk) {}
    }
}

/// A disk of a few kilobytes, in memory.
private final class TinyDisk {
    private let path: String

    init(at url: URL, kilobytes: Int) throws {
        path = url.path
        try #require(Self.run("mount", ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "none", path]) == 0)
    }

    deinit {
        _ = Self.run("umount", [path])
    }

    /// Whether this process may mount, which few may.
    static let canBeMade: Bool = {
        guard let folder = try? Folder() else { return false }
        guard run("mount", ["-t", "tmpfs", "-o", "size=64k", "none", folder.url.path]) == 0 else { return false }
        return run("umount", [folder.url.path]) == 0
    }()

    private static func run(_ program: String, _ arguments: [String]) -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
