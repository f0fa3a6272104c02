import Foundation
import Testing

@testable import Verbs

@MainActor
final class TickerPresenterTests: TickerPresenterTestCase {
    @Test("viewDidLoad()", .disabled("TickerPresenter.viewDidLoad() is not written yet"))
    func viewDidLoad() {
        presenter.viewDidLoad()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("stop()", .disabled("TickerPresenter.stop() is not written yet"))
    func stop() {
        presenter.stop()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
