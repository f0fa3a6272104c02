import Diagnostics

/// A build description for the Swift in a folder: a package (`Package.swift`), an Xcode project
/// (`Shop.xcodeproj/project.pbxproj`), or the input of a project generator (`project.yml`, `Project.swift`).
struct Builder: Sendable, Hashable {
    let manifest: String

    /// The folder that contains the package, Xcode project or generator input.
    var folder: String { isXcodeProject ? manifest.pathFolder.pathFolder : manifest.pathFolder }

    var isXcodeProject: Bool { manifest.hasSuffix(".pbxproj") }

    /// The name for messages: `Shop.xcodeproj`.
    var name: String { isXcodeProject ? manifest.pathFolder : manifest }

    /// The files of project generators, each with the command that generates the Xcode project.
    static let descriptions = [
        ("project.yml", "xcodegen generate"), ("project.yaml", "xcodegen generate"),
        ("Project.swift", "tuist generate"),
    ]

    /// Returns whether a file or folder with this name is a build description or an Xcode project.
    static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || name.hasSuffix(".xcodeproj") || descriptions.contains { $0.0 == name }
    }
}
