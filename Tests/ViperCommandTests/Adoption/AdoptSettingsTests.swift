import TestSupport
import Testing
import XcodeProject

@testable import ViperCommand

/// The settings that `adopt` infers: target, folders, kit and project.
@Suite struct AdoptSettingsTests {
    private let contract = AdoptedNews.contract
    private let path = AdoptedNews.path

    private func disk(_ files: [String: String]) -> MemoryFileSystem { AdoptedNews.disk(files) }

    /// Where the app has sources in the folder that templates have by default, these stand elsewhere.
    @Test func sourcesInTheFolderOfTemplates() throws {
        let disk = disk(["Templates/News/NewsProtocols.swift": contract, "Templates/Main.swift": "enum Other {}\n"])
        try disk.removeFile(path)
        let run = Run("adopt --all", on: disk)
        #expect(run.code == .success && run.output.contains("1 module adopted"), "\(run.output)\(run.errors)")
        let app = try #require(disk.text("App.viper"))
        #expect(app.contains("sources   \"Templates\"") && app.contains("templates \"ViperTemplates\""), "\(app)")
        let check = Run("check", on: disk)
        #expect(check.output.contains("no findings"), "\(check.output)\(check.errors)")
    }

    /// An app may be called as folders of tests are; its tests are those beside it.
    @Test func anAppThatIsCalledAsATest() throws {
        let files = [
            "ShopTest/News/NewsProtocols.swift": contract,
            "ShopTestTests/NewsTests.swift": "import XCTest\n@testable import ShopTest\n",
            "ShopTest.xcodeproj/project.pbxproj": XcodeApp("synchronized").text.replacing("Shop", with: "ShopTest"),
        ]
        let disk = disk(files)
        try disk.removeFile(path)
        let report = Run("adopt", on: disk).output
        #expect(report.contains(" ShopTest (1 of 1 modules are in it)"), "\(report)")
        #expect(report.contains(" ShopTestTests (the folder of tests)"), "\(report)")
    }

    /// What modules import is another target, though the tests at hand are that one's; and what Swift refuses names none.
    @Test func theTestsOfALibraryDoNotNameTheApp() throws {
        let disk = disk([
            "Example/Demo/News/NewsProtocols.swift": "import Routes\n" + contract,
            "RoutesTests/RouteTests.swift": "import XCTest\n@testable import Routes\n",
            "Charts/Package.swift": "// swift-tools-version: 5.9\n",
            "Charts/Tests/ChartsTests/ChartTests.swift": "@testable import Charts\n",
            "Charts/Tests/ChartsTests/LineTests.swift": "@testable import Charts\n",
            "RoutesTests/OldTests.swift": "import XCTest\n@testable import My-Demo\n",
        ])
        try disk.removeFile(path)
        let run = Run("adopt --all", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.text("App.viper")?.contains("    target    Demo\n") == true, "\(run.errors)")
    }

    /// Of several packages in one repository the tests of the one count that is meant.
    @Test func featuresInPackagesOfTheirOwn() throws {
        let maps = contract.replacing("News", with: "Maps")
        let disk = disk([
            "Maps/Package.swift": "// swift-tools-version: 5.9\n",
            "Maps/Sources/Maps/MapsProtocols.swift": maps,
            "Maps/Tests/MapsTests/MapsTests.swift": "@testable import Maps\n",
            "Package.swift": "// swift-tools-version: 5.9\n",
            "Sources/Zoo/News/NewsProtocols.swift": contract,
            "Tests/ZooTests/ZooTests.swift": "@testable import Zoo\n",
        ])
        try disk.removeFile(path)
        disk.add("Maps/Sources/Maps/MapsPresenter.swift", "final class MapsPresenter {}\n")
        let run = Run("adopt", on: disk)
        #expect(run.output.contains(" Zoo (1 of 1 files of tests import it)"), "\(run.output)")
        #expect(run.output.contains(" Tests/ZooTests (the folder of tests)"), "\(run.output)")
        #expect(run.errors.contains("'MapsPresenter' belongs to another app, which 'Maps/Package.swift' builds"))
        #expect(run.errors.contains("run 'viper-gen adopt --path Maps' for that app"), "\(run.errors)")
    }

    /// Who stands among the modules, or in a module, is sent one folder up: no module's folder is taken for that of all.
    @Test(arguments: [["News/NewsProtocols.swift", "Cats/CatsProtocols.swift"], ["Protocols/NewsProtocols.swift"]])
    func inTheFolderOfTheSources(paths: [String]) throws {
        let disk = disk([:])
        try disk.removeFile(path)
        for path in paths {
            disk.add(path, contract.replacing("News", with: path.contains("Cats") ? "Cats" : "News"))
        }
        let run = Run("adopt --all", on: disk)
        #expect(run.errors.contains("to adopt the whole app, run 'viper-gen adopt --path ..'"), "\(run.errors)")
        #expect(disk.text("App.viper") == nil)
        disk.add("Package.swift", "// swift-tools-version: 5.9\n")
        if paths.count > 1 { #expect(Run("adopt", on: disk).output.contains("1 can be adopted, 1 not adoptable")) }
    }

    /// With 'ui none' a view is called otherwise than with UIKit; 'rename' and 'new' go by what App.viper says.
    @Test func viewsThatAreCalledAsUIKitsAre() throws {
        let presenter = "final class NewsPresenter: NewsPresenterProtocol { weak var view: NewsViewProtocol? }"
        let view = "final class NewsViewController: NewsViewProtocol { var presenter: NewsPresenterProtocol? }"
        let disk = disk(["App/News/News.swift": "\(presenter)\n\(view)\n"])
        #expect(Run("adopt News", on: disk).code == .success)
        let app = try #require(disk.text("App.viper"))
        #expect(app.contains("ui        none\n") && app.contains("view { class \"{module}ViewController\" }"), "\(app)")
    }

    @Test func aProjectThatNobodyKeepsInStepIsNamed() {
        let settings = "app App { ui none; isolation none; sources \"App\" }\n"
        let disk = disk([XcodeApp.path: XcodeApp().text, "App.viper": settings])
        let run = Run("adopt News", on: disk)
        #expect(run.output.contains("Found an Xcode project. Add 'project "), "\(run.output)\(run.errors)")
    }

    @Test func aTargetWithAFolderOfItsOwn() throws {
        let disk = disk([
            "Package.swift": """
            let package = Package(name: "Shop", targets: [.target(name: "ShopCore", path: "App")])
            """
        ])
        #expect(Run("adopt News", on: disk).code == .success)
        let app = try #require(disk.text("App.viper"))
        #expect(app.contains("\napp ShopCore {") && app.contains("sources   \"App\""), "\(app)")
    }

    /// A feature's folder is a target of the package around: that says its name and language mode.
    @Test func aTargetOfAPackageAround() throws {
        let disk = disk([
            "Features/News/Sources/NewsProtocols.swift": contract,
            "Package.swift": """
            // swift-tools-version: 6.0
            let package = Package(
                name: "App", targets: [.target(name: "NewsFeature", path: "Features/News/Sources")])
            """,
        ])
        let run = Run("adopt --path Features/News", on: disk)
        #expect(run.output.contains(" NewsFeature (../../Package.swift)"), "\(run.output)")
        #expect(run.output.contains(" 6 (../../Package.swift says so)"), "\(run.output)")
    }

    /// What is left of a project that had another name is no project.
    @Test func aFolderThatIsLeftOfAProjectIsNone() throws {
        let disk = disk([
            "Shop/News/NewsProtocols.swift": contract, XcodeApp.path: XcodeApp("synchronized").text,
            "OldName.xcodeproj/xcuserdata/me.xcuserdatad/state.plist": "",
        ])
        try disk.removeFile(path)
        let run = Run("adopt --all", on: disk)
        #expect(run.code == .success && !run.errors.contains("uncertain"), "\(run.errors)")
        #expect(disk.text("App.viper")?.contains("    project   \"Shop.xcodeproj\"\n") == true, "\(run.output)")
    }

    /// The project stands in a folder of the repository, with the modules.
    @Test func anXcodeProjectBelowIsKeptInStepToo() throws {
        let path = "Mobile/Shop/News/NewsProtocols.swift"
        let disk = disk([path: contract])
        try disk.removeFile(self.path)
        let project = try XcodeProject(Array(XcodeApp().text.utf8), in: "Mobile")
        let edit = try ProjectEdit(of: project, adding: [.init(path, to: [project.targets[0]])], removing: [])
        disk.add("Mobile/\(XcodeApp.path)", String(decoding: edit.bytes, as: UTF8.self))
        disk.add("Library/\(XcodeApp.path)", XcodeApp().text)
        #expect(Run("adopt", on: disk).output.contains(" Mobile/Shop.xcodeproj (one of its targets is "))
        let run = Run("adopt News", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.text("App.viper")?.contains("    project   \"Mobile/Shop.xcodeproj\"\n") == true, "\(run.output)")
        #expect(disk.text("Mobile/\(XcodeApp.path)")?.contains("News.generated.swift") == true)
    }
}
