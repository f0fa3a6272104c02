import Foundation
import TestSupport
import Testing
import ViperCore

@testable import ViperCommand

/// What `generate` does must not depend on whether it has a memo: after each of many random steps a run with one is held against
/// a run without, on a copy of the same tree.
@Suite struct MemoDifferentialTests {
    /// How many steps each project takes: `MEMO_STEPS=1000` for more than a test run has time for.
    private static let steps = ProcessInfo.processInfo.environment["MEMO_STEPS"].flatMap { Int($0) } ?? 15
    private static let policy = MemoPolicy(fewestModules: 1, tool: { Digest("this tool".utf8) })

    @Test func aRunWithAMemoDoesWhatOneWithoutDoes() throws {
        let counts = try Array(UInt64(1)...4).mapInParallel(fewest: 1) { seed throws in try take(seed: seed) }
        // Else nothing was tried.
        #expect(counts.contains { $0.believed > 0 } && counts.contains { $0.partial > 0 }, "\(counts)")
    }

    /// Runs through one project. Says how often a memo was believed, and how often only a part of the modules was looked at.
    private func take(seed: UInt64) throws -> (believed: Int, partial: Int) {
        var app = try #require(RandomApp.inOrder(seed: seed))
        var (believed, partial) = (0, 0)
        for number in 0..<Self.steps {
            let step = number == 0 ? .nothing : app.step()
            let label = "seed \(seed), step \(number): \(step)"
            let copy = MemoryFileSystem(copyOf: app.disk)
            let compilations = Counter()
            if PartialRun.prepared(on: app.disk) != nil { partial += 1 }
            let plain = Run("generate", on: copy)
            let run = Run("generate", on: app.disk, memos: Self.policy, compilations: compilations)
            if compilations.count == 0, run.code == .success { believed += 1 }
            #expect(run.code == plain.code, "\(label)\n\(plain.errors)\n\(run.errors)")
            #expect(run.errors == plain.errors, "\(label)")
            #expect(run.output == plain.output, "\(label)")
            let (expected, found) = (copy.withoutMemo, app.disk.withoutMemo)
            let differing = Set(expected.keys).union(found.keys).filter { expected[$0] != found[$0] }
            #expect(differing.isEmpty, "\(label): \(differing.sorted())")
            if run.code != plain.code || !differing.isEmpty { break }
            if run.code == .success, run.errors.isEmpty {
                app.remember()
            } else if app.shouldHeal {
                app.goBack()
            }
        }
        return (believed, partial)
    }
}

extension RandomApp {
    /// One in which a run finds nothing; few are otherwise.
    fileprivate static func inOrder(seed: UInt64) -> RandomApp? {
        (0..<20).lazy.map { RandomApp(seed: seed &+ $0 &* 1_000) }.first { app in
            let run = Run("generate", on: MemoryFileSystem(copyOf: app.disk))
            return run.code == .success && run.errors.isEmpty
        }
    }

    /// Few projects stay as they are when a run has found something.
    fileprivate var shouldHeal: Bool {
        mutating get { numbers.below(4) > 0 }
    }
}

extension MemoryFileSystem {
    convenience init(copyOf other: MemoryFileSystem) {
        self.init()
        for (path, node) in other.withoutMemo { add(path, node) }
    }

    /// All that is on it, but the folder of the memo.
    fileprivate var withoutMemo: [String: Node] {
        snapshot.filter { !$0.key.hasPrefix("/home/me/demo/.viper-gen") }
    }
}
