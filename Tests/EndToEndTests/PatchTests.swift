import Diagnostics
import Foundation
import TestSupport
import Testing

/// What `diff` prints, `patch` and `git apply` take.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct PatchTests {
    private enum Applier: CaseIterable {
        case patch, git

        var command: [String] {
            switch self {
            case .patch: ["/usr/bin/patch", "-p1", "--silent"]
            case .git: ["/usr/bin/git", "apply", "--whitespace=nowarn", "-"]
            }
        }

        static var installed: [Applier] {
            allCases.filter { FileManager.default.isExecutableFile(atPath: $0.command[0]) }
        }
    }

    /// Feeds a diff to a tool in a folder; its exit code.
    private func apply(_ diff: String, with applier: Applier, in folder: Folder) throws -> Int32 {
        let input = FileManager.default.temporaryDirectory.appending(path: "viper-gen-\(UUID().uuidString).patch")
        try Data(diff.utf8).write(to: input)
        defer { try? FileManager.default.removeItem(at: input) }
        let process = Process()
        process.executableURL = URL(filePath: applier.command[0])
        process.arguments = Array(applier.command.dropFirst())
        process.currentDirectoryURL = folder.url
        process.environment = ["GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path]
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test(arguments: Applier.installed) private func aPatchDoesWhatGenerateDoes(applier: Applier) throws {
        let (patched, generated) = (try Folder(), try Folder())
        for folder in [patched, generated] {
            #expect(try Tool.built.run(["new", "TodoList", "Settings", "--path", "Demo"], in: folder.url).code == 0)
            // One changes, one goes, one is new.
            let spec = try folder.text("Demo/Specs/TodoList.viper")
            try folder.write("Demo/Specs/TodoList.viper", spec.replacing("viewDidLoad", with: "viewWillAppear"))
            try folder.write("Demo/Specs/About.viper", "module About { view { func show() } }\n")
            try FileManager.default.removeItem(at: folder["Demo/Specs/Settings.viper"])
        }
        let run = try Tool.built.run(["diff", "--path", "Demo"], in: patched.url)
        #expect(run.code == 1)
        let project = Folder(in: patched, at: "Demo")
        #expect(try apply(run.output, with: applier, in: project) == 0)
        #expect(try Tool.built.run(["generate", "--path", "Demo"], in: generated.url).code == 0)
        #expect(try patched.files() == generated.files())
        #expect(try Tool.built.run(["diff", "--path", "Demo"], in: patched.url).code == 0)
    }

    /// Texts with and without line feeds at their ends, with CR LF, empty ones, and none.
    @Test(arguments: Applier.installed) private func anyTextCanBePatched(applier: Applier) throws {
        var state: UInt64 = 11
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        func text() -> String? {
            if next(8) == 0 { return nil }
            let lines = (0..<next(30)).map { _ in
                ["a", "b", "c", "", "-- x", "+++ y", "é"][next(7)] + (next(6) == 0 ? "\r\n" : "\n")
            }
            return lines.joined() + (next(3) == 0 ? "end" : "")
        }
        let (before, after) = (try Folder(), try Folder())
        var diff = ""
        for index in 0..<60 {
            let (old, new) = (text(), text())
            let path = ["Sources/A \(index).swift", "b\(index).txt", "x/y/\(index)"][index % 3]
            if let old { try before.write(path, old) }
            if let new { try after.write(path, new) }
            diff += UnifiedDiff(path: path, from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }).text
        }
        #expect(try apply(diff, with: applier, in: before) == 0)
        #expect(try before.files() == after.files())
    }
}
