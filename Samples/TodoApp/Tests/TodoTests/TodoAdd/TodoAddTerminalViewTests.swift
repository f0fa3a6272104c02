import Testing

@testable import Todo

@MainActor
final class TodoAddTerminalViewTests {
    private let presenter = TodoAddPresenterProtocolMock()
    private let view: TodoAddTerminalView

    init() {
        view = TodoAddTerminalView(presenter: presenter)
        view.show(title: "", due: "today")
        view.show(dueHint: "Wednesday, 21 May 2014")
    }

    private func screen() -> [String] {
        var canvas = Canvas(width: 40, height: 10)
        view.draw(on: &canvas)
        return canvas.lines
    }

    private func type(_ keys: Key...) async {
        for key in keys { await view.handle(key) }
    }

    @Test("drawn at 40 by 10")
    func drawing() {
        #expect(
            screen() == [
                " New to-do", "", " Title", " Due    today", "        Wednesday, 21 May 2014", "",
                "", "", "",
                " ctrl-s save  tab next  esc cancel",
            ]
        )
    }

    @Test("what is typed is told, field by field")
    func typing() async {
        await type(.character("M"), .character("i"), .enter, .control("u"), .character("f"))

        #expect(presenter.didChangeTitleReceivedInvocations == ["M", "Mi"])
        #expect(presenter.didChangeDueReceivedInvocations == ["", "f"])
    }

    @Test("saved only where that is possible")
    func saving() async {
        await type(.control("s"), .enter, .enter)
        #expect(!presenter.didTapSaveCalled)

        view.setSaveEnabled(true)
        await type(.enter)
        #expect(presenter.didTapSaveCallsCount == 1)
    }

    @Test("cancelled")
    func cancelling() async {
        await type(.escape)

        #expect(presenter.didTapCancelCalled)
    }

    @Test("an error is shown, and what was typed stays")
    func error() async {
        await type(.character("M"))
        view.show(error: "Cannot write.")

        #expect(screen()[9] == " Cannot write.")
        #expect(screen()[2] == " Title  M")
    }
}
