/// The folders of an app's sources and tests, according to the paths of its Swift files.
package struct AppFolders: Sendable {
    /// The folder of the sources, which contains the most modules; empty if it is the project's root.
    package let sources: String
    /// The folder of the tests; nil if there are none.
    package let tests: String?
    /// The number of modules in the folder of the sources; 0 if that folder is the project's root.
    package let moduleCount: Int

    /// Finds the folders. `sources` and `tests` are the paths of the app's and the tests' Swift files. `modules` are
    /// the folders of the modules, and `apps` the names of the Xcode projects.
    ///
    /// `hasManifest` states whether the project's root contains a package or an Xcode project. Without them, the root
    /// is the folder of the sources if there are at least two modules and it directly contains all of them.
    package init(sources: [String], tests: [String], modules: [String], apps: Set<String>, hasManifest: Bool) {
        let candidates = modules.isEmpty ? sources : modules.map { $0 + "/" }
        let standAtRoot = !hasManifest && Set(modules).count > 1 && modules.allSatisfy { !$0.contains("/") }
        self.sources = standAtRoot ? "" : Self.home(of: candidates, among: sources)
        self.tests = Self.home(ofTests: tests, beside: self.sources, apps)
        let folder = self.sources + "/"
        moduleCount = modules.count { ($0 + "/").hasPrefix(folder) }
    }

    /// Returns whether a file belongs to tests. The name of a folder around it must end in `Tests` or `Test`, and must
    /// not be the name of an Xcode project in `apps`.
    package static func isTest(_ path: String, apps: Set<String> = []) -> Bool {
        testFolder(path.pathParts.dropLast(), apps) != nil
    }

    /// Returns the index of the outermost folder of tests in a path; nil if there is none.
    private static func testFolder(_ parts: ArraySlice<Substring>, _ apps: Set<String>) -> Int? {
        parts.firstIndex { ($0.hasSuffix("Tests") || $0.hasSuffix("Test")) && !apps.contains(String($0)) }
    }

    /// Returns the folder with the most tests, not counting UI tests. Returns nil if there are no tests, or if the
    /// folders of tests and sources overlap.
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

    /// Returns the folder that contains most of `paths`. A path that ends in a slash is a folder; any other path is a
    /// file.
    ///
    /// The search starts at `root`. It enters the subfolder with the most paths, if all of `files` in the current
    /// folder are inside this subfolder. The targets of a package are neighboring folders. So in the root, in `Sources`
    /// and in `Tests`, the search always enters the subfolder with the most paths.
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
                // A folder of one module is not the folder of all modules.
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
