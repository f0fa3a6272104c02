import TestSupport
import ViperCommand

extension Subject {
    /// The tool's own files, damaged: the journal of a run that was killed, and a memo. No run crashes or is stuck. Nothing of a
    /// person's is lost where the run had changed nothing yet; from then on the journal is on the disk, and is believed.
    static let state = Subject(
        name: "state",
        mutator: Mutator(
            corpus: states.map(\.bytes),
            pieces: [
                "new ", "replace ", "remove ", "changing\n", "done\n", "folder ", "temporary ", "../", " - ", "0 ",
            ]),
        check: { bytes, text in
            let state = states[text]
            let disk = state.disk.copy()
            disk.add(state.path, .file(bytes, permissions: 0o644))
            return state.path == State.journal ? recovered(disk, state.remarks) : remembered(disk)
        })

    private static func recovered(_ disk: MemoryFileSystem, _ remarks: [String]) -> String? {
        for words in [["check"], ["generate"], ["generate"]] {
            if let wrong = disk.ends(words) { return wrong }
        }
        // What a file stands in the way of is remembered; nothing of that is waited for.
        if disk.text(State.journal)?.contains("changing") == true { return "the next run is stuck" }
        let texts = disk.files.compactMap(disk.text)
        let lost = remarks.filter { remark in !texts.contains { $0.contains(remark) } }
        return lost.isEmpty ? nil : "\(lost) are lost"
    }

    /// With a damaged memo a run gives what it gives without.
    private static func remembered(_ disk: MemoryFileSystem) -> String? {
        guard let spec = disk.files.first(where: { $0.hasPrefix("Specs/") }), let text = disk.text(spec) else {
            return nil
        }
        disk.add(spec, text + "\nstruct Zzyzx {}\n")
        let other = disk.copy()
        if let wrong = disk.ends(["generate"], memos: State.policy) ?? other.ends(["generate"]) { return wrong }
        let (mine, others) = (disk.snapshot, other.snapshot)
        let differing = Set(mine.keys).union(others.keys).filter {
            !$0.contains(".viper-gen") && mine[$0] != others[$0]
        }
        return differing.isEmpty ? nil : "\(differing.sorted()) differ from a run without a memo"
    }

    private static let states = GeneratedProject.all.filter { $0.disk.files.count < 20 }.flatMap(State.all)
}

/// A project with a file of the tool's own in it.
private struct State {
    let disk: MemoryFileSystem
    let path: String
    let bytes: [UInt8]
    /// What people have written, a word for each file; none where files have been changed already.
    let remarks: [String]

    static let journal = ".viper-gen/journal"
    static let policy = MemoPolicy(fewestModules: 1, tool: { Digest("fuzz".utf8) })

    static func all(_ project: GeneratedProject) -> [State] {
        let disk = project.disk.copy()
        var remarks: [String] = []
        for (number, file) in project.files.enumerated() where file.isOfPeople {
            remarks.append("KEEP\(number).")
            disk.add(file.path, .file(file.bytes + Array("// KEEP\(number).\n".utf8), permissions: 0o644))
        }
        let words = ["rename", project.module, "Renamed"]
        let killed = disk.copy().history { _ = $0.ends(words) }
        var states: [State] = []
        for number in stride(from: 1, to: killed.count - 1, by: 5) {
            if let bytes = killed[number].bytes(journal) {
                let isChanged = project.files.contains { killed[number].node($0.path) != disk.node($0.path) }
                states.append(
                    State(disk: killed[number], path: journal, bytes: bytes, remarks: isChanged ? [] : remarks))
            }
        }
        let remembered = project.disk.copy()
        _ = remembered.ends(["generate"], memos: policy)
        _ = remembered.ends(["generate"], memos: policy)
        let memo = remembered.files.first { $0.hasPrefix(".viper-gen/") }
        if let memo, let bytes = remembered.bytes(memo) {
            states.append(State(disk: remembered, path: memo, bytes: bytes, remarks: []))
        }
        return states
    }
}
