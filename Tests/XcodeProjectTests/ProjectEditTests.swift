import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite struct ProjectEditTests {
    @Test(arguments: ProjectCase.all) func addingAndRemovingGivesTheBytesOfBefore(_ example: ProjectCase) throws {
        guard let project = try? XcodeProject(example.bytes, in: example.folder) else { return }
        let additions = example.additions(in: project)
        guard let edit = try? ProjectEdit(of: project, adding: additions, removing: []) else { return }
        let edited = try XcodeProject(edit.bytes, in: example.folder)
        let again = try ProjectEdit(of: edited, adding: additions, removing: [])
        #expect(again.bytes == edit.bytes && again.added.isEmpty)
        // A file that was there in another target goes with all that names it.
        let new = edit.added.filter { project.targets(naming: $0).isEmpty && $0 != "Shared/Later.swift" }
        let added = try ProjectEdit(
            of: project, adding: additions.filter { new.contains($0.path) }, removing: [])
        let back = try ProjectEdit(
            of: XcodeProject(added.bytes, in: example.folder), adding: [], removing: new)
        #expect(back.removed == new)
        // In these a group was empty before: it goes with what had come to it.
        if ["places", "empty-lists-left-out"].contains(example.name) { return }
        #expect(String(decoding: back.bytes, as: UTF8.self) == example.project)
    }

    /// A file that comes of one that stays is an exception as that one is.
    @Test func exceptionsFollow() throws {
        let example = ProjectCase("exceptions")
        let old = "Shop/Profile/ProfileRouter.swift"
        let edit = try ProjectEdit(
            of: XcodeProject(example.bytes), adding: [], removing: [], moved: ["Shop/A+B/A.swift": old])
        let line = "\t\t\t\t\"A+B/A.swift\",\n"
        let text = String(decoding: edit.bytes, as: UTF8.self)
        #expect(text.contains(line) && text.replacing(line, with: "") == example.project)
        #expect(edit.added == ["Shop/A+B/A.swift"])
        let again = try ProjectEdit(
            of: XcodeProject(edit.bytes), adding: [], removing: [], moved: ["Shop/A+B/A.swift": old])
        #expect(again.bytes == edit.bytes)
    }

    /// What two people do on two branches is the same where it is the same file.
    @Test func idsComeFromPathAndTarget() throws {
        let example = ProjectCase("classic")
        let project = try XcodeProject(example.bytes)
        let (all, one) = (example.additions(in: project), example.additions(in: project).suffix(1))
        let whole = String(decoding: try ProjectEdit(of: project, adding: all, removing: []).bytes, as: UTF8.self)
        let part = String(
            decoding: try ProjectEdit(of: project, adding: Array(one), removing: []).bytes, as: UTF8.self)
        let lines = part.split(separator: "\n").filter { $0.contains("Profile.generated.swift") }
        #expect(lines.count == 4)
        for line in lines { #expect(whole.contains(line + "\n")) }
    }

    @Test func anIDThatIsTakenIsNotUsed() throws {
        let example = ProjectCase("classic")
        let project = try XcodeProject(example.bytes)
        let additions = Array(example.additions(in: project).prefix(1))
        let edit = try ProjectEdit(of: project, adding: additions, removing: [])
        let id = try #require(
            String(decoding: edit.bytes, as: UTF8.self).firstMatch(of: /(\w{24}) \/\* Profile.generated.swift \*\/ =/)
        ).1
        let taken = example.project.replacing("10000000000000000000F001", with: id)
        let other = try ProjectEdit(of: XcodeProject(Array(taken.utf8)), adding: additions, removing: [])
        #expect(other.added == ["Shop/Profile/Profile.generated.swift"])
        #expect(String(decoding: other.bytes, as: UTF8.self).contains("\(id) /* AppDelegate.swift */ = {isa"))
    }

    /// Two branches add a module each to an app that has some; `git merge-file` does what `git merge` does to a file. Only where
    /// both stand right beside each other in some list they are in conflict; told to take both, it does.
    @Test func twoBranchesThatAddAModuleMerge() throws {
        let names = ["Home", "List", "Search", "Payment", "Orders", "Coupons", "Map", "Help", "Camera", "Gallery"]
        let base = try names.reduce(ProjectCase("classic").bytes) { try Self.adding($1, to: $0) }
        let added = ["Profile", "Feed", "Login", "Settings", "Wallet"]
        let branches = try added.map { try Self.adding($0, to: base) }
        var conflicts: [String] = []
        for (index, ours) in branches.enumerated() {
            for other in index + 1..<branches.count {
                if try Self.merge(ours, branches[other], from: base) == nil {
                    conflicts.append("\(added[index]) and \(added[other])")
                }
                let merged = try #require(try Self.merge(ours, branches[other], from: base, ["--union"]))
                let project = try XcodeProject(merged)
                let app = try #require(project.targets.first)
                for name in [added[index], added[other]] {
                    #expect(project.membership(of: "Shop/\(name)/\(name)Presenter.swift", in: app) == .member)
                    #expect(project.membership(of: "Shop/\(name)/\(name)Router.swift", in: app) == .member)
                }
            }
        }
        #expect(conflicts == ["Settings and Wallet"])
    }

    private static func adding(_ module: String, to bytes: [UInt8]) throws -> [UInt8] {
        let project = try XcodeProject(bytes)
        let paths = ["Presenter", "Router"].map { "Shop/\(module)/\(module)\($0).swift" }
        return try ProjectEdit(
            of: project, adding: paths.map { .init($0, to: Array(project.targets.prefix(1))) }, removing: []
        ).bytes
    }

    /// Nil where there is a conflict.
    private static func merge(
        _ ours: [UInt8], _ theirs: [UInt8], from base: [UInt8], _ options: [String] = []
    ) throws -> [UInt8]? {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, bytes) in [("ours", ours), ("base", base), ("theirs", theirs)] {
            try Data(bytes).write(to: folder.appending(path: name))
        }
        let git = Process()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "merge-file"] + options + ["ours", "base", "theirs"]
        git.currentDirectoryURL = folder
        try git.run()
        git.waitUntilExit()
        return git.terminationStatus != 0 ? nil : try Array(Data(contentsOf: folder.appending(path: "ours")))
    }
}
