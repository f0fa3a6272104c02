import Diagnostics

/// What compiles the Swift of a folder, by the path of its manifest: a package (`Package.swift`), an Xcode project
/// (`Shop.xcodeproj/project.pbxproj`), or a description that a tool makes a project of (`project.yml`, `Project.swift`).
struct Builder: Sendable, Hashable {
    let manifest: String

    /// The folder that it stands in.
    var folder: String { isXcodeProject ? manifest.pathFolder.pathFolder : manifest.pathFolder }

    var isXcodeProject: Bool { manifest.hasSuffix(".pbxproj") }

    /// What people call it: `Shop.xcodeproj`.
    var name: String { isXcodeProject ? manifest.pathFolder : manifest }

    /// The names of descriptions, each with the command that makes an Xcode project of it.
    static let descriptions = [
        ("project.yml", "xcodegen generate"), ("project.yaml", "xcodegen generate"),
        ("Project.swift", "tuist generate"),
    ]

    /// Whether a name is that of a manifest, or of the folder of an Xcode project.
    static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || name.hasSuffix(".xcodeproj") || descriptions.contains { $0.0 == name }
    }
}
