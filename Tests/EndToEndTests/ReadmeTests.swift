import Foundation
import Testing

/// What README shows is what the tool gives.
@Suite struct ReadmeTests {
    private let readme: Page
    private let folder: Folder

    init() throws {
        readme = try Page.readme()
        folder = try Folder()
    }

    private func run(_ arguments: String...) throws -> Tool.Result {
        try Tool.built.run(arguments, in: folder.url)
    }

    /// The first Swift block is the spec of its example; the others, up to the table's end, are pieces of what comes out.
    @Test func theExampleIsReal() throws {
        let example = try #require(readme.text.components(separatedBy: "</table>").first)
        let spec = try Page.spec()
        let pieces = Page.blocks("swift", in: example).dropFirst()
        #expect(pieces.count == 3)

        try folder.write("Social/Specs/Profile.viper", spec)
        let run = try run("new", "Profile", "--path", "Social")
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

    /// What the first command prints.
    @Test func theFirstRunIsReal() throws {
        let shown = try #require(Page.blocks("", in: try readme.section("## Try it")).first)
        let run = try run("new", "TodoList", "--path", "Demo")
        expect(run.output, toHaveLinesOf: shown)
    }

    /// Each shown line of what was printed; a run may have taken another time.
    private func expect(_ output: String, toHaveLinesOf shown: String) {
        let withoutTime = #/ \(.*s\)/#
        for line in shown.split(separator: "\n") where line != "  …" {
            #expect(output.contains(line.replacing(withoutTime, with: "")), "\(line)\n\(output)")
        }
    }

    @Test func theFindingIsReal() throws {
        let shown = try #require(Page.blocks("", in: try readme.section("## Commands")).first)
        try folder.write("Specs/Profile.viper", try Page.spec())
        try replace("view?.show(posts)", with: "view.show(posts)", in: "Specs/Profile.viper")
        #expect(try run("check").errors.hasPrefix(shown))
    }

    /// A project of the spec at the top, a body written by hand, a change of the spec, and what `diff` and `generate` say of it.
    @Test func theFirstChangeIsReal() throws {
        let section = try readme.section("## A change, step by step")
        let diffs = Page.blocks("diff", in: section)
        try #require(diffs.count == 4)
        let body = try #require(Page.blocks("swift", in: section).first)

        try folder.write("Social/Specs/Profile.viper", try Page.spec())
        let printed = Page.blocks("", in: section)
        try #require(printed.count == 2)
        let created = try run("new", "Profile", "--path", "Social")
        #expect(created.code == 0 && created.output.contains("18 files written") && section.contains("18 files"))
        expect(created.output, toHaveLinesOf: printed[0])
        let interactor = "Social/Sources/Social/Profile/ProfileInteractor.swift"
        let stub = "    func load() async {\n        // TODO: load()\n    }\n"
        try replace(stub, with: body, in: interactor)

        let (before, after) = (lines(of: diffs[0], markedBy: "-"), lines(of: diffs[0], markedBy: "+"))
        try replace(before, with: after, in: "Social/Specs/Profile.viper")
        let shown = try run("diff", "--path", "Social").output
        for piece in diffs.dropFirst() {
            #expect(shown.contains(piece), "README shows a change that is none:\n\(piece)\(shown)")
        }

        let generated = try run("generate", "--path", "Social")
        #expect(generated.code == 0, "\(generated.errors)")
        expect(generated.output, toHaveLinesOf: printed[1])
        let written = body.replacing("func load()", with: "func load(page: Int)")
        #expect(try folder.text(interactor).contains(written))
    }

    private func replace(_ text: String, with replacement: String, in path: String) throws {
        let whole = try folder.text(path)
        try #require(whole.ranges(of: text).count == 1, "\(path): \(text)")
        try folder.write(path, whole.replacing(text, with: replacement))
    }

    /// One side of a change: the lines that stay, and those with the mark.
    private func lines(of diff: String, markedBy mark: Character) -> String {
        diff.split(separator: "\n").filter { $0.first == mark || $0.first == " " }.map { "\($0.dropFirst())\n" }
            .joined()
    }
}
