import Diagnostics
import Testing

@testable import ViperCore

@Suite("What modules see of one another")
struct InterfaceDigestTests {
    private static let list = """
        struct Shared { let id: Int }
        /// A list.
        module List(id: Int) {
            struct Row { let id: Int }
            view { func show(_ rows: [Row]) }
            presenter {
                var count = 0
                func didTap() { view?.show([]) }
            }
            interactor(id, limit: Int) { func load() }
            interactor search(text: String) { func find() }
            output { func didLoad() }
            router { func open() { navigation.push(DetailModule()) } }
            interface { func reload() }
            delegate { func listDidEnd() }
        }
        """
    private static let detail = "module Detail {\n    view { func show() }\n    on List { func listDidEnd() {} }\n}\n"

    private func digest(_ list: String, _ detail: String = detail) throws -> Digest {
        let specs = [("Specs/Detail.viper", detail), ("Specs/List.viper", list)].map {
            SourceFile(path: $0.0, bytes: Array($0.1.utf8))
        }
        let input = Pipeline.Input(
            app: nil, specs: specs, builtInTemplates: [], projectTemplates: [], defaultAppName: "Demo")
        return InterfaceDigest.digest(of: try #require(Pipeline.check(input).program), specs)
    }

    private func digest(replacing old: String, by new: String) throws -> Digest {
        try #require(Self.list.contains(old))
        return try digest(Self.list.replacing(old, with: new))
    }

    @Test(
        "sections between their braces are no part of it",
        arguments: [
            ("func show(_ rows: [Row])", "func show(_ rows: [Row], again: Int = 1)"), ("var count = 0", ""),
            ("{ view?.show([]) }", "{ if true { view?.show([]) } }"),
            ("{ func load() }", "{ func load(); func more() }"),
            ("{ func find() }", "{ func find() { let text = \"}\" } }"), ("{ func didLoad() }", "{}"),
            ("func open() {", "func open(at place: Int) {"),
        ])
    func hidden(old: String, new: String) throws {
        #expect(try digest(replacing: old, by: new) == digest(Self.list))
    }

    @Test(
        "everything else is",
        arguments: [
            ("(id: Int)", "(id: Int = 1)"), ("let id: Int }\n    view", "let id: String }\n    view"),
            ("struct Shared { let id: Int }", "struct Shared {}"), ("A list", "The list"), ("(id, limit: Int)", "(id)"),
            ("(text: String)", "(text: Int)"), ("func reload()", "func reload(all: Bool)"),
            ("view {", "view as Shown {"),
            ("view {", "@MainActor view {"), ("presenter {", "presenter: Sendable {"),
            ("router {", "// A comment.\n    router {"),
        ])
    func seen(old: String, new: String) throws {
        #expect(try digest(replacing: old, by: new) != digest(Self.list))
    }

    @Test("a module that others mention a protocol of is, with all of its text")
    func mentioned() throws {
        let detail = Self.detail.replacing("view {", with: "view: ListViewProtocol {")
        #expect(try digest(Self.list, detail) != digest(Self.list))
        let changed = Self.list.replacing("func open() {", with: "func open(at place: Int) {")
        #expect(try digest(changed, detail) != digest(Self.list, detail))
        let inside = Self.detail.replacing("func show()", with: "func show(_ view: any `ListViewProtocol`)")
        #expect(try digest(changed, inside) != digest(Self.list, inside))
    }
}
