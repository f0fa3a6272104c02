import TestSupport
import ViperCommand

extension Subject {
    /// The damaged journal of a run that was killed. No run crashes or is stuck. Nothing of a person's is lost where the run had
    /// changed nothing yet; from then on the journal is on the disk, and is believed.
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
            disk.add(State.journal, .file(bytes, permissions: 0o644))
            return recovered(disk, state.remarks)
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

    private static let states = GeneratedProject.all.filter { $0.disk.files.count < 20 }.flatMap(State.all)
}

/// A project with a journal in it.
private struct State {
    let disk: MemoryFileSystem
    let bytes: [UInt8]
    /// What people have written, a word for each file; none where files have been changed already.
    let remarks: [String]

    static let journal = ".viper-gen/journal"

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
                states.append(State(disk: killed[number], bytes: bytes, remarks: isChanged ? [] : remarks))
            }
        }
        return states
    }
}
