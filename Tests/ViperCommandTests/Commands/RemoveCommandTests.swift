import Foundation
import TestSupport
import Testing

@Suite struct RemoveCommandTests {
    private let disk = MemoryFileSystem()

    init() {
        #expect(Run("new TodoList", on: disk).code == .success)
    }

    @Test func undoesNew() {
        let before = disk.snapshot
        #expect(Run("new Settings About", on: disk).code == .success)
        let run = Run("remove Settings About", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("  - Specs/Settings.viper\n"))
        #expect(run.errors.isEmpty)
        #expect(disk.snapshot == before)
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    /// With each of the golden specs as the project that was there before.
    @Test(arguments: Goldens.tried) func undoesNewInAnyProject(_ name: String) throws {
        let disk = MemoryFileSystem(files: try Goldens.specs(name))
        #expect(Run("generate", on: disk).code == .success)
        let before = disk.snapshot
        #expect(Run("new Brandnew", on: disk).code == .success)
        #expect(disk.snapshot != before)
        let run = Run("remove Brandnew", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.snapshot == before)
    }

    @Test func leavesTheProjectWhereItsLastModuleGoes() {
        let run = Run("remove TodoList", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.files == [".gitattributes", ".gitignore", ".swift-format", "App.viper", "Package.swift"])
        #expect(disk.node("Sources") == nil && disk.node("Tests") == nil && disk.node("Specs") == nil)
    }

    @Test func writesNothingInADryRun() {
        let before = disk.snapshot
        let run = Run("remove TodoList --dry-run", on: disk)
        #expect(run.code == .success)
        #expect(run.output.contains("  - Specs/TodoList.viper\n"))
        #expect(disk.snapshot == before)
    }

    @Test func keepsAndNamesWhatAPersonWrote() throws {
        let presenter = "Sources/Demo/TodoList/TodoListPresenter.swift"
        let generated = "Sources/Demo/TodoList/TodoList.generated.swift"
        disk.add(presenter, "// mine\n")
        disk.add("Sources/Demo/TodoList/Helper.swift", "// mine too\n")
        disk.add(generated, try #require(disk.text(generated)) + "// edited\n")
        let run = Run("remove TodoList", on: disk)
        #expect(run.code == .success)
        #expect(run.errors.contains("warning: no spec declares the module in folder 'Sources/Demo/TodoList'"))
        #expect(run.errors.contains("'Helper.swift', 'TodoList.generated.swift', 'TodoListPresenter.swift'"))
        #expect(
            disk.files.filter { $0.hasPrefix("Sources/") } == [
                "Sources/Demo/TodoList/Helper.swift", generated, presenter,
            ])
    }

    /// A checkout of git may give all lines carriage returns, where no attribute tells it not to.
    @Test func aCheckoutWithCarriageReturnsIsWhatTheSpecsSay() {
        #expect(Run("new Settings", on: disk).code == .success)
        let before = disk.snapshot
        for path in disk.files where path.hasSuffix(".swift") || path.hasSuffix(".viper") {
            disk.add(path, (disk.text(path) ?? "").replacing("\n", with: "\r\n"))
        }
        let checkout = disk.snapshot
        #expect(checkout != before)
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
        #expect(disk.snapshot == checkout)
        #expect(Run("check", on: disk).code == .success)
        // A class that nobody has written to keeps them too.
        let spec = disk.text("Specs/Settings.viper") ?? ""
        disk.add("Specs/Settings.viper", spec.replacing("showNoContent", with: "showNone"))
        #expect(Run("generate", on: disk).code == .success)
        let view = disk.text("Sources/Demo/Settings/SettingsViewController.swift") ?? ""
        #expect(view.contains("showNone()") && !view.replacing("\r\n", with: "").contains("\n"), "\(view)")
        #expect(Run("remove Settings", on: disk).errors.isEmpty)
        #expect(!disk.files.contains { $0.contains("Settings") })
    }

    /// Outside of Xcode people sort classes into folders of their own, and specs into others.
    @Test func findsClassesThatWereMoved() throws {
        for part in ["Router", "Presenter"] {
            let path = "Sources/Demo/TodoList/TodoList\(part).swift"
            disk.add("Sources/Demo/\(part)s/TodoList\(part).swift", try #require(disk.text(path)))
            try disk.removeFile("/home/me/demo/\(path)")
        }
        let presenter = "Sources/Demo/Presenters/TodoListPresenter.swift"
        disk.add(presenter, try #require(disk.text(presenter)) + "// mine\n")
        let run = Run("remove TodoList", on: disk)
        #expect(run.code == .success)
        #expect(run.errors.contains("no spec declares the module in folder 'Sources/Demo/Presenters'"))
        #expect(!run.errors.contains("does not compile"), "\(run.errors)")
        #expect(disk.files.filter { $0.hasPrefix("Sources/") } == [presenter])
    }

    @Test func tellsMachinesWhatStays() {
        disk.add("Sources/Demo/TodoList/Helper.swift", "// mine\n")
        let run = Run("remove TodoList --format json", on: disk)
        #expect(run.code == .success)
        #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"rule\":\"filesWithoutModule\"") })
        #expect(run.errors.contains("  - Specs/TodoList.viper\n"))
    }

    @Test func deletesThatByForceAndNothingElse() {
        disk.add("Sources/Demo/TodoList/TodoListPresenter.swift", "// mine\n")
        disk.add("Sources/Demo/TodoList/Helper.swift", "// never viper-gen's\n")
        let run = Run("remove TodoList --force", on: disk)
        #expect(run.code == .success)
        #expect(disk.files.filter { $0.hasPrefix("Sources/") } == ["Sources/Demo/TodoList/Helper.swift"])
        #expect(run.errors.contains("'Helper.swift'"))
    }

    @Test func takesModulesOutOfASpecWithOthers() {
        let spec = """
            import Foundation

            // All of it.
            struct Item { let id: Int }

            /// Shows.
            module One { view { func show() } }

            /// Hides.
            /// All.
            module Two {
                view { func hide() }
            }

            module Three {}
            module Four {}
            """
        disk.add("Specs/All.viper", spec)
        #expect(Run("generate", on: disk).code == .success)
        let run = Run("remove Two Four", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("  ~ Specs/All.viper\n"))
        #expect(
            disk.text("Specs/All.viper") == """
                import Foundation

                // All of it.
                struct Item { let id: Int }

                /// Shows.
                module One { view { func show() } }

                module Three {}

                """)
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    @Test func refusesWhatOtherSpecsNeed() {
        disk.add(
            "Specs/Opener.viper", "module Opener {\n    router { func a() { navigation.push(TodoListModule()) } }\n}\n")
        disk.add("Specs/User.viper", "module User {\n    view { func show(_ rows: [TodoListRow]) }\n}\n")
        #expect(Run("generate", on: disk).code == .success)
        let before = disk.snapshot
        let opened = Run("remove TodoList", on: disk)
        #expect(opened.code == .invalidInput)
        #expect(opened.errors.contains("error: module 'TodoList' is used by other specs [moduleInUse]"))
        #expect(opened.errors.contains("Specs/Opener.viper:2:41: note: "))
        #expect(disk.snapshot == before)

        let named = Run("remove TodoList Opener", on: disk)
        #expect(named.code == .invalidInput)
        #expect(named.errors.contains("Specs/User.viper:2:31: note: 'TodoListRow' would be removed"))
        #expect(disk.snapshot == before)
        #expect(Run("remove TodoList Opener User", on: disk).code == .success)
    }

    /// The spec of a neighbor was edited so that the module can go, and what is generated of it still opens the module.
    @Test func generatesWhatIsLeft() {
        func spec(_ opens: String) -> String {
            "module Opener {\n    presenter { func tap() { router.a() } }\n    router { func a() { \(opens) } }\n}\n"
        }
        disk.add("Specs/Opener.viper", spec("navigation.push(TodoListModule())"))
        #expect(Run("generate", on: disk).code == .success)
        disk.add("Specs/Opener.viper", spec("navigation.pop()"))
        let run = Run("remove TodoList", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let left = disk.files.filter { disk.text($0)?.contains("TodoListModule") == true }
        #expect(left.isEmpty)
        #expect(run.output.contains("  ~ Sources/Demo/Opener/Opener.generated.swift\n"))
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    @Test func refusesTheRoot() {
        disk.add("App.viper", "app Demo { root TodoList }\n")
        let run = Run("remove TodoList", on: disk)
        #expect(run.code == .invalidInput)
        #expect(run.errors.contains("App.viper:1:17: "))
    }

    @Test func saysWhatOfYoursNamesIt() {
        disk.add("Sources/Demo/Start.swift", "// TodoListModule\nlet start = TodoListModule()\n")
        let run = Run("remove TodoList", on: disk)
        #expect(run.code == .success)
        #expect(
            run.errors.contains("Sources/Demo/Start.swift:2:13: warning: 'TodoListModule' was removed with its module"))
        #expect(disk.files.contains("Sources/Demo/Start.swift"))
    }

    /// Its protocols were a person's before, and would be lost with the spec.
    @Test func refusesWhatWasAdopted() {
        let disk = AdoptedNews.disk([
            "App/News/NewsPresenter.swift": "final class NewsPresenter: NewsPresenterProtocol {}\n"
        ])
        #expect(Run("adopt News", on: disk).code == .success)
        let run = Run("remove News", on: disk)
        #expect(run.code == .invalidInput)
        #expect(
            run.errors.contains("App/News/NewsPresenter.swift:1:28: error: your class uses"))
        #expect(run.errors.contains("'viper-gen release News'"))
        #expect(Run("release News", on: disk).code == .success)
        #expect(disk.files.contains { disk.text($0)?.contains("protocol NewsViewProtocol: AnyObject {") == true })
    }

    @Test func deletesByForceWhatWasAdopted() {
        let disk = AdoptedNews.disk([
            "App/News/NewsPresenter.swift": "final class NewsPresenter: NewsPresenterProtocol {}\n"
        ])
        #expect(Run("adopt News", on: disk).code == .success)
        #expect(Run("remove News --force", on: disk).code == .success)
        #expect(!disk.files.contains { disk.text($0)?.contains("protocol NewsViewProtocol") == true })
    }

    @Test func refusesWhatIsNotThere() {
        let run = Run("remove TodoLst", on: disk)
        #expect(run.code == .usage)
        #expect(run.errors.contains("No spec declares module 'TodoLst'. Did you mean 'TodoList'?"))
        #expect(Run("remove Specs/TodoList.viper", on: disk).errors.contains("Did you mean 'TodoList'?"))
        disk.add("Specs/Broken.viper", "module Broken { veiw {} }\n")
        #expect(Run("remove TodoList", on: disk).code == .invalidInput)
        #expect(disk.files.contains("Specs/TodoList.viper"))
    }
}
