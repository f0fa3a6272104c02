import TestSupport
import Testing
import ViperGeneration
import ViperModel

@testable import ViperCommand

@Suite struct ChangeSetTests {
    private let disk = MemoryFileSystem()

    private func generated(_ path: String, _ body: String) -> RenderedFile {
        RenderedFile(
            path: path, owner: .generated,
            bytes: GeneratedHeader.sealed(Array(body.utf8), from: "Specs/A.viper", at: path))
    }

    private func yours(_ path: String, _ text: String = "yours") -> RenderedFile {
        RenderedFile(path: path, owner: .yours, bytes: Array(text.utf8))
    }

    private func put(_ file: RenderedFile, _ change: (inout String) -> Void = { _ in }) {
        var text = String(decoding: file.bytes, as: UTF8.self)
        change(&text)
        disk.add(file.path, text)
    }

    private func changeSet(
        _ files: [RenderedFile], edits: SharedOptions.Edits = .respected, sweeping folders: [String] = []
    ) throws -> ChangeSet {
        let project = Project(root: "/home/me/demo", fileSystem: disk)
        var changeSet = ChangeSet(of: project, edits: edits)
        try changeSet.add(files)
        changeSet.add(
            try StaleFiles.notRequired(
                in: folders, of: .all, with: nil, keeping: files, in: project, edits: edits))
        return changeSet
    }

    @Test func writesWhatIsMissingAndLeavesWhatIsTheSame() throws {
        let (a, b) = (generated("Sources/A.generated.swift", "a"), generated("Sources/B.generated.swift", "b"))
        put(a)
        let changeSet = try changeSet([a, b, yours("Sources/C.swift")])
        #expect(changeSet.changes.map(\.path) == ["Sources/B.generated.swift", "Sources/C.swift"])
        #expect(changeSet.unchangedCount == 1)
        #expect(changeSet.changes.allSatisfy { $0.old == nil && $0.new != nil })
    }

    @Test func rendersGeneratedFilesAnewAndKeepsYours() throws {
        put(generated("A.generated.swift", "before"))
        put(yours("B.swift", "mine"))
        let changeSet = try changeSet([generated("A.generated.swift", "after"), yours("B.swift", "other")])
        #expect(changeSet.changes.map(\.path) == ["A.generated.swift"])
        #expect(changeSet.changes.map(\.old) == [generated("A.generated.swift", "before").bytes])
        #expect(changeSet.unchangedCount == 1)
    }

    @Test func refusesToOverwriteAnEdit() throws {
        put(generated("A.generated.swift", "before")) { $0 += "// mine\n" }
        let after = generated("A.generated.swift", "after")
        let refused = try changeSet([after])
        #expect(refused.refusals.map(\.rule.id) == ["editedGeneratedFile"])
        #expect(refused.refusals[0].message == "generated file was edited by hand")
        #expect(refused.refusals[0].location == .whole("A.generated.swift"))
        let forced = try changeSet([after], edits: .overwritten)
        #expect(forced.refusals.isEmpty)
        #expect(forced.changes.map(\.new) == [after.bytes])
    }

    /// Where the specs say what they said, the edit is all that differs, and has a place.
    @Test func showsTheEdit() throws {
        let file = generated("A.generated.swift", "let a = 1\nlet b = 2\n")
        put(file) { $0.replace("b = 2", with: "b = 3") }
        let refusal = try #require(try changeSet([file]).refusals.first)
        let place = try #require(refusal.location)
        #expect(place.file.text(place.range) == "let b = 3")
    }

    @Test func refusesToOverwriteAFileOfSomebodyElse() throws {
        disk.add("A.generated.swift", "import UIKit\n")
        #expect(try changeSet([generated("A.generated.swift", "a")]).refusals.count == 1)
        #expect(try changeSet([generated("A.generated.swift", "a")], edits: .overwritten).refusals.isEmpty)
    }

    @Test func rendersAConflictAnew() throws {
        put(generated("A.generated.swift", "before\n")) { $0 += "<<<<<<< HEAD\n=======\n>>>>>>> other\n" }
        let changeSet = try changeSet([generated("A.generated.swift", "after")])
        #expect(changeSet.refusals.isEmpty)
        #expect(changeSet.changes.map(\.path) == ["A.generated.swift"])
    }

    @Test func removesStaleFilesButNotEditedOnesNorYours() throws {
        put(generated("Sources/Gone/Gone.generated.swift", "gone"))
        put(generated("Sources/Gone/Edited.generated.swift", "gone")) { $0 += "// mine\n" }
        disk.add("Sources/Gone/Other.generated.swift", "// by another tool\n")
        disk.add("Sources/Gone/Gone.swift", "mine")
        put(generated("Elsewhere/Gone.generated.swift", "gone"))
        let kept = generated("Sources/A/A.generated.swift", "a")
        put(kept)
        let changeSet = try changeSet([kept], sweeping: ["Sources", "Sources"])
        #expect(changeSet.changes.map(\.path) == ["Sources/Gone/Gone.generated.swift"])
        #expect(changeSet.changes.allSatisfy { $0.old != nil && $0.new == nil })
        #expect(changeSet.changes.map(\.isRemoval) == [true])
        #expect(changeSet.findings.map(\.severity) == [.warning, .warning])
        #expect(changeSet.findings.map(\.rule.id) == ["editedGeneratedFile", "filesWithoutModule"])
        #expect(changeSet.findings[0].location == .whole("Sources/Gone/Edited.generated.swift"))
        #expect(changeSet.findings[1].notes[0].message.contains("'Gone.swift';"))
        #expect(changeSet.findings[1].notes[1].message.contains("run 'viper-gen remove Gone'"))
        let swept = try self.changeSet([kept], edits: .overwritten, sweeping: ["Sources"])
        #expect(swept.changes.count(where: \.isRemoval) == 2)
    }

    @Test func refusesPathsThatLeaveTheProject() throws {
        let changeSet = try changeSet([generated("../A.generated.swift", "a"), yours("B.swift")])
        #expect(changeSet.refusals.map(\.rule.id) == ["refusedPath"])
    }
}
