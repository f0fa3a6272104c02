import Foundation
import XCTest

@testable import Branch

final class AccountAddInteractorTests: AccountAddInteractorTestCase {
    func testSuggestion() async throws {
        try XCTSkipIf(true, "AccountAddInteractor.suggestion() is not written yet")

        _ = await interactor.suggestion()

        // TODO: what should happen
        XCTAssertEqual(log.calls, [])
    }
}
