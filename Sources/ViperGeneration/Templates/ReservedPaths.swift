import Diagnostics
import ViperModel

/// The paths of a run's files. No two files may have the same path, ignoring case. No two Swift files of one target
/// may have the same name.
struct ReservedPaths {
    private let targets: [String]
    /// The paths as given, by their lowercased forms.
    private var paths: [String: String] = [:]
    /// The paths of Swift files, by target and lowercased name.
    private var names: [String: String] = [:]

    /// Creates the set from these paths. Ignores collisions among them.
    init(_ paths: [String], in app: AppSettings) {
        targets = [app.sources, app.testing]
        for path in paths { _ = take(path) }
    }

    /// Adds a path, and returns the path that it collides with, if there is one.
    mutating func take(_ path: String) -> String? {
        let normalized = path.normalizedPath
        if let first = paths.updateValue(path, forKey: normalized.lowercased()) { return first }
        guard let name = nameInTarget(normalized) else { return nil }
        return names.updateValue(path, forKey: name.lowercased())
    }

    /// Returns the target's folder and the file's name, or nil if the file is not a Swift file of a target.
    private func nameInTarget(_ path: String) -> String? {
        guard path.hasSuffix(".swift"), let target = targets.first(where: { path.hasPrefix($0 + "/") }) else {
            return nil
        }
        return target + "/" + path.fileName
    }
}
