import Foundation
import Testing

@testable import Kinds

@MainActor
final class ReaderPresenterTests: ReaderPresenterTestCase {
    @Test("viewDidLoad()", .disabled("ReaderPresenter.viewDidLoad() is not implemented"))
    func viewDidLoad() {
        presenter.viewDidLoad()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("turn(to:)", .disabled("ReaderPresenter.turn(to:) is not implemented"))
    func turnTo() {
        let number = 1

        presenter.turn(to: number)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
