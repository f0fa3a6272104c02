import Foundation
import TestSupport
import Testing

/// What is renamed is the member, and nothing else that has its name.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct RenameRandomMemberTests {
    /// Forty modules at a time are type-checked together.
    @Test func nothingElseIsRenamed() throws {
        let count = TestSettings.count(quick: 20, all: 2000)
        for first in stride(from: 1, through: count, by: 40) {
            try typeCheck((first..<min(first + 40, count + 1)).compactMap { renamed(seed: UInt64($0)) })
        }
    }

    private static func disk() -> MemoryFileSystem {
        let disk = MemoryFileSystem(files: ["App.viper": "app Demo { ui none }\n"])
        for (path, text) in RandomRename.shared { disk.add(path, text) }
        return disk
    }

    /// The files of people after a renaming, by path; nil where they are not as they have to be.
    private func renamed(seed: UInt64) -> [String: String]? {
        var random = RandomRename(seed: seed)
        let specPath = "Specs/\(random.module).viper"
        let disk = Self.disk()
        disk.add(specPath, random.before(random.spec))
        let first = Run("generate", on: disk)
        #expect(first.code == .success, "seed \(seed): \(first.errors)")
        guard let generated = disk.text(random.classPath) else { return nil }
        let texts = [
            specPath: random.spec, random.classPath: random.classText(generated), random.otherPath: random.otherText(),
        ]
        for (path, text) in texts { disk.add(path, random.before(text)) }
        let written = Run("generate", on: disk)
        #expect(
            written.code == .success && written.output.contains(": 0 files written"),
            "seed \(seed): \(written.output)\(written.errors)")
        let run = Run("rename \(random.reference) \(random.new)", on: disk)
        #expect(run.code == .success, "seed \(seed): \(run.errors)")
        for (path, text) in texts {
            #expect(disk.text(path) == random.after(text), "seed \(seed): \(path)")
        }
        let own = disk.files.filter { path in
            path == specPath || (path.hasPrefix("Sources/Demo/\(random.module)/") && !path.contains(".generated."))
        }
        return Dictionary(uniqueKeysWithValues: own.compactMap { path in disk.text(path).map { (path, $0) } })
    }

    /// Type-checks modules together, as one app.
    private func typeCheck(_ modules: [[String: String]]) throws {
        let disk = Self.disk()
        for (path, text) in modules.joined() { disk.add(path, text) }
        let run = Run("generate", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("renames-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for path in disk.files where path.hasPrefix("Sources/") && path.hasSuffix(".swift") {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(try #require(disk.text(path)).utf8).write(to: file)
            paths.append(file.path)
        }
        let (compiler, output) = (Process(), Pipe())
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-suppress-warnings"] + paths.sorted()
        compiler.standardError = output
        try compiler.run()
        let errors = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        #expect(compiler.terminationStatus == 0, "\(String(decoding: errors, as: UTF8.self).prefix(4000))")
    }
}
