import Foundation
import Testing

/// What README shows is what the tool gives.
@Suite struct ReadmeTests {
    private let readme: Readme

    init() throws {
        readme = try Readme()
    }

    /// The first Swift block is the spec of its example; the others, up to the table's end, are pieces of what comes out.
    @Test func theExampleIsReal() throws {
        let example = try #require(readme.text.components(separatedBy: "</table>").first)
        let spec = try readme.spec()
        let pieces = Readme.blocks("swift", in: example).dropFirst()
        #expect(pieces.count == 3)

        let folder = try Folder()
        try folder.write("Social/Specs/Profile.viper", spec)
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

    /// What the first command prints.
    @Test func theFirstRunIsReal() throws {
        let shown = try #require(Readme.blocks("", in: try readme.section("## Try it")).first)
        let folder = try Folder()
        let run = try Tool.built.run(["new", "TodoList", "--path", "Demo"], in: folder.url)
        let withoutTime = #/ \(.*s\)/#
        for line in shown.split(separator: "\n") where line != "  …" {
            #expect(run.output.contains(line.replacing(withoutTime, with: "")), "\(line)\n\(run.output)")
        }
    }

    /// Each page names its settings before the colon of its title; Swift in it is generated from the spec at the top, and what is
    /// no Swift is printed.
    @Test func theChoicesAreReal() throws {
        let section = try readme.section("### What each choice gives")
        let pages = section.components(separatedBy: "<details><summary>").dropFirst()
        #expect(pages.count == 14)
        for page in pages {
            let title = try #require(page.components(separatedBy: ":").first)
            let choices = title.matches(of: #/<code>(.*?)<\/code>/#).map { String($0.1) }
            let settings = choices.filter { $0 != "public module" }
            var spec = try readme.spec()
            if settings.count < choices.count { spec = spec.replacing("\nmodule ", with: "\npublic module ") }

            let project = try ShownProject(
                app: "app Social {\n\(settings.joined(separator: "\n"))\n}\n", module: "Profile", spec: spec)

            let printed = Readme.blocks("", in: page)
            #expect(project.run.code == 0 || !printed.isEmpty, "\(title): \(project.run.errors)")
            for piece in printed {
                let output = project.run.output + project.run.errors
                #expect(output.contains(piece), "\(title): \(output)")
            }
            try project.expect(Readme.blocks("swift", in: page))
        }
    }

    /// The names of a team's own are those of a golden, and the Swift below them is what it generates.
    @Test func theNamesAreReal() throws {
        let blocks = Readme.blocks("swift", in: try readme.section("## Names"))
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

    @Test func theStateAndItsViewAreReal() throws {
        let project = try ShownProject(app: "app Social { ui swiftui }\n", module: "Profile", spec: try readme.spec())
        try project.expect(Readme.blocks("swift", in: try readme.section("## Apps in SwiftUI")))
    }

    /// A spec, what comes of it, and a function that is written by hand from its first line on.
    @Test func theStreamsAreReal() throws {
        let blocks = Readme.blocks("swift", in: try readme.section("## Functions and streams"))
        try #require(blocks.count == 3)
        let project = try ShownProject(
            app: "app Todo { style reactive }\n", module: "Add", spec: "service TodoStore {}\n" + blocks[0])
        let head = blocks[2].components(separatedBy: "{").first ?? ""
        try project.expect(blocks[1].components(separatedBy: "\n\n") + [head])
    }

    /// A template that adds a file, what it gives, and what is said of a misspelt name in it.
    @Test func theTemplateIsReal() throws {
        let section = try readme.section("## Your own templates")
        let template = try #require(Readme.blocks("", in: section).first)
        let spec = "module Article { presenter { func didTapReload() {}; func didTapBack() {} } }\n"
        let path = "Templates/files/Actions.stencil"
        let project = try ShownProject(
            app: "app Wiki { root Article }\n", module: "Article", spec: spec, templates: [path: template])
        try project.expect(Readme.blocks("swift", in: section))

        let misspelt = try ShownProject(
            app: "app Wiki { root Article }\n", module: "Article", spec: spec,
            templates: [path: template.replacing("view.actions\n#}", with: "veiw.actions\n#}")])
        let error = try #require(Readme.blocks("", in: section).last)
        #expect(misspelt.run.errors.contains(error), "\(misspelt.run.errors)")
    }

    /// Each command that README's guide names exists.
    @Test func everyCommandIsNamed() throws {
        let folder = try Folder()
        for command in ["init", "new", "generate", "context", "explain", "templates"] {
            #expect(readme.text.contains("`viper-gen \(command) "), "\(command)")
            #expect(try Tool.built.run(["help", command], in: folder.url).code == 0)
        }
    }
}
