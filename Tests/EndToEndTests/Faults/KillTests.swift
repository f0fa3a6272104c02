import Foundation
import TestSupport
import Testing

/// A run is killed at many moments: each file is old or new, and the next run is clean.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct KillTests {
    private let folder: Folder
    private let moduleCount = 200

    init() throws {
        folder = try Folder()
        try folder.write("Demo/App.viper", "app Demo {\n    emit contract, flows\n}\n")
    }

    /// The specs of one of two versions: in each, all modules differ from the other's, and one is in this version only.
    private func writeSpecs(_ version: String) throws {
        try? FileManager.default.removeItem(at: folder["Demo/Specs"])
        for name in (1...moduleCount).map({ "Module\($0)" }) + ["Only\(version)"] {
            try folder.write(
                "Demo/Specs/\(name).viper",
                """
                module \(name) {
                    view { func show(_ text: String) }
                    presenter { func viewDidLoad() { view?.show("\(version)") } }
                }

                """)
        }
    }

    private func generate() throws -> Tool.Result {
        try Tool.built.run(["generate", "--path", "Demo"], in: folder.url)
    }

    private func tree() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for (path, entry) in try folder.snapshot(of: "Demo").entries where !path.hasPrefix("Specs") {
            files[path] = entry.content
        }
        return files
    }

    @Test(.timeLimit(.minutes(15))) func leavesEachFileOldOrNew() throws {
        var trees: [String: [String: Data]] = [:]
        for version in ["A", "B"] {
            try writeSpecs(version)
            let result = try generate()
            #expect(result.code == 0, "\(result.errors.prefix(500))")
            trees[version] = try tree()
        }
        #expect(trees["A"]?.count ?? 0 > moduleCount && trees["A"] != trees["B"])

        // In microseconds after the run has begun to write; where there is none, so long after its start.
        let moments: [(afterJournal: Bool, delay: UInt32)] =
            [(false, 0), (false, 100_000)]
            + [0, 500, 1_000, 2_000, 4_000, 7_000, 10_000, 15_000, 20_000, 30_000].map { (true, $0) }
        var midwayCount = 0
        for (index, moment) in moments.enumerated() {
            let (old, new) = index % 2 == 0 ? ("B", "A") : ("A", "B")
            try writeSpecs(new)
            let run = try Tool.built.start(["generate", "--path", "Demo"], in: folder.url)
            while moment.afterJournal, run.isRunning, !folder.exists("Demo/.viper-gen/journal") { usleep(100) }
            usleep(moment.delay)
            run.kill()

            let (before, after) = (try #require(trees[old]), try #require(trees[new]))
            let killed = try tree()
            for (path, bytes) in killed where !path.contains(".viper-gen") {
                #expect(bytes == before[path] || bytes == after[path], "\(path) after \(moment)")
            }
            for path in before.keys where after[path] != nil { #expect(killed[path] != nil, "\(path) is gone") }
            if killed.keys.contains(where: { $0.contains(".viper-gen") }) { midwayCount += 1 }

            let next = try generate()
            #expect(next.code == 0, "\(next.errors.prefix(500))")
            #expect(try tree() == after, "after \(moment)")
        }
        #expect(midwayCount > 0, "no run was killed while it wrote")
    }
}
