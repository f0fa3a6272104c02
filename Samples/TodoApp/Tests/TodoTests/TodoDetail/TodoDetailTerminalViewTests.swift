import Testing

@testable import Todo

@MainActor
final class TodoDetailTerminalViewTests {
    private let log = CallLog()
    private let presenter: TodoDetailPresenterProtocolMock
    private let view: TodoDetailTerminalView

    init() {
        presenter = TodoDetailPresenterProtocolMock(log: log)
        view = TodoDetailTerminalView(presenter: presenter)
        view.show(
            TodoDetailContent(
                title: "Buy milk",
                notes: "Two litres, and one of the good sort.\n\nNo more.",
                due: "Thursday, 22 May 2014",
                state: "To do"
            )
        )
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
                " To-do", "", " Buy milk", " To do, Thursday, 22 May 2014", "",
                " Two litres, and one of the good sort.", "", " No more.", "",
                " e edit  space done  d delete  esc back",
            ]
        )
    }

    @Test("keys call the presenter")
    func keys() async {
        await type(.character("e"), .character(" "), .character("d"), .escape)

        #expect(
            log.calls == [
                "presenter.didTapEdit()", "presenter.didTapDone()", "presenter.didTapDelete()",
                "presenter.didTapClose()",
            ]
        )
    }

    @Test("deletion needs confirmation with 'y'")
    func deletion() async {
        view.confirmDeletion(of: "Buy milk")
        #expect(screen()[9] == " Delete “Buy milk”? y/n")
        await type(.character("n"))
        #expect(!presenter.didConfirmDeletionCalled)

        view.confirmDeletion(of: "Buy milk")
        await type(.character("y"))
        #expect(presenter.didConfirmDeletionCalled)
    }

    @Test("an error is shown until the next key")
    func error() async {
        view.show(error: "It is no longer there.")
        #expect(screen()[9] == " It is no longer there.")
        await type(.up)
        #expect(screen()[9] == " e edit  space done  d delete  esc back")
    }
}
