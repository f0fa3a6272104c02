import Foundation
import Testing

@testable import Links

@MainActor
final class FeedPresenterTests: FeedPresenterTestCase {
    @Test("close()", .disabled("FeedPresenter.close() is not implemented"))
    func close() async {
        await presenter.close()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
