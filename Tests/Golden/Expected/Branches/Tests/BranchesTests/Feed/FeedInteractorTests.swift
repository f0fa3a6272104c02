import Foundation
import Testing

@testable import Branches

@MainActor
final class FeedInteractorTests: FeedInteractorTestCase {
    @Test("loadPage(of:)", .disabled("FeedInteractor.loadPage(of:) is not written yet"))
    func loadPageOf() async {
        let number = Tagged<Int>.fixture(value: 0)

        _ = await interactor.loadPage(of: number)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
