import ViperModel

/// What a `Package.swift` says of targets in folders of their own: `.target(name: "Shop", path: "App/Code")`.
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
        for match in text.matches(of: /(\w*[tT]arget)\(\s*name:\s*"([^"]+)"\s*,\s*(?!condition)|path:\s*"([^"]+)"/) {
            if let name = match.2 {
                current = match.1 == "binaryTarget" ? nil : (String(name), match.1 == "testTarget")
            } else if let path = match.3, let target = current {
                targets.append(Target(name: target.name, path: String(path).normalisedPath, isTest: target.isTest))
            }
        }
        self.targets = targets
    }

    /// The target that a folder is of, which a path of the manifest's names, or one around it.
    func target(of folder: String) -> TargetName? {
        targets.first { !$0.isTest && folder.isBelow($0.path) }.flatMap { TargetName(given: $0.name) }
    }

    /// The folders of a target and of its tests, as far as `App.viper` may name them.
    func folders(of target: String) -> (sources: String?, testing: String?) {
        func path(_ name: String, isTest: Bool) -> String? {
            let path = targets.first { $0.name == name && $0.isTest == isTest }?.path
            return path.flatMap { PathFault($0) == nil ? $0 : nil }
        }
        let sources = path(target, isTest: false)
        let testing = path("\(target)Tests", isTest: true)
        return (sources, testing?.overlaps(sources ?? "Sources/\(target)") ?? true ? nil : testing)
    }
}
