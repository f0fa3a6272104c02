import Common
import Foundation

@testable import ReactiveTodo

/// Types whose fixture is not written yet. Tests that need one are disabled: write it, and take its name out.
nonisolated enum Fixtures {
    static let unwritten: Set<String> = []
}

nonisolated extension NearTermDateRelation {
    static func fixture() -> NearTermDateRelation { .today }
}
