import Diagnostics

/// A Swift package in a folder around the project's, of which a target stands in this one:
/// `.target(name: "Payment", path: "Features/Payment/Sources")`.
struct PackageAround: Sendable {
    let target: TargetName
    /// The text of its `Package.swift`, and the way there from the project's folder.
    let manifest, path: String

    /// Looks upwards in the same repository; nil where no package is around, none says that a target is here, or the project
    /// is a package itself.
    init?(_ project: Project) throws(CommandFailure) {
        for outer in try OuterManifest.all(around: project) {
            let targets = PackageManifest(outer.text).targets.filter { !$0.isTest && $0.path.isBelow(outer.place) }
            if let target = targets.lazy.compactMap({ TargetName(given: $0.name) }).first {
                (self.target, manifest, path) = (target, outer.text, outer.path)
                return
            }
        }
        return nil
    }
}

/// The `Package.swift` of a folder around a project's.
private struct OuterManifest {
    /// What it says, and the way there from the project's folder.
    let text, path: String
    /// The project's folder, from the package's.
    let place: String

    /// Those upwards in the same repository, the nearest first; none where the project is a package itself.
    static func all(around project: Project) throws(CommandFailure) -> [OuterManifest] {
        let fileSystem = project.fileSystem
        var (folder, way) = (project.root, "Package.swift")
        var found: [OuterManifest] = []
        guard try fileSystem.entry(at: folder.child(way)) == nil else { return [] }
        while try fileSystem.entry(at: folder.child(".git")) == nil, folder.utf8.count > 1 {
            folder = folder.pathFolder
            way = "../" + way
            guard case .file = try fileSystem.entry(at: folder.child("Package.swift")) else { continue }
            let bytes = try fileSystem.contents(of: folder.child("Package.swift"))
            let place = String(project.root.dropFirst(folder.child("").count))
            found.append(OuterManifest(text: String(decoding: bytes, as: UTF8.self), path: way, place: place))
        }
        return found
    }

    /// The target that the project's folder is compiled with, by a path of the manifest's, or by SwiftPM's habit; nil where the
    /// manifest may leave out what stands beside the sources.
    var target: String? {
        if text.contains("exclude:") || text.contains("sources:") { return nil }
        let named = PackageManifest(text).targets.first { place.isBelow($0.path) }?.name
        let parts = place.split(separator: "/")
        let isHabitual = parts.count > 1 && ["Sources", "Tests"].contains(parts[0]) && text.contains("\"\(parts[1])\"")
        return named ?? (isHabitual ? String(parts[1]) : nil)
    }
}

extension Project {
    /// What begins in the folder of a package's target would have its specs and tests among the target's sources.
    func checkThatNoTargetHasTheFolder() throws(CommandFailure) {
        guard let outer = try OuterManifest.all(around: self).first, let target = outer.target else { return }
        throw .invalid(
            "'\(printable(outer.place))' is compiled as part of '\(printable(target))' ('\(outer.path)'), so specs and tests "
                + "would be among its sources. " + Self.wayToTargetOfItsOwn(target))
    }

    /// How a target of a package gets an `App.viper` beside those of others.
    static func wayToTargetOfItsOwn(_ target: String) -> String {
        let folder = "Features/\(printable(target))"
        return "Give the target its own folder in Package.swift, '.target(name: \"\(printable(target))\", path: "
            + "\"\(folder)/Sources\")', do the same for its tests, and use '--path \(folder)'."
    }
}
