import Diagnostics

/// The text of a file of build settings (`.xcconfig`).
struct XCConfigFile: Sendable {
    /// A line of the file. If several lines set the same setting, the last one counts.
    private enum Line {
        case setting(name: String, value: String)
        /// The contents of another file.
        case include(path: String)
    }

    private let lines: [Line]

    /// Parses a file in `folder`. Settings with a condition, `NAME[sdk=…]`, are ignored.
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

    /// Returns the value of a setting in this file, or in an included one; nil if neither sets it.
    func value(of name: String, among files: [String: XCConfigFile], depth: Int = 0) -> String? {
        // Files may include each other.
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
    /// The paths of the settings files that have not been read yet, used by the project or included by another one.
    package var unreadSettings: [String] {
        Set(settingsFiles.values).union(settings.values.flatMap(\.included)).subtracting(settings.keys).sorted()
    }

    /// Adds the text of a settings file.
    package mutating func read(settings text: String, at path: String) {
        let folder = path.pathFolder
        settings[path] = XCConfigFile(text, in: folder)
    }
}

extension ProjectTree {
    /// Returns the settings file of each build configuration, by the configuration's ID.
    func settingsFiles(of objects: [XcodeProject.Object]) -> [String: String] {
        let configurations = objects.filter { $0.isa == "XCBuildConfiguration" }
        // A configuration refers to the file itself, or to a synchronized folder and the file's path in it.
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
