import Foundation
import TestSupport
import Testing
import ViperCommand
import XcodeProject

/// Every command that writes, killed or refused by the disk at each of its changes: the project is as it was or as an
/// undisturbed run leaves it, at once where the disk refused one thing, else after the next run. Nothing is left over. Once all
/// files are in their places, what remains to be cleaned up is no failure.
///
/// A part of the moments is tried in the gate; `VIPER_GEN_TESTS=all` tries all of them. `COMMANDS=init,format` tries these
/// command lines alone.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct InterruptionTests {
    static let lines = [
        "generate", "generate --force", "init", "new Detail", "rename List Overview", "remove Note --force",
        "move List.didTap swift", "format", ejected, "rename List.didTap didPress", "check --write-baseline",
        "check --fix",
        "graph --output Map.svg", "adopt News", "release --all", "new Basket",
    ].filter { line in TestSettings.commands?.contains(where: line.hasPrefix) ?? true }

    /// Some templates of many, or each moment would be tried hundreds of times.
    private static let ejected = "templates eject none/View.swift.stencil core/Class.swift.stencil"

    /// Whether each moment is tried.
    static let isThorough = TestTier.all.isRunning

    /// A project in which each command has something to do.
    static func project(for line: String) throws -> MemoryFileSystem {
        if line == "init" { return MemoryFileSystem() }
        if ["adopt News", "release --all", "new Basket"].contains(line) { return try xcodeProject(for: line) }
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Demo {\n    root List\n}\n",
            "Specs/List.viper":
                "struct Row {}\nmodule List {\n    view { func show(_ rows: [Row]) }\n"
                + "    presenter { func didTap() { view?.show([]) }; func didLeave() }\n"
                + "    router { func leave() }\n}\n",
            "Specs/Note.viper": "module Note {\n    presenter { func didTap() }\n}\n",
        ])
        let first = Run("generate", on: disk)
        #expect(first.code == .success, "\(first.errors)")
        let presenter = "Sources/Demo/List/ListPresenter.swift"
        disk.add(presenter, try #require(disk.text(presenter)) + "\n// mine\nprivate let own = 1\n")
        let spec = try #require(disk.text("Specs/List.viper"))
        if line == "generate" {
            disk.add("Specs/List.viper", spec.replacing("didLeave()", with: "didLeave(at place: Int)"))
            disk.add("Specs/Note.viper", "module Memo {\n    presenter { func didTap() }\n}\n")
        }
        if line == "generate --force" {
            let generated = "Sources/Demo/List/List.generated.swift"
            disk.add(generated, try #require(disk.text(generated)) + "// mine\n")
        }
        if line == "check --fix" {
            disk.add(presenter, try #require(disk.text(presenter)).replacing("weak var view", with: "var view"))
        }
        if line == "format" { disk.add("Specs/List.viper", spec.replacing("    presenter", with: "presenter")) }
        return disk
    }

    /// An app with an Xcode project, and a module that was written by hand.
    private static func xcodeProject(for line: String) throws -> MemoryFileSystem {
        let app = XcodeApp()
        let (disk, path) = (app.disk, "Shop/News/NewsProtocols.swift")
        disk.add(path, AdoptedNews.contract)
        let addition = try ProjectEdit.FileAddition(path, to: [app.project.targets[0]])
        let files = try ProjectEdit(of: app.project, adding: [addition], removing: [])
        disk.add(XcodeApp.path, String(decoding: files.bytes, as: UTF8.self))
        if line != "adopt News" { #expect(Run("adopt News", on: disk).code == .success) }
        return disk
    }

    /// A run that nothing disturbs.
    private struct Undisturbed {
        let run: Run
        let after: [String: MemoryFileSystem.Node]
        let changeCount: Int
        /// The changes that come when every file is in its place and the journal says so.
        let cleaning: Set<Int>

        init(_ line: String) throws {
            let disk = try InterruptionTests.project(for: line)
            let before = disk.snapshot
            disk.fail(nil)
            var run: Run?
            let history = disk.history { run = Run(line, on: $0) }
            self.run = try #require(run)
            let after = disk.snapshot
            (self.after, changeCount) = (after, disk.changeCount)
            cleaning = Set(
                history.indices.filter { number in
                    guard let journal = history[number].text(".viper-gen/journal") else {
                        return history[number].snapshot.filter { !$0.key.hasSuffix("/.viper-gen") } == after
                    }
                    return journal.split(separator: "\n").last == "done"
                }.map { $0 + 1 })
            #expect(self.run.code == .success || self.run.code == .findings, "\(self.run.errors)")
            #expect(disk.log.contains { $0.hasPrefix("rename") || $0.hasPrefix("remove") } && before != after)
            #expect(cleaning == Set(changeCount - cleaning.count + 1..<changeCount + 1))
        }
    }

    /// Tests take the disk of a run that was killed from one that was not.
    @Test func aHistoryHoldsWhatAKilledRunLeaves() throws {
        let start = try Self.project(for: "rename List Overview")
        let history = start.copy().history { _ = Run("rename List Overview", on: $0) }
        #expect(history.count > 4)
        for number in moments(history.count, "rename") {
            let killed = start.copy()
            killed.fail(.fromChanging(number))
            _ = Run("rename List Overview", on: killed)
            #expect(killed.snapshot == history[number - 1].snapshot, "change \(number)")
        }
    }

    private func moments(_ count: Int, _ line: String) -> [Int] {
        if Self.isThorough { return Array(1...count) }
        // In the middle, and when all is done but cleaning up.
        if !TestTier.gate.isRunning { return [(count + 1) / 2, count] }
        return Array(stride(from: 1, through: count, by: max(1, count / 4)))
    }

    @Test(arguments: lines) func aRunThatIsKilledIsUndoneByTheNextOne(_ line: String) throws {
        let whole = try Undisturbed(line)
        let start = try Self.project(for: line)
        for number in moments(whole.changeCount, line) {
            let isDone = whole.cleaning.contains(number)
            let disk = start.copy()
            let before = disk.snapshot
            disk.fail(.fromChanging(number))
            let run = Run(line, on: disk)
            if isDone {
                // Some look at the project once more, which fails.
                #expect([whole.run.code, .disk].contains(run.code), "change \(number): \(run.errors)")
                #expect(run.errors.contains("All changes were made"), "change \(number): \(run.errors)")
            } else {
                #expect(run.code != .success, "change \(number)")
            }
            disk.fail(nil)
            // Whoever only looks changes nothing.
            let killed = disk.snapshot
            for reading in Self.isThorough ? ["check", "diff", line + " --dry-run"] : ["check"] {
                _ = Run(reading, on: disk)
                #expect(disk.snapshot == killed, "\(reading) after change \(number)")
            }
            // Any command that writes takes it back, or cleans up; the same one does it again.
            let other = disk.copy()
            _ = Run("format App.viper", on: other)
            #expect(other.snapshot == (isDone ? whole.after : before), "change \(number)")
            let next = Run(line, on: disk)
            if !isDone { #expect(next.code == whole.run.code, "change \(number): \(next.errors)") }
            #expect(disk.snapshot == whole.after, "change \(number)")
        }
    }

    @Test(arguments: lines) func aRunThatTheDiskRefusesIsUndoneAtOnce(_ line: String) throws {
        let whole = try Undisturbed(line)
        let start = try Self.project(for: line)
        for number in moments(whole.changeCount, line) {
            let isDone = whole.cleaning.contains(number)
            let disk = start.copy()
            let before = disk.snapshot
            disk.fail(.onceChanging(number))
            let run = Run(line, on: disk)
            #expect(run.code == (isDone ? whole.run.code : .disk), "change \(number): \(run.errors)")
            #expect(disk.snapshot == (isDone ? whole.after : before), "change \(number)")
        }
    }

    @Test func whoOnlyLooksSaysThatARunWasInterrupted() throws {
        let disk = try Self.project(for: "generate")
        disk.before(.rename, "Memo/MemoPresenter.swift") { $0.fail(.from(1)) }
        #expect(Run("generate", on: disk).code == .disk)
        disk.fail(nil)
        let before = disk.snapshot
        for line in [
            "check", "diff", "generate --dry-run", "rename List Other --dry-run", "format --check", "graph",
            "context List",
            "adopt",
        ] {
            let run = Run(line, on: disk)
            #expect(run.code == .refused && run.errors.contains("[interruptedRun]"), "\(line): \(run.errors)")
            #expect(disk.snapshot == before, "\(line)")
        }
        let path = "Sources/Demo/List/List.generated.swift"
        disk.add(path, try #require(disk.text(path)) + "// edited since\n")
        let next = Run("generate", on: disk)
        #expect(next.code == .refused && disk.text(path)?.hasSuffix("// edited since\n") == true, "\(next.errors)")
        #expect(disk.files.filter { $0.contains(".viper-gen") } == [])
    }

    /// Somebody saves a file between its reading and the moment at which another one would take its place.
    @Test(arguments: [
        ("generate", "Sources/Demo/List/ListPresenter.swift"), ("generate", "Sources/Demo/List/List.generated.swift"),
        ("rename List Overview", "Sources/Demo/List/ListPresenter.swift"), ("rename List Overview", "Specs/List.viper"),
        ("remove Note --force", "Sources/Demo/Note/NotePresenter.swift"), ("remove Note --force", "Specs/Note.viper"),
        ("move List.didTap swift", "Sources/Demo/List/ListPresenter.swift"),
        ("move List.didTap swift", "Specs/List.viper"), ("format", "Specs/List.viper"),
    ])
    func whatSomebodySavesMeanwhileIsNeverLost(line: String, path: String) throws {
        for journal in [".viper-gen", ".viper-gen/journal"] {
            let disk = try Self.project(for: line)
            let text = try #require(disk.text(path)) + "// saved meanwhile\n"
            var expected = disk.snapshot
            expected["/home/me/demo/" + path] = .file(Array(text.utf8), permissions: 0o644)
            disk.before(.create, journal) { $0.add(path, text) }
            let run = Run(line, on: disk)
            #expect(run.code == .refused && run.errors.contains("'\(path)' changed while"), "\(run.errors)")
            #expect(disk.snapshot == expected)
        }
    }

    @Test func aFileThatAppearsMeanwhileIsLeft() throws {
        let disk = try Self.project(for: "new Detail")
        let path = "Sources/Demo/Detail/DetailPresenter.swift"
        disk.before(.rename, "Detail.viper") { $0.add(path, "mine\n") }
        let run = Run("new Detail", on: disk)
        #expect(run.code == .refused && run.errors.contains("'\(path)' changed while"), "\(run.errors)")
        #expect(disk.text(path) == "mine\n")
        #expect(disk.files.filter { $0.contains("Detail") } == [path])
    }

    /// Longer than any spec may be.
    @Test(
        .enabled(if: TestTier.gate.isRunning),
        arguments: [
            ("generate", "Sources/Demo/List/ListPresenter.swift", "didLeave(at place: Int)"),
            ("rename List Overview", "Sources/Demo/Long.swift", "let list: OverviewPresenter?"),
            ("move List.didTap swift", "Sources/Demo/List/ListPresenter.swift", "view?.show([])"),
        ])
    func aLongFileKeepsItsEnd(line: String, path: String, change: String) throws {
        let disk = try Self.project(for: line)
        let long = "// " + String(repeating: "a", count: 9 << 20) + "\n// the end\n"
        disk.add(path, (disk.text(path) ?? "let list: ListPresenter? = nil\n") + long)
        let run = Run(line, on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let text = try #require(disk.text(path))
        #expect(text.utf8.count > long.utf8.count && Data(text.utf8).suffix(long.utf8.count) == Data(long.utf8))
        #expect(text.contains(change))
    }
}
