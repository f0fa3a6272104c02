import Foundation
import Testing

@testable import Wiki

/// Tests the pages that the kit's views create, and their buttons.
@MainActor
struct PageTests {
    private struct Root: AppDependencies {
        let store: any ArticleStore
    }

    private let store = ArticleStoreMock()

    private func start() throws -> (screen: Screen, index: IndexView) {
        let opened = try #require(IndexModule().build(Root(store: store)))
        return (opened.screen, try #require(opened.screen.page as? IndexView))
    }

    @Test func aPageShowsWhatItsViewIsTold() async throws {
        let (_, index) = try start()
        store.titlesReturnValue = ["Kit", "<b>"]
        #expect(index.html == "<h1>Index</h1>\n")
        await index.willAppear()
        #expect(index.html == "<h1>Index</h1>\n<p>[\"Kit\", \"&lt;b>\"]</p>\n")
    }

    @Test func anEventHasANameAndWhatCameWithIt() {
        #expect(IndexEvent.didSelect(title: "Kit").name == "index_did_select")
        #expect(IndexEvent.didSelect(title: "Kit").payload == ["title": "Kit"])
        #expect(
            ArticleEvent.didTapBack.name == "article_did_tap_back"
                && ArticleEvent.didTapBack.payload.isEmpty)
    }

    @Test func aModuleHasAPageOfItsEventsAndRoutes() throws {
        let specs = URL(filePath: #filePath).appending(path: "../../../Specs").standardized
        let page = try String(
            contentsOf: specs.appending(path: "Index.generated.md"), encoding: .utf8)
        let lines = page.split(separator: "\n")
        #expect(lines.contains("# Index") && lines.contains("Lists all articles."))
        #expect(
            lines.contains("| `didSelect` | `title: String` | Called when the user taps a title. |")
        )
        #expect(
            lines.contains("- [Article](Article.generated.md)")
                && lines.contains("- `store: any ArticleStore`"))
        #expect(page.contains("- `didSelect(_:)`\n  1. `router.openArticle(_:)`\n"))
    }

    @Test func aButtonTellsThePresenter() async throws {
        let (screen, index) = try start()
        index.presenter.didSelect("Kit")
        let page = try #require(screen.page as? ArticleView)
        #expect(page.actions == ["didTapReload", "didTapBack"] && index.actions == [])
        await page.perform("didTapReload")
        #expect(page.paragraphs == ["There is no such article."])
        await page.perform("didTapNothing")
        await page.perform("didTapBack")
        #expect(screen.page === index)
    }
}
