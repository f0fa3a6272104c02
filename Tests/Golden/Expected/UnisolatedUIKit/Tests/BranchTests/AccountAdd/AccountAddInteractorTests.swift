import Foundation
import XCTest

@testable import Branch

final class AccountAddInteractorTests: AccountAddInteractorTestCase {
    func testSuggestion() async throws {
        try XCTSkipIf(true, "AccountAddInteractor.suggestion() is not implemented")

        _ = await interactor.suggestion()

        // TODO: add expectations
        XCTAssertEqual(log.calls, [])
    }
}
