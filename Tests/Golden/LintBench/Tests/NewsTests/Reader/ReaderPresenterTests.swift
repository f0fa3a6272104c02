import Foundation
import Testing

@testable import News

@MainActor
final class ReaderPresenterTests: ReaderPresenterTestCase {
    @Test("didTapClose()") func didTapClose() {
        presenter.didTapClose()

        #expect(log.calls == ["router.close()"])
    }

    @Test("didLoad(title:text:)") func didLoadTitleText() {
        presenter.didLoad(title: "Rain", text: "It rains.")

        #expect(log.calls == ["interactor.textSize()", "view.show(title:text:)"])
    }
}
