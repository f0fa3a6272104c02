import Diagnostics

/// The text of a file of build settings (`.xcconfig`).
struct SettingsFile: Sendable {
    /// What a line says; the later one counts.
    private enum Line {
        case setting(name: String, value: String)
        /// What another file says, as if it stood here.
        case include(path: String)
    }

    private let lines: [Line]

    /// `folder` is the one that the file stands in. Settings under a condition, `NAME[sdk=…]`, are passed over.
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

    /// The paths of the files that it includes.
    var included: [String] {
        lines.compactMap { if case .include(let path) = $0 { path } else { nil } }
    }

    /// What a setting is here, or in a file that is included; nil where neither says it.
    func value(of name: String, among files: [String: SettingsFile], depth: Int = 0) -> String? {
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
    /// Files of build settings that the project names, or that one of them includes, and whose text is not known yet.
    package var unreadSettings: [String] {
        Set(settingsFiles.values).union(settings.values.flatMap(\.included)).subtracting(settings.keys).sorted()
    }

    /// Takes the text of a file of build settings.
    package mutating func read(settings text: String, at path: String) {
        let folder = path.pathFolder
        settings[path] = SettingsFile(text, in: folder)
    }

    /// The file of build settings that each configuration is based on, by the configuration's ID.
    var settingsFiles: [String: String] {
        var files: [String: String] = [:]
        let places = tree.files.merging(tree.synchronised) { $0 + $1 }
        let paths = Dictionary(firstOf: places.flatMap { path, ids in ids.map { ($0, path) } })
        for object in objects where object.isa == "XCBuildConfiguration" {
            if let path = object.string("baseConfigurationReference").flatMap({ paths[$0] }) {
                files[object.id] = path
            } else if let folder = object.string("baseConfigurationReferenceAnchor").flatMap({ paths[$0] }),
                let path = object.string("baseConfigurationReferenceRelativePath")
            {
                files[object.id] = ProjectTree.path(path, in: folder)
            }
        }
        return files
    }
}
