import TestSupport
import Testing
import XcodeProject

@testable import ViperCommand

/// Whatever writes or deletes Swift keeps the project file in step.
@Suite struct XcodeProjectCommandTests {
    private let app = XcodeApp()
    private var disk: MemoryFileSystem { app.disk }
    private static let original = ProjectCase("classic").project
    /// Two references, App.viper in the main group, and a group of the specs with a child.
    private static let linesOfSpecs = 2 + 1 + 8 + 1

    private func start() {
        let run = Run("new Profile", on: disk)
        #expect(run.code == .success, "\(run.errors)")
    }

    @Test func generateAddsWhatASpecCallsForAndWritesNothingTwice() throws {
        start()
        disk.add(
            "Specs/Feed.viper", "module Feed {\n    view { func show() }\n    presenter { func viewDidLoad() }\n}\n")
        let run = Run("generate", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("  ~ Shop.xcodeproj/project.pbxproj\n"))
        #expect(try app.differences == [])
        let log = disk.log
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.log == log)
    }

    @Test func removeGivesTheBytesOfBefore() throws {
        start()
        let run = Run("remove Profile", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(app.textWithoutSpecs == Self.original && !app.text.contains("Profile"))
    }

    @Test func aModuleThatTheSpecsDoNotHaveAnyMoreGoesFromTheProject() throws {
        start()
        disk.add("Specs/Feed.viper", "module Feed { presenter { func didTap() } }\n")
        #expect(Run("generate", on: disk).code == .success)
        disk.add("Specs/Feed.viper", "module Other { presenter { func didTap() } }\n")
        _ = Run("generate", on: disk)
        #expect(try app.differences == [])
        #expect(!app.text.contains("/* Feed.generated.swift */") && app.text.contains("/* Other.generated.swift */"))
    }

    /// A file that a person has put into another target as well stays there under its new name.
    @Test func renameKeepsTheTargets() throws {
        start()
        let project = try app.project
        let path = "Shop/Profile/ProfilePresenter.swift"
        let generated = "Shop/Profile/Profile.generated.swift"
        let additions = [path, generated].map { ProjectEdit.FileAddition($0, to: project.targets) }
        let shared = try ProjectEdit(of: project, adding: additions, removing: [])
        disk.add(XcodeApp.path, String(decoding: shared.bytes, as: UTF8.self))
        let run = Run("rename Profile Person", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(try app.differences == [])
        #expect(!app.text.contains("Profile"))
        #expect(
            try app.project.targets(naming: "Shop/Person/PersonPresenter.swift").map(\.name) == ["Shop", "ShopTests"])
        #expect(
            try app.project.targets(naming: "Shop/Person/Person.generated.swift").map(\.name) == ["Shop", "ShopTests"])
        #expect(try app.project.targets(naming: "Shop/Person/PersonRouter.swift").map(\.name) == ["Shop"])
    }

    @Test func checkAndDiffSayWhatIsMissing() throws {
        start()
        let current = app.text
        disk.add(XcodeApp.path, Self.original)
        let check = Run("check", on: disk)
        #expect(check.code == .findings)
        #expect(
            check.errors.contains(
                "project.pbxproj:1:1: error: Xcode project is out of date with the specs [outdatedProject]"))
        #expect(check.errors.contains("'Shop/Profile/ProfileInteractor.swift'"))
        let diff = Run("diff", on: disk)
        #expect(diff.code == .findings)
        #expect(diff.output.contains("+++ b/Shop.xcodeproj/project.pbxproj") && diff.output.contains("\n+\t\t"))
        #expect(app.text == Self.original)
        #expect(Run("generate", on: disk).code == .success)
        #expect(app.text.count { $0.isNewline } == current.count { $0.isNewline } - Self.linesOfSpecs)
        #expect(Run("check", on: disk).code == .success)
        #expect(Run("diff", on: disk).code == .success)
    }

    @Test func aDryRunWritesNothing() {
        disk.add("App.viper", "app Shop { project \"Shop.xcodeproj\"; sources \"Shop\"; testing \"ShopTests\" }\n")
        let run = Run("new Profile --dry-run", on: disk)
        #expect(run.code == .success && run.output.contains("  ~ Shop.xcodeproj/project.pbxproj\n"), "\(run.errors)")
        #expect(app.text == Self.original)
    }

    @Test(arguments: ["merge-markers", "twice", "cut-off", "xml"])
    func aDamagedProjectIsLeftAndItsFilesAreNamed(_ name: String) {
        let damaged = XcodeApp(name)
        damaged.disk.add(
            "App.viper", "app Shop { project \"Shop.xcodeproj\"; sources \"Shop\"; testing \"ShopTests\" }\n")
        let run = Run("new Profile", on: damaged.disk)
        #expect(run.code == .findings)
        #expect(run.errors.contains("project.pbxproj:") && run.errors.contains("[unreadableProject]"))
        #expect(run.errors.contains("not in 'Shop.xcodeproj' yet: 'Shop/App+Dependencies.generated.swift', "))
        #expect(damaged.text == ProjectCase(name).project)
        #expect(damaged.disk.files.contains("Shop/Profile/ProfilePresenter.swift"))
    }

    @Test(arguments: [
        ("project \"Gone.xcodeproj\"", "no Xcode project 'Gone.xcodeproj'"),
        ("project \"Shop.xcodeproj\", Store", "has no target 'Store'"),
        ("project \"Shop.xcodeproj\"; target Store", "choose one of 'Shop' in App.viper"),
    ]) func whatIsNotThereIsNamed(_ setting: String, _ message: String) {
        disk.add("App.viper", "app Shop { \(setting); sources \"Shop\"; testing \"ShopTests\" }\n")
        let run = Run("new Profile", on: disk)
        #expect(run.code == .findings && run.errors.contains(message), "\(run.errors)")
        #expect(app.text == Self.original)
    }

    @Test func filesThatASynchronizedFolderExcludesAreNamed() {
        let app = XcodeApp("exceptions")
        let run = Run("new Profile", on: app.disk)
        #expect(run.code == .success)
        #expect(
            run.errors.contains(
                "Shop/Profile/ProfileRouter.swift:1:1: warning: synchronized folder 'Shop' excludes the file from 'Shop' [notInTarget]"
            ), "\(run.errors)")
        #expect(app.textWithoutSpecs == ProjectCase("exceptions").project)
    }

    /// A local package stands in the project as one folder, and compiles its files itself.
    @Test(arguments: [true, false]) func filesOfALocalPackageNeedNoTarget(_ isPackage: Bool) {
        let reference = "500000000000000000000001 /* Account */"
        let app = XcodeApp()
        let project = app.text
            .replacing(
                "\t\t10000000000000000000F001 /* AppDelegate.swift */ = {",
                with: """
                    \t\t\(reference) = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Account; \
                    sourceTree = "<group>"; };
                    \t\t10000000000000000000F001 /* AppDelegate.swift */ = {
                    """
            )
            .replacing(
                "\t\t\t\t600000000000000000001002 /* Shop */,\n",
                with: "\t\t\t\t600000000000000000001002 /* Shop */,\n\t\t\t\t\(reference),\n")
        app.disk.add(XcodeApp.path, project)
        if isPackage { app.disk.add("Account/Package.swift", "let package = Package(name: \"Account\")\n") }
        app.disk.add(
            "App.viper",
            "app Shop { project \"Shop.xcodeproj\"; sources \"Account/Sources/Account\"; testing \"Account/Tests/AccountTests\" }\n"
        )
        let run = Run("new Profile", on: app.disk)
        #expect(run.errors.contains("which is a folder reference in the Xcode project") == !isPackage, "\(run.errors)")
    }

    /// A class was moved to another folder outside of Xcode: the project would name a file that is not there.
    @Test func aClassThatWasMovedIsFollowed() throws {
        start()
        let (old, new) = ("Shop/Profile/ProfilePresenter.swift", "Shop/Screens/ProfilePresenter.swift")
        disk.add(new, try #require(disk.text(old)))
        try disk.removeFile(old)
        let check = Run("check", on: disk)
        #expect(check.code == .findings)
        #expect(check.errors.contains("missing in the target: '\(new)'"), "\(check.errors)")
        #expect(check.errors.contains("no longer required: '\(old)'"), "\(check.errors)")
        #expect(Run("generate", on: disk).code == .success)
        #expect(try app.differences == [])
        #expect(Run("check", on: disk).code == .success)
    }

    /// A file that is listed, and that no target compiles, hinders nobody when it is gone; none is compiled in its place.
    @Test func aListedFileIsNotFollowed() throws {
        start()
        let (old, new) = ("Shop/Profile/ProfilePresenter.swift", "Shop/Screens/ProfilePresenter.swift")
        let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
        let listed = lines.filter { !$0.contains("ProfilePresenter.swift in Sources") }.joined(separator: "\n")
        disk.add(XcodeApp.path, listed)
        disk.add(new, try #require(disk.text(old)))
        try disk.removeFile(old)
        #expect(Run("generate", on: disk).code == .success)
        #expect(app.text == listed)
    }

    /// What a synchronized folder excludes, it excludes under its new name, and where it is moved to.
    @Test func exceptionsFollowARename() throws {
        let app = XcodeApp("exceptions")
        #expect(Run("new Profile", on: app.disk).code == .success)
        let run = Run("rename Profile Person", on: app.disk)
        #expect(run.code == .success, "\(run.errors)")
        let line = "\t\t\t\tPerson/PersonRouter.swift,\n"
        let without = ProjectCase("exceptions").project.replacing("\t\t\t\tProfile/ProfileRouter.swift,\n", with: "")
        #expect(app.text.contains(line) && app.textWithoutSpecs.replacing(line, with: "") == without, "\(app.text)")
        let path = "Shop/Person/PersonRouter.swift"
        app.disk.add("Shop/Routers/PersonRouter.swift", try #require(app.disk.text(path)))
        try app.disk.removeFile(path)
        #expect(Run("generate", on: app.disk).code == .success)
        #expect(app.text.replacing("Routers", with: "Person").contains(line) && !app.text.contains(line), "\(app.text)")
    }

    @Test(arguments: [("project.yml", "xcodegen generate"), ("Project.swift", "tuist generate")])
    func aProjectThatIsMadeOfAFileIsNotEdited(_ file: String, _ command: String) {
        disk.add(file, "name: Shop\n")
        disk.add("App.viper", "app Shop { project \"Shop.xcodeproj\"; sources \"Shop\"; testing \"ShopTests\" }\n")
        let run = Run("new Profile", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("'Shop.xcodeproj' is generated from '\(file)'. Run '\(command)'.\n"))
        #expect(!Run("generate", on: disk).output.contains(command))
        #expect(Run("remove Profile", on: disk).output.contains(command))
        #expect(app.text == Self.original)
    }

    /// From the first module on there is one thing to do, and nothing that sounds like another.
    @Test func aProjectThatIsMadeOfAFileIsNotSaidToBeEdited() {
        disk.add("project.yml", "name: Shop\n")
        let run = Run("new Profile", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(
            run.output.hasSuffix(
                """
                'Shop.xcodeproj' is generated from 'project.yml'. Run 'xcodegen generate'.
                Files of target 'Shop' of 'Shop.xcodeproj' are in 'Shop', its tests in 'ShopTests'.
                Run once in each clone, to let git merge the project: git config merge.viper-gen.driver "viper-gen merge %O %A %B"

                """), "\(run.output)")
        #expect(app.text == Self.original)
    }

    /// Xcode saves the project while a run is about to write it: nothing is written, neither there nor elsewhere.
    @Test func whoSavesItMeanwhileWins() {
        start()
        disk.add("Specs/Feed.viper", "module Feed { presenter { func didTap() } }\n")
        let saved = app.text + "\n"
        disk.before(.read, XcodeApp.path) { disk in
            // The run has read it, and looks at it again.
            disk.before(.inspect, XcodeApp.path) { $0.add(XcodeApp.path, saved) }
        }
        let run = Run("generate", on: disk)
        #expect(run.code == .refused, "\(run.errors)")
        #expect(app.text == saved)
        #expect(!disk.files.contains { $0.hasPrefix("Shop/Feed/") })
    }

    /// A run that is killed at any moment leaves the old project or the new one, and the next run makes all of it whole.
    @Test(arguments: ["rename Profile Person", "remove Profile", "generate"])
    func aKilledRunLeavesTheOldProjectOrTheNewOne(_ line: String) throws {
        start()
        let before = app.text
        disk.add("Specs/Feed.viper", "module Feed { presenter { func didTap() } }\n")
        let history = disk.history { disk in #expect(Run(line, on: disk).code == .success) }
        let after = app.text
        #expect(before != after && history.count > 10)
        for (index, left) in history.enumerated() {
            let text = left.text(XcodeApp.path)
            #expect(text == before || text == after, "after \(index) changes")
            guard index % 7 == 0 else { continue }
            #expect(Run("generate", on: left).code == .success)
            #expect(try XcodeApp(on: left).differences == [])
        }
    }
}
