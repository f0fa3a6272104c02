import TestSupport
import Testing

@testable import ViperCommand

/// `new` and `init` in the folder of an Xcode project.
@Suite struct XcodeStartTests {
    @Test func newTakesTargetFoldersAndLanguageModeFromTheProject() throws {
        let app = XcodeApp()
        let run = Run("new Profile", on: app.disk)
        #expect(run.code == .success, "\(run.errors)")
        let settings = try #require(app.disk.text("App.viper"))
        #expect(
            settings.hasSuffix(
                """
                app Shop {
                    ui        uikit
                    swift     5
                    platforms apple
                    project   "Shop.xcodeproj"
                    sources   "Shop"
                    testing   "ShopTests"
                }

                """))
        #expect(app.disk.files.contains("Shop/Profile/ProfilePresenter.swift"))
        #expect(app.disk.files.contains("ShopTests/Profile/Profile.generated.swift"))
        #expect(!app.disk.files.contains("Package.swift") && !app.disk.files.contains { $0.hasPrefix("Sources/") })
        #expect(try app.differences == [])
        #expect(run.output.contains("'Shop.xcodeproj'"))
    }

    /// In groups a spec is listed by itself and colored as Swift; synchronized folders get one more, once.
    @Test(arguments: ["classic", "synchronized"]) func theNavigatorListsSpecs(_ name: String) throws {
        let app = XcodeApp(name)
        #expect(Run("new Profile", on: app.disk).code == .success)
        #expect(app.text.contains("explicitFileType = sourcecode.swift; path = App.viper;"))
        let isListed = app.text.contains("explicitFileType = sourcecode.swift; path = Profile.viper;")
        #expect(isListed == (name == "classic") && app.text.contains("path = Specs;"))
        let text = app.text
        #expect(Run("new Feed", on: app.disk).code == .success)
        #expect((app.text == text) == (name == "synchronized"))
        #expect(app.text.matches(of: #/path = Specs;/#).count == 1)
        #expect(try app.differences == [])
    }

    @Test func takesTheFolderAsTheDiskSpellsIt() throws {
        let disk = MemoryFileSystem(files: ["shop/Own.swift": "let a = 1\n"])
        let project = Project(root: "/home/me/demo", fileSystem: disk)
        for (path, spelled) in [("Shop/In", "shop/In"), ("shop", "shop"), ("Other", "Other")] {
            #expect(try project.spelledAsOnDisk(path) == spelled)
        }
    }

    @Test func aModeThatIsGivenCounts() throws {
        let app = XcodeApp()
        #expect(Run("new Profile --swift 6", on: app.disk).code == .success)
        #expect(try !#require(app.disk.text("App.viper")).contains("swift"))
    }

    /// Where the main actor is the default, code for Swift 5 leaves out what Swift 6 asks for.
    @Test func mainActorByDefaultIsSwift6() throws {
        let app = XcodeApp("synchronized")
        let run = Run("new Profile", on: app.disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(try !#require(app.disk.text("App.viper")).contains("swift"))
        #expect(app.textWithoutSpecs == ProjectCase("synchronized").project)
        #expect(try app.differences == [])
    }

    /// Settings that stand in a file, or in one that it includes; what the project says itself counts more.
    @Test(arguments: [
        ("SWIFT_VERSION = 5.0 // until spring\n", "swift     5"), ("#include \"Shared.xcconfig\"\n", "swift     5"),
        ("#include \"Shared.xcconfig\"\nSWIFT_VERSION = 6\n", nil), ("#include? \"Gone.xcconfig\"\n", nil),
        ("SWIFT_VERSION[sdk=macosx*] = 5.0;\n#include \"Own.xcconfig\"\n", nil),
    ]) func newReadsFilesOfBuildSettings(_ file: String, _ setting: String?) throws {
        let app = XcodeApp()
        app.disk.add(
            XcodeApp.path,
            app.text.replacing("SWIFT_VERSION = 4.2;", with: "")
                .replacing(
                    "isa = XCBuildConfiguration;",
                    with: "isa = XCBuildConfiguration; baseConfigurationReference = 40000000000000000000F003;"
                )
                .replacing("path = Info.plist;", with: "path = Own.xcconfig;"))
        app.disk.add("Shop/Own.xcconfig", file)
        app.disk.add("Shop/Shared.xcconfig", "// all targets\nSWIFT_VERSION=5.0;\n")
        #expect(Run("new Profile", on: app.disk).code == .success)
        let settings = try #require(app.disk.text("App.viper"))
        #expect(setting.map(settings.contains) ?? !settings.contains("swift "), "\(settings)")
    }

    @Test func severalAppsAreListed() throws {
        let app = XcodeApp("several-targets")
        let run = Run("new Profile", on: app.disk)
        #expect(run.code == .usage)
        #expect(run.errors.contains("Choose one with --target: 'Shop (iOS)', 'Shop (macOS)'"))
        #expect(!app.disk.files.contains("App.viper"))
        let unknown = Run(["new", "Profile", "--target", "Shop"], on: app.disk)
        #expect(unknown.code == .usage && unknown.errors.contains("'Shop (iOS)', 'Shop (macOS)', 'Widget'"))
    }

    /// What tests hold is no module, and an extension shows screens otherwise than an app.
    @Test func aTargetThatIsNoAppIsSaidToBeSo() throws {
        let app = XcodeApp("several-targets")
        let run = Run(["init", "--target", "Widget"], on: app.disk)
        #expect(
            run.code == .success && run.output.contains("The target is an app extension without its own window"),
            "\(run.output)")
        #expect(
            !Run(["init", "--target", "Shop (iOS)"], on: XcodeApp("several-targets").disk).output.contains("window"))
        for kind in ["unit-test", "ui-testing"] {
            let app = XcodeApp()
            app.disk.add(XcodeApp.path, app.text.replacing("bundle.unit-test", with: "bundle.\(kind)"))
            for command in ["adopt", "init"] {
                let run = Run("\(command) --target ShopTests", on: app.disk)
                let reason = "Target 'ShopTests' builds tests, which contain no modules. Other targets: 'Shop'."
                #expect(run.code == .usage && run.errors.contains(reason), "\(run.errors)")
            }
        }
    }

    @Test func aTargetOfSeveralIsChosen() throws {
        let app = XcodeApp("several-targets")
        let run = Run(["new", "Profile", "--target", "Shop (macOS)"], on: app.disk)
        #expect(run.code == .success, "\(run.errors)")
        let settings = try #require(app.disk.text("App.viper"))
        #expect(settings.contains("app Shop {") && settings.contains("project   \"Shop.xcodeproj\", \"Shop (macOS)\""))
        let project = try app.project
        #expect(project.targets(naming: "Shared/Profile/ProfilePresenter.swift").map(\.name) == ["Shop (macOS)"])
        #expect(run.errors.contains("Xcode project has no unit test target for 'Shop (macOS)' [notInTarget]"))
    }

    /// What App.viper says may be said once more: Xcode names the targets that are chosen in its dialogue.
    @Test(arguments: [("several-targets", "Shop (macOS)"), ("classic", "Shop")])
    func theTargetMayBeSaidAgain(_ name: String, _ target: String) {
        let app = XcodeApp(name)
        #expect(Run(["new", "Profile", "--target", target], on: app.disk).code == .success)
        #expect(Run(["new", "Feed", "--target", target], on: app.disk).code == .success)
        let other = Run(["new", "Login", "--target", "Widget"], on: app.disk)
        #expect(other.code == .usage, "\(other.errors)")
        #expect(other.errors.contains("App.viper belongs to target '\(target)', not 'Widget'."))
        #expect(other.errors.contains("An App.viper is for one target of an Xcode project"))
    }

    /// Who stands above the project, or below it, has gone wrong: nothing is invented there.
    @Test(arguments: ["", "App", "ios/Sources", "ios/Shop.xcodeproj"]) func whoStandsBesideTheProjectIsTold(
        _ folder: String
    ) {
        let disk = MemoryFileSystem(files: [
            "repo/ios/\(XcodeApp.path)": ProjectCase("classic").project, "repo/ios/Sources/A.swift": "",
            "repo/README.md": "", "repo/App/Notes.txt": "", "repo/Pods/Pods.xcodeproj/project.pbxproj": "",
        ])
        let before = disk.files
        let run = Run("new Profile --path repo/\(folder)", on: disk)
        if folder == "App" {
            #expect(run.code == .success, "\(run.errors)")
            return
        }
        #expect(run.code == .usage && disk.files == before)
        let isInside = folder.hasSuffix(".xcodeproj")
        #expect(
            run.errors.contains(
                isInside
                    ? "Error: 'Shop.xcodeproj' belongs to Xcode. "
                    : "with --path: '/home/me/demo/repo/ios'.\n"),
            "\(run.errors)")
    }

    @Test func aDamagedProjectStartsNothing() {
        let app = XcodeApp("merge-markers")
        let run = Run("new Profile", on: app.disk)
        #expect(run.code == .invalidInput)
        #expect(
            run.errors.contains(
                "Shop.xcodeproj/project.pbxproj:21:1: error: Xcode project was not changed: unresolved merge conflict"
            ))
        #expect(!app.disk.files.contains("App.viper"))
    }

    @Test func severalProjectsAreToldApart() {
        let app = XcodeApp()
        app.disk.add("Other.xcodeproj/project.pbxproj", app.text)
        let run = Run("new Profile", on: app.disk)
        #expect(run.code == .usage && run.errors.contains("project \"Other.xcodeproj\""))
    }

    @Test func anAppThatDoesNotNameTheProjectIsTold() {
        let app = XcodeApp()
        app.disk.add("App.viper", "app Shop { sources \"Shop\"; testing \"ShopTests\" }\n")
        let run = Run("new Profile", on: app.disk)
        #expect(
            run.code == .success
                && run.output.contains("'project \"NAME.xcodeproj\"' to App.viper to keep it up to date"))
        #expect(app.text == ProjectCase("classic").project)
    }

    @Test func aPackageBesideItIsWhatIsMeant() throws {
        let app = XcodeApp()
        app.disk.add("Package.swift", "// the package\n")
        #expect(Run("new Profile --target Core", on: app.disk).code == .success)
        #expect(app.disk.files.contains("Sources/Core/Profile/ProfilePresenter.swift"))
        #expect(app.text == ProjectCase("classic").project)
    }

    @Test func initLeavesTheEntryPointToTheApp() throws {
        let app = XcodeApp()
        let run = Run("init", on: app.disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(app.disk.files.contains("Shop/CompositionRoot.swift"))
        #expect(app.disk.text("Shop/SceneDelegate.swift") == "import Foundation\n")
        #expect(!app.disk.files.contains("Package.swift") && !app.disk.files.contains(".gitignore"))
        #expect(run.output.contains("show the result of 'HomeModule().build(CompositionRoot())'."))
        #expect(try app.differences == [])
    }

    @Test(arguments: [
        ("project \"Shop\"", "'project' takes an Xcode project"), ("project", "setting 'project' has no value"),
        ("project \"../Shop.xcodeproj\"", "'..' leaves the project"),
        ("project \"Shop.xcodeproj\", a, b", "'project' takes an Xcode project"),
        ("xcodeproj \"Shop.xcodeproj\"", "project"),
    ]) func aWrongSettingHasItsPlace(_ setting: String, _ message: String) {
        let app = XcodeApp()
        app.disk.add("App.viper", "app Shop { \(setting) }\n")
        let run = Run("new Profile", on: app.disk)
        #expect(run.code == .invalidInput)
        #expect(run.errors.contains("App.viper:1:") && run.errors.contains(message), "\(run.errors)")
        #expect(app.text == ProjectCase("classic").project)
    }
}
