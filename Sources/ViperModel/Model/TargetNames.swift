import SwiftSource

extension String {
    /// Whether a target cannot have this name: it is a Swift keyword, or a module that the app imports.
    package var isTakenTargetName: Bool { Keyword(rawValue: self) != nil || isReservedWord || modules.contains(self) }
}

private let modules: Set<String> = [
    "Combine", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials", "Glibc",
    "Observation", "Swift", "SwiftUI", "Testing", "UIKit", "XCTest", "_Concurrency", "_StringProcessing",
    "_Testing_Foundation", "_Testing_UIKit",
]
