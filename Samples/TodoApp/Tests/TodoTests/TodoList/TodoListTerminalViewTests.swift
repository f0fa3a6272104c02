import Foundation
import Testing

@testable import Todo

@MainActor
final class TodoListTerminalViewTests {
    private let log = CallLog()
    private let presenter: TodoListPresenterProtocolMock
    private let view: TodoListTerminalView
    private let ids = (0..<3).map { _ in UUID() }

    init() {
        presenter = TodoListPresenterProtocolMock(log: log)
        view = TodoListTerminalView(presenter: presenter)
    }

    private func showThree() {
        view.show([
            TodoListSection(
                title: "Tomorrow",
                tone: .soon,
                rows: [
                    TodoListRow(id: ids[0], title: "Buy milk", day: "Thursday", isDone: false),
                    TodoListRow(
                        id: ids[1], title: "買い物リストを書く、牛乳と卵とパンとチーズ", day: "Thursday", isDone: false),
                ]
            ),
            TodoListSection(
                title: "Done",
                tone: .over,
                rows: [TodoListRow(id: ids[2], title: "Rest", day: "1 May", isDone: true)]
            ),
        ])
    }

    private func screen(width: Int = 40, height: Int = 10) -> [String] {
        var canvas = Canvas(width: width, height: height)
        view.draw(on: &canvas)
        return canvas.lines
    }

    private func type(_ keys: Key...) async {
        for key in keys { await view.handle(key) }
    }

    @Test("drawn at 40 by 10, with days in one column and shortened titles")
    func drawing() {
        showThree()

        #expect(
            screen() == [
                " To-dos                             1/3",
                " Tomorrow",
                " > [ ] Buy milk                Thursday",
                "   [ ] 買い物リストを書く、…   Thursday",
                " Done",
                "   [x] Rest                       1 May",
                "", "", "",
                " a add  space done  ? help  q quit",
            ]
        )
    }

    @Test("an empty list")
    func noContent() {
        view.showNoContent("Nothing to do.")

        #expect(screen()[2] == " Nothing to do.")
    }

    @Test(
        "however small the terminal, nothing breaks", arguments: [(1, 1), (2, 3), (10, 2), (5, 30)])
    func tiny(width: Int, height: Int) async {
        for isEmpty in [true, false] {
            if !isEmpty { showThree() }
            #expect(screen(width: width, height: height).count == height)
            await type(.character("d"))
            view.show(error: "An error that is longer than the terminal is wide")
            _ = screen(width: width, height: height)
            await type(.escape, .character("/"), .character("買"))
            _ = screen(width: width, height: height)
            await type(.escape)
        }
    }

    @Test("keys call the presenter")
    func keys() async {
        showThree()

        await type(
            .down, .enter, .character("e"), .character("a"), .character("k"), .character(" "),
            .character("q"))

        #expect(presenter.didSelectIdReceivedId == ids[1])
        #expect(presenter.didTapEditIdReceivedId == ids[1])
        #expect(presenter.didTapDoneIdReceivedId == ids[0])
        #expect(
            log.calls == [
                "presenter.didSelect(id:)", "presenter.didTapEdit(id:)", "presenter.didTapAdd()",
                "presenter.didTapDone(id:)", "presenter.didTapQuit()",
            ]
        )
    }

    @Test("without rows, keys that need one have no effect")
    func keysWithoutRow() async {
        view.showNoContent("Nothing to do.")

        await type(.enter, .character("e"), .character("d"), .character(" "), .down)

        #expect(log.calls == [])
    }

    @Test("deletion needs confirmation with 'y'")
    func deletion() async {
        showThree()
        await type(.character("d"))
        #expect(presenter.didTapDeleteReceivedRow?.id == ids[0])

        let row = TodoListRow(id: ids[0], title: "Buy milk", day: "", isDone: false)
        view.confirmDeletion(of: row)
        #expect(screen()[9] == " Delete “Buy milk”? y/n")
        await type(.enter)
        #expect(!presenter.didConfirmDeletionIdCalled)

        view.confirmDeletion(of: row)
        await type(.character("y"))
        #expect(presenter.didConfirmDeletionIdReceivedId == ids[0])
    }

    @Test("typing searches, Enter keeps the search, Esc ends it")
    func search() async {
        showThree()

        await type(.character("/"), .character("q"), .character("j"))
        #expect(screen()[9] == " /qj")
        #expect(screen()[0] == " To-dos  matching “qj”              1/3")
        await type(.enter, .escape)

        #expect(presenter.didSearchReceivedInvocations == ["q", "qj", ""])
        #expect(screen()[0] == " To-dos                             1/3")
    }

    @Test("an error and a notice are shown until the next key")
    func messages() async {
        showThree()
        view.show(error: "It is no longer there.")
        #expect(screen()[9] == " It is no longer there.")
        await type(.down)
        #expect(screen()[9] == " a add  space done  ? help  q quit")
        view.show(notice: "The file was unreadable. It is kept as /home/ann/todos.json.unreadable")
        #expect(
            screen().suffix(3) == [
                "", " The file was unreadable. It is kept", " as /home/ann/todos.json.unreadable",
            ]
        )
    }

    @Test("the cursor moves to an added to-do")
    func added() {
        showThree()
        view.showAdded(id: ids[2])

        #expect(screen()[5] == " > [x] Rest                       1 May")
    }

    @Test("only the visible part of a long list is drawn, around the cursor")
    func long() async {
        let rows = (0..<100_000).map {
            TodoListRow(id: UUID(), title: "\($0)", day: "", isDone: false)
        }
        view.show([TodoListSection(title: "Later", tone: .calm, rows: rows)])

        await type(.character("G"))
        #expect(screen()[7] == " > [ ] 99999")
        await type(.pageUp)
        #expect(screen()[1] == " > [ ] 99993")
        await type(.character("g"))
        #expect(screen()[1] == " Later")
    }
}
