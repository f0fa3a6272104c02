import Foundation
import Testing

/// Files that become the user's are as clean as hand-written ones.
@Suite("Lint of files that become the user's")
struct LintTests {
    @Test("swift format lint --strict finds nothing, under the settings that `new` writes")
    func lint() async throws {
        var tree = FileTree()
        for golden in Golden.all {
            let expected = try FileTree.read(golden.expectedFolder)
            for path in expected.paths where path.hasSuffix(".swift") && !path.hasSuffix(".generated.swift") {
                tree["\(golden.name)/\(path)"] = expected[path]
            }
        }
        try #require(!tree.files.isEmpty)
        tree[".swift-format"] = try settings()
        let folder = Repository.scratch.appendingPathComponent("lint")
        try tree.write(to: folder)

        let result = try await run([
            "swift", "format", "lint", "--strict", "--recursive", "--parallel", "--configuration",
            folder.appendingPathComponent(".swift-format").path, folder.path,
        ])

        #expect(result.exitCode == 0, "\(result.output)")
    }

    private func settings() throws -> String {
        let template = Repository.root.appendingPathComponent("Templates/project/swift-format.stencil")
        return String(decoding: try Data(contentsOf: template), as: UTF8.self)
    }
}
