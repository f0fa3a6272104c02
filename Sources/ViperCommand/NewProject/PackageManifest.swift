import ViperModel

/// Those targets of a `Package.swift` that state their folder: `.target(name: "Shop", path: "App/Code")`.
struct PackageManifest: Sendable {
    struct Target: Sendable {
        let name: String
        let path: String
        let isTest: Bool
    }

    let targets: [Target]

    init(_ text: String) {
        var current: (name: String, isTest: Bool)?
        var targets: [Target] = []
        // A match is the name of a target, or a path, which is that of the target named before it. What is followed by a condition
        // is no target, but a dependency on one.
        for match in text.matches(of: /(\w*[tT]arget)\(\s*name:\s*"([^"]+)"\s*,\s*(?!condition)|path:\s*"([^"]+)"/) {
            if let name = match.2 {
                current = match.1 == "binaryTarget" ? nil : (String(name), match.1 == "testTarget")
            } else if let path = match.3, let target = current {
                targets.append(Target(name: target.name, path: String(path).normalisedPath, isTest: target.isTest))
            }
        }
        self.targets = targets
    }

    /// The target that a folder belongs to: its path is that folder, or one around it.
    func target(of folder: String) -> TargetName? {
        targets.first { !$0.isTest && folder.isBelow($0.path) }.flatMap { TargetName(given: $0.name) }
    }

    /// The folders of a target and of its tests, as far as `App.viper` may name them: the tests have to be apart from the sources.
    func folders(of target: String) -> (sources: String?, testing: String?) {
        func path(_ name: String, isTest: Bool) -> String? {
            let path = targets.first { $0.name == name && $0.isTest == isTest }?.path
            return path.flatMap { PathFault($0) == nil ? $0 : nil }
        }
        let sources = path(target, isTest: false)
        let testing = path("\(target)Tests", isTest: true)
        let areApart = testing.map { !$0.overlaps(sources ?? "Sources/\(target)") } ?? false
        return (sources, areApart ? testing : nil)
    }
}
