import Foundation
import Testing

@testable import News

@MainActor
final class FeedPresenterTests: FeedPresenterTestCase {
    @Test("didSelect(row:)") func didSelectRow() {
        presenter.rows = [FeedRow(id: "7", title: "Rain")]

        presenter.didSelect(row: 0)

        #expect(log.calls == ["router.openReader(id:delegate:)"])
    }

    @Test("didLoad(_:)") func didLoad() {
        presenter.didLoad([FeedRow(id: "7", title: "Rain")])

        #expect(log.calls == ["view.show(_:)"])
    }
}
