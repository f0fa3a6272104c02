import Foundation
import Testing

/// Files that become the user's are as clean as hand-written ones.
@Suite("Lint of files that become the user's")
struct LintTests {
    @Test("swift format lint --strict finds nothing, under the settings that `new` writes")
    func goldens() async throws {
        var tree = FileTree()
        for golden in Golden.all {
            let expected = try FileTree.read(golden.expectedFolder)
            for path in expected.paths where path.hasSuffix(".swift") && !path.hasSuffix(".generated.swift") {
                tree["\(golden.name)/\(path)"] = expected[path]
            }
            tree["\(golden.name)/.swift-format"] = try settings(of: golden)
        }
        try #require(tree.files.count > Golden.all.count)

        let result = try await lint(tree, in: "lint")

        #expect(result.exitCode == 0, "\(result.output)")
    }

    @Test("a file that is not clean is noticed")
    func control() async throws {
        let tree = FileTree(files: ["Dirty.swift": Array("func  dirty( ) {\n  let x = 1\n}\n".utf8)])
        #expect(try await lint(tree, in: "lint-control").exitCode != 0)
    }

    private func lint(_ tree: FileTree, in name: String) async throws -> ProcessResult {
        let folder = Repository.scratch.appendingPathComponent(name)
        try tree.write(to: folder)
        return try await run(["swift", "format", "lint", "--strict", "--recursive", "--parallel", folder.path])
    }

    /// As `new` writes them, with the indentation that the golden's `App.viper` asks for.
    private func settings(of golden: Golden) throws -> String {
        let template = Repository.root.appendingPathComponent("Templates/project/swift-format.stencil")
        let text = String(decoding: try Data(contentsOf: template), as: UTF8.self)
        let app = try golden.specs().first { $0.name == "App.viper" }?.text ?? ""
        guard let indent = app.firstMatch(of: #/\n\s*indent\s+(\d+)/#)?.1 else { return text }
        let spaces = "\"spaces\": 4"
        try #require(text.contains(spaces))
        return text.replacing(spaces, with: "\"spaces\": \(indent)")
    }
}
