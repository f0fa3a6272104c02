import TestSupport

@testable import ViperCommand

/// `generate` with a memo, beside a run without one on a copy of the same tree.
struct TwinRuns {
    let plain: Run
    let run: Run
    /// The one with a memo has not believed it.
    let isAnew: Bool
    /// The paths that the two have left in different states, sorted.
    let differing: [String]

    static let policy = MemoPolicy(fewestModules: 1, tool: { Digest("this tool".utf8) })

    init(_ line: String = "generate", on disk: MemoryFileSystem) {
        let copy = MemoryFileSystem(copyOf: disk)
        let compilations = Counter()
        plain = Run(line, on: copy)
        run = Run(line, on: disk, memos: Self.policy, compilations: compilations)
        isAnew = compilations.count > 0
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
