import Common
import Foundation
import Testing

@testable import ReactiveTodo

/// The tests of the list from the article's repository.
@MainActor
struct ListPresenterTests {
    private let today = Calendar.fixed.day(2014, 5, 21) ?? .distantPast
    private let input = Channel<ListInput>()
    private let updates = Channel<Void>()

    private func present(
        _ interactor: @escaping ListInteractor
    ) -> (output: Recorder<ListOutput>, actions: Recorder<ListAction>) {
        let presenter = listPresenter(
            updated: updates.signal,
            clock: DayClock(stoppedAt: today),
            interactor: interactor
        )
        let (output, actions) = presenter(input.signal)
        return (Recorder(output), Recorder(actions))
    }

    private func item(
        _ title: String, _ relation: NearTermDateRelation, _ days: Int
    ) -> UpcomingItem {
        let day = Calendar.fixed.day(days, after: today)
        return UpcomingItem(dateRelation: relation, dueDate: day, title: title)
    }

    @Test("tap on Add sends the action 'add'")
    func tapAddButton() async {
        let (output, actions) = present { _ in [] }

        await input.sender.send(.add)

        #expect(actions.values.map(String.init(describing:)) == ["add"])
        #expect(output.values.isEmpty)
    }

    @Test("to-dos are grouped for display, with their days")
    func todoDisplayGrouped() async throws {
        let items = [
            item("a", .today, 0), item("b", .tomorrow, 1), item("c", .laterThisWeek, 2),
            item("d", .nextWeek, 6), item("e", .nextWeek, 7),
        ]
        let (output, _) = present { _ in items }

        await input.sender.send(.refresh)

        let sections = output.values.compactMap { value in
            if case .displaySections(let sections) = value { sections } else { nil }
        }
        let shown = try #require(sections.first)
        #expect(shown.map(\.name) == ["TODAY", "TOMORROW", "THIS WEEK", "NEXT WEEK"])
        #expect(
            shown.map { $0.items.map(\.dueDay) } == [
                [""], ["Thursday"], ["Friday"], ["Tuesday", "Wednesday"],
            ]
        )
    }

    @Test("to-dos saved by another screen are loaded, relative to the day of the clock")
    func updated() async {
        var days: [Date] = []
        let (output, _) = present { today in
            days.append(today)
            return []
        }

        await updates.sender.send()

        #expect(days == [today])
        #expect(
            output.values.map(String.init(describing:)) == [
                "isRefreshing(true)", "displaySections([])", "backgroundViewHidden(false)",
                "isRefreshing(false)",
            ]
        )
    }

    @Test("an error is sent as an action, and ends refreshing")
    func failure() async {
        let (output, actions) = present { _ in throw FixtureError() }

        await input.sender.send(.refresh)

        guard case .error(let error) = actions.values.first else {
            Issue.record("no error: \(actions.values)")
            return
        }
        #expect(error is FixtureError)
        #expect(
            output.values.map(String.init(describing:)) == [
                "isRefreshing(true)", "isRefreshing(false)",
            ]
        )
    }
}
