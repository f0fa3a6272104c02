import Foundation
import Testing

/// What README shows is what the tool gives.
@Suite struct ReadmeTests {
    private static func readme() throws -> String {
        try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    }

    /// The first Swift block is the spec of its example; the others, up to the table's end, are pieces of what comes out.
    @Test func theExampleIsReal() throws {
        let readme = try Self.readme()
        let example = try #require(readme.components(separatedBy: "</table>").first)
        let blocks = example.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        let spec = try #require(blocks.first)
        let pieces = blocks.dropFirst()
        #expect(pieces.count == 3)

        let folder = try Folder()
        try FileManager.default.createDirectory(at: folder["Social/Specs"], withIntermediateDirectories: true)
        try spec.write(to: folder["Social/Specs/Profile.viper"], atomically: true, encoding: .utf8)
        let run = try Tool.built.run(["new", "Profile", "--path", "Social"], in: folder.url)
        #expect(run.code == 0, "\(run.errors)")

        let swift = try folder.files(below: "Social").filter { $0.key.hasSuffix(".swift") && $0.key != "Package.swift" }
            .values.map { String(decoding: $0, as: UTF8.self) }
        for piece in pieces {
            #expect(swift.contains { $0.contains(piece) }, "README shows what is not generated:\n\(piece)")
        }
        let lines = swift.reduce(0) { $0 + $1.count(where: \.isNewline) }
        let specLines = spec.count(where: \.isNewline)
        #expect(example.contains("\(specLines) lines of spec give \(lines) lines of Swift"), "\(specLines), \(lines)")
    }

    /// The names of a team's own are those of a golden, and the Swift below them is what it generates.
    @Test func theNamesAreReal() throws {
        let section = try #require(try Self.readme().components(separatedBy: "\n## Names\n").last)
        let blocks = try #require(section.components(separatedBy: "\n## ").first)
            .components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
        #expect(blocks.count == 4)
        let golden = Repository.root.appending(path: "Tests/Golden")
        let app = try String(contentsOf: golden.appending(path: "Specs/NamingOwn/App.viper"), encoding: .utf8)
        #expect(app.contains(try #require(blocks.first)))
        let sources = golden.appending(path: "Expected/NamingOwn/Sources/NamingOwn/Note")
        let swift = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
            .map { try String(contentsOf: $0, encoding: .utf8) }
        for piece in blocks.dropFirst() {
            #expect(swift.contains { $0.contains(piece) }, "README shows what is not generated:\n\(piece)")
        }
    }

    /// Each command that README's guide names exists.
    @Test func everyCommandIsNamed() throws {
        let readme = try Self.readme()
        let folder = try Folder()
        for command in ["init", "new", "generate", "context", "explain", "templates"] {
            #expect(readme.contains("`viper-gen \(command) "), "\(command)")
            #expect(try Tool.built.run(["help", command], in: folder.url).code == 0)
        }
    }
}
