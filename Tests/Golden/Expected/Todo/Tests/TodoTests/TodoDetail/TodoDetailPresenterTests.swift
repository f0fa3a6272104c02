import Foundation
import Testing

@testable import Todo

@MainActor
final class TodoDetailPresenterTests: TodoDetailPresenterTestCase {
    @Test("didLoad(_:)", .disabled("TodoDetailPresenter.didLoad(_:) is not implemented"))
    func didLoad() {
        let item = UpcomingItem.fixture()

        presenter.didLoad(item)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
