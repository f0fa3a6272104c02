import Diagnostics

/// The folders in which packages and Xcode projects stand: what lies in one, and in none further inside, belongs to it.
struct ManifestFolders: Sendable {
    private let folders: Set<String>

    /// `manifests` are paths of package manifests and of Xcode projects.
    init(of manifests: [String]) { folders = Set(manifests.map(Self.folder)) }

    /// The folder of what a manifest tells: of an Xcode project's file that around the project.
    static func folder(of manifest: String) -> String {
        manifest.hasSuffix(".pbxproj") ? manifest.pathFolder.pathFolder : manifest.pathFolder
    }

    /// The nearest folder around, or itself, that a manifest tells of; empty for the app's own.
    func folder(around folder: String) -> String {
        var folder = folder
        while !folder.isEmpty, !folders.contains(folder) { folder = folder.pathFolder }
        return folder
    }
}
