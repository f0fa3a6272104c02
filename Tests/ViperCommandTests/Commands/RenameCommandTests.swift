import Foundation
import TestSupport
import Testing

@Suite struct RenameCommandTests {
    private let disk = MemoryFileSystem()

    init() {
        disk.add("App.viper", "app Demo {\n    root List\n}\n")
        disk.add(
            "Specs/List.viper",
            """
            /// The list. `ListPresenter` fills it.
            module List {
                struct ListRow { let id: Int }

                view { func show(_ rows: [ListRow]) }
                presenter { func viewDidLoad(); func listDidTap() { router.open(delegate: self) } }
                router { func open(delegate: any AddDelegate) { navigation.push(AddModule(delegate: delegate)) } }
                on Add { func addDidEnd() {} }
            }

            """)
        disk.add(
            "Specs/Adding.viper",
            """
            // Add and what goes with it.
            struct Added { let id: Int }

            module Add {
                presenter { func addTapped() { delegate?.addDidEnd() } }
                delegate { func addDidEnd() }
            }

            """)
        #expect(Run("generate", on: disk).code == .success)
    }

    /// Its spec is called as the file of settings is.
    @Test func aModuleThatIsCalledAppLeavesTheSettingsWhereTheyAre() {
        disk.add("Specs/App.viper", "module App {\n    view { func show() }\n}\n")
        #expect(Run("generate", on: disk).code == .success)
        let before = disk.snapshot
        #expect(Run("rename App Frame", on: disk).code == .success)
        #expect(disk.text("App.viper") == "app Demo {\n    root List\n}\n")
        #expect(
            disk.text("Specs/Frame.viper")?.hasPrefix("module Frame {") == true && disk.text("Specs/App.viper") == nil)
        #expect(Run("rename Frame App", on: disk).code == .success)
        #expect(disk.snapshot == before)
        #expect(Run("remove App", on: disk).code == .success)
        #expect(disk.text("App.viper") != nil && disk.text("Specs/App.viper") == nil)
    }

    /// The generated files would be the new spec's, and the classes could not follow it any more.
    @Test func anEditedSpecIsGeneratedFirst() throws {
        let spec = try #require(disk.text("Specs/Adding.viper"))
        disk.add("Specs/Adding.viper", spec.replacing("func addTapped()", with: "func addTapped(twice: Bool)"))
        let before = disk.snapshot
        let run = Run("rename Add Plus", on: disk)
        #expect(run.code == .refused && disk.snapshot == before)
        #expect(run.errors.contains("[outdatedFile]") && run.errors.contains("viper-gen generate"), "\(run.errors)")
        #expect(Run("generate", on: disk).code == .success)
        #expect(Run("rename Add Plus", on: disk).code == .success)
    }

    /// Somebody has deleted the module's files: they are written under the new name.
    @Test func aModuleWhoseFolderIsGoneIsWrittenAnew() throws {
        for folder in ["Sources/Demo", "Tests/DemoTests"] { disk.removeFolder("/home/me/demo/\(folder)/Add") }
        let run = Run("rename Add Plus", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.files.contains("Sources/Demo/Plus/PlusPresenter.swift"))
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    /// In a file that a person wrote to, the arranged tests that nobody wrote to follow the spec as before.
    @Test func reasonsOfArrangedTestsFollow() throws {
        disk.add("Specs/Plan.viper", "module Plan {\n    presenter { func show(); func close() }\n}\n")
        #expect(Run("generate", on: disk).code == .success)
        let path = "Tests/DemoTests/Plan/PlanPresenterTests.swift"
        let suite = try #require(disk.text(path))
        let untested = suite.replacing("close() is not implemented", with: "close() is not tested yet")
        disk.add(path, untested.replacing("final class", with: "// A person's.\nfinal class"))
        #expect(Run("rename Plan Idea", on: disk).code == .success)
        let renamed = "Tests/DemoTests/Idea/IdeaPresenterTests.swift"
        let text = try #require(disk.text(renamed))
        #expect(text.contains("\"IdeaPresenter.show() is not implemented\""))
        #expect(text.contains("\"IdeaPresenter.close() is not tested yet\"") && !text.contains("PlanPresenter"))

        disk.add("Specs/Idea.viper", "module Idea {\n    presenter { func show() }\n}\n")
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.text(renamed)?.contains("close()") == false && disk.text(renamed)?.contains("show()") == true)
    }

    /// Of a script that somebody may run, of a file that only its owner may read, and of one that nobody is to edit.
    @Test func permissionsComeAlong() throws {
        let paths = [
            "Add/AddPresenter.swift", "Add/Add.generated.swift", "List/ListPresenter.swift", "Add/Notes.swift",
        ]
        disk.add("Sources/Demo/Add/Notes.swift", "let notes = 1\n")
        for (path, permissions) in zip(paths, [0o755, 0o444, 0o600, 0o640] as [UInt32]) {
            let path = "Sources/Demo/" + path
            disk.add(path, try #require(disk.text(path)), permissions: permissions)
        }
        #expect(Run("rename Add Create", on: disk).code == .success)
        let permissions = paths.map { path in
            disk.node("Sources/Demo/" + path.replacing("Add", with: "Create")).flatMap { node in
                if case .file(_, let permissions) = node { permissions } else { nil }
            }
        }
        #expect(permissions == [0o755, 0o444, 0o600, 0o640])
    }

    /// A person has chosen them, and may have written them elsewhere too: in strings, in names of files.
    @Test func namesWhatKeepsTheOldName() {
        disk.add(
            "Sources/Demo/List/ListCell.swift",
            """
            final class ListCell { func showListTitle() {}; func listing() {}; var listTitle = "" }
            func makeListCell() -> ListCell { ListCell() }
            struct Listing {}

            """)
        disk.add("Sources/Demo/List/ListCell.xib", "<view/>\n")
        let output = Run("rename List Overview", on: disk).output
        #expect(
            output.contains(
                "In Xcode, move these files to the module's new folder: 'Sources/Demo/List/ListCell.xib'.\n"))
        let path = "(Sources/Demo/Overview/ListCell.swift:"
        let names = "'ListCell' \(path)1), 'showListTitle' \(path)1), 'makeListCell' \(path)2)"
        #expect(output.contains("Not renamed, because you chose these names: \(names).\n"), "\(output)")
        #expect(!Run("rename Add Create", on: disk).output.contains("You named"))
        #expect(!Run("rename Create Create2", on: disk).output.contains("You named"))
    }

    /// A controller whose xib has another name than its class shows nothing, and no compiler says so.
    @Test func saysWhatAXibIsToBeCalled() {
        disk.add("Sources/Demo/List/ListViewController.xib", "<view/>\n")
        let output = Run("rename List Overview", on: disk).output
        let said = "Rename in Xcode: 'Sources/Demo/List/ListViewController.xib' to 'OverviewViewController.xib'.\n"
        #expect(output.contains("UIKit finds a xib by the name of its class. \(said)"), "\(output)")
        #expect(!Run("rename Overview List", on: disk).output.contains("UIKit"))
    }

    /// What a section calls its protocol is the module's, as its class is.
    @Test func protocolsThatBeginWithTheModulesNameFollow() throws {
        let spec = try #require(disk.text("Specs/Adding.viper"))
        disk.add(
            "Specs/Adding.viper",
            spec.replacing("delegate {", with: "view as AddScreen {}\n    interactor as Additions {}\n    delegate {"))
        #expect(Run("generate", on: disk).code == .success)
        #expect(Run("rename Add Create", on: disk).code == .success)
        let renamed = try #require(disk.text("Specs/Adding.viper"))
        #expect(renamed.contains("view as CreateScreen {}") && renamed.contains("interactor as Additions {}"))
        #expect(disk.text("Sources/Demo/Create/Create.generated.swift")?.contains("protocol CreateScreen") == true)
    }

    @Test func saysThatOtherTargetsMayNameAPublicModule() throws {
        #expect(!Run("rename Add Create", on: disk).output.contains("public"))
        disk.add(
            "Specs/List.viper",
            try #require(disk.text("Specs/List.viper")).replacing("\nmodule", with: "\npublic module"))
        #expect(Run("generate", on: disk).code == .success)
        let output = Run("rename List Overview", on: disk).output
        #expect(output.hasSuffix("rename 'List' in other packages and targets yourself.\n"), "\(output)")
    }

    @Test func renamesTypesAndFunctionsBetweenStreams() throws {
        let disk = MemoryFileSystem()
        disk.add("App.viper", "app Demo { ui none; style reactive }\n")
        disk.add("Specs/List.viper", "module List { presenter { func tap() }; interactor { func load() } }\n")
        #expect(Run("generate", on: disk).code == .success)
        let run = Run("rename List Overview", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let presenter = try #require(disk.text("Sources/Demo/Overview/OverviewPresenter.swift"))
        #expect(presenter.contains("func overviewPresenter(interactor: @escaping OverviewInteractor)"))
        let view = try #require(disk.text("Sources/Demo/Overview/OverviewView.swift"))
        #expect(view.contains("Sender<OverviewInput>") && !view.contains("List"))
        #expect(Run("check", on: disk).code == .success)
    }

    /// What is drawn in storyboards is made of the view's class as it is called then.
    @Test func storyboardsNameTheClass() {
        let (path, rest) = ("Sources/Demo/List/Main.storyboard", " customModule=\"Demo\" id=\"ListViewController\"/>\n")
        for file in [path, "Sources/Demo/Row.xib"] {
            disk.add(file, "<view/>\n<viewController customClass=\"ListViewController\"" + rest)
        }
        #expect(Run("rename List Overview", on: disk).code == .success)
        for file in [path, "Sources/Demo/Row.xib"] {
            #expect(disk.text(file) == "<view/>\n<viewController customClass=\"OverviewViewController\"" + rest)
        }
    }

    /// What is generated of hand-written Swift in the module's folder follows it.
    @Test func mocksOfTheAppsOwnProtocolsFollow() throws {
        disk.add("Specs/News.viper", "module News {\n    interactor(logger: any Logging) { func load() }\n}\n")
        disk.add("Sources/Demo/News/Logging.swift", "protocol Logging {\n    func log(_ presenter: NewsPresenter)\n}\n")
        #expect(Run("generate", on: disk).code == .success)
        #expect(Run("rename News Feed", on: disk).code == .success)
        let mock = try #require(disk.text("Tests/DemoTests/Logging+Mock.generated.swift"))
        #expect(mock.contains("Sources/Demo/Feed/Logging.swift") && mock.contains("presenter: FeedPresenter"))
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    @Test func renamesSpecsFilesAndTypes() throws {
        let presenter = "Sources/Demo/List/ListPresenter.swift"
        disk.add(
            presenter,
            try #require(disk.text(presenter)).replacing(
                "// TODO: viewDidLoad()", with: "print(\"ListPresenter\")  // mine"))
        disk.add("Sources/Demo/List/ListPresenter+More.swift", "extension ListPresenter { func listMore() {} }\n")
        disk.add("Sources/Start/main.swift", "let start = ListModule()  // ListRow\n")
        let run = Run("rename List Overview", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("Renamed List to Overview: "))
        #expect(disk.text("App.viper") == "app Demo {\n    root Overview\n}\n")
        let spec = try #require(disk.text("Specs/Overview.viper"))
        #expect(spec.contains("`OverviewPresenter` fills it.\nmodule Overview {\n    struct ListRow"))
        #expect(spec.contains("func listDidTap()"))
        let moved = try #require(disk.text("Sources/Demo/Overview/OverviewPresenter.swift"))
        #expect(moved.contains("final class OverviewPresenter") && moved.contains("print(\"ListPresenter\")  // mine"))
        #expect(
            disk.text("Sources/Demo/Overview/OverviewPresenter+More.swift")
                == "extension OverviewPresenter { func listMore() {} }\n")
        #expect(disk.text("Sources/Start/main.swift") == "let start = OverviewModule()  // ListRow\n")
        #expect(!disk.files.contains { $0.contains("/List") })
        #expect(disk.node("Sources/Demo/List") == nil && disk.node("Tests/DemoTests/List") == nil)
        let again = Run("generate", on: disk)
        #expect(again.output.contains(": 0 files written, ") && again.errors.isEmpty, "\(again.output)\(again.errors)")
    }

    @Test func renamesWhatOthersSayOfIt() throws {
        #expect(Run("rename Add Editor", on: disk).code == .success)
        let list = try #require(disk.text("Specs/List.viper"))
        #expect(list.contains("on Editor { func addDidEnd() {} }"))
        #expect(list.contains("any EditorDelegate) { navigation.push(EditorModule(delegate: delegate)) }"))
        // A spec of another name keeps it.
        #expect(try #require(disk.text("Specs/Adding.viper")).contains("// Add and what goes with it.\n"))
        #expect(try #require(disk.text("Sources/Demo/List/ListRouter.swift")).contains("Add") == false)
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    /// There and back again, for a module of every golden spec.
    @Test(.enabled(if: TestTier.gate.isRunning), arguments: Goldens.tried) func renamingBackRestoresEveryByte(
        _ name: String
    ) throws {
        let disk = MemoryFileSystem(files: try Goldens.specs(name))
        #expect(Run("generate", on: disk).code == .success)
        let before = disk.snapshot
        let folders = disk.files.filter { $0.hasPrefix("Sources/") }.map { $0.split(separator: "/") }.filter {
            $0.count > 3
        }
        let module = String(try #require(folders.first)[2])
        let run = Run("rename \(module) Zzz", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.snapshot != before)
        let between = Run("generate", on: disk)
        #expect(between.output.contains(": 0 files written, "), "\(between.output)")
        #expect(Run("rename Zzz \(module)", on: disk).code == .success)
        #expect(disk.snapshot == before)
    }

    @Test func refusesNamesThatAreTaken() {
        disk.add("Specs/Types.viper", "struct NotesPresenter {}\n")
        #expect(Run("generate", on: disk).code == .success)
        let before = disk.snapshot
        let module = Run("rename List Add", on: disk)
        #expect(module.code == .usage && module.errors.contains("Module 'Add' already exists."))
        let type = Run("rename List Notes", on: disk)
        #expect(type.code == .invalidInput && type.errors.contains("NotesPresenter"))
        #expect(disk.snapshot == before)
    }

    @Test func refusesWhatIsNoNameOrNoModule() {
        let before = disk.snapshot
        #expect(Run("rename List overview", on: disk).errors.contains("Did you mean 'Overview'?"))
        #expect(
            Run("rename Lst Overview", on: disk).errors.contains(
                "No spec declares module 'Lst'. Did you mean 'List'?"))
        #expect(Run("rename List List", on: disk).errors.contains("The module already has the name 'List'"))
        #expect(
            Run("rename List Deep/Rows", on: disk).errors.contains("To move the module to 'Deep/', move its spec there")
        )
        #expect(Run("rename List LIST", on: disk).errors.contains("differs from 'List' only in case"))
        #expect(Run("rename List Self", on: disk).code != .success)
        #expect(Run("rename List", on: disk).code == .usage)
        #expect(disk.snapshot == before)
    }

    @Test func refusesToOverwrite() throws {
        disk.add("Sources/Demo/Overview/OverviewPresenter.swift", "// somebody's\n")
        let generated = "Sources/Demo/List/List.generated.swift"
        let before = disk.snapshot
        let run = Run("rename List Overview", on: disk)
        #expect(run.code == .refused)
        #expect(run.errors.contains("'Sources/Demo/Overview/OverviewPresenter.swift' already exists [fileInTheWay]"))
        #expect(disk.snapshot == before)
        let text = try #require(disk.text(generated))
        disk.add(generated, text + "// edited\n")
        let line = text.count { $0 == "\n" } + 1
        for command in ["rename List Other", "rename List.listDidTap listDidPress"] {
            let errors = Run(command, on: disk).errors
            #expect(errors.contains("\(generated):\(line):1: error: generated file was edited by hand"), "\(errors)")
        }
        #expect(Run("rename List Other --force", on: disk).code == .success)
    }

    @Test func refusesNamesOfTypesThatAreThere() {
        disk.add(
            "Sources/Demo/Helpers.swift", "enum Helper {}\nstruct OverviewPresenter {}\nextension OverviewRouter {}\n")
        let before = disk.snapshot
        let run = Run("rename List Overview", on: disk)
        #expect(run.code == .refused && disk.snapshot == before)
        #expect(
            run.errors.contains(
                "Sources/Demo/Helpers.swift:2:8: error: 'OverviewPresenter' is already declared [fileInTheWay]"))
        #expect(run.errors.components(separatedBy: "[fileInTheWay]").count == 2)
    }

    @Test func writesNothingInADryRun() {
        let before = disk.snapshot
        let run = Run("rename List Overview --dry-run", on: disk)
        #expect(run.code == .success && run.output.contains("  + Specs/Overview.viper\n"))
        #expect(disk.snapshot == before)
    }
}
