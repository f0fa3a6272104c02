import Testing

@testable import Todo

@MainActor
final class TodoDetailPresenterTests: TodoDetailPresenterTestCase {
    @Test(
        "formatted for the user",
        arguments: [(true, false, "Done"), (false, true, "Overdue"), (false, false, "To do")]
    )
    func didLoad(isDone: Bool, isOverdue: Bool, state: String) {
        let day = Day(year: 2026, month: 12, day: 4)

        presenter.didLoad(
            LoadedTodo(
                title: "Mi\nlk", notes: "2 l\n", due: day, isDone: isDone, isOverdue: isOverdue)
        )

        #expect(
            view.showReceivedContent
                == TodoDetailContent(
                    title: "Mi lk",
                    notes: "2 l\n",
                    due: "Friday, 4 December 2026",
                    state: state
                )
        )
    }
}
