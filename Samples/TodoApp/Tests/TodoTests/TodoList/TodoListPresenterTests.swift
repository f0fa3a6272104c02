import Foundation
import Testing

@testable import Todo

/// In these tests, today is Wednesday, 21 May 2014.
@MainActor
final class TodoListPresenterTests: TodoListPresenterTestCase {
    private let today = Day(year: 2014, month: 5, day: 21)

    private func found(_ title: String, in days: Int, _ group: DueGroup) -> FoundTodo {
        FoundTodo(id: .fixture(), title: title, due: today.adding(days: days), group: group)
    }

    private func row(_ title: String, _ day: String, isDone: Bool = false) -> TodoListRow {
        TodoListRow(id: .fixture(), title: title, day: day, isDone: isDone)
    }

    @Test("to-dos due today show no day")
    func dueToday() {
        presenter.didFind([found("Get a haircut", in: 0, .today)], today: today)

        #expect(log.calls == ["view.show(_:)"])
        #expect(
            view.showReceivedSections == [
                TodoListSection(title: "Today", tone: .soon, rows: [row("Get a haircut", "")])
            ]
        )
    }

    @Test("to-dos due tomorrow show the name of the day")
    func dueTomorrow() {
        presenter.didFind([found("Buy groceries", in: 1, .tomorrow)], today: today)

        #expect(
            view.showReceivedSections == [
                TodoListSection(
                    title: "Tomorrow", tone: .soon, rows: [row("Buy groceries", "Thursday")])
            ]
        )
    }

    @Test("each group has a heading, and shows days if needed")
    func allGroups() {
        presenter.didFind(
            [
                found("a", in: -20, .overdue), found("b", in: -1, .overdue),
                found("c", in: 3, .laterThisWeek),
                found("d", in: 10, .nextWeek), found("e", in: 11, .later),
                found("f", in: 365, .later),
                found("g", in: 0, .done),
            ],
            today: today
        )

        #expect(
            view.showReceivedSections == [
                TodoListSection(
                    title: "Overdue", tone: .late, rows: [row("a", "1 May"), row("b", "20 May")]),
                TodoListSection(
                    title: "Later this week", tone: .calm, rows: [row("c", "Saturday")]),
                TodoListSection(title: "Next week", tone: .calm, rows: [row("d", "Saturday")]),
                TodoListSection(
                    title: "Later", tone: .calm, rows: [row("e", "1 Jun"), row("f", "21 May 2015")]),
                TodoListSection(
                    title: "Done", tone: .over, rows: [row("g", "21 May", isDone: true)]),
            ]
        )
    }

    @Test("the text of a day depends on its group")
    func sameDay() {
        presenter.didFind([found("a", in: 1, .tomorrow), found("b", in: 1, .done)], today: today)

        #expect(view.showReceivedSections?.flatMap(\.rows).map(\.day) == ["Thursday", "22 May"])
    }

    @Test("a title is shown in one line")
    func oneLine() {
        presenter.didFind([found("a\nb", in: 0, .today)], today: today)

        #expect(view.showReceivedSections?.first?.rows.first?.title == "a b")
    }

    @Test("messages without to-dos and without matches")
    func nothing() {
        presenter.didFind([], today: today)
        presenter.searchText = "tea"
        presenter.didFind([], today: today)

        #expect(
            view.showNoContentReceivedInvocations == ["Nothing to do.", "Nothing matches “tea”."])
    }
}
