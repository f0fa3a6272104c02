import TestSupport
import Testing
import ViperCore

@testable import ViperCommand

/// Which runs leave a memo, and which believe one.
@Suite struct MemoTests {
    private let disk = MemoryFileSystem(files: [
        "App.viper": "app Demo {\n    ui none\n    root One\n    rules { unopenedModule off }\n}\n",
        "Specs/One.viper": "module One {\n    presenter { func didTap() }\n}\n",
        "Specs/Two.viper": "module Two {\n    presenter { func didTap() {} }\n}\n",
    ])
    private static let policy = Self.policy(tool: "a tool")

    private static func policy(tool: String, fewestModules: Int = 2) -> MemoPolicy {
        MemoPolicy(fewestModules: fewestModules, tool: { Digest(tool.utf8) })
    }

    /// Runs a command; the counter tells whether templates were needed.
    private func run(_ line: String, _ policy: MemoPolicy? = policy) -> (run: Run, isAnew: Bool) {
        let compilations = Counter()
        let run = Run(line, on: disk, memos: policy, compilations: compilations)
        return (run, compilations.count > 0)
    }

    @Test func theNextRunHasNothingToDoAndSaysTheSame() throws {
        #expect(run("generate").isAnew)
        #expect(disk.text(".viper-gen/.gitignore") == "*\n")
        let anew = Run("generate", on: disk)
        let log = disk.log
        let (run, isAnew) = run("generate")
        #expect(!isAnew && run.code == .success)
        #expect(run.output == anew.output && run.errors == anew.errors)
        #expect(disk.log == log)
    }

    @Test func aBuildToolIsToldTheSame() throws {
        #expect(run("generate").isAnew)
        _ = Run("generate --depfile anew.d", on: disk)
        #expect(!run("generate --depfile anew2.d").isAnew)
        let text = try #require(disk.text("anew.d"))
        #expect(disk.text("anew2.d") == text.replacing("anew:", with: "anew2:"))
    }

    @Test func smallProjectsAndOtherWaysToRunLeaveNone() {
        #expect(run("generate", Self.policy(tool: "a tool", fewestModules: 3)).isAnew)
        for line in ["generate --force", "generate One", "generate --shard 1/2", "check", "diff", "new Three"] {
            _ = run(line)
            #expect(disk.text(MemoFile.path) == nil, "\(line)")
        }
        _ = run("generate")
        #expect(disk.text(MemoFile.path) != nil)
    }

    @Test(arguments: [
        "generate --force", "generate --dry-run", "generate One", "generate --shard 1/1", "check", "diff",
    ])
    func otherWaysToRunDoAllAnew(_ line: String) {
        _ = run("generate")
        #expect(run(line).isAnew)
    }

    @Test func anotherToolAnotherFolderAndADamagedOneCountForNothing() throws {
        _ = run("generate")
        #expect(run("generate", Self.policy(tool: "another tool")).isAnew)
        #expect(run("generate").isAnew)
        #expect(!run("generate").isAnew)
        let text = try #require(disk.text(MemoFile.path))
        var memo = try #require(Memo(text: Array(text.utf8)))
        memo.appName = "Elsewhere"
        disk.add(MemoFile.path, String(decoding: try #require(memo.text), as: UTF8.self))
        #expect(run("generate").isAnew)
        disk.add(MemoFile.path, String(text.dropLast(40)))
        #expect(run("generate").isAnew)
        #expect(disk.text(MemoFile.path) == text)
        #expect(run("generate", MemoPolicy(fewestModules: 1, tool: { nil })).isAnew)
    }

    @Test func whereNoMemoCanBeWrittenNothingFails() {
        _ = run("generate")
        let log = disk.log.count
        for node in [MemoryFileSystem.Node.link(to: "/home/me"), .file([], permissions: 0o444)] {
            let disk = MemoryFileSystem(copyOf: disk)
            disk.add(".viper-gen", node)
            let run = Run("generate", on: disk, memos: Self.policy)
            #expect(run.code == .success && run.errors.isEmpty)
            #expect(disk.log.isEmpty)
        }
        disk.fail(.onPath(.create, "memo"))
        #expect(run("generate").run.code == .success)
        #expect(disk.log.count == log)
    }

    @Test func whatIsFoundIsFoundAgain() {
        _ = run("generate")
        disk.add("Specs/Item.viper", "entity Item { let id: Int }\n")
        disk.add("Specs/Two.viper", "module Two {\n    view { func show(_ item: Item) }\n}\n")
        for _ in 0..<2 {
            let (run, isAnew) = run("generate")
            #expect(isAnew && !run.errors.isEmpty)
        }
    }
}
