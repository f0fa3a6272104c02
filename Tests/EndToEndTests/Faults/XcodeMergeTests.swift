import Foundation
import TestSupport
import Testing

/// Branches of an app with an Xcode project, merged by git with the tool as its driver.
@Suite(.enabled(if: Git.isThere, "needs git"), .enabled(if: TestTier.gate.isRunning)) struct XcodeMergeTests {
    private static let project = "App/Shop.xcodeproj/project.pbxproj"
    private let folder: Folder
    private let git: Git

    init() throws {
        folder = try Folder()
        git = Git(folder: folder["App"])
        try folder.write(Self.project, ProjectCase("classic").project)
        for path in [
            "Shop/AppDelegate.swift", "Shop/SceneDelegate.swift", "Shop/Cart/CartPresenter.swift",
            "ShopTests/ShopTests.swift", "ShopTests/CartTests.swift",
        ] { try folder.write("App/" + path, "import Foundation\n") }
        try git("init", "--quiet", "--initial-branch=main")
        try run("new Start Help Store/Orders")
        try commit("start")
        #expect(try folder.text("App/.gitattributes").hasSuffix("\n*.pbxproj merge=viper-gen\n"))
    }

    private func run(_ line: String) throws {
        let result = try Tool.built.run(line.split(separator: " ").map(String.init), in: folder["App"])
        #expect(result.code == 0, "\(line): \(result.errors)")
    }

    private func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message=\(message)")
    }

    private func branch(_ name: String, _ lines: String...) throws {
        try git("switch", "--quiet", "--create", name, "main")
        for line in lines { try run(line) }
        try commit(name)
    }

    /// As the documentation has it, but for the tool's place.
    private func useDriver() throws {
        try git("config", "merge.viper-gen.driver", "'\(Tool.built.url.path)' merge %O %A %B")
    }

    /// Whatever the specs call for is in the project, once, and nothing else of theirs.
    private func expectInStep() throws {
        let text = try folder.text(Self.project)
        try run("generate")
        #expect(try folder.text(Self.project) == text)
        try run("check")
        let named = text.split(separator: "\n").count { $0.contains("lastKnownFileType = sourcecode.swift;") }
        #expect(try folder.files(below: "App").keys.count { $0.hasSuffix(".swift") } == named)
    }

    /// Neighbors in lists of two or three entries.
    @Test func branchesThatAddAModuleEachMerge() throws {
        try useDriver()
        for name in ["Feed", "Files", "Profile"] { try branch(name, "new \(name)") }
        // Any conflict is thrown.
        for name in ["Feed", "Files"] { try git("merge", "--quiet", "--no-edit", name) }
        try expectInStep()
    }

    @Test func branchesThatAlsoRenameAndRemoveMerge() throws {
        try useDriver()
        try branch("one", "rename Start Begin", "new Feed Store/Cart", "remove Orders")
        try branch("two", "new Profile", "remove Help", "new Store/Shelves")
        try git("merge", "--quiet", "--no-edit", "one")
        try expectInStep()
        try git("switch", "--quiet", "one")
        try git("rebase", "--quiet", "main")
    }

    /// Both have set the same: git stops, and the file shows nothing but that.
    @Test func whatBothHaveChangedIsLeftToAPerson() throws {
        try useDriver()
        for (name, version) in [("one", "5.0"), ("two", "6.0")] {
            try branch(name, "new \(name.capitalized)")
            let text = try folder.text(Self.project)
            try folder.write(Self.project, text.replacing("SWIFT_VERSION = 4.2", with: "SWIFT_VERSION = \(version)"))
            try commit("version")
        }
        #expect(throws: Git.Failure.self) { try git("merge", "--quiet", "--no-edit", "one") }
        let lines = try folder.text(Self.project).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("<<<<<<<") } == 2)
        let markers = ["<<<<<<<", "=======", ">>>>>>>"]
        let settled = lines.filter { line in !markers.contains { line.hasPrefix($0) } && !line.contains("= 6.0;") }
        try folder.write(Self.project, settled.joined(separator: "\n") + "\n")
        try expectInStep()
    }

    /// In a clone that does not know the driver lines clash. Either side and `generate` give back what specs call for; to merge
    /// it again with the driver gives back all.
    @Test(arguments: [false, true]) func aMergeOfLinesIsMended(_ byDriver: Bool) throws {
        try branch("one", "new Feed")
        let text = try folder.text(Self.project)
        let changed = text.replacing("name = Products;", with: "name = Made;")
            .replacing("archiveVersion = 1;", with: "archiveVersion = 2;")
        try folder.write(Self.project, changed)
        try commit("by hand")
        try branch("two", "new Profile")
        // The next line: nothing that says the same, and yet git joins both.
        let other = try folder.text(Self.project).replacing("classes = {", with: "classes = { A = B;")
        try folder.write(Self.project, other)
        try commit("also by hand")
        #expect(throws: Git.Failure.self) { try git("merge", "--quiet", "--no-edit", "one") }
        let check = try Tool.built.run(["check"], in: folder["App"])
        #expect(check.errors.contains("unresolved merge conflict"), "\(check.errors)")
        #expect(check.errors.contains("run 'viper-gen explain unreadableProject'"), "\(check.errors)")
        if byDriver {
            try useDriver()
            try git("checkout", "--quiet", "--merge", "--", "Shop.xcodeproj")
        } else {
            try git("checkout", "--quiet", "--ours", "--", "Shop.xcodeproj")
            try run("generate")
        }
        #expect(try folder.text(Self.project).contains("name = Made;") == byDriver)
        try expectInStep()
    }

    /// What cannot be read is merged by lines: both sides are there, and git waits for a person.
    @Test func whatCannotBeReadIsMergedByLines() throws {
        try useDriver()
        try branch("one", "new Feed")
        try branch("two", "new Profile")
        let text = try folder.text(Self.project).replacing("rootObject", with: "root")
        try folder.write(Self.project, text)
        try commit("damage")
        #expect(throws: Git.Failure.self) { try git("merge", "--quiet", "--no-edit", "one") }
        // Their lines do not clash; git lists a conflict all the same.
        let merged = try folder.text(Self.project)
        let parts = ["FeedPresenter", "ProfilePresenter", "\troot = "]
        #expect(parts.allSatisfy { merged.contains($0) }, "\(merged)")
        #expect(throws: Git.Failure.self) { try git("commit", "--quiet", "--message=merged") }
        try git("checkout", "--quiet", "--theirs", "--", "Shop.xcodeproj")
        try run("generate")
        try expectInStep()
    }
}
