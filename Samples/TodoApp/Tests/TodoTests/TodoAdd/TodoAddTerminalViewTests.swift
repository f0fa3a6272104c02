import Testing

@testable import Todo

@MainActor
struct TodoAddTerminalViewTests {
    private let log = CallLog()

    @Test("fields are filled in one by one, and keep their text after an error")
    func typing() async {
        let presenter = TodoAddPresenterProtocolMock(log: log)
        let view = TodoAddTerminalView(presenter: presenter)
        view.show(title: "", due: "today")

        for key in [Key.character("M"), .enter, .control("u"), .character("f"), .enter] {
            await view.handle(key)
        }
        #expect(presenter.didChangeTitleReceivedInvocations == ["M"])
        #expect(presenter.didChangeDueReceivedInvocations == ["", "f"])
        #expect(!presenter.didTapSaveCalled)

        view.setSaveEnabled(true)
        await view.handle(.enter)
        view.show(error: "Cannot write.")
        var canvas = Canvas(width: 40, height: 10)
        view.draw(on: &canvas)
        #expect(presenter.didTapSaveCalled)
        #expect(canvas.lines[2] == " Title  M")
        #expect(canvas.lines[9] == " Cannot write.")
    }
}
