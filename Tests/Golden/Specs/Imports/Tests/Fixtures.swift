import Dispatch
import Foundation

@testable import Imports

/// Types whose fixture is not implemented. Tests that need one are disabled.
/// Implement the fixture and remove its type here.
nonisolated enum Fixtures {
    static let unwritten: Set<String> = []
}

nonisolated extension DispatchTime {
    static func fixture() -> DispatchTime { DispatchTime(uptimeNanoseconds: 1) }
}
