import ViperCore

@testable import ViperCommand

/// `generate` with a memo, beside a run without one on a copy of the same tree.
struct TwinRuns {
    let plain: Run
    let run: Run
    /// The paths that the two have left in different states, sorted.
    let differing: [String]

    static let policy = MemoPolicy(fewestModules: 1, tool: { Digest("this tool".utf8) })

    init(on disk: MemoryFileSystem, compilations: Counter = Counter()) {
        let copy = MemoryFileSystem(copyOf: disk)
        plain = Run("generate", on: copy)
        run = Run("generate", on: disk, memos: Self.policy, compilations: compilations)
        let (expected, found) = (copy.withoutMemo, disk.withoutMemo)
        differing = Set(expected.keys).union(found.keys).filter { expected[$0] != found[$0] }.sorted()
    }

    /// Both did the same, and said the same.
    var agree: Bool {
        run.code == plain.code && run.errors == plain.errors && run.output == plain.output && differing.isEmpty
    }

    /// For a person who reads that they do not agree.
    var report: String { "\(differing)\nwithout: \(plain.output)\(plain.errors)\nwith: \(run.output)\(run.errors)" }
}

extension MemoryFileSystem {
    convenience init(copyOf other: MemoryFileSystem) {
        self.init()
        for (path, node) in other.withoutMemo { add(path, node) }
    }

    /// All that is on it, but the folder of the memo.
    fileprivate var withoutMemo: [String: Node] { snapshot.filter { !$0.key.hasPrefix("/home/me/demo/.viper-gen") } }
}
