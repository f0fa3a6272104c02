import Testing

@testable import Todo

@MainActor
struct TodoHelpTerminalViewTests {
    @Test("fits into 40 by 10, and any key closes it")
    func help() async {
        let presenter = TodoHelpPresenterProtocolMock()
        let view = TodoHelpTerminalView(presenter: presenter)
        view.show(place: "/home/ann/todos.json")
        var canvas = Canvas(width: 40, height: 10)

        view.draw(on: &canvas)

        #expect(
            canvas.lines == [
                " Keys", " ↑↓ kj  up, down      /      search",
                " ←→ {}  section       g G    first, last",
                " Enter  open          Esc    back", " a      add           q      quit",
                " e      edit",
                " Space  done, or not", " d      delete", " Kept in /home/ann/todos.json",
                " any key: back",
            ]
        )
        await view.handle(.character("x"))
        #expect(presenter.didTapCloseCalled)
    }
}
