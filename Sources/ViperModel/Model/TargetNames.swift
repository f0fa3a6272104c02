import SwiftSource

extension String {
    /// Whether no target may be named so: it is a Swift keyword, or a module next to the app's.
    package var isTakenTargetName: Bool { Keyword(rawValue: self) != nil || isReservedWord || modules.contains(self) }
}

private let modules: Set<String> = [
    "Combine", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials", "Glibc",
    "Observation", "Swift", "SwiftUI", "Testing", "UIKit", "XCTest", "_Concurrency", "_StringProcessing",
    "_Testing_Foundation", "_Testing_UIKit",
]
