import Foundation
import Testing

@testable import Kinds

@MainActor
final class ReaderPresenterTests: ReaderPresenterTestCase {
    @Test("viewDidLoad()", .disabled("ReaderPresenter.viewDidLoad() is not written yet"))
    func viewDidLoad() {
        presenter.viewDidLoad()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("turn(to:)", .disabled("ReaderPresenter.turn(to:) is not written yet"))
    func turnTo() {
        let number = 1

        presenter.turn(to: number)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
