import TestSupport
import Testing

@testable import ViperCommand

/// What is wrong today is let be; what is new is not.
@Suite struct BaselineTests {
    private let disk = MemoryFileSystem()
    private let interactor = "Sources/Demo/TodoList/TodoListInteractor.swift"
    private let presenter = "Sources/Demo/TodoList/TodoListPresenter.swift"

    init() {
        #expect(Run("new TodoList", on: disk).code == .success)
        disk.add(interactor, (disk.text(interactor) ?? "").replacing("weak var output", with: "var output"))
    }

    @Test func onlyWhatIsNewFails() throws {
        #expect(Run("check", on: disk).code == .findings)
        let written = Run("check --write-baseline", on: disk)
        #expect(written.code == .success, "\(written.errors)")
        let baseline = try #require(disk.text(".viper-baseline.json"))
        #expect(baseline.contains(#""rule":"heldStrongly","path":"\#(interactor)""#))
        #expect(baseline.split(separator: "\n").sorted() == baseline.split(separator: "\n"))

        // Moved, it stays known.
        disk.add(interactor, "// A line more.\n" + (disk.text(interactor) ?? ""))
        let known = Run("check --strict", on: disk)
        #expect(known.code == .success && known.errors.isEmpty, "\(known.errors)")
        #expect(known.output.contains("no new findings, 1 in baseline"), "\(known.output)")

        disk.add(presenter, (disk.text(presenter) ?? "").replacing("weak var view", with: "var view"))
        let new = Run("check", on: disk)
        #expect(new.code == .findings && new.errors.contains("strong reference to 'view' in"))
        #expect(!new.errors.contains("strong reference to 'output' in"))
    }

    /// A name that is changed makes nothing new of what is known.
    @Test func whatIsKnownFollowsARename() {
        #expect(Run("check --write-baseline", on: disk).code == .success)
        let before = disk.snapshot
        for names in [("TodoList", "Memo"), ("Memo.output.didLoad", "didFetch")] {
            #expect(Run("rename \(names.0) \(names.1)", on: disk).code == .success)
            let run = Run("check --strict", on: disk)
            #expect(
                run.code == .success && run.output.contains("no new findings, 1 in baseline"),
                "\(run.output)\(run.errors)")
        }
        #expect(disk.text(".viper-baseline.json")?.contains("MemoInteractor.swift") == true)
        for names in [("Memo.output.didFetch", "didLoad"), ("Memo", "TodoList")] {
            #expect(Run("rename \(names.0) \(names.1)", on: disk).code == .success)
        }
        #expect(disk.snapshot == before)
    }

    @Test func aBaselineWithOldIDsStillWorks() throws {
        disk.add(
            presenter, (disk.text(presenter) ?? "") + "\nextension TodoListPresenter: TodoListPresenterProtocol {}\n")
        #expect(Run("check", on: disk).errors.contains("[duplicateConformance]"))
        #expect(Run("check --write-baseline", on: disk).code == .success)
        let baseline = try #require(disk.text(Baseline.path))
        disk.add(Baseline.path, baseline.replacing("duplicateConformance", with: "conformanceTwice"))
        let run = Run("check", on: disk)
        #expect(run.code == .success && !run.errors.contains("[duplicateConformance]"), "\(run.errors)")
        #expect(
            run.errors.contains("warning: rule 'conformanceTwice' was renamed to 'duplicateConformance' [renamedRule]"))
        #expect(Run("check --write-baseline", on: disk).code == .success)
        #expect(disk.text(Baseline.path) == baseline)
    }

    @Test func whatIsMendedIsSaid() {
        #expect(Run("check --write-baseline", on: disk).code == .success)
        disk.add(interactor, (disk.text(interactor) ?? "").replacing("var output", with: "weak var output"))
        let run = Run("check", on: disk)
        #expect(run.code == .success && run.output.contains("1 fixed"), "\(run.output)")
        let strict = Run("check --strict", on: disk)
        #expect(strict.code == .findings && strict.errors.contains("[staleBaseline]"), "\(strict.errors)")
        #expect(Run("check --write-baseline", on: disk).code == .success)
        #expect(Run("check --strict", on: disk).code == .success)
        #expect(disk.text(".viper-baseline.json")?.contains("heldStrongly") == false)
    }

    @Test func specsAndGeneratedFilesAreNotLetBe() {
        disk.add("Sources/Demo/TodoList/TodoList.generated.swift", "// mine\n")
        #expect(Run("check --write-baseline", on: disk).code == .findings)
        #expect(Run("check", on: disk).code == .findings)
    }

    @Test func aMergeInItIsRefused() {
        disk.add(".viper-baseline.json", "<<<<<<< a\n")
        let run = Run("check", on: disk)
        #expect(run.code == .invalidInput && run.errors.contains("[invalidBaseline]"), "\(run.errors)")
        #expect(Run("check TodoList --write-baseline", on: disk).code == .usage)
        #expect(Run("check --write-baseline", on: disk).code == .success)
    }
}
