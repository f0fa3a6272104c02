import Common
import Foundation

@testable import Upcoming

/// Types whose fixture is not implemented. Tests that need one are disabled.
/// Implement the fixture and remove its type here.
nonisolated enum Fixtures {
    static let unwritten: Set<String> = []
}

nonisolated extension NearTermDateRelation {
    static func fixture() -> NearTermDateRelation { .today }
}
