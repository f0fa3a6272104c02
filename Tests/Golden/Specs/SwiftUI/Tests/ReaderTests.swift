import Foundation
import Observation
import Testing

@testable import Reader

#if canImport(SwiftUI)
import SwiftUI
#endif

/// The app as a whole, with nothing drawn.
@MainActor
struct ReaderTests {
    struct Root: AppDependencies {
        let library: any Library
    }

    private let library = LibraryMock()

    private func start() throws -> (stack: ScreenStack, state: ShelfViewState) {
        let opened = try #require(ShelfModule().build(Root(library: library)))
        return (ScreenStack(root: opened.screen), try #require(opened.screen.state as? ShelfViewState))
    }

    @Test func aStateHasWhatItsViewIsTold() async throws {
        let (stack, state) = try start()
        library.booksReturnValue = [Book(id: 1, title: "Emma")]
        #expect(state.books == nil && state.error == nil && !state.showsNoContent && !state.isLoading)
        state.presenter.viewDidLoad()
        #expect(state.showsNoContent)
        await state.presenter.onAppear()
        #expect(state.books == [Book(id: 1, title: "Emma")] && !state.isLoading)
        library.booksThrowableError = FixtureError()
        await state.presenter.didTapReload()
        #expect(state.error == "The library is closed.")
        state.presenter.viewWillDisappear(false)
        #expect(state.error == nil)
        #expect(stack.root.state as? ShelfViewState === state)
    }

    @Test func aChangeIsObserved() throws {
        let (stack, state) = try start()
        let changes = CallLog()
        withObservationTracking {
            _ = (state.books, stack.path)
        } onChange: {
            changes.record("change")
        }
        state.show(error: "not looked at")
        #expect(changes.calls.isEmpty)
        state.show([])
        #expect(changes.calls == ["change"])
    }

    @Test func aBookIsPushedAndPopped() throws {
        let (stack, state) = try start()
        state.presenter.didSelect(id: 3)
        let book = try #require(stack.path.last?.state as? BookViewState)
        book.presenter.viewDidLoad()
        #expect(book.title == "Book 3" && book.pages == nil)
        book.presenter.didTapClose()
        #expect(stack.path.isEmpty)
    }

    @Test func whatIsPresentedHasANavigationOfItsOwn() async throws {
        let (stack, state) = try start()
        library.booksReturnValue = []
        state.presenter.didTapAdd()
        let sheet = try #require(stack.presented)
        #expect(sheet.container == .navigation)
        let add = try #require(sheet.root.state as? AddViewState)
        library.addTitleThrowableError = FixtureError()
        await add.presenter.didTapSave(title: "Emma")
        #expect(add.error == "It was not saved." && stack.presented === sheet)
        library.addTitleThrowableError = nil
        await add.presenter.didTapSave(title: "Emma")
        #expect(stack.presented == nil && state.books == [])
        #expect(library.addTitleReceivedInvocations == ["Emma", "Emma"])
    }

    @Test func theRootIsReplaced() throws {
        let (stack, state) = try start()
        state.presenter.didSelect(id: 1)
        state.presenter.didSelect(id: 2)
        let book = try #require(stack.path.last?.state as? BookViewState)
        book.presenter.didTapShelf()
        #expect(stack.path.isEmpty && stack.root.state is ShelfViewState)
        #expect(stack.root.state as? ShelfViewState !== state)
        #expect(stack.root.stack === stack)
    }

    @Test func whatAPersonLeavesIsGone() throws {
        let (stack, state) = try start()
        weak var book: Screen?
        weak var presenter: AnyObject?
        weak var sheet: ScreenStack?
        weak var add: Screen?
        do {
            state.presenter.didSelect(id: 1)
            state.presenter.didTapAdd()
            book = stack.path.last
            presenter = (book?.state as? BookViewState)?.presenter
            sheet = stack.presented
            add = sheet?.root
            #expect(book != nil && presenter != nil && sheet != nil && add?.stack === sheet)
        }
        // As the back button and a swipe do it.
        stack.path.removeLast()
        stack.presented = nil
        #expect(book == nil && presenter == nil && sheet == nil && add == nil)
    }

    @Test func anAppIsGoneAsAWhole() throws {
        weak var root: Screen?
        weak var presenter: AnyObject?
        do {
            let (stack, state) = try start()
            state.presenter.didTapAdd()
            (root, presenter) = (stack.root, state.presenter)
            #expect(root != nil && presenter != nil)
        }
        #expect(root == nil && presenter == nil)
    }

    @Test func stacksCloseWhatIsOpen() throws {
        let screens = (0..<4).map { _ in
            #if canImport(SwiftUI)
            Screen(library, view: AnyView(Text("")))
            #else
            Screen(library)
            #endif
        }
        let stack = ScreenStack(root: screens[0])
        stack.pop()
        stack.dismiss()
        stack.push(screens[1])
        stack.push(screens[2])
        stack.popToRoot()
        #expect(stack.path.isEmpty)
        stack.present(screens[1], in: .none)
        let presented = try #require(stack.presented)
        presented.push(screens[2])
        #expect(presented.path.isEmpty, "it has no navigation")
        presented.present(screens[2], in: .navigation)
        presented.dismiss()
        #expect(presented.presented == nil && stack.presented === presented)
        presented.dismiss()
        #expect(stack.presented == nil)
        stack.present(screens[1], in: .navigation)
        stack.presented?.setRoot(screens[3])
        #expect(stack.root == screens[3] && stack.presented == nil && screens[0] != screens[3])
    }
}
