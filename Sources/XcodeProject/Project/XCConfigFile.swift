import Diagnostics

/// The contents of a file of build settings (`.xcconfig`).
struct XCConfigFile: Sendable {
    /// A line of the file. If several lines set the same setting, the last line wins.
    private enum Line {
        case setting(name: String, value: String)
        /// An `#include` of another file, by its path relative to the root folder.
        case include(path: String)
    }

    private let lines: [Line]

    /// Parses a file in `folder`. Ignores settings with a condition: `NAME[sdk=…]`.
    init(_ text: String, in folder: String) {
        lines = text.split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            if let match = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
                return ProjectTree.path(String(match.1), in: folder).map { .include(path: $0) }
            }
            return line.wholeMatch(of: /\s*(\w+)\s*=\s*(.*?)\s*;?\s*/).map {
                .setting(name: String($0.1), value: String($0.2))
            }
        }
    }

    /// The paths of the included files.
    var included: [String] { lines.compactMap { if case .include(let path) = $0 { path } else { nil } } }

    /// Returns the value of a setting in this file or an included file. Returns nil if no file sets it.
    func value(of name: String, among files: [String: XCConfigFile], depth: Int = 0) -> String? {
        // Files may include each other in a cycle.
        guard depth < 16 else { return nil }
        return lines.reversed().lazy.compactMap { line in
            switch line {
            case .setting(name, let value): value
            case .setting: nil
            case .include(let path): files[path]?.value(of: name, among: files, depth: depth + 1)
            }
        }.first
    }
}

extension XcodeProject {
    /// The paths of the settings files that must still be read. The project or another settings file refers to them.
    package var unreadSettings: [String] {
        Set(settingsFiles.values).union(settings.values.flatMap(\.included)).subtracting(settings.keys).sorted()
    }

    /// Adds the contents of a settings file.
    package mutating func read(settings text: String, at path: String) {
        let folder = path.pathFolder
        settings[path] = XCConfigFile(text, in: folder)
    }
}

extension ProjectTree {
    /// Returns the path of each build configuration's settings file, by the configuration's ID.
    func settingsFiles(of objects: [XcodeProject.Object]) -> [String: String] {
        let configurations = objects.filter { $0.isa == "XCBuildConfiguration" }
        // A configuration refers to the file, or to a synchronized folder and the file's path relative to this folder.
        let (file, anchor) = ("baseConfigurationReference", "baseConfigurationReferenceAnchor")
        let named = Set(configurations.flatMap { [$0.string(file), $0.string(anchor)] }.compactMap(\.self))
        if named.isEmpty { return [:] }
        var paths: [String: String] = [:]
        for idsByPath in [files, synchronized] {
            for (path, ids) in idsByPath {
                for id in ids where named.contains(id) { paths[id] = path }
            }
        }
        var result: [String: String] = [:]
        for object in configurations {
            if let path = object.string(file).flatMap({ paths[$0] }) {
                result[object.id] = path
            } else if let folder = object.string(anchor).flatMap({ paths[$0] }),
                let path = object.string("baseConfigurationReferenceRelativePath")
            {
                result[object.id] = Self.path(path, in: folder)
            }
        }
        return result
    }
}
