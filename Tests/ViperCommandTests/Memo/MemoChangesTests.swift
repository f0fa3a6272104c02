import TestSupport
import Testing

@testable import ViperCommand

/// Changes that a memo must not hide: after each, a run with one is held against a run without. What random steps seldom meet
/// stands here.
@Suite struct MemoChangesTests {
    private static let files = [
        "App.viper": "app Demo {\n    ui none\n    root List\n    rules { unopenedModule off }\n}\n",
        "Specs/List.viper": """
        module List {
            struct ListRow: Equatable { let id: Int }
            view { func show() }
            presenter {
                func didTap(_ item: Item) { interactor.load(item) }
                func didChoose() { router.open() }
            }
            interactor(store: any Store) { func load(_ item: Item) }
            router { func open() { navigation.push(DetailModule(id: 1)) } }
            delegate { func listDidEnd() }
        }

        """,
        "Specs/Detail.viper": """
        module Detail(id: Int) {
            presenter(id) { func didTap(_ row: ListRow) { view?.show(row) } }
            view { func show(_ row: ListRow) }
        }

        """,
        "Specs/Seeing.viper": "module Seeing {\n    view: ListViewProtocol { func seen() }\n}\n",
        "Specs/Heard.viper":
            """
        module Heard {
            presenter { func didTap() {} }
            interactor { func load(_ item: Item) }
            on List { func listDidEnd() {} }
        }

        """,
        "Specs/Door.viper": "public module Door {\n    interface { func take(_ row: FarRow) }\n}\n",
        "Specs/Far.viper":
            "module Far {\n    struct FarRow { let id: Int }\n    view { func show(_ row: FarRow) }\n}\n",
        "Specs/Shared.viper": """
        external struct Picture
        service Store { func save() }
        entity Thing { let id: Int }
        struct Item: Equatable { let part: Part }

        """,
        "Specs/Parts.viper": "struct Part: Equatable { let value: Int }\n",
        "Templates/files/Note.stencil": "{# file: Docs/{{ name }}.md #}\n# {{ name }}\n",
    ]

    /// What happens to one file.
    struct Change: Sendable {
        var file: String
        var old: String
        /// Nil where the file goes.
        var new: String?

        init(_ file: String, _ old: String, _ new: String?) { (self.file, self.old, self.new) = (file, old, new) }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var changes: [Change]
        /// Files of the project that this one does without.
        var besides: Set<String> = ["Specs/Door.viper", "Templates/files/Note.stencil"]

        init(_ description: String, _ changes: Change..., besides: Set<String>? = nil) {
            (testDescription, self.changes) = (description, changes)
            self.besides = besides ?? self.besides
        }
    }

    private static let more = Change("Specs/Far.viper", "view {", "interactor { func more() }\n    view {")

    static let cases: [Case] = [
        Case("a member more", Change("Specs/Detail.viper", "view {", "view { func more();")),
        Case(
            "what it names is known by way of another spec",
            Change("Specs/Heard.viper", "didTap() {}", "didTap(_ item: Item) { interactor.load(item) }")),
        Case(
            "a member that others see", Change("Specs/List.viper", "func show() }", "func show(); func more() }")),
        Case("a view that others see, more of it", Change("Specs/Seeing.viper", "func seen()", "func saw()")),
        Case(
            "an input more, which whoever opens it lacks",
            Change("Specs/Detail.viper", "id: Int", "id: Int, of: Int")),
        Case("a row's type", Change("Specs/List.viper", "let id: Int", "let id: String")),
        Case("a section's heading", Change("Specs/Far.viper", "view {", "view as FarShown {")),
        Case("a section more", more),
        Case("a delegate's member", Change("Specs/List.viper", "listDidEnd", "listDidClose")),
        Case("a part of a type", Change("Specs/Parts.viper", "value: Int", "value: Picture")),
        Case("a name twice", Change("Specs/Far.viper", "struct FarRow", "struct ListRow {}\n    struct FarRow")),
        Case("a module twice", Change("Specs/Far.viper", "module Far", "module Detail {}\nmodule Far")),
        Case("an opened module is gone", Change("Specs/Detail.viper", "", nil)),
        Case(
            "what it opens is not there",
            Change("Specs/List.viper", "DetailModule(id: 1)", "GoneModule()")),
        Case("what it opens has an input", Change("Specs/List.viper", "DetailModule(id: 1)", "DetailModule()")),
        Case(
            "it opens another one",
            Change("Specs/Far.viper", "view {", "router {}\n    view {"),
            Change("Specs/Far.viper", "router {}", "router { func open() { navigation.push(DetailModule(id: 2)) } }")),
        Case("an entity of another spec, in a view", Change("Specs/Far.viper", "_ row: FarRow", "_ row: Thing")),
        Case(
            "a finding comes and goes", Change("Specs/Far.viper", "_ row: FarRow", "_ row: Thing"),
            Change("Specs/Far.viper", "_ row: Thing", "_ row: FarRow")),
        Case(
            "a type whose fixture is a person's",
            Change(
                "Specs/Heard.viper", "didTap() {} }\n    interactor {",
                "didTap(_ it: Picture) { interactor.look(it) } }\n    interactor { func look(_ it: Picture);")),
        Case(
            "a module with public names beside others", Change("Specs/Far.viper", "func show(", "func tell("),
            besides: ["Templates/files/Note.stencil"]),
        Case(
            "a template", Change("Templates/files/Note.stencil", "# {{", "## {{"), besides: ["Specs/Door.viper"]),
        Case(
            "a class of a person's that inherits another module's",
            Change(
                "Sources/Demo/Far/FarPresenter.swift", "final class FarPresenter",
                "final class Heir: DetailPresenter {}\nfinal class FarPresenter"),
            Change("Specs/Detail.viper", "view {", "view { func more();")),
        Case(
            "a class of a person's",
            Change(
                "Sources/Demo/Far/FarPresenter.swift", "final class FarPresenter", "// Mine.\nfinal class FarPresenter")
        ),
        Case("a generated file", Change("Sources/Demo/Far/Far.generated.swift", "", nil)),
        Case("what modules share", Change("Sources/Demo/Navigation.swift", "\n", "\n// Mine.\n")),
    ]

    @Test(arguments: cases)
    func areNoticed(_ example: Case) throws {
        let disk = MemoryFileSystem(files: Self.files.filter { !example.besides.contains($0.key) })
        let first = TwinRuns(on: disk)
        try #require(first.agree && first.run.code == .success && first.run.errors.isEmpty, "\(first.report)")
        for change in example.changes {
            let text = try #require(disk.text(change.file), "\(change.file)")
            try #require(text.contains(change.old) || change.old.isEmpty, "\(text)")
            if let new = change.new {
                disk.add(change.file, text.replacing(change.old, with: new, maxReplacements: 1))
            } else {
                try disk.removeFile("/home/me/demo/" + change.file)
            }
            let runs = TwinRuns(on: disk)
            #expect(runs.agree, "\(runs.report)")
        }
    }
}
