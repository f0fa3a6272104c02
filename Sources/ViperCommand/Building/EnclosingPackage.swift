import Diagnostics

/// A Swift package in a parent folder that has a target in the project's folder:
/// `.target(name: "Payment", path: "Features/Payment/Sources")`.
struct EnclosingPackage: Sendable {
    let target: TargetName
    /// The text of the `Package.swift`, and its path relative to the project's folder.
    let manifest, path: String

    /// Searches the parent folders in the same git repository. Returns nil if no package has a target in the project's
    /// folder, or if the project is a package itself.
    init?(_ project: Project) throws(CommandFailure) {
        for outer in try EnclosingManifest.all(around: project) {
            let targets = PackageManifest(outer.text).targets.filter { !$0.isTest && $0.path.isBelow(outer.place) }
            if let target = targets.lazy.compactMap({ TargetName(given: $0.name) }).first {
                (self.target, manifest, path) = (target, outer.text, outer.path)
                return
            }
        }
        return nil
    }
}

/// A `Package.swift` in a parent folder.
private struct EnclosingManifest {
    /// The text of the `Package.swift`, and its path relative to the project's folder.
    let text, path: String
    /// The path of the project's folder, relative to the package's folder.
    let place: String

    /// Returns the manifests in the parent folders of the same git repository. The nearest is first. Empty if the
    /// project is a package itself.
    static func all(around project: Project) throws(CommandFailure) -> [EnclosingManifest] {
        let fileSystem = project.fileSystem
        var (folder, way) = (project.root, "Package.swift")
        var found: [EnclosingManifest] = []
        guard try fileSystem.entry(at: folder.child(way)) == nil else { return [] }
        while try fileSystem.entry(at: folder.child(".git")) == nil, folder.utf8.count > 1 {
            folder = folder.pathFolder
            way = "../" + way
            guard case .file = try fileSystem.entry(at: folder.child("Package.swift")) else { continue }
            let bytes = try fileSystem.contents(of: folder.child("Package.swift"))
            let place = String(project.root.dropFirst(folder.child("").count))
            found.append(EnclosingManifest(text: String(decoding: bytes, as: UTF8.self), path: way, place: place))
        }
        return found
    }

    /// The target that compiles the project's folder: its `path` contains the folder, or the folder is in a default
    /// folder of SwiftPM, `Sources/NAME` or `Tests/NAME`. Nil if no target does, or if the manifest may exclude the
    /// folder.
    var target: String? {
        if text.contains("exclude:") || text.contains("sources:") { return nil }
        let named = PackageManifest(text).targets.first { place.isBelow($0.path) }?.name
        let parts = place.split(separator: "/")
        let isInDefaultFolder =
            parts.count > 1 && ["Sources", "Tests"].contains(parts[0]) && text.contains("\"\(parts[1])\"")
        return named ?? (isInDefaultFolder ? String(parts[1]) : nil)
    }
}

extension Project {
    /// Throws if a target of a package compiles this folder, because specs and tests would be among the target's
    /// sources.
    func checkThatNoTargetHasTheFolder() throws(CommandFailure) {
        guard let outer = try EnclosingManifest.all(around: self).first, let target = outer.target else { return }
        throw .invalid(
            "'\(printable(outer.place))' is compiled as part of '\(printable(target))' ('\(outer.path)'), so specs and tests "
                + "would be among its sources. " + Self.wayToTargetOfItsOwn(target))
    }

    /// Returns advice on how to give a target of a package its own `App.viper`.
    static func wayToTargetOfItsOwn(_ target: String) -> String {
        let folder = "Features/\(printable(target))"
        return "Give the target its own folder in Package.swift, '.target(name: \"\(printable(target))\", path: "
            + "\"\(folder)/Sources\")', do the same for its tests, and use '--path \(folder)'."
    }
}
