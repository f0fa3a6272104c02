import XCTest

@testable import My-Shop

final class ListTests: XCTestCase {
    func testRows() { XCTAssertEqual(ListDefaultInteractor().rows(), ["bread", "milk"]) }
}
