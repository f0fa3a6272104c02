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
        let fileSystem = project.fileSystem
        var (folder, way) = (project.root, "Package.swift")
        guard try fileSystem.entry(at: folder.child(way)) == nil else { return nil }
        while try fileSystem.entry(at: folder.child(".git")) == nil, folder.utf8.count > 1 {
            folder = folder.pathFolder
            way = "../" + way
            guard case .file = try fileSystem.entry(at: folder.child("Package.swift")) else { continue }
            let bytes = try fileSystem.contents(of: folder.child("Package.swift"))
            let text = String(decoding: bytes, as: UTF8.self)
            let place = project.root.dropFirst(folder.child("").count) + "/"
            let targets = PackageManifest(text).targets.filter { !$0.isTest && ($0.path + "/").hasPrefix(place) }
            if let target = targets.lazy.compactMap({ TargetName(given: $0.name) }).first {
                (self.target, manifest, self.path) = (target, text, way)
                return
            }
        }
        return nil
    }
}
