import Foundation
import Testing

@testable import Names

@MainActor
final class WordsPresenterTests: WordsPresenterTestCase {
    @Test("optional(_:_:)", .disabled("WordsPresenter.optional(_:_:) is not implemented"))
    func optional() {
        let dynamic = 1
        let `await` = 2

        presenter.optional(dynamic, `await`)

        // TODO: add expectations
        expect(mockLog.calls, equals: [])
    }
}
