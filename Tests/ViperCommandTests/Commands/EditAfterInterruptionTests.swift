import Foundation
import TestSupport
import Testing
import ViperCommand

/// Somebody works on one file between the moment at which a run was killed and the next run: what they wrote is there
/// afterwards, at its place; so is what stood there before; and nobody is stuck.
///
/// A part of the moments is tried with each test run; `VIPER_GEN_TESTS=all` tries all of them.
@Suite struct EditAfterInterruptionTests {
    private typealias Nodes = [String: MemoryFileSystem.Node]

    private static let edit = "\n// edited since\n"

    /// What a person may do to a file, or to its place.
    enum Edit: CaseIterable {
        case appends, replaces, removes, makesAFolder
    }

    /// All that an edit of a file can meet. What other files have come to is another test's matter.
    private struct Situation: Hashable {
        let path: String
        let stages: [String]
        /// Temporaries and kept files beside it.
        let own: [String]
        let isOld: Bool
        let isNew: Bool

        init(_ path: String, on disk: MemoryFileSystem, before: MemoryFileSystem.Node?, after: MemoryFileSystem.Node?) {
            self.path = path
            let journal = disk.text(".viper-gen/journal") ?? ""
            stages = journal.split(separator: "\n").filter { !$0.contains(" ") }.map(String.init)
            let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)] + "/.viper-gen-"
            own = disk.snapshot.keys.filter { $0.hasPrefix(folder) }.sorted()
            (isOld, isNew) = (disk.node(path) == before, disk.node(path) == after)
        }
    }

    private func isTools(_ path: String) -> Bool { path.contains("/.viper-gen") }

    private func files(_ nodes: Nodes) -> Nodes {
        nodes.filter { if case .file = $0.value { !isTools($0.key) } else { false } }
    }

    @Test(.enabled(if: TestTier.gate.isRunning), arguments: InterruptionTests.lines)
    func isNeverLost(_ line: String) throws {
        let start = try InterruptionTests.project(for: line)
        let whole = start.copy()
        whole.fail(nil)
        _ = Run(line, on: whole)
        let (before, after) = (files(start.snapshot), files(whole.snapshot))
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
        #expect(!changed.isEmpty)
        let count = whole.changeCount
        // Files take their places in the second half.
        let isThorough = InterruptionTests.isThorough
        let moments = isThorough ? Array(1...count) : [count * 3 / 4]
        let edits = isThorough ? Edit.allCases : [.appends]
        var seen: Set<Situation> = []
        for number in moments {
            let killed = start.copy()
            killed.fail(.fromChanging(number))
            _ = Run(line, on: killed)
            killed.fail(nil)
            let healed = killed.copy()
            _ = Run("format App.viper", on: healed)
            let isDone = files(healed.snapshot) == after
            #expect(isDone || files(healed.snapshot) == before)
            for path in changed
            where seen.insert(Situation(path, on: killed, before: before[path], after: after[path])).inserted {
                for edit in edits {
                    let disk = killed.copy()
                    try check(
                        line, path, edit, on: disk, (before, after), isDone: isDone, "change \(number), \(path) \(edit)"
                    )
                }
            }
        }
    }

    private func check(
        _ line: String, _ path: String, _ edit: Edit, on disk: MemoryFileSystem, _ trees: (before: Nodes, after: Nodes),
        isDone: Bool, _ place: Comment
    ) throws {
        let found = disk.node(path)
        switch (edit, found) {
        case (.appends, .file(let bytes, let permissions)):
            disk.add(path, .file(bytes + Array(Self.edit.utf8), permissions: permissions))
        case (.appends, _), (.replaces, _): disk.add(path, Self.edit)
        case (.removes, .file), (.makesAFolder, .file):
            try disk.removeFile(path)
            if edit == .makesAFolder { disk.add(path + "/mine", Self.edit) }
        case (.removes, _), (.makesAFolder, _): return
        }
        let edited = disk.node(path)
        // Whoever writes heals; this one has nothing else to do.
        let healing = Run("format App.viper", on: disk)
        if edited != nil { #expect(disk.node(path) == edited, place) }
        #expect(!disk.snapshot.keys.contains { isTools($0) }, place)
        let healed = files(disk.snapshot)
        let expected = isDone ? trees.after : trees.before
        for (other, node) in expected where other != path {
            #expect(healed[other] == node, "\(place): \(other)")
        }
        // What was there before is there still: in its place, below the edit, or beside it.
        if case .file(let bytes, _)? = trees.before[path], !isDone {
            let copies = healed.filter { $0.key == path || $0.key.hasPrefix(path + ".orig") }
            #expect(
                copies.contains { if case .file(let held, _) = $0.value { held.starts(with: bytes) } else { false } }
                    || edit != .appends && found == trees.before[path],
                "\(place): \(healing.errors)")
        }
        // The way out: to put the file where it belongs and to run the command again.
        _ = Run(line, on: disk)
        #expect(!Run(line, on: disk).errors.contains("interruptedRun"), place)
        let again = disk.copy()
        for other in files(again.snapshot).keys where isDone ? trees.after[other] == nil : trees.before[other] == nil {
            try again.removeFile(other)
        }
        if case .folder? = again.node(path) { again.removeFolder(path) }
        for (other, node) in expected { again.add(other, node) }
        let next = Run(line, on: again)
        if !isDone { #expect(files(again.snapshot) == trees.after, "\(place): \(next.errors)") }
    }
}
