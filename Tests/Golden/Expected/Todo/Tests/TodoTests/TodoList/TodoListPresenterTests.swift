import Foundation
import Testing

@testable import Todo

@MainActor
final class TodoListPresenterTests: TodoListPresenterTestCase {
    @Test("didFind(_:)", .disabled("TodoListPresenter.didFind(_:) is not written yet"))
    func didFind() {
        let items = [UpcomingItem.fixture()]

        presenter.didFind(items)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
