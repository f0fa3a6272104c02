import Foundation
import TestSupport
import Testing

@testable import ViperCommand

/// What holds for any project, whatever has become of its files: tried on random ones, the same in every run.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct FilePropertyTests {
    @Test(arguments: 1...UInt64(TestSettings.count(quick: 1, gate: 6, all: 100)))
    func checkFindsSomethingExactlyWhereGenerateDoes(_ seed: UInt64) throws {
        var project = RandomProject(seed: seed)
        let disk = project.disk
        #expect(Run("generate", on: disk).code == .success)
        for step in 0...5 {
            if step > 0 { try project.disturb() }
            let label = "seed \(seed), step \(step)"
            try resolveConflicts(in: project, label)
            let before = disk.snapshot
            let found = try project.findings()
            let plain = Run("generate", on: disk)
            let isQuiet = plain.code == .success && disk.snapshot == before && plain.errors.isEmpty
            #expect(found.isEmpty == isQuiet, "\(label): \(found)\n\(plain.errors)")

            let forced = Run("generate --force", on: disk)
            #expect(forced.code == .success || forced.code == .findings, "\(label): \(forced.errors)")
            let changed = paths(changedBetween: before, and: disk.snapshot)
            #expect(changed.subtracting(found.keys).isEmpty, "\(label): \(found)")
            let said = plain.errors + forced.errors
            for (path, rules) in found where !changed.contains(path) {
                let isSaid = said.contains(path) || rules.allSatisfy { said.contains("[\($0)]") }
                #expect(isSaid, "\(label): \(rules) of \(path)\n\(said)")
            }
            let after = disk.snapshot
            #expect(Run("generate", on: disk).code == forced.code, "\(label)")
            #expect(disk.snapshot == after, "\(label)")
        }
    }

    /// Nothing is written while there are conflicts in files that people own.
    private func resolveConflicts(in project: RandomProject, _ label: String) throws {
        let conflicted = try project.findings().filter { $0.value.contains("conflictMarkers") }.keys
        if conflicted.isEmpty { return }
        let disk = project.disk
        let before = disk.snapshot
        #expect(Run("generate --force", on: disk).code == .refused, "\(label)")
        #expect(disk.snapshot == before, "\(label)")
        for path in conflicted {
            let text = try #require(disk.text(path))
            disk.add(path, text.replacingOccurrences(of: "<<<<<<< a\n=======\n>>>>>>> b\n", with: ""))
        }
    }

    /// Neither a byte nor a modification time: nothing is written at all.
    @Test(arguments: 1...UInt64(TestSettings.count(quick: 1, gate: 3, all: 3))) func whatOnlyLooksWritesNothing(
        _ seed: UInt64
    ) throws {
        var project = RandomProject(seed: seed &* 100)
        let disk = project.disk
        #expect(Run("generate", on: disk).code == .success)
        for step in 1...2 {
            try project.disturb()
            let (before, log) = (disk.snapshot, disk.log)
            for line in [
                "check", "check A", "diff", "diff --force", "generate --dry-run", "generate --force --dry-run",
                "format --check", "format --dry-run", "new Another --dry-run", "remove A --dry-run",
                "remove A --force --dry-run", "rename A Other --dry-run", "context A",
            ] {
                _ = Run(line, on: disk)
                #expect(disk.snapshot == before && disk.log == log, "\(line), seed \(seed), step \(step)")
            }
            try resolveConflicts(in: project, "seed \(seed), step \(step)")
            _ = Run("generate --force", on: disk)
            #expect(disk.log != log)
        }
    }

    @Test(arguments: 1...UInt64(TestSettings.count(quick: 2, gate: 8, all: 8)))
    func removeAfterNewLeavesTheTreeAsItWas(_ seed: UInt64) throws {
        var project = RandomProject(seed: seed)
        let disk = project.disk
        #expect(Run("generate", on: disk).code == .success)
        project.writeBodies()
        disk.add("/home/me/drafts/Another.viper", project.anotherSpec("Another"))
        let before = disk.snapshot
        let made = Run("new Another --spec /home/me/drafts/Another.viper", on: disk)
        #expect(made.code == .success, "\(made.errors)")
        #expect(disk.snapshot != before)
        let run = Run("remove Another", on: disk)
        #expect(run.code == .success && run.errors.isEmpty, "\(run.errors)")
        #expect(disk.snapshot == before)
    }

    /// Relative to the project's folder.
    private func paths(
        changedBetween old: [String: MemoryFileSystem.Node], and new: [String: MemoryFileSystem.Node]
    ) -> Set<String> {
        let all = Set(old.keys).union(new.keys).filter { path in
            guard old[path] != new[path] else { return false }
            return old[path] != .folder && new[path] != .folder
        }
        return Set(all.map { String($0.dropFirst("/home/me/demo/".count)) })
    }
}
