import TestSupport
import Testing
import XcodeProject

/// Folders with several packages, projects and apps: files are added to, and taken out of, what compiles their neighbors.
@Suite struct SeveralAppsTests {
    private let package = "// swift-tools-version: 6.0\nimport PackageDescription\n"

    private func contract(_ module: String) -> String { AdoptedNews.contract.replacing("News", with: module) }

    /// A project that compiles a synchronized folder of its name.
    private func project(_ name: String) -> String {
        ProjectCase("synchronized").project.replacing("Shop", with: name)
            .replacing("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", with: "")
    }

    /// A project that lists one file.
    private func project(_ name: String, listing path: String, in folder: String) throws -> String {
        let text = ProjectCase("classic").project.replacing("Shop", with: name)
        let project = try XcodeProject(Array(text.utf8), in: folder)
        let target = try #require(project.targets.first { $0.name == name })
        let edit = try ProjectEdit(of: project, adding: [.init(path, to: [target])], removing: [])
        return String(decoding: edit.bytes, as: UTF8.self)
    }

    /// What is taken over goes where it was compiled, and another project's modules are named with the way there.
    @Test func aProjectBesideTheAppsIsLeftAlone() throws {
        let path = "Basket/Basket/List/ListProtocols.swift"
        let basket = try project("Basket", listing: path, in: "Basket")
        let disk = MemoryFileSystem(files: [
            XcodeApp.path: project("Shop"), "Shop/Feed/FeedProtocols.swift": contract("Feed"),
            "Basket/Basket.xcodeproj/project.pbxproj": basket, path: contract("List"),
        ])
        disk.add("Basket/Basket/List/ListPresenter.swift", "final class ListPresenter: ListPresenterProtocol {}\n")
        let run = Run("adopt --all", on: disk)
        #expect(run.code == .success && run.output.contains("1 module adopted"), "\(run.output)\(run.errors)")
        #expect(disk.text(path) == contract("List"))
        #expect(disk.text(XcodeApp.path)?.contains("ListProtocols") == false)
        #expect(disk.text("Basket/Basket.xcodeproj/project.pbxproj") == basket)
        // Only one of the module's files is listed.
        #expect(run.errors.contains("no target of 'Basket/Basket.xcodeproj' compiles 'ListPresenter'"), "\(run.errors)")
        let other = MemoryFileSystem(files: [XcodeApp.path: project("Shop"), path: contract("List")])
        other.add("Basket/Basket.xcodeproj/project.pbxproj", basket)
        #expect(Run("adopt --all", on: other).code == .success)
        #expect(other.text("App.viper")?.contains("project   \"Basket/Basket.xcodeproj\"") == true)
        #expect(other.text("Basket/Basket.xcodeproj/project.pbxproj")?.contains("List.generated.swift") == true)
    }

    /// A package that the app's project uses compiles its modules by itself.
    @Test func aLocalPackageIsAnAppOfItsOwn() throws {
        let sources = "Packages/Account/Sources/Account"
        let app = XcodeApp(on: MemoryFileSystem(files: ["Packages/Account/Package.swift": package]))
        app.disk.add(XcodeApp.path, try project("Shop", listing: "Shop/Feed/FeedProtocols.swift", in: ""))
        app.disk.add("Shop/Feed/FeedProtocols.swift", contract("Feed"))
        app.disk.add("\(sources)/Login/LoginProtocols.swift", contract("Login"))
        app.disk.add("\(sources)/Login/LoginPresenter.swift", "final class LoginPresenter {}\n")
        let run = Run("adopt --all", on: app.disk)
        #expect(run.output.contains("1 module adopted"), "\(run.output)\(run.errors)")
        #expect(run.errors.contains("run 'viper-gen adopt --path Packages/Account' for that app"), "\(run.errors)")
        #expect(Run("new Zebra", on: app.disk).code == .success)
        #expect(!app.text.contains("Packages") && app.text.contains("ZebraPresenter.swift"))
        let before = app.text
        #expect(Run("adopt --all --path Packages/Account", on: app.disk).code == .success)
        #expect(Run("new Zebra --path Packages/Account", on: app.disk).code == .success)
        #expect(app.disk.files.contains("\(sources)/Zebra/ZebraPresenter.swift"))
        #expect(app.text == before)
    }

    /// The package at the root is a library's; its example is what the project compiles.
    @Test func theProjectBesideAPackageCompilesTheModules() throws {
        let path = "Example/Feed/FeedProtocols.swift"
        let disk = MemoryFileSystem(files: [
            "Package.swift": package, "Sources/Routes/Route.swift": "struct Route {}\n", path: contract("Feed"),
        ])
        disk.add("Example.xcodeproj/project.pbxproj", try project("Example", listing: path, in: ""))
        #expect(Run("adopt --all", on: disk).code == .success)
        let app = try #require(disk.text("App.viper"))
        #expect(app.contains("project   \"Example.xcodeproj\"") && app.contains("sources   \"Example\""), "\(app)")
        let text = try #require(disk.text("Example.xcodeproj/project.pbxproj"))
        #expect(text.contains("Feed.generated.swift") && !text.contains("FeedProtocols.swift"))
    }

    /// A file of two projects is taken out of neither; what no target compiles is not begun to be.
    @Test func whatNobodyOrSeveralCompileIsLeftAlone() throws {
        let path = "Shop/Feed/FeedProtocols.swift"
        let disk = MemoryFileSystem(files: [
            path: contract("Feed"), "Shop/Feed/FeedPresenter.swift": "class FeedPresenter {}",
        ])
        disk.add(XcodeApp.path, ProjectCase("classic").project)
        let before = disk.snapshot
        let run = Run("adopt --all", on: disk)
        #expect(run.errors.contains("no target of 'Shop.xcodeproj' compiles 'FeedPresenter'"), "\(run.errors)")
        #expect(disk.snapshot == before)
        for name in ["Shop", "Two"] { disk.add("\(name).xcodeproj/project.pbxproj", project("Shop")) }
        let both = Run("adopt --all", on: disk)
        #expect(both.errors.contains("several Xcode projects compile 'FeedPresenter'"), "\(both.errors)")
        #expect(disk.text(path) == contract("Feed"))
    }

    @Test(arguments: ["Package.swift", "project.yml", "Project.swift", ".xcodeproj"])
    func foldersWithAManifestEachAreAppsEach(_ manifest: String) throws {
        let disk = MemoryFileSystem()
        for name in ["Account", "Checkout"] {
            let folder = "Packages/\(name)"
            let isPackage = manifest == "Package.swift"
            disk.add("\(folder)/\(isPackage ? "Sources/" : "")\(name)/Feed/FeedProtocols.swift", contract("Feed"))
            disk.add("\(folder)/\(isPackage ? "Sources/" : "")\(name)/Feed/Feed.swift", "class FeedPresenter {}\n")
            switch manifest {
            case "Package.swift": disk.add("\(folder)/Package.swift", package)
            case "project.yml": disk.add("\(folder)/project.yml", "targets:\n  \(name):\n")
            case "Project.swift": disk.add("\(folder)/Project.swift", "import ProjectDescription\n")
            default: disk.add("\(folder)/\(name).xcodeproj/project.pbxproj", project(name))
            }
        }
        let (before, filesBefore) = (disk.snapshot, disk.files)
        for command in ["adopt --all", "adopt Feed", "adopt", "new Foo", "init"] {
            let run = Run(command, on: disk)
            #expect(run.code == .usage && run.errors.contains("Packages/Account"), "\(command): \(run.errors)")
            #expect(run.errors.contains("Packages/Checkout"), "\(command): \(run.errors)")
            #expect(disk.snapshot == before, "\(command)")
        }
        let run = Run("adopt --all --path Packages/Account", on: disk)
        #expect(run.output.contains("1 module adopted"), "\(run.output)\(run.errors)")
        #expect(Run("new Foo --path Packages/Account", on: disk).code == .success)
        let news = Set(disk.files).subtracting(filesBefore)
        #expect(!news.isEmpty && news.allSatisfy { $0.hasPrefix("Packages/Account/") }, "\(news)")
    }

    /// Who starts an app above others, or inside of one, has gone wrong; beside them it is meant.
    @Test(arguments: ["new Foo", "init", "adopt --all"]) func noAppBeginsAboveOrInsideAnother(_ command: String) {
        let settings = "app App { ui none }\n"
        let disk = MemoryFileSystem(files: [
            "Apps/One/App.viper": settings, "Apps/Two/App.viper": settings, "Lone/App/App.viper": settings,
            "Apps/One/Sources/App/Old/OldProtocols.swift": contract("Old"),
            "Apps/One/Tools/Feed/FeedProtocols.swift": contract("Feed"),
            "Lone/App/Sources/App/Old/OldProtocols.swift": contract("Old"),
        ])
        let before = disk.snapshot
        let paths = ["Apps/One", "Apps/Two"]
        for (place, named) in [
            (".", paths + ["Lone/App"]), ("Apps", paths), ("Lone", ["Lone/App"]), ("Apps/One/Tools", ["Apps/One"]),
        ] {
            let run = Run("\(command) --path \(place)", on: disk)
            #expect(run.code == .usage && disk.snapshot == before, "\(place): \(run.output)\(run.errors)")
            for path in named { #expect(run.errors.contains("'/home/me/demo/\(path)'"), "\(place): \(run.errors)") }
        }
        if command == "adopt --all" { return }
        #expect(Run("\(command) --path Apps/Three", on: disk).code == .success)
        // What is built by itself is an app of its own.
        disk.add("Apps/One/Demo/\(XcodeApp.path)", project("Shop"))
        #expect(Run("\(command) --path Apps/One/Demo", on: disk).code == .success)
    }

    /// A folder is no app for a type that is called like a manifest.
    @Test func aTypeMayBeCalledProject() {
        let disk = AdoptedNews.disk([
            "App/News/Project.swift": "struct Project {}\n", "App/Package.swift": "struct Package {}\n",
        ])
        #expect(Run("adopt News", on: disk).code == .success)
    }

    /// What somebody has moved is `generate`'s to follow, and what `check` names.
    @Test(arguments: ["new Foo", "remove Feed"]) func aBrokenReferenceOfAnotherFileIsLeftAlone(_ command: String) throws
    {
        let app = XcodeApp()
        #expect(Run("new Feed", on: app.disk).code == .success)
        app.disk.add("Shop/Orders/CartPresenter.swift", try #require(app.disk.text("Shop/Cart/CartPresenter.swift")))
        try app.disk.removeFile("Shop/Cart/CartPresenter.swift")
        func lines(_ text: String) -> [Substring] {
            text.split(separator: "\n").filter { $0.contains("CartPresenter") }
        }
        let before = lines(app.text)
        #expect(Run(command, on: app.disk).code == .success)
        #expect(!before.isEmpty && lines(app.text) == before)
    }

    /// Classes of the same names in a package beside the sources are not the app's.
    @Test func aClassInAPackageBesideTheSourcesIsNotTheApps() throws {
        let disk = MemoryFileSystem(files: [
            "App.viper": "app App { ui none; sources \"Code/App\"; testing \"Tests/AppTests\" }\n",
            "Code/Kit/Package.swift": package,
            "Code/Kit/Sources/Kit/FeedPresenter.swift": "final class FeedPresenter {}\n",
        ])
        let run = Run("new Feed", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.files.contains("Code/App/Feed/FeedPresenter.swift"))
        #expect(disk.text("Code/Kit/Sources/Kit/FeedPresenter.swift") == "final class FeedPresenter {}\n")
    }
}
