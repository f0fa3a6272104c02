import Diagnostics
import ViperModel

/// The paths of a run's files, without regard to case, and what Swift files are called in each target: no target takes two of
/// one name, wherever they stand.
struct TakenPaths {
    private let targets: [String]
    private var paths: [String: String] = [:]
    private var names: [String: String] = [:]

    init(_ paths: [String], in app: AppSettings) {
        targets = [app.sources, app.testing]
        for path in paths { _ = take(path) }
    }

    /// The path that stands in the way; nil where none does, and then it is taken.
    mutating func take(_ path: String) -> String? {
        let normalised = path.normalisedPath
        if let first = paths.updateValue(path, forKey: normalised.lowercased()) { return first }
        guard let name = nameInTarget(normalised) else { return nil }
        return names.updateValue(path, forKey: name.lowercased())
    }

    /// The target's folder and the file's name, where it is a Swift file of one.
    private func nameInTarget(_ path: String) -> String? {
        guard path.hasSuffix(".swift"), let target = targets.first(where: { path.hasPrefix($0 + "/") }) else {
            return nil
        }
        return target + "/" + path.fileName
    }
}
