import XCTest

@testable import Shop

final class BasketTests: XCTestCase {}
