import Diagnostics
import HandWritten
import TestSupport
import Testing
import ViperModel

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

    @Test func anotherToolAndADamagedOneCountForNothing() throws {
        _ = run("generate")
        #expect(run("generate", Self.policy(tool: "another tool")).isAnew)
        #expect(run("generate").isAnew)
        #expect(!run("generate").isAnew)
        let text = try #require(disk.text(MemoFile.path))
        for damaged in [String(text.dropLast(40)), text.replacing("memo 5", with: "memo 4"), text + "\n", ""] {
            disk.add(MemoFile.path, damaged)
            #expect(run("generate").isAnew)
            #expect(disk.text(MemoFile.path) == text)
        }
        #expect(run("generate", MemoPolicy(fewestModules: 1, tool: { nil })).isAnew)
    }

    /// A folder gives its name to an app that has none.
    @Test func aFolderOfAnotherNameIsAnotherState() throws {
        _ = run("generate")
        let project = Project(root: "/home/me/demo", fileSystem: disk)
        let app = AppFile(try project.appFile(), defaultName: "Demo", rules: { Rule.known })
        let inventory = try #require(try Inventory(of: project, app, elsewhere: []))
        let states = ["Demo", "Other"].map { inventory.state(tool: Digest("a tool".utf8), appName: $0) }
        #expect(states[0] != states[1])
        let memo = try #require(MemoFile(project: project).read())
        #expect(memo.state == states[0])
    }

    @Test func filesThatComeGoOrMoveAreNoticed() throws {
        disk.add("Templates/files/Note.stencil", "{# file: Docs/{{ name }}.md #}\n# {{ name }}\n")
        for _ in 0..<2 { _ = run("generate") }
        #expect(!run("generate").isAnew)
        let state = disk.snapshot
        for path in disk.files where !path.hasPrefix(".viper-gen/") && path != "App.viper" {
            let text = try #require(disk.text(path))
            try disk.removeFile("/home/me/demo/" + path)
            #expect(run("generate").isAnew, "\(path) is gone")
            for (path, node) in state { disk.add(path, node) }
            _ = run("generate")
            #expect(!run("generate").isAnew, "\(path) is back")
            disk.add(path, text + "\n")
            // What a person's file says that nobody reads makes no difference to a run, but is a change all the same.
            #expect(run("generate").isAnew, "\(path) is another one")
            for (path, node) in state { disk.add(path, node) }
            disk.add(path.renamed, text)
            let isLookedAt = !path.hasPrefix("Docs/")
            #expect(run("generate").isAnew == isLookedAt, "\(path.renamed) is there as well")
            try? disk.removeFile("/home/me/demo/" + path.renamed)
            for (path, node) in state { disk.add(path, node) }
            _ = run("generate")
        }
    }

    /// A protocol of the app's own changes its mock, though no spec is another one.
    @Test func ownSwiftIsNoticed() {
        let (own, mocks) = ("Sources/Demo/Logging.swift", "Tests/DemoTests/Logging+Mock.generated.swift")
        disk.add("Specs/Three.viper", "module Three {\n    interactor(logger: any Logging) { func load() }\n}\n")
        disk.add(own, "protocol Logging {\n    func log()\n}\n")
        for _ in 0..<2 { _ = run("generate --depfile a.d") }
        #expect(!run("generate --depfile b.d").isAnew)
        #expect(disk.text("a.d")?.contains(own) == true && disk.text("b.d")?.contains(own) == true)
        #expect(disk.text(mocks)?.contains("func log()") == true)
        let check = Run("check", on: disk)
        #expect(!check.errors.contains("+Mock"), "\(check.errors)")

        disk.add(own, "protocol Logging {\n    func write()\n}\n")
        #expect(Run("check", on: disk).errors.contains("\(mocks):15:1: error: this generated file"))
        #expect(run("generate").isAnew)
        #expect(disk.text(mocks)?.contains("func write()") == true)
        #expect(!run("generate").isAnew)

        disk.add("Sources/Demo/Other.swift", "protocol Logging {}\n")
        #expect(run("generate").isAnew)
        #expect(disk.text(mocks) == nil)
    }

    @Test func whereNoMemoCanBeWrittenNothingFails() {
        _ = run("generate")
        let log = disk.log.count
        for node in [MemoryFileSystem.Node.link(to: "/home/me"), .file([], permissions: 0o444)] {
            let disk = MemoryFileSystem(copyOf: disk)
            disk.add(".viper-gen", node)
            let run = Run("generate", on: disk, memos: Self.policy)
            // The journal of a run stands there as well.
            #expect(run.code == .refused && run.errors.contains("[refusedPath]"))
            #expect(disk.log.isEmpty)
        }
        disk.fail(.onPath(.create, "memo"))
        #expect(run("generate").run.code == .success)
        #expect(disk.log.count == log)
    }

    private static let formats = ["text", "json", "github", "sarif"].map { "--format " + $0 }

    /// Findings of specs, with notes and ways out of them.
    @Test(arguments: formats + ["--quiet", "--color always"])
    func whatIsFoundIsSaidAgain(_ options: String) {
        disk.add(
            "Specs/Two.viper",
            """
            module Two(id: Int) {
                view { func show(_ id: Int) }
                presenter { func didTap() { view?.show(id) } }
                interactor(id) { func load() }
            }

            """)
        let first = run("generate \(options)").run
        let anew = Run("generate \(options)", on: disk)
        let (again, isAnew) = run("generate \(options)")
        #expect(!isAnew && again.code == .success)
        #expect(again.output == anew.output && again.errors == anew.errors)
        if options != "--quiet" { #expect((first.output + first.errors).contains("notTaken")) }
    }

    /// A run that writes may find what the next one does not: the files of a module that is gone are named once.
    @Test(arguments: formats)
    func whatIsFoundInFilesIsSaidAgainOnceNothingIsWritten(_ options: String) throws {
        disk.add("Specs/Three.viper", "module Three {\n    presenter { func didTap() }\n}\n")
        _ = run("generate")
        for name in ["Two", "Three"] { try disk.removeFile("/home/me/demo/Specs/\(name).viper") }
        let edited = "Sources/Demo/Three/Three.generated.swift"
        disk.add(edited, try #require(disk.text(edited)) + "// Mine.\n")
        var isAnew: [Bool] = []
        var rules: [[String]] = []
        for _ in 0..<3 {
            let runs = TwinRuns("generate \(options)", on: disk)
            #expect(runs.agree && runs.run.code == .success, "\(runs.report)")
            isAnew.append(runs.isAnew)
            let said = runs.run.output + runs.run.errors
            rules.append(["filesWithoutModule", "editedGeneratedFile"].filter(said.contains))
        }
        #expect(isAnew == [true, true, false])
        #expect(
            rules == [["filesWithoutModule", "editedGeneratedFile"], ["editedGeneratedFile"], ["editedGeneratedFile"]])
    }

    @Test func errorsAreFoundAnew() {
        disk.add("Specs/Two.viper", "module Two {\n    presenter { func didTap() { interactor.nothing() } }\n}\n")
        for _ in 0..<2 {
            let (run, isAnew) = run("generate")
            #expect(isAnew && run.code != .success && !run.errors.isEmpty)
        }
        #expect(disk.text(MemoFile.path) == nil)
    }
}

extension String {
    /// `A/B2.swift` of `A/B.swift`.
    fileprivate var renamed: String {
        let dot = firstIndex(of: ".") ?? endIndex
        return self[..<dot] + "2" + self[dot...]
    }
}
