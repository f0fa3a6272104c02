import Foundation
import Testing

@testable import Todo

@MainActor
final class TodoListPresenterTests: TodoListPresenterTestCase {
    @Test("didFind(_:)", .disabled("TodoListPresenter.didFind(_:) is not implemented"))
    func didFind() {
        let items = [UpcomingItem.fixture()]

        presenter.didFind(items)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
