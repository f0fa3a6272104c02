import Foundation
import Testing

/// What the catalog's pages show is what the tool gives.
@Suite struct CatalogTests {
    /// Each choice names its settings before the colon of its title; Swift in it is generated from the spec of README, and what
    /// is no Swift is printed.
    @Test func theChoicesAreReal() throws {
        let section = try Page.catalog("Settings").section("## What each choice gives")
        let choices = section.components(separatedBy: "\n### ").dropFirst()
        #expect(choices.count == 16, "if an example is new, raise this number")
        for choice in choices {
            let title = try #require(choice.components(separatedBy: ":").first)
            let names = title.matches(of: #/`(.*?)`/#).map { String($0.1) }
            let settings = names.filter { $0 != "public module" }
            var spec = try Page.spec()
            if settings.count < names.count { spec = spec.replacing("\nmodule ", with: "\npublic module ") }

            let project = try ShownProject(
                app: "app Social {\n\(settings.joined(separator: "\n"))\n}\n", module: "Profile", spec: spec)

            let printed = Page.blocks("", in: choice)
            #expect(project.run.code == 0 || !printed.isEmpty, "\(title): \(project.run.errors)")
            for piece in printed {
                let output = project.run.output + project.run.errors
                #expect(output.contains(piece), "\(title): \(output)")
            }
            try project.expect(Page.blocks("swift", in: choice))
        }
    }

    /// The settings that are shown are the defaults: a project that names none of them is generated as one that names all.
    @Test func theDefaultsAreReal() throws {
        let settings = try #require(Page.blocks("swift", in: try Page.catalog("Settings").text).first)
        let spec = "module TodoList { view { func show() }; presenter { func viewDidLoad() { view?.show() } } }\n"
        let project = try ShownProject(app: settings, module: "TodoList", spec: spec)
        #expect(project.run.code == 0, "\(project.run.errors)")

        try project.folder.write("App.viper", "app Todo { root TodoList }\n")
        let again = try Tool.built.run(["generate"], in: project.folder.url)
        #expect(again.output.contains("1 module: 0 files written"), "\(again.output)\(again.errors)")
    }

    /// Each example of a section is a module that is generated.
    @Test func theSectionsAreReal() throws {
        let modules = Page.blocks("swift", in: try Page.catalog("Sections").text)
        #expect(modules.count == 5, "if an example is new, raise this number")
        let types = "service TodoStore {}\nservice API {}\nexternal struct Currency\nexternal struct Formatter\n"
        for module in modules {
            let project = try ShownProject(app: "app App {}\n", module: "Example", spec: types + module)
            #expect(project.run.code == 0, "\(module)\(project.run.errors)")
        }
    }

    /// Two modules and a screen by hand are generated, and nothing is found but stubs that nobody has written.
    @Test func theModulesAreReal() throws {
        let section = try Page.catalog("NavigationAndDependencies").section("## Data forward and back")
        let spec = Page.blocks("swift", in: section).joined(separator: "\n")
        let app = "app Notes {\n    root NoteList\n    rules { unwrittenStub off }\n}\n"
        let project = try ShownProject(app: app, module: "Notes", spec: spec)
        #expect(project.run.code == 0, "\(project.run.errors)")
        let check = try Tool.built.run(["check", "--strict"], in: project.folder.url)
        #expect(check.code == 0, "\(check.errors)")
        let format = try Tool.built.run(["format", "--check", "Specs/Notes.viper"], in: project.folder.url)
        #expect(format.code == 0, "\(format.output)\(format.errors)")
    }

    /// The paths of a body have the tests that are shown, and what has none is said as it is shown.
    @Test func theTestsOfBodiesAreReal() throws {
        let section = try Page.catalog("BodiesAndTests").section("## Tests of a body")
        let blocks = Page.blocks("swift", in: section)
        let project = try ShownProject(app: "app Bank {}\n", module: "Wallet", spec: blocks[0])
        #expect(project.run.code == 0, "\(project.run.errors)")
        try project.expect(blocks.dropFirst())
        let tests = try project.folder.files().values.map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(tests.components(separatedBy: "\"load() when").count == 4)
        let check = try Tool.built.run(["check", "--verbose"], in: project.folder.url)
        for said in Page.blocks("", in: section) {
            #expect((check.output + check.errors).contains(said), "\(check.output)\(check.errors)")
        }
    }

    /// The names of a team's own are those of a golden, and the Swift below them is what it generates.
    @Test func theNamesAreReal() throws {
        let blocks = Page.blocks("swift", in: try Page.catalog("Names").text)
        #expect(blocks.count == 4)
        let golden = Repository.root.appending(path: "Tests/Golden")
        let app = try String(contentsOf: golden.appending(path: "Specs/NamingOwn/App.viper"), encoding: .utf8)
        #expect(app.contains(try #require(blocks.first)))
        let sources = golden.appending(path: "Expected/NamingOwn/Sources/NamingOwn/Note")
        let swift = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
            .map { sources.appending(path: $0) }
            .map { try String(contentsOf: $0, encoding: .utf8) }
        for piece in blocks.dropFirst() {
            #expect(swift.contains { $0.contains(piece) }, "the page shows what is not generated:\n\(piece)")
        }
    }

    /// Each piece stands in a golden, which is compiled and tested.
    @Test func theRecipesAreReal() throws {
        let files = try ["Recipes", "Verbs", "Payment", "Market"].flatMap { name in
            let golden = Repository.root.appending(path: "Tests/Golden/Specs/\(name)")
            let names = try FileManager.default.subpathsOfDirectory(atPath: golden.path)
            return try names.filter { $0.hasSuffix(".viper") || $0.hasSuffix(".swift") }.map {
                try String(contentsOf: golden.appending(path: $0), encoding: .utf8).withoutIndentation
            }
        }
        let blocks = Page.blocks("swift", in: try Page.catalog("Recipes").text)
        #expect(blocks.count == 16, "if an example is new, raise this number")
        for block in blocks {
            #expect(files.contains { $0.contains(block.withoutIndentation) }, "no file has this:\n\(block)")
        }
    }

    @Test func theStateAndItsViewAreReal() throws {
        let project = try ShownProject(app: "app Social { ui swiftui }\n", module: "Profile", spec: try Page.spec())
        let pieces = Page.blocks("swift", in: try Page.catalog("Kits").section("## SwiftUI"))
        #expect(pieces.count == 2)
        try project.expect(pieces)
    }

    /// A spec, what comes of it, and a function that is written by hand from its first line on.
    @Test func theStreamsAreReal() throws {
        let blocks = Page.blocks("swift", in: try Page.catalog("Kits").section("## Functions and streams"))
        try #require(blocks.count == 3)
        let project = try ShownProject(
            app: "app Todo { style reactive }\n", module: "Add", spec: "service TodoStore {}\n" + blocks[0])
        let head = blocks[2].components(separatedBy: "{").first ?? ""
        try project.expect(blocks[1].components(separatedBy: "\n\n") + [head])
    }

    /// A template that adds a file, what it gives, and what is said of a misspelt name in it.
    @Test func theTemplateIsReal() throws {
        let page = try Page.catalog("Templates")
        let template = try #require(Page.blocks("", in: page.text).first)
        let spec = "module Article { presenter { func didTapReload() {}; func didTapBack() {} } }\n"
        let path = "Templates/files/Actions.stencil"
        let project = try ShownProject(
            app: "app Wiki { root Article }\n", module: "Article", spec: spec, templates: [path: template])
        try project.expect(Page.blocks("swift", in: page.text))

        let misspelt = try ShownProject(
            app: "app Wiki { root Article }\n", module: "Article", spec: spec,
            templates: [path: template.replacing("view.actions\n#}", with: "veiw.actions\n#}")])
        let errors = Page.blocks("", in: page.text).dropFirst()
        try #require(errors.count == 2)
        #expect(misspelt.run.errors.contains(errors[1]), "\(misspelt.run.errors)")

        let head = "{# file: {{ app.sources }}/{{ name }}/{{ name }}Routes.generated.swift #}\n"
        let absent = try ShownProject(
            app: "app Wiki { root Article }\n", module: "Article", spec: spec,
            templates: ["Templates/files/Routes.stencil": head + "// {{ router.protocol }}\n"])
        #expect(absent.run.errors.contains(errors[2]), "\(absent.run.errors)")
    }

    /// A member that is not generated yet, and a reference that is not weak, as GitHub and a terminal are told of them.
    @Test func theChecksAreReal() throws {
        let blocks = Page.blocks("", in: try Page.catalog("CI").section("## In CI"))
        try #require(blocks.count == 2)
        let folder = try Folder()
        #expect(try Tool.built.run(["new", "TodoList", "--path", "Demo"], in: folder.url).code == 0)
        let changes = [
            ("Sources/Demo/TodoList/TodoListInteractor.swift", "    weak var output", "    var output"),
            ("Specs/TodoList.viper", "{ router.close() }", "{ router.close() }; func didTapAgain()"),
        ]
        for (path, old, new) in changes {
            try folder.write("Demo/\(path)", try folder.text("Demo/\(path)").replacing(old, with: new))
        }

        let github = try Tool.built.run(["check", "--format", "github"], in: folder["Demo"])
        for command in blocks[0].split(separator: "\n") {
            #expect(github.output.contains(command), "\(github.output)")
        }
        let quiet = try Tool.built.run(["check", "--quiet"], in: folder["Demo"])
        let findings = blocks[1].components(separatedBy: "\n\n").last ?? ""
        #expect(quiet.code == 1 && quiet.errors.contains(findings), "\(quiet.errors)")
    }

    /// An app of the collection, looked at, taken over, checked and given back: each step says what the page shows.
    @Test func theAdoptionIsReal() throws {
        let page = try Page.catalog("AdoptingAnApp").text
        let shown = Page.blocks("", in: page).map { $0.split(separator: "\n").map(String.init) }
        try #require(shown.count == 10)
        let folder = try Folder()
        let app = Repository.root.appending(path: "Tests/Golden/Adopted/OneFile")
        for path in try FileManager.default.subpathsOfDirectory(atPath: app.path) where path.hasSuffix(".swift") {
            try folder.write(path, String(contentsOf: app.appending(path: path), encoding: .utf8))
        }
        let before = try folder.files()
        func expect(_ command: String, says blocks: ArraySlice<[String]>) throws {
            let run = try Tool.built.run(command.split(separator: " ").map(String.init), in: folder.url)
            #expect(run.code == 0, "\(run.errors)")
            let output = (run.errors + run.output).replacing(#/ \([0-9.]+ s\)\n/#, with: "\n")
            let lines = Set(output.components(separatedBy: "\n"))
            for line in blocks.joined() { #expect(lines.contains(line), "\(command): \(run.output)") }
        }
        try expect("adopt --verbose", says: shown[..<6])
        #expect(try folder.files() == before)
        try expect("adopt Basket", says: shown[6...6])
        let swift = Page.blocks("swift", in: page)
        try #require(swift.count == 4)
        #expect(try folder.text("Specs/Basket.viper").contains(swift[0]))
        try expect("check --write-baseline", says: shown[7...7])
        #expect(try shown[8].allSatisfy(folder.text(".viper-baseline.json").contains))
        try expect("release Basket", says: shown[9...9])
        try expect("adopt Basket --bodies", says: [])
        #expect(try folder.text("Sources/Shop/Basket/Basket.generated.swift").contains(swift[1]))
        try expect("new Checkout", says: [])
        for row in page.matches(of: #/\n\| `(Sources[^`]+)` \| `([^`]+)` \|/#) {
            #expect(try folder.files()[String(row.1)] != nil && folder.files()[String(row.2)] != nil)
        }
        #expect(try folder.text("Sources/Shop/Basket/BasketPresenter.swift").contains(swift[2]))
        #expect(try folder.text("Sources/Shop/Checkout/CheckoutPresenter.swift").contains(swift[3]))
    }
}

extension String {
    /// The lines from their first letter on.
    fileprivate var withoutIndentation: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
}
