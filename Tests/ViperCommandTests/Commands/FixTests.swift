import TestSupport
import Testing

@testable import ViperCommand

/// `check --fix` makes the edits that rules propose for specs and classes, and no others.
@Suite struct FixTests {
    private let disk = MemoryFileSystem()
    private let interactor = "Sources/Demo/TodoList/TodoListInteractor.swift"
    private let presenter = "Sources/Demo/TodoList/TodoListPresenter.swift"

    init() {
        #expect(Run("new TodoList", on: disk).code == .success)
        spoil(interactor, "weak var output", "var output")
        spoil(presenter, "weak var view", "var view")
    }

    private func spoil(_ path: String, _ old: String, _ new: String) {
        disk.add(path, "import UIKit\n" + (disk.text(path) ?? "").replacing(old, with: new))
    }

    @Test func findingsGoAndAllElseStays() throws {
        let broken = try #require(disk.text(interactor))
        let run = Run("check --fix", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("~ \(interactor)"), "\(run.output)")
        #expect(run.output.contains("4 fix-its: 2 files written"), "\(run.output)")
        #expect(!run.errors.contains("heldStrongly") && !run.errors.contains("frameworkImport"), "\(run.errors)")
        let mended = try #require(disk.text(interactor))
        #expect(
            mended
                == broken.replacing("    var output", with: "    weak var output")
                .replacing("import UIKit\n", with: ""))
        #expect(Run("check --fix", on: disk).output.contains("fix-it") == false)
        #expect(disk.text(interactor) == mended)
    }

    /// A program sees which findings `--fix` fixes, why they are reported, and nothing that is null.
    @Test func jsonSaysWhatFixFixes() {
        spoil(presenter, "view?.show", "view!.show")
        disk.add(interactor, (disk.text(interactor) ?? "") + "\nfinal class Unrelated: UIView {}\n")
        let lines = Run("check --format json", on: disk).output.split(separator: "\n")
        let fixed = lines.filter { $0.hasSuffix("\"fixable\":true}") }
        #expect(fixed.count == 4, "\(lines)")
        #expect(fixed.contains { $0.contains("\"rule\":\"heldStrongly\"") && $0.contains("\"replacement\":\"weak ") })
        #expect(lines.allSatisfy { $0.contains("\"explanation\":\"") && !$0.contains("null") })
        #expect(Run("check --fix", on: disk).output.contains("4 fix-its"))
        let left = Run("check --format json", on: disk).output
        #expect(!left.contains("\"fixable\":true") && left.contains("\"fixable\":false"))
    }

    /// State is written in the class alone, so nobody knows whether a person gave it its type: here somebody asks for the spec's.
    @Test func stateGetsTheTypeOfTheSpec() throws {
        let disk = MemoryFileSystem()
        disk.add("Specs/Feed.viper", "module Feed { presenter { var page = 1; func act() } }\n")
        #expect(Run("generate", on: disk).code == .success)
        disk.add("Specs/Feed.viper", "module Feed { presenter { var page: Int64 = 1; func act() } }\n")
        let errors = Run("generate", on: disk).errors
        #expect(errors.contains("'page' is 'Int' in 'FeedPresenter', but 'Int64' in the spec"))
        let path = try #require(disk.snapshot.keys.first { $0.hasSuffix("/FeedPresenter.swift") })
        #expect(disk.text(path)?.contains("    var page = 1\n") == true)
        #expect(Run("check --fix", on: disk).code == .success)
        #expect(disk.text(path)?.contains("    var page: Int64 = 1\n") == true)
        #expect(!Run("check", on: disk).errors.contains("storedPropertyMismatch"))
    }

    /// The class uses it, or gives it more than the spec says: then a person decides, and sees the text.
    @Test(arguments: [
        ("var page = 1", "func next() -> Int { page + 1 }"), ("@Published var page = 1", ""),
        ("private(set) var page = 1", ""), ("var page = 1 { didSet { print(1) } }", ""),
    ]) func stateThatIsUsedKeepsItsType(_ property: String, _ use: String) throws {
        let disk = MemoryFileSystem()
        disk.add("Specs/Feed.viper", "module Feed { presenter { var page = 1; func act() } }\n")
        #expect(Run("generate", on: disk).code == .success)
        disk.add("Specs/Feed.viper", "module Feed { presenter { var page: Int64 = 1; func act() } }\n")
        let path = try #require(disk.snapshot.keys.first { $0.hasSuffix("/FeedPresenter.swift") })
        let text = try #require(disk.text(path))
        disk.add(path, text.replacing("    var page = 1\n", with: "    \(property)\n    \(use)\n"))
        let before = disk.snapshot
        let run = Run("check --fix", on: disk)
        #expect(run.errors.contains("[storedPropertyMismatch]"), "\(run.errors)")
        #expect(run.errors.contains("note: the spec requires"), "\(run.errors)")
        #expect(disk.snapshot == before)
    }

    /// 'weak' would not compile, or would let go of what the property begins with.
    @Test(arguments: [
        "var view: (any TodoListViewProtocol)?, other = 0", "lazy var view: (any TodoListViewProtocol)? = make()",
        "@Published var view: (any TodoListViewProtocol)?", "var view: (any TodoListViewProtocol)? = Fake()",
        "var view: (any Showing)?",
    ]) func whatMayNotBeWeakIsLeft(_ property: String) throws {
        let text = try #require(disk.text(presenter)).replacing("import UIKit\n", with: "")
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("    var view") })
        disk.add(presenter, text.replacing(line, with: "    " + property))
        let run = Run("check --fix", on: disk)
        #expect(run.errors.contains("[heldStrongly]"), "\(run.errors)")
        #expect(run.errors.contains("as 'weak var' with an optional type"), "\(run.errors)")
        #expect(disk.text(presenter)?.contains("    " + property + "\n") == true)
    }

    /// UIKit gives types of Foundation more members.
    @Test func anImportThatMayBeNeededStays() throws {
        let text = try #require(disk.text(interactor))
        disk.add(interactor, text + "\nfunc width(_ text: String) -> Double { text.size(withAttributes: [:]).width }\n")
        let run = Run("check --fix", on: disk)
        #expect(disk.text(interactor)?.hasPrefix("import UIKit\n") == true)
        #expect(run.errors.contains("note: import Foundation instead if the file then compiles"), "\(run.errors)")
    }

    /// Specs follow another naming, in each place; nothing else of them is edited.
    @Test func specsCallPartsByTheirNewNames() throws {
        let disk = MemoryFileSystem()
        let spec = """
            module List {
                presenter { func tap() { router.open(delegate: self); router.close() } }
                router { func open(delegate: any NoteDelegate); func close(for delegate: (any NoteDelegate)? = nil) }
                on Note { func noteDidEnd() }
            }
            module Note { presenter { func end() { delegate?.noteDidEnd() } }; delegate { func noteDidEnd() } }

            """
        disk.add("Specs/App.viper", spec)
        #expect(Run("generate", on: disk).code == .success)
        disk.add("App.viper", "app Demo { naming io { router { property wireframe } } }\n")
        let run = Run("check --fix", on: disk)
        #expect(run.output.contains("4 fix-its: 1 file written"), "\(run.output)\(run.errors)")
        #expect(
            disk.text("Specs/App.viper")
                == spec.replacing("NoteDelegate", with: "NoteModuleOutput").replacing("router.", with: "wireframe."))
    }

    /// Where Foundation stands beside it already, the import goes with its line.
    @Test(arguments: [
        ("import Foundation\nimport UIKit\n", "import Foundation\n"), ("import UIKit\n", "import Foundation\n"),
        ("import Foundation\nimport UIKit // drawn\n", "import Foundation\nimport Foundation // drawn\n"),
        ("import Foundation\r\nimport UIKit\r\n", "import Foundation\r\nimport Foundation\r\n"),
    ]) func anIdleImportGoes(_ old: String, _ new: String) throws {
        let rest = try #require(disk.text(interactor)).replacing("import UIKit\n", with: "").replacing(
            "import Foundation\n", with: "")
        disk.add(interactor, old + rest)
        #expect(Run("check --fix", on: disk).code == .success)
        #expect(disk.text(interactor)?.hasPrefix(new) == true, "\(disk.text(interactor) ?? "")")
    }

    @Test func aDryRunSaysWhatItWouldDo() {
        let broken = disk.text(interactor)
        let run = Run("check --fix --dry-run", on: disk)
        #expect(run.output.contains("nothing was written. 4 fix-its: 2 files to write"), "\(run.output)")
        #expect(run.code == .findings && run.errors.contains("[heldStrongly]"))
        #expect(Run("check --write-baseline --dry-run", on: disk).output.contains("4 in baseline"))
        #expect(disk.text(interactor) == broken && disk.text(".viper-baseline.json") == nil)
    }

    @Test func aModuleAloneIsMended() {
        #expect(Run("new Detail", on: disk).code == .success)
        #expect(Run("check Detail --fix", on: disk).code == .success)
        #expect(Run("check", on: disk).errors.contains("[heldStrongly]"))
    }

    @Test func whatIsSilencedStays() throws {
        let text = try #require(disk.text(presenter))
        let property = try #require(text.split(separator: "\n").first { $0.hasPrefix("    var view") })
        let silenced = property + "  // viper-gen:ignore heldStrongly: it never goes"
        disk.add(presenter, text.replacing(property, with: silenced))
        #expect(Run("check --fix", on: disk).code == .success)
        #expect(disk.text(presenter)?.contains("\n    var view") == true)
    }

    @Test func whereASpecHasErrorsNothingIsEdited() throws {
        let text = try #require(disk.text(presenter))
        disk.add("Specs/Broken.viper", "module {")
        #expect(Run("check --fix", on: disk).code == .invalidInput)
        #expect(disk.text(presenter) == text)
    }

    private func feed(_ spec: String) -> MemoryFileSystem {
        let disk = MemoryFileSystem()
        disk.add("Specs/Feed.viper", spec)
        return disk
    }

    /// What is found once the first errors are gone is mended as well: the ',' hides what calls are wrong.
    @Test func aSpecIsMended() {
        let spec = """
            struct Account { let id: Int }
            module Feed {
                view { func show(_ account: Acount), func hide() }
                presenter { func act() async { interactor.load(); view.hide() } }
                interactor { func load() async }
            }

            """
        let disk = feed(spec)
        let run = Run("check --fix", on: disk)
        let mended = spec.replacing("Acount", with: "Account").replacing("),", with: ");")
            .replacing("interactor.load", with: "await interactor.load").replacing("view.", with: "view?.")
        #expect(disk.text("Specs/Feed.viper") == mended)
        #expect(run.output.contains("~ Specs/Feed.viper"), "\(run.output)\(run.errors)")
        #expect(Run("generate", on: disk).code == .success)
    }

    /// Nothing of a spec is deleted, and nothing is guessed.
    @Test(arguments: [
        "module Feed { view { func show() : Int } }", "module Feed { @MainActor presenter { @IBAction func act() } }",
        "module Feed { presenter { private func act() } }", "module Feed { view: Loadable {} }",
        "module Feed { guard let a = b else { log() }; presenter(a: Int) {} }",
        "struct Account { func id() -> Int }\nmodule Feed {}",
        "module Feed { interactor(store: any A) {} }\nmodule B { interactor(store: any C) {} }",
        "module Feed { presenter { func act() { router.openAll() } }; router { func openMail() } }",
        "module Feed(account) {}", "module Feed { presenter { func act() { print(\"a) } } }",
    ]) func whatASpecMeansIsNotGuessed(_ spec: String) {
        let disk = feed(spec + "\n")
        let before = disk.snapshot
        let run = Run("check --fix", on: disk)
        #expect(run.code == .invalidInput, "\(run.errors)")
        #expect(run.errors.contains("note: ") || run.errors.contains("fix-it: insert the type"), "\(run.errors)")
        #expect(disk.snapshot == before)
    }

    private let spec = "module Feed { presenter { func act() }; interactor { func load(id: Int) async } }\n"
    private let feedInteractor = "Sources/Demo/Feed/FeedInteractor.swift"

    /// The body stays, and no second member is begun beside it.
    @Test(arguments: ["load(ident: Int) async", "load(_ ident: Int)", "load(ident: Int, again: Bool) async"])
    func aChangedSignatureBecomesThatOfTheSpec(_ signature: String) throws {
        let disk = feed(spec)
        #expect(Run("generate", on: disk).code == .success)
        let text = try #require(disk.text(feedInteractor))
        disk.add(
            feedInteractor,
            text.replacing(
                "load(id: Int) async {\n        // TODO: load(id:)", with: "\(signature) {\n        print(1)"))
        let errors = Run("generate", on: disk).errors
        #expect(
            errors.contains("'FeedInteractor' declares 'load(") && errors.contains("instead of 'load(id:)'"),
            "\(errors)")
        #expect(!errors.contains("leftoverMember"))
        #expect(Run("check --fix", on: disk).code == .success)
        let mended = try #require(disk.text(feedInteractor))
        #expect(mended == text.replacing("// TODO: load(id:)", with: "print(1)"), "\(mended)")
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.text(feedInteractor) == mended)
    }

    @Test func aRenamedClassGetsItsNameBack() throws {
        let disk = feed(spec)
        #expect(Run("generate", on: disk).code == .success)
        let text = try #require(disk.text(feedInteractor)) + "\nextension FeedInteractor { private func end() {} }\n"
        disk.add(feedInteractor, text.replacing(" FeedInteractor ", with: " FeedWorker "))
        #expect(Run("check", on: disk).errors.contains("class 'FeedInteractor' not found"))
        #expect(Run("check --fix", on: disk).code == .success)
        #expect(disk.text(feedInteractor) == text)
    }

    /// Other files would be left with the name that is gone.
    @Test func aRenamedClassThatOtherFilesUseIsLeft() throws {
        let disk = feed(spec)
        #expect(Run("generate", on: disk).code == .success)
        let text = try #require(disk.text(feedInteractor))
        disk.add(feedInteractor, text.replacing("class FeedInteractor", with: "class FeedWorker"))
        disk.add("Sources/Demo/Other.swift", "func end(_ worker: FeedWorker) {}\n")
        let before = disk.snapshot
        let run = Run("check --fix", on: disk)
        #expect(run.errors.contains("note: rename 'FeedWorker' and its uses back to 'FeedInteractor'"), "\(run.errors)")
        #expect(disk.snapshot == before)
    }

    @Test func theBaselineComesAfterIt() {
        #expect(Run("check --fix --write-baseline", on: disk).code == .success)
        #expect(disk.text(".viper-baseline.json")?.contains("heldStrongly") == false)
    }
}
