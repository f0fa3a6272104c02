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

    @Test("keys become calls of the presenter")
    func keys() async {
        await type(.character("e"), .character(" "), .character("d"), .escape)

        #expect(
            log.calls == [
                "presenter.didTapEdit()", "presenter.didTapDone()", "presenter.didTapDelete()",
                "presenter.didTapClose()",
            ]
        )
    }

    @Test("edited field by field, and saved where that is possible")
    func editing() async {
        view.edit(title: "Milk", notes: "2 l", due: "2014-05-22")
        view.show(dueHint: "Thursday, 22 May 2014")
        view.setSaveEnabled(true)

        await type(.character("!"), .tab, .backspace, .tab, .enter)
        #expect(presenter.didChangeTitleReceivedTitle == "Milk!")
        #expect(presenter.didChangeDueReceivedDue == "2014-05-2")
        #expect(presenter.didChangeNotesReceivedNotes == "2 l\n")
        #expect(
            screen().prefix(7) == [
                " Edit to-do", "", " Title  Milk!", " Due    2014-05-2",
                "        Thursday, 22 May 2014", " Notes  2 l", "",
            ]
        )

        await type(.control("s"), .escape)
        #expect(log.calls.suffix(2) == ["presenter.didTapSave()", "presenter.didTapCancel()"])
    }

    @Test("not saved where that is not possible")
    func notSaved() async {
        view.edit(title: "", notes: "", due: "")
        view.setSaveEnabled(false)

        await type(.control("s"))

        #expect(log.calls == [])
    }

    @Test("deletion is asked for, and only 'y' confirms it")
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
