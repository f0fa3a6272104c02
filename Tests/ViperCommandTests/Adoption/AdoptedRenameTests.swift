import TestSupport
import Testing

/// A module that was taken over goes by another name with all that a person wrote of it.
@Suite struct AdoptedRenameTests {
    /// There and back again, for each module of each app of the collection.
    @Test(arguments: TestSettings.cases(AdoptedApps.names, quick: 3))
    func classesAreRenamedWithTheirModule(_ name: String) throws {
        let disk = MemoryFileSystem(files: try AdoptedApps.files(name))
        #expect(Run("adopt --all", on: disk).code == .success)
        let before = disk.snapshot
        let found = rules(on: disk)
        for path in disk.files where path.hasPrefix("Specs/") {
            let module = String(try #require(path.split(separator: "/").last).dropLast(".viper".count))
            let run = Run("rename \(module) Renamed", on: disk)
            #expect(run.code == .success, "\(run.errors)")
            #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
            // The rules look at the same classes as before.
            #expect(rules(on: disk) == found, "\(module)")
            #expect(Run("rename Renamed \(module)", on: disk).code == .success)
            #expect(disk.snapshot == before, "\(module)")
        }
    }

    /// What `check` finds, without names and places.
    private func rules(on disk: MemoryFileSystem) -> [String] {
        Run("check", on: disk).errors.split(separator: "\n").filter { $0.hasSuffix("]") && $0.contains(": ") }.map {
            String($0.drop { $0 != "[" })
        }.sorted()
    }

    @Test func filesGoWithTheirClasses() throws {
        let disk = MemoryFileSystem(files: try AdoptedApps.files("NineFiles"))
        #expect(Run("adopt --all", on: disk).code == .success)
        disk.add("Bank/Modules/Login/LoginModule.swift", "enum LoginModule {}\n")
        disk.add("Bank/Start.swift", "let first = LoginModule.self\n")
        #expect(Run("rename Login SignIn", on: disk).code == .success)
        #expect(disk.text("Bank/Modules/SignIn/SignInModule.swift") == "enum SignInModule {}\n")
        #expect(disk.text("Bank/Start.swift") == "let first = SignInModule.self\n")
        let parts = ["Interactor/SignInInteractor", "Presenter/SignInPresenter", "Router/SignInRouter"]
        for part in parts + ["View/SignInViewController"] {
            let text = try #require(disk.text("Bank/Modules/SignIn/\(part).swift"), "\(part)")
            #expect(text.contains("class \(part.split(separator: "/")[1])"))
        }
        #expect(!disk.files.contains { $0.contains("/Login") })
    }

    /// Which class is a module's view, its protocol says; one that has only the name of it is somebody else's.
    @Test func theClassThatConformsIsThePart() throws {
        let disk = MemoryFileSystem(files: [
            "App.viper": """
            app Press {
                naming { view { class "{module}Controller" } }
                sources "App"; testing "AppTests"
                emit contract
                rules { unopenedModule off }
            }
            """,
            "Specs/News.viper": "module News {\n    view { func show() }\n    presenter { func viewDidLoad() }\n}\n",
            "App/News/NewsPresenter.swift": """
            final class NewsPresenter: NewsPresenterProtocol {
                weak var view: (any NewsViewProtocol)?
                func viewDidLoad() { view?.show() }
            }

            """,
            "App/News/NewsScreenController.swift": """
            class NewsScreenController: UIViewController {
                func leave() { presenter.viewDidLoad(); navigationController?.popViewController(animated: true) }
            }
            extension NewsScreenController: NewsViewProtocol { func show() {} }

            """,
            "App/Old/NewsController.swift": """
            final class NewsController: UIViewController {
                func leave() { navigationController?.popViewController(animated: true) }
            }

            """,
        ])
        #expect(Run("generate", on: disk).code == .success)
        let errors = Run("check", on: disk).errors
        #expect(errors.split(separator: "\n").count { $0.contains("[") } == 1, "\(errors)")
        #expect(errors.contains("'NewsScreenController' navigates with 'popViewController'"), "\(errors)")
        let stranger = disk.text("App/Old/NewsController.swift")
        #expect(Run("rename News Papers", on: disk).code == .success)
        #expect(disk.text("App/Old/NewsController.swift") == stranger)
        let view = try #require(disk.text("App/Papers/PapersScreenController.swift"))
        #expect(view.contains("class PapersScreenController:") && view.contains(": PapersViewProtocol"))
    }

    /// A module beside them is put together as they are, by another name as well, and leaves nothing when it goes.
    @Test func aNewModuleHasTheFoldersOfItsNeighbors() throws {
        let disk = MemoryFileSystem(files: try AdoptedApps.files("NineFiles"))
        #expect(Run("adopt --all", on: disk).code == .success)
        let before = disk.snapshot
        #expect(Run("new Modules/Cards", on: disk).code == .success)
        func expectParts(_ name: String) {
            let parts = ["View/\(name)ViewController", "Presenter/\(name)Presenter", "Interactor/\(name)Interactor"]
            for part in parts + ["Router/\(name)Router", "\(name).generated"] {
                #expect(disk.text("Bank/Modules/\(name)/\(part).swift") != nil, "\(part)")
            }
            #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
        }
        expectParts("Cards")
        #expect(Run("rename Cards Accounts", on: disk).code == .success)
        expectParts("Accounts")
        #expect(Run("remove Accounts", on: disk).code == .success)
        #expect(disk.snapshot == before)
    }
}
