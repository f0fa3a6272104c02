import Foundation
import Testing

@testable import Todo

@MainActor
final class TodoDetailPresenterTests: TodoDetailPresenterTestCase {
    @Test("didLoad(_:)", .disabled("TodoDetailPresenter.didLoad(_:) is not written yet"))
    func didLoad() {
        let item = UpcomingItem.fixture()

        presenter.didLoad(item)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
