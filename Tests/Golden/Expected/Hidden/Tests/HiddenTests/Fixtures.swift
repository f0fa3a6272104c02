import Foundation

@testable import Hidden

/// Types whose fixture is not implemented. Tests that need one are disabled.
/// Implement the fixture and remove its type here.
nonisolated enum Fixtures {
    static let unwritten: Swift.Set<String> = []
}

nonisolated extension Task {
    static func fixture(id: Int = 0, title: String = "title") -> Task {
        Task(id: id, title: title)
    }
}
