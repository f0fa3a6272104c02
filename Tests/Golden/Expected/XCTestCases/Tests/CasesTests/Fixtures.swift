import Foundation

@testable import Cases

/// Types whose fixture is not written yet. Tests that need one are disabled: write it, and take its name out.
nonisolated enum Fixtures {
    static let unwritten: Set<String> = ["Track"]
}

nonisolated extension Track {
    static func fixture() -> Track {
        // TODO: a value for tests
        fatalError("Track.fixture() is not written yet")
    }
}
