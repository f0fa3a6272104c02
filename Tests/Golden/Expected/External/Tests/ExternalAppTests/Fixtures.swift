import Foundation

@testable import ExternalApp

/// Types whose fixture is not implemented. Tests that need one are disabled.
/// Implement the fixture and remove its type here.
nonisolated enum Fixtures {
    static let unwritten: Set<String> = ["Picture", "PictureCache"]
}

nonisolated extension Picture {
    static func fixture() -> Picture {
        // TODO: return a fixture
        fatalError("Picture.fixture() is not implemented")
    }
}

nonisolated extension PictureCache {
    static func fixture() -> PictureCache {
        // TODO: return a fixture
        fatalError("PictureCache.fixture() is not implemented")
    }
}
