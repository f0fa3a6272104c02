import Diagnostics
import Testing
import ViperSpec

@testable import ViperCore

@Suite("What others see of a spec")
struct SeenTextTests {
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
    private func seen(_ text: String) throws -> [UInt8] {
        let (file, findings) = SpecParser.parse(SourceFile(path: "Specs/List.viper", text: text))
        try #require(findings.isEmpty, "\(findings)")
        return file.seenText
    }

    private func seen(replacing old: String, by new: String) throws -> [UInt8] {
        try #require(Self.list.contains(old))
        return try seen(Self.list.replacing(old, with: new))
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
        #expect(try seen(replacing: old, by: new) == seen(Self.list))
    }

    @Test(
        "everything else is",
        arguments: [
            ("(id: Int)", "(id: Int = 1)"), ("let id: Int }\n    view", "let id: String }\n    view"),
            ("struct Shared { let id: Int }", "struct Shared {}"), ("A list", "The list"), ("(id, limit: Int)", "(id)"),
            ("(text: String)", "(text: Int)"), ("func reload()", "func reload(all: Bool)"),
            ("view {", "view as Shown {"),
            ("view {", "@MainActor view {"), ("presenter {", "presenter: Sendable {"),
            ("router {", "// A comment.\n    router {"), ("}\n    delegate", "}\n    // A comment.\n    delegate"),
            ("{ func load() }\n    interactor search", "{ func load() }\n    interactor find"),
        ])
    func seen(old: String, new: String) throws {
        #expect(try seen(replacing: old, by: new) != seen(Self.list))
    }

    @Test("sections that stand in one another by mistake are no harm")
    func nested() {
        let source = SourceFile(path: "A.viper", text: "module A { view { func show(); router { func open() } }\n}\n")
        #expect(SpecParser.parse(source).0.seenText == Array("module A { view {\0}\n}\n".utf8))
    }
}
