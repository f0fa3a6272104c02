import Foundation
import Testing

@testable import Branches

@MainActor
final class NotFollowedPresenterTests: NotFollowedPresenterTestCase {
    @Test("written()", .disabled("NotFollowedPresenter.written() is not written yet"))
    func written() {
        presenter.written()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
