import Foundation
import Testing

@testable import Branches

@MainActor
final class NotFollowedPresenterTests: NotFollowedPresenterTestCase {
    @Test("written()", .disabled("NotFollowedPresenter.written() is not implemented"))
    func written() {
        presenter.written()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
