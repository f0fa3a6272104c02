import TestSupport
import Testing

/// The ways in which generated code has to compile.
enum BuildMode: String, Sendable, CaseIterable, CustomTestStringConvertible {
    /// Swift 6 language mode, warnings are errors.
    case swift6
    /// Swift 5 language mode.
    case swift5
    /// What Xcode sets in new projects: main-actor default isolation and approachable concurrency, warnings are errors.
    case mainActor
    /// Swift 6 language mode beside modules named UIKit and SwiftUI, so that `#if canImport(UIKit)` becomes code, warnings are
    /// errors.
    case kits
    /// Swift 5 language mode beside them.
    case kits5

    /// All of them; with `MODES=swift6,kits` only those, to work on them.
    static let tried = allCases.filter { TestSettings.modes?.contains($0.rawValue) ?? true }

    var testDescription: String { rawValue }

    /// The modules that stand in for those of Apple's systems.
    var standIns: [String] { isBesideKits ? ["UIKit", "_Testing_UIKit", "SwiftUI"] : [] }

    var isBesideKits: Bool { self == .kits || self == .kits5 }

    /// As they stand in a package manifest.
    var swiftSettings: [String] {
        switch self {
        case .swift6, .kits: [".swiftLanguageMode(.v6)", ".treatAllWarnings(as: .error)"]
        case .swift5, .kits5: [".swiftLanguageMode(.v5)", ".treatAllWarnings(as: .error)"]
        case .mainActor:
            [
                ".swiftLanguageMode(.v6)", ".treatAllWarnings(as: .error)", ".defaultIsolation(MainActor.self)",
                ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")",
                ".enableUpcomingFeature(\"InferIsolatedConformances\")",
                ".enableUpcomingFeature(\"MemberImportVisibility\")",
            ]
        }
    }
}
