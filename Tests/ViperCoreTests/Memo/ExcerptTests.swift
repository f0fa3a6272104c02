import Diagnostics
import Testing

@testable import ViperCore

@Suite("Which specs it takes to render some modules")
struct ExcerptTests {
    private static let specs = [
        "List": """
        module List {
            view {}
            presenter { func didTap(_ item: Item) }
            router { func open() { navigation.push(DetailModule()) } }
            delegate { func listDidEnd() }
        }
        """,
        "Detail": """
        module Detail {
            router { func open() { navigation.push(FarModule()) } }
            on List { func listDidEnd() {} }
        }
        """,
        "Far": "module Far {}",
        "Item": "struct Item { let part: Part }",
        "Part": "struct Part { let id: Int }",
        "Other": "struct Other { let id: Int }\nmodule Unopened {}",
    ]

    private func memo(_ specs: [SourceFile]) throws -> (Memo, Program) {
        let input = Pipeline.Input(
            app: nil, specs: specs, builtInTemplates: [], projectTemplates: [], defaultAppName: "Demo")
        let checked = Pipeline.checked(input)
        let program = try #require(checked.program, "\(checked.diagnostics)")
        let names = program.namesBySpec()
        let memo = Memo(
            tool: Digest([]), appName: "Demo", connection: .names, sharedCount: 0, modules: [],
            specs: checked.interfaces.map {
                Memo.Spec(path: $0.path, interface: $0.digest, names: names[$0.path] ?? SpecNames())
            }, mentioned: PrivateMentions(program).modules(in: specs), shared: [], files: [])
        return (memo, program)
    }

    private func files(_ specs: [String: String]) -> [SourceFile] {
        specs.sorted { $0.key < $1.key }.map { SourceFile(path: "Specs/\($0.key).viper", text: $0.value + "\n") }
    }

    /// The names of the specs that are reached from one; `changes` come after the memo.
    private func reached(
        from name: String, _ additions: [String: String] = [:], changes: [String: String] = [:],
        beside texts: [String] = [], _ change: (inout Memo) -> Void = { _ in }
    ) throws -> [String] {
        let specs = Self.specs.merging(additions) { $1 }
        var (memo, _) = try memo(files(specs))
        change(&memo)
        let excerpt = Excerpt(
            of: ["Specs/\(name).viper"], beside: texts.map { SourceFile(path: "A.swift", text: $0) },
            among: files(specs.merging(changes) { $1 }), as: memo)
        return excerpt.specs.map { String($0.path.dropFirst("Specs/".count).dropLast(".viper".count)) }
    }

    @Test("what they name, and what that names, but nothing from inside others' sections")
    func names() throws {
        #expect(try reached(from: "List") == ["Detail", "Item", "List", "Part"])
        #expect(try reached(from: "Far") == ["Far"])
        #expect(try reached(from: "Detail") == ["Detail", "Far", "List"])
    }

    @Test("what they name now, and did not before")
    func changed() throws {
        let changes = ["Far": "module Far {\n    presenter { func didTap(_ item: `Item`) }\n}"]
        #expect(try reached(from: "Far", changes: changes) == ["Far", "Item", "Part"])
        let opening = ["Far": "module Far {\n    router { func open() { say(\"\\(UnopenedModule())\") } }\n}"]
        #expect(try reached(from: "Far", changes: opening) == ["Far", "Other"])
    }

    @Test("what is named beside them")
    func texts() throws {
        #expect(try reached(from: "Far", beside: ["class Own: UnopenedPresenter {}"]) == ["Far", "Other"])
    }

    @Test("what says something of their names")
    func said() throws {
        let additions = [
            "Said": "extension ListDelegate { func listDidEnd() {} }",
            "Known": "external class FarThing",
        ]
        #expect(try reached(from: "Detail", additions) == ["Detail", "Far", "Known", "List", "Said"])
    }

    @Test("all of a module that others see into")
    func mentioned() throws {
        let additions = ["Seeing": "module Seeing {\n    view: ListViewProtocol {}\n}"]
        let list = ["Detail", "Item", "List", "Part", "Seeing"]
        #expect(try reached(from: "Seeing", additions) == list)
        let (memo, program) = try memo(files(Self.specs.merging(additions) { $1 }))
        #expect(memo.mentioned == ["List"])
        let inside = files(["Far": "module Far {\n    presenter { func take(_ view: any `DetailViewProtocol`) }\n}"])
        #expect(PrivateMentions(program).modules(in: inside) == ["Detail"])
    }

    @Test("all where more than names connects modules")
    func all() throws {
        #expect(try reached(from: "Far") { $0.connection = .specs } == Self.specs.keys.sorted())
    }
}
