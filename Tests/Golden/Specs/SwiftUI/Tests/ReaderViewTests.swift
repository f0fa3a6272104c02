#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import Reader

/// What is seen of the app, as far as the stand-in of SwiftUI tells.
@MainActor
struct ReaderViewTests {
    private let library = LibraryMock()

    private func start() throws -> ScreenStack {
        library.booksReturnValue = [Book(id: 1, title: "Emma")]
        return ScreenStack(root: try #require(ShelfModule().build(ReaderTests.Root(library: library))).screen)
    }

    @Test func aViewShowsItsStateAndTellsThePresenter() async throws {
        let stack = try start()
        var drawing = Drawing(ScreenStackView(stack: stack))
        #expect(drawing.texts == ["Shelf"])
        #expect(drawing.buttons.map(\.title) == ["didTapAdd", "didTapHelp", "didTapReload"])
        for appear in drawing.onAppear { appear() }
        let state = try #require(stack.root.state as? ShelfViewState)
        #expect(Drawing(ScreenStackView(stack: stack)).texts == ["Shelf", "showsNoContent"])
        for task in drawing.tasks { await task() }
        drawing = Drawing(ScreenStackView(stack: stack))
        #expect(
            drawing.texts == ["Shelf", "books: \(try #require(state.books))"])
    }

    @Test func whatIsOpenedIsShown() async throws {
        let stack = try start()
        let state = try #require(stack.root.state as? ShelfViewState)
        state.presenter.didSelect(id: 7)
        var drawing = Drawing(ScreenStackView(stack: stack))
        #expect(drawing.texts.first == "Book")
        for appear in drawing.onAppear { appear() }
        drawing = Drawing(ScreenStackView(stack: stack))
        #expect(drawing.texts == ["Book", "title: Book 7"])
        drawing.tap("didTapClose")
        #expect(stack.path.isEmpty)

        Drawing(ScreenStackView(stack: stack)).tap("didTapHelp")
        #expect(Drawing(ScreenStackView(stack: stack)).sheets.map(\.texts) == [["shelf, line 1"]])
        stack.dismiss()
        #expect(Drawing(ScreenStackView(stack: stack)).sheets.isEmpty)
    }
}
#endif
