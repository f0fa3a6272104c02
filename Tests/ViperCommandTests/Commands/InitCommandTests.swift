import TestSupport
import Testing
import XcodeProject

@Suite struct InitCommandTests {
    private let disk = MemoryFileSystem()

    @Test func startsAnAppInATerminal() throws {
        let run = Run("init --ui terminal", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("Started the app 'Demo': `swift run` runs it"))
        #expect(run.output.hasSuffix("For coding agents, run 'viper-gen help agents >> AGENTS.md'.\n"))
        #expect(
            Set(disk.files).isSuperset(of: [
                ".gitattributes", ".gitignore", ".swift-format", "App.viper", "Package.swift", "Specs/Home.viper",
                "Sources/Demo/CompositionRoot.swift", "Sources/Demo/Main.swift",
                "Sources/Demo/Home/HomeTerminalView.swift",
                "Sources/Demo/Terminal/TerminalApp.generated.swift", "Tests/DemoTests/Home/Home.generated.swift",
            ]))
        #expect(try #require(disk.text("App.viper")).hasSuffix("app Demo {\n    root Home\n    ui   terminal\n}\n"))
        #expect(try #require(disk.text("Package.swift")).contains(".executableTarget(name: \"Demo\")"))
        #expect(try #require(disk.text("Sources/Demo/Main.swift")).contains("HomeModule().build(CompositionRoot())"))
    }

    @Test func startsAnAppWithUIKit() throws {
        let run = Run("init Shop", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("open Shop.xcodeproj in Xcode to run and test it"))
        #expect(disk.files.contains("Sources/Shop/AppDelegate.swift"))
        #expect(
            disk.files.contains("Sources/Shop/SceneDelegate.swift") && !disk.files.contains("Sources/Shop/Main.swift"))
        #expect(disk.files.contains("Sources/Shop/Home/HomeViewController.swift"))
        #expect(try #require(disk.text("App.viper")).contains("    ui      uikit\n"))
        #expect(try #require(disk.text("Package.swift")).contains(".library(name: \"Shop\""))
    }

    @Test func startsAnAppWithSwiftUI() throws {
        let run = Run("init --ui swiftui", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("`swift run` runs the app on a Mac"))
        let files = ["Main.swift", "Home/HomeView.swift", "Home/HomeViewState.swift"]
        #expect(Set(disk.files).isSuperset(of: files.map { "Sources/Demo/" + $0 }))
        let package = try #require(disk.text("Package.swift"))
        #expect(package.contains("platforms: [.iOS(.v17), .macOS(.v14)]"))
        #expect(package.contains(".executableTarget(name: \"Demo\", exclude: "))
    }

    /// The folders of the package are those of the targets, so whatever comes later is in them at once.
    @Test(arguments: ["uikit", "swiftui"]) func startsAnXcodeProject(kit: String) throws {
        #expect(Run("init Shop --swift 5 --ui \(kit)", on: disk).code == .success)
        #expect(try #require(disk.text("App.viper")).contains("    project \"Shop.xcodeproj\"\n"))
        let text = try #require(disk.text("Shop.xcodeproj/project.pbxproj"))
        let project = try XcodeProject(Array(text.utf8))
        let app = try #require(project.targets.first { $0.product == .app })
        #expect(app.name == "Shop" && app.module == "Shop" && app.swiftVersion == "5.0")
        #expect(project.sourceFolder(of: app) == "Sources/Shop")
        #expect(project.testTargets(of: app).map(\.name) == ["ShopTests"])
        #expect(project.testTargets(of: app).map { project.sourceFolder(of: $0) } == ["Tests/ShopTests"])
        let scheme = try #require(disk.text("Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme"))
        for name in ["Shop.app", "ShopTests.xctest", "container:Shop.xcodeproj"] {
            #expect(scheme.contains("\"\(name)\""))
        }
        for id in scheme.matches(of: /BlueprintIdentifier = "(\w+)"/) {
            #expect(text.contains("\t\t\(id.1) /* Shop"))
        }

        let catalog = try #require(disk.text("Sources/Shop/Assets.xcassets/AppIcon.appiconset/Contents.json"))
        #expect(catalog.contains("\"1024x1024\"") && text.contains("ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;"))
        #expect(try #require(disk.text("Package.swift")).contains("exclude: [\"Assets.xcassets\"]"))

        for command in ["new Profile", "rename Profile Account", "remove Account"] {
            #expect(Run(command, on: disk).code == .success)
            #expect(disk.text("Shop.xcodeproj/project.pbxproj") == text)
            #expect(Run("check", on: disk).code == .success)
        }
    }

    @Test func startsNoXcodeProjectBesideOne() throws {
        #expect(Run("init Shop --ui uikit", on: disk).code == .success)
        for path in disk.files where !path.contains(".xcodeproj/") { try disk.removeFile(path) }
        let files = Set(disk.files)
        let run = Run("init", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(Set(disk.files.filter { $0.contains(".xcodeproj") }) == files)
        #expect(try #require(disk.text("App.viper")).contains("    sources   \"Sources/Shop\"\n"))
    }

    @Test func startsAnAppWithoutAKit() throws {
        let run = Run("init --ui none --root Start", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.files.contains("Sources/Demo/Start/StartView.swift"))
        #expect(try #require(disk.text("Sources/Demo/Main.swift")).contains("StartModule().build"))
        #expect(try #require(disk.text("App.viper")).contains("    root Start\n"))
    }

    @Test func startsAnAppWithSettings() throws {
        #expect(Run("init --ui none --style reactive --tests xctest --swift 5", on: disk).code == .success)
        #expect(
            try #require(disk.text("App.viper")).hasSuffix(
                "{\n    root  Home\n    ui    none\n    style reactive\n    tests xctest\n    swift 5\n}\n"))
        #expect(try #require(disk.text("Package.swift")).contains("swiftLanguageModes: [.v5]"))
        #expect(try #require(disk.text("Sources/Demo/Home/HomePresenter.swift")).contains("func homePresenter("))
    }

    private static let settings = ["terminal", "uikit", "swiftui", "none"].flatMap { kit in
        ["", "--naming io --tests xctest --swift 5", "--naming interfaces", "--style reactive"].map { "\(kit) \($0)" }
    }.filter { $0 != "swiftui --style reactive" }

    @Test(arguments: TestSettings.cases(settings, quick: 5)) func whatItWritesIsUpToDate(settings: String) {
        #expect(Run("init --ui \(settings)", on: disk).code == .success)
        let run = Run("generate", on: disk)
        #expect(run.code == .success && run.errors.isEmpty, "\(run.errors)")
        #expect(run.output.contains("1 module: 0 files written, "))
        #expect(Run("format --check", on: disk).code == .success)
        let check = Run("check", on: disk)
        #expect(check.code == .success, "\(check.output)\(check.errors)")
        #expect(Run("new Settings", on: disk).code == .success)
    }

    @Test func refusesWhereAnAppIs() {
        disk.add("App.viper", "app Mine {}\n")
        let run = Run("init Other --ui none", on: disk)
        #expect(run.code == .usage)
        #expect(run.errors.contains("An app already exists: '/home/me/demo/App.viper'. Add modules to it with"))
        #expect(disk.files == ["App.viper"])
    }

    @Test(arguments: ["Package.swift", "Sources/Demo/Main.swift", "Sources/Demo/CompositionRoot.swift"])
    func overwritesNothing(path: String) {
        disk.add(path, "mine")
        let run = Run("init --ui terminal --force", on: disk)
        #expect(run.code == .usage)
        #expect(run.errors.contains("'\(path)' already exists and is never overwritten."))
        #expect(disk.files == [path] && disk.text(path) == "mine")
    }

    @Test func keepsWhatDoesNotMatter() {
        disk.add(".gitignore", "mine")
        disk.add(".gitattributes", "*.png binary")
        disk.add("README.md", "mine")
        disk.add("Specs/Home.viper", "module Home { view { func greet() } }\n")
        let run = Run("init --ui terminal", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.text(".gitignore") == "mine" && disk.text("README.md") == "mine")
        #expect(disk.text(".gitattributes")?.hasPrefix("*.png binary\n*.generated.swift ") == true)
        #expect(disk.text("Specs/Home.viper") == "module Home { view { func greet() } }\n")
    }

    @Test func writesNothingOnADryRun() {
        let run = Run("init --ui terminal --dry-run", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("  + Sources/Demo/Main.swift\n") && !run.output.contains("Started"))
        #expect(disk.files.isEmpty)
    }

    @Test func saysWhatItCannotDo() {
        #expect(Run("init --ui gtk", on: disk).errors.contains("one of uikit, swiftui, terminal, none"))
        #expect(Run("init my-app", on: disk).errors.contains("Did you mean 'MyApp'?"))
        #expect(Run("init --root 1st", on: disk).errors.contains("cannot be the name of a module"))
        #expect(Run("init A B", on: disk).code == .usage)
        #expect(disk.files.isEmpty)
    }
}
