import Foundation
import Testing

@testable import Verbs

@MainActor
final class TickerPresenterTests: TickerPresenterTestCase {
    @Test("viewDidLoad()", .disabled("TickerPresenter.viewDidLoad() is not implemented"))
    func viewDidLoad() {
        presenter.viewDidLoad()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("stop()", .disabled("TickerPresenter.stop() is not implemented"))
    func stop() {
        presenter.stop()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
