import Foundation
import Testing

@testable import Names

@MainActor
final class WordsPresenterTests: WordsPresenterTestCase {
    @Test("optional(_:_:)", .disabled("WordsPresenter.optional(_:_:) is not written yet"))
    func optional() {
        let dynamic = 1
        let `await` = 2

        presenter.optional(dynamic, `await`)

        // TODO: what should happen
        expect(mockLog.calls, equals: [])
    }
}
