import Foundation
import Testing

@testable import Links

@MainActor
final class FeedPresenterTests: FeedPresenterTestCase {
    @Test("close()", .disabled("FeedPresenter.close() is not written yet"))
    func close() async {
        await presenter.close()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
