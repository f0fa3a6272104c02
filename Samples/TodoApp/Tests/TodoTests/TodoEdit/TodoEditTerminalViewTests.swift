import Testing

@testable import Todo

@MainActor
struct TodoEditTerminalViewTests {
    private let log = CallLog()

    @Test("fields are edited one by one, and saved if they are valid")
    func editing() async {
        let presenter = TodoEditPresenterProtocolMock(log: log)
        let view = TodoEditTerminalView(presenter: presenter)
        view.show(title: "Milk", due: "2014-05-22", notes: "2 l")
        view.show(dueHint: "Thursday, 22 May 2014")

        for key in [Key.control("s"), .character("!"), .tab, .backspace, .tab, .enter] {
            await view.handle(key)
        }

        #expect(presenter.didChangeTitleReceivedTitle == "Milk!")
        #expect(presenter.didChangeDueReceivedDue == "2014-05-2")
        #expect(presenter.didChangeNotesReceivedNotes == "2 l\n")
        var canvas = Canvas(width: 40, height: 10)
        view.draw(on: &canvas)
        #expect(
            canvas.lines == [
                " Edit to-do", "", " Title  Milk!", " Due    2014-05-2",
                "        Thursday, 22 May 2014",
                " Notes  2 l", "", "", "", " ctrl-s save  tab next  esc cancel",
            ]
        )

        view.setSaveEnabled(true)
        for key in [Key.control("s"), .escape] { await view.handle(key) }
        #expect(log.calls.suffix(2) == ["presenter.didTapSave()", "presenter.didTapCancel()"])
    }
}
