import Foundation
import TestSupport
import Testing
import XcodeProject

/// An Xcode project with two apps, each with modules, of which some have the same names.
@Suite struct TwoAppsTests {
    /// `folder` is where the apps' folders stand; a class stands with each contract.
    private func disk(in folder: String = "") -> MemoryFileSystem {
        let project = ProjectCase("two-apps").project.replacing("path = Sh", with: "path = \(folder)Sh")
        let disk = MemoryFileSystem(files: [XcodeApp.path: project])
        for (target, name) in [("Shop", "Feed"), ("Shop", "Cart"), ("ShopKids", "Feed")] {
            disk.add("\(folder)\(target)/\(name)/\(name)Contract.swift", Self.contract.replacing("Feed", with: name))
            disk.add("\(folder)\(target)/\(name)/\(name)Presenter.swift", Self.presenter.replacing("Feed", with: name))
        }
        for target in ["Shop", "ShopKids"] {
            disk.add("\(folder)\(target)Tests/\(target)Tests.swift", "import XCTest\n@testable import \(target)\n")
        }
        return disk
    }

    private static let contract = """
        protocol FeedViewProtocol: AnyObject {
            func show()
        }

        protocol FeedPresenterProtocol: AnyObject {
            func viewDidLoad()
        }

        """

    private static let presenter = """
        final class FeedPresenter: FeedPresenterProtocol {
            weak var view: FeedViewProtocol?

            func viewDidLoad() { view?.show() }
        }

        """

    @Test func theAppWithMostModulesIsTakenOver() throws {
        let disk = disk()
        let run = Run("adopt --all", on: disk)
        #expect(run.code == .success && run.output.contains("2 modules adopted"), "\(run.output)\(run.errors)")
        #expect(run.errors.contains("'FeedPresenterProtocol' belongs to target 'ShopKids'"), "\(run.errors)")
        #expect(run.errors.contains("use 'viper-gen adopt --target' to choose another one"), "\(run.errors)")
        let app = try #require(disk.text("App.viper"))
        #expect(app.contains("\napp Shop {") && app.contains("sources   \"Shop\""), "\(app)")
        #expect(app.contains("testing   \"ShopTests\"") && app.contains("project   \"Shop.xcodeproj\""), "\(app)")
        #expect(disk.files.contains("ShopTests/Feed/Feed.generated.swift"))
        #expect(disk.text("ShopKids/Feed/FeedContract.swift") == Self.contract)
        #expect(!Run("check", on: disk).errors.contains("notInTarget"))
        // App.viper has chosen.
        let other = Run("adopt --all --target ShopKids", on: disk)
        #expect(other.code == .usage && other.errors.contains("belongs to target 'Shop', not 'ShopKids'"))
        #expect(Run("adopt", on: disk).errors.contains("modules of other targets are not changed"))
        #expect(
            Run("init --target ShopKids", on: disk).errors.contains("That app is for one target of the Xcode project."))
        #expect(Run("adopt Games", on: disk).errors.contains("'FeedPresenterProtocol' belongs to target 'ShopKids'"))
    }

    @Test func theOtherOneIsTakenOverWhereItIsNamed() throws {
        let disk = disk()
        let run = Run("adopt Feed --target ShopKids", on: disk)
        #expect(run.code == .success, "\(run.output)\(run.errors)")
        let app = try #require(disk.text("App.viper"))
        #expect(app.contains("\napp ShopKids {") && app.contains("sources   \"ShopKids\""), "\(app)")
        #expect(disk.files.contains("ShopKidsTests/Feed/Feed.generated.swift"))
        #expect(disk.text("Shop/Feed/FeedContract.swift") == Self.contract)
        #expect(Run("adopt --target Kids", on: self.disk()).errors.contains("Targets: 'Shop', 'ShopKids'."))
    }

    @Test func whatStandsBesideTheSourcesIsToBeMovedThere() throws {
        let disk = disk()
        disk.add("Shared/Login/LoginContract.swift", Self.contract.replacing("Feed", with: "Login"))
        disk.add("Shared/Login/LoginPresenter.swift", Self.presenter.replacing("Feed", with: "Login"))
        let project = try XcodeProject(Array(#require(disk.text(XcodeApp.path)).utf8))
        let additions = ["Contract", "Presenter"].map { part in
            ProjectEdit.FileAddition("Shared/Login/Login\(part).swift", to: [project.targets[0]])
        }
        let edit = try ProjectEdit(of: project, adding: additions, removing: [])
        disk.add(XcodeApp.path, String(decoding: edit.bytes, as: UTF8.self))
        let errors = Run("adopt Login", on: disk).errors
        #expect(errors.contains("module 'Login' is outside the sources 'Shop' [moduleLeftAlone]"), "\(errors)")
        #expect(errors.contains("move the module's files to 'Shop'"), "\(errors)")
    }

    /// Where two apps make one module, as brands do, App.viper names the target.
    @Test func theTargetIsNamedWhereItsModuleDoesNotSayIt() throws {
        let disk = disk()
        let text = try #require(disk.text(XcodeApp.path))
        disk.add(XcodeApp.path, text.replacing("SWIFT_VERSION", with: "PRODUCT_NAME = App;\nSWIFT_VERSION"))
        #expect(Run("adopt Cart", on: disk).code == .success)
        let app = try #require(disk.text("App.viper"))
        #expect(app.contains("\napp App {") && app.contains("project   \"Shop.xcodeproj\", \"Shop\"\n"), "\(app)")
        #expect(Run("new Profile --target App", on: disk).code == .usage)
        #expect(Run("new Profile --target Shop", on: disk).code == .success)
    }

    @Test func anotherAppsClassesOfTheSameNamesAreLeftAlone() throws {
        let disk = disk(in: "Apps/")
        #expect(Run("adopt --all", on: disk).code == .success)
        #expect(try #require(disk.text("App.viper")).contains("sources   \"Apps/Shop\""))
        let spec = try #require(disk.text("Specs/Feed.viper"))
        disk.add("Specs/Feed.viper", spec.replacing("    emit contract, mocks\n", with: ""))
        let generate = Run("generate", on: disk)
        #expect(!generate.errors.contains("there are 2 declarations"), "\(generate.errors)")
        for target in ["Shop", "ShopKids"] {
            disk.add(
                "Apps/\(target)/Main.storyboard",
                "<customObject customClass=\"FeedPresenter\" customModule=\"\(target)\"/>\n")
        }
        let kids = disk.snapshot.filter { $0.key.contains("ShopKids") }
        let rename = Run("rename Feed News", on: disk)
        #expect(rename.code == .success, "\(rename.errors)")
        #expect(disk.text("Apps/Shop/News/NewsPresenter.swift")?.contains("final class NewsPresenter") == true)
        #expect(disk.text("Apps/Shop/Main.storyboard")?.contains("\"NewsPresenter\"") == true)
        #expect(disk.snapshot.filter { $0.key.contains("ShopKids") } == kids)
    }

    /// As Interface Builder leaves it where a class was typed in by hand.
    @Test func aStoryboardThatOnlyAnotherAppShowsIsLeftAlone() throws {
        let disk = disk(in: "Apps/")
        #expect(Run("adopt --all", on: disk).code == .success)
        for target in ["Shop", "ShopKids"] {
            disk.add("Apps/\(target)/Main.storyboard", "<customObject customClass=\"FeedPresenter\"/>\n")
        }
        #expect(Run("rename Feed News", on: disk).code == .success)
        #expect(disk.text("Apps/Shop/Main.storyboard")?.contains("\"NewsPresenter\"") == true)
        #expect(disk.text("Apps/ShopKids/Main.storyboard")?.contains("\"FeedPresenter\"") == true)
    }

    /// Whose a file beside the sources is, only the project tells.
    @Test func aProjectThatCannotBeReadIsTold() throws {
        let disk = disk(in: "Apps/")
        #expect(Run("adopt --all", on: disk).code == .success)
        disk.add(XcodeApp.path, "<<<<<<< HEAD\n" + (try #require(disk.text(XcodeApp.path))))
        let run = Run("rename Feed News", on: disk)
        #expect(run.code == .findings)
        #expect(
            run.errors.contains("cannot find the targets of these files in"), "\(run.errors)")
        for command in ["remove Cart --force", "release News"] { #expect(Run(command, on: disk).code == .findings) }
    }

    @Test func theMapIsOfOneApp() {
        let disk = disk()
        disk.add("ShopKids/Games/GamesContract.swift", Self.contract.replacing("Feed", with: "Games"))
        disk.add("ShopKids/Games/GamesPresenter.swift", Self.presenter.replacing("Feed", with: "Games"))
        #expect(Run("graph --format mermaid", on: disk).output.contains("Games"))
        #expect(Run("adopt --all --target Shop", on: disk).code == .success)
        let map = Run("graph --format mermaid", on: disk).output
        #expect(map.contains("Cart") && !map.contains("Games"), "\(map)")
    }

    /// What is of both apps stays so: a new file of a module that both compile is compiled by both.
    @Test func aNewFileIsOfTheTargetsOfItsModule() throws {
        let app = XcodeApp(on: MemoryFileSystem(files: [XcodeApp.path: ProjectCase("two-apps-in-groups").project]))
        app.disk.add("Shop/AppDelegate.swift", "")
        #expect(Run("new Profile --target Shop", on: app.disk).code == .success)
        let kids = try #require(app.project.targets.first { $0.name == "ShopKids" })
        let addition = ProjectEdit.FileAddition("Shop/Profile/Profile.generated.swift", to: [kids])
        let edit = try ProjectEdit(of: app.project, adding: [addition], removing: [])
        app.disk.add(XcodeApp.path, String(decoding: edit.bytes, as: UTF8.self))
        let spec = try #require(app.disk.text("Specs/Profile.viper"))
        app.disk.add(
            "Specs/Profile.viper",
            spec.replacing("\n    interactor", with: "\n    interactor Search { func search() }\n    interactor"))
        #expect(Run("generate", on: app.disk).code == .success)
        let project = try app.project
        func targets(_ path: String) -> [String] { project.targets(naming: path).map(\.name) }
        #expect(targets("Shop/Profile/ProfileSearchInteractor.swift") == ["Shop", "ShopKids"])
        #expect(targets("Shop/Profile/ProfileInteractor.swift") == ["Shop"])
        #expect(targets("ShopTests/Profile/ProfileSearchInteractorTests.swift") == ["ShopTests"])
    }

    /// Two targets of one app, for customers and developers: what is new is of both.
    @Test func aTargetThatCompilesAllOfAnotherGetsNewFilesToo() throws {
        let disk = MemoryFileSystem(files: [XcodeApp.path: ProjectCase("two-apps-in-groups").project])
        disk.add("App.viper", "app Shop { project \"Shop.xcodeproj\"; sources \"Shared\"; testing \"ShopTests\" }\n")
        #expect(Run("new Profile", on: disk).code == .success)
        let project = try XcodeApp(on: disk).project
        func targets(_ path: String) -> [String] { project.targets(naming: path).map(\.name) }
        #expect(targets("Shared/Profile/ProfilePresenter.swift") == ["Shop", "ShopKids"])
        #expect(targets("Shared/App+Support.generated.swift") == ["Shop", "ShopKids"])
        #expect(targets("ShopTests/Profile/Profile.generated.swift") == ["ShopTests"])
    }

    @Test func aTargetIsOneOfAnXcodeProject() {
        let disk = MemoryFileSystem(files: ["Package.swift": "let package = Package(name: \"Shop\")\n"])
        disk.add("Sources/Shop/Feed/FeedContract.swift", Self.contract)
        let run = Run("adopt --target Kids", on: disk)
        #expect(run.code == .usage && run.errors.contains("requires an Xcode project"), "\(run.output)\(run.errors)")
    }

    /// Of targets that compile much the same, the one that is tested is taken over, and keeps its tests: here the other one
    /// comes first, and has a module of its own.
    @Test func ofTargetsThatCompileMuchTheSameTheTestedOneIsMeant() throws {
        let app = XcodeApp(on: MemoryFileSystem(files: [XcodeApp.path: ProjectCase("two-apps-in-groups").project]))
        let apps = try app.project.targets.filter { $0.product == .app }
        var additions: [ProjectEdit.FileAddition] = []
        for (folder, name) in [("Shared", "Feed"), ("Shared", "Cart"), ("Shop", "Menu")] {
            let path = "\(folder)/\(name)/\(name)"
            app.disk.add("\(path)Contract.swift", Self.contract.replacing("Feed", with: name))
            app.disk.add("\(path)Presenter.swift", Self.presenter.replacing("Feed", with: name))
            let targets = folder == "Shared" ? apps : [apps[0]]
            additions += ["Contract", "Presenter"].map { ProjectEdit.FileAddition("\(path)\($0).swift", to: targets) }
        }
        app.disk.add("ShopKidsTests/ShopKidsTests.swift", "import XCTest\n@testable import ShopKids\n")
        let edit = try ProjectEdit(of: app.project, adding: additions, removing: [])
        let tested = "TestTargetID = F00000000000000000000023"
        let text = String(decoding: edit.bytes, as: UTF8.self)
        #expect(text.contains(tested))
        app.disk.add(XcodeApp.path, text.replacing(tested, with: "Nobody = 0"))
        #expect(Run("adopt --all", on: app.disk).code == .success)
        let viper = try #require(app.disk.text("App.viper"))
        #expect(viper.contains("\napp ShopKids {") && viper.contains("testing   \"ShopKidsTests\""), "\(viper)")
    }

    /// Nothing is begun in the folder of a target: the project would not follow, and is above.
    @Test(arguments: ["init", "adopt Feed", "adopt --all"]) func theFolderOfATargetIsNoProject(_ command: String) {
        let disk = disk()
        let before = disk.snapshot
        let run = Run("\(command) --path ShopKids", on: disk)
        #expect(run.code == .usage, "\(run.output)")
        #expect(run.errors.contains("'Shop.xcodeproj' in a parent folder compiles the files here"), "\(run.errors)")
        #expect(disk.snapshot == before)
        // A package is one of its own, and so is what no target compiles.
        disk.add("ShopKids/Package.swift", "let package = Package(name: \"Kids\")\n")
        #expect(Run("\(command) --path ShopKids", on: disk).errors.contains("compiles the files here") == false)
        #expect(Run("init --path Tools", on: disk).code == .success)
    }

    @Test func filesInAForeignFolderAreOneFinding() throws {
        let disk = disk()
        disk.add("App.viper", "app Shop { project \"Shop.xcodeproj\"; sources \"ShopKids\"; testing \"ShopTests\" }\n")
        let run = Run("new Profile", on: disk)
        #expect(run.errors.count(of: "[notInTarget]") == 1, "\(run.errors)")
        #expect(run.errors.contains("8 files are in synchronized folder 'ShopKids', which does not belong to 'Shop'"))
    }
}

extension String {
    fileprivate func count(of word: String) -> Int { components(separatedBy: word).count - 1 }
}
