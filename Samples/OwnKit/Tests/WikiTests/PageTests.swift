import Testing

@testable import Wiki

/// What the kit makes of the modules: pages, and buttons on them.
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
