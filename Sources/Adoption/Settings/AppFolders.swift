/// The folders of an app's sources and tests, by the paths of its Swift files.
package struct AppFolders: Sendable {
    /// The folder of the sources with the most modules; empty if they are at the project's root.
    package let sources: String
    /// The folder of the tests; nil if there are none.
    package let tests: String?
    /// The number of modules in the sources.
    package let moduleCount: Int

    /// `sources` and `tests` are the Swift files of the app and of its tests, `modules` the folders of the modules, and `apps`
    /// the names of the Xcode projects. `hasManifest` says whether the folder has a package or an Xcode project. If it has none
    /// and contains several modules directly, it is the folder of the sources.
    package init(sources: [String], tests: [String], modules: [String], apps: Set<String>, hasManifest: Bool) {
        let homes = modules.isEmpty ? sources : modules.map { $0 + "/" }
        let standAtRoot = !hasManifest && Set(modules).count > 1 && modules.allSatisfy { !$0.contains("/") }
        self.sources = standAtRoot ? "" : Self.home(of: homes, among: sources)
        self.tests = Self.home(ofTests: tests, beside: self.sources, apps)
        let folder = self.sources + "/"
        moduleCount = modules.count { ($0 + "/").hasPrefix(folder) }
    }

    /// Whether a file belongs to tests: the name of a folder around it ends in `Tests` or `Test`, and is not that of one of the
    /// Xcode projects, `apps`.
    package static func isTest(_ path: String, apps: Set<String> = []) -> Bool {
        testFolder(path.pathParts.dropLast(), apps) != nil
    }

    /// The position of the outermost folder that is one of tests.
    private static func testFolder(_ parts: ArraySlice<Substring>, _ apps: Set<String>) -> Int? {
        parts.firstIndex { ($0.hasSuffix("Tests") || $0.hasSuffix("Test")) && !apps.contains(String($0)) }
    }

    /// The folder with the most tests, without UI tests; nil if it is not separate from the sources.
    private static func home(ofTests tests: [String], beside sources: String, _ apps: Set<String>) -> String? {
        let roots = tests.filter { !$0.contains("UITests/") }.compactMap { path -> String? in
            let parts = path.pathParts.dropLast()
            return testFolder(parts, apps).map { parts[...$0].joined(separator: "/") }
        }
        guard let (root, _) = InferredSetting.majority(roots) else { return nil }
        let inRoot = tests.filter { $0.hasPrefix(root + "/") }
        let home = root.hasSuffix("/Tests") || root == "Tests" ? Self.home(of: inRoot, among: inRoot, from: root) : root
        let isApart = !home.isBelow(sources) && !sources.isBelow(home)
        return isApart && !sources.isEmpty ? home : nil
    }

    /// The folder that has most of `paths`. From `root` the search descends into the folder with most of them, as long as all of
    /// `files` below are in that folder. A package's targets have sibling folders, so there the one with the most is used although
    /// others have files, too. A path that ends in a slash is a folder, any other path a file.
    private static func home(of paths: [String], among files: [String], from root: String = "") -> String {
        var folder = root.pathParts
        let moduleFolders = Set(paths)
        var folders = paths.map { $0.pathParts.dropLast($0.utf8.last == UInt8(ascii: "/") ? 0 : 1) }
        while true {
            let depth = folder.count
            folders = folders.filter { $0.starts(with: folder) }
            let below = folders.filter { $0.count > depth }
            guard let (next, _) = InferredSetting.majority(below.map { String($0[depth]) }) else { break }
            let holdsTargets = folder.isEmpty || folder == ["Sources"] || folder == ["Tests"]
            if !holdsTargets {
                let place = folder.map { $0 + "/" }.joined()
                let nextPlace = place + next + "/"
                guard files.allSatisfy({ !$0.hasPrefix(place) || $0.hasPrefix(nextPlace) }) else { break }
                // A module's own folder is no folder of modules.
                if moduleFolders.contains(nextPlace) { break }
            }
            folder.append(Substring(next))
        }
        return folder.joined(separator: "/")
    }
}

extension String {
    /// The components of a path: `Sources` and `App` of `Sources/App/`.
    var pathParts: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }
}
