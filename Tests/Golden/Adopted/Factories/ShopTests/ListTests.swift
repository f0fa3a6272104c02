import XCTest

@testable import Shop

final class ListTests: XCTestCase {
    func testRows() { XCTAssertEqual(ListDefaultInteractor().rows(), ["bread", "milk"]) }
}
