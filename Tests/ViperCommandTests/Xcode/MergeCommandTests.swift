import TestSupport
import Testing

/// `merge`, as git calls it: the files have names of git's, in its folder.
@Suite struct MergeCommandTests {
    private static let project = ProjectCase("classic").project
    private let disk = MemoryFileSystem(files: [
        ".merge_base": Self.project,
        ".merge_ours": Self.project.replacing("archiveVersion = 1", with: "archiveVersion = 2"),
        ".merge_theirs": Self.project.replacing("name = Products", with: "name = Made"),
    ])

    private func run() -> Run { Run("merge .merge_base .merge_ours .merge_theirs", on: disk) }

    @Test func writesWhatBothSay() {
        let run = run()
        #expect(run.code == .success && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
        let text = disk.text(".merge_ours") ?? ""
        #expect(text.contains("archiveVersion = 2;") && text.contains("name = Made;"))
        #expect(disk.files == [".merge_base", ".merge_ours", ".merge_theirs"])
        #expect(disk.text(".merge_base") == Self.project)
    }

    @Test func marksWhatBothHaveChanged() {
        disk.add(".merge_theirs", Self.project.replacing("archiveVersion = 1", with: "archiveVersion = 3"))
        let run = run()
        #expect(run.code == .findings)
        #expect(
            run.errors
                == "Conflict in one place of the Xcode project: look for '<<<<<<<'.\n")
        #expect(
            disk.text(".merge_ours")?.contains(
                "<<<<<<< ours\n\tarchiveVersion = 2;\n=======\n\tarchiveVersion = 3;\n>>>>>>> theirs\n\tclasses = {")
                == true)
    }

    @Test(arguments: [
        (".merge_base", "<<<<<<< HEAD\n"), (".merge_ours", "{"), (".merge_theirs", "{ objects = { }; }\n"),
        (".merge_ours", ""),
    ]) func whatCannotBeReadIsMergedByLines(_ path: String, _ text: String) throws {
        disk.add(path, text)
        let sides = try [".merge_ours", ".merge_theirs"].map { try #require(disk.text($0)).split(separator: "\n") }
        let base = try #require(disk.text(".merge_base")).split(separator: "\n")
        let run = run()
        #expect(run.code == .findings && run.errors.contains("\(path):"), "\(run.errors)")
        let lines = try #require(disk.text(".merge_ours")).split(separator: "\n")
        // What one side alone has taken out is gone.
        for line in sides.joined() where !base.contains(line) || sides.allSatisfy({ $0.contains(line) }) {
            #expect(lines.contains(line))
        }
        #expect(lines.contains("<<<<<<< ours") && lines.contains(">>>>>>> theirs"))
    }

    /// Nobody's line is lost, and git takes it for a conflict.
    @Test func linesThatDoNotClashAreAllThere() {
        disk.add(".merge_ours", Self.project.replacing("rootObject", with: "root"))
        let run = run()
        #expect(run.code == .findings && run.errors.contains(".merge_ours:"), "\(run.errors)")
        #expect(disk.text(".merge_ours")?.contains("name = Made;") == true)
        #expect(disk.text(".merge_ours")?.contains("root = ") == true)
    }

    /// Git's base is empty where both sides have made the file.
    @Test func bothHaveMadeTheFile() {
        disk.add(".merge_base", "")
        disk.add(".merge_theirs", disk.text(".merge_ours") ?? "")
        #expect(run().code == .success)
    }

    @Test func whatIsNotThereIsNamed() {
        let run = Run("merge .merge_base .merge_ours gone", on: disk)
        #expect(run.code == .disk && run.errors.contains("'gone'"), "\(run.errors)")
    }

    /// A run that was killed has left its file.
    @Test func aLeftoverIsReplaced() {
        disk.add("..merge_ours.viper-gen", "half")
        #expect(run().code == .success)
        #expect(!disk.files.contains("..merge_ours.viper-gen"))
    }

    /// A link stays one, and what it leads to is merged.
    @Test func aLinkIsFollowed() {
        disk.add("ours", .link(to: "/home/me/demo/.merge_ours"))
        #expect(Run("merge .merge_base ours .merge_theirs", on: disk).code == .success)
        #expect(disk.text(".merge_ours")?.contains("name = Made;") == true)
        #expect(disk.node("ours") == .link(to: "/home/me/demo/.merge_ours"))
    }

    /// Killed at any moment, the file is the old one or the new one.
    @Test func theFileIsOldOrNew() {
        let before = disk.text(".merge_ours")
        let history = disk.history { disk in
            #expect(Run("merge .merge_base .merge_ours .merge_theirs", on: disk).code == .success)
        }
        let after = disk.text(".merge_ours")
        #expect(before != after && !history.isEmpty)
        for left in history { #expect([before, after].contains(left.text(".merge_ours"))) }
    }
}
