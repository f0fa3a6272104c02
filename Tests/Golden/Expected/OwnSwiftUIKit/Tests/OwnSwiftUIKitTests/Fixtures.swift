import Foundation

@testable import OwnSwiftUIKit

/// Types whose fixture is not implemented. Tests that need one are disabled.
/// Implement the fixture and remove its type here.
enum Fixtures {
    static let unwritten: Set<String> = []
}

extension Order {
    static func fixture(id: Int = 0, title: String = "title") -> Order {
        Order(id: id, title: title)
    }
}
