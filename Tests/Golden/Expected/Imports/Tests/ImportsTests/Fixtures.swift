import Dispatch
import Foundation

@testable import Imports

/// Types whose fixture is not implemented. Tests that need one are disabled.
/// Implement the fixture and remove its type here.
nonisolated enum Fixtures {
    static let unwritten: Set<String> = ["DispatchTime"]
}

nonisolated extension DispatchTime {
    static func fixture() -> DispatchTime {
        // TODO: return a fixture
        fatalError("DispatchTime.fixture() is not implemented")
    }
}
