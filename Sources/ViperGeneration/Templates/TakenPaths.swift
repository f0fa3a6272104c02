import Diagnostics
import ViperModel

/// The paths of a run's files. No two files may have the same path, ignoring case, and no target may have two Swift files of one
/// name, whatever their folders.
struct TakenPaths {
    /// The folders of the targets.
    private let targets: [String]
    /// The paths as they were given, by the same in lower case.
    private var paths: [String: String] = [:]
    /// The paths of Swift files, by their target and their name in lower case.
    private var names: [String: String] = [:]

    /// Begins with paths that may collide with each other already.
    init(_ paths: [String], in app: AppSettings) {
        targets = [app.sources, app.testing]
        for path in paths { _ = take(path) }
    }

    /// Adds a path; returns the path that it collides with, if there is one.
    mutating func take(_ path: String) -> String? {
        let normalised = path.normalisedPath
        if let first = paths.updateValue(path, forKey: normalised.lowercased()) { return first }
        guard let name = nameInTarget(normalised) else { return nil }
        return names.updateValue(path, forKey: name.lowercased())
    }

    /// The target's folder and the file's name; nil for what is no Swift file of a target.
    private func nameInTarget(_ path: String) -> String? {
        guard path.hasSuffix(".swift"), let target = targets.first(where: { path.hasPrefix($0 + "/") }) else {
            return nil
        }
        return target + "/" + path.fileName
    }
}
