/// Where an app has its sources and its tests, by the paths of its Swift files.
package struct AppFolders: Sendable {
    /// The folder of the sources that most modules stand in; empty where they stand at the project's root.
    package let sources: String
    /// The folder of the tests; nil where there are none.
    package let tests: String?
    /// How many of the modules stand in the sources.
    package let moduleCount: Int

    /// `sources` and `tests` are the Swift files of the app and of its tests; `modules` are the folders of the modules, and
    /// `apps` what Xcode projects are called. Where no package or Xcode project is the folder's own, several modules that
    /// stand there show that it is the sources' itself.
    package init(sources: [String], tests: [String], modules: [String], apps: Set<String>, hasManifest: Bool) {
        let homes = modules.isEmpty ? sources : modules.map { $0 + "/" }
        let areHere = !hasManifest && Set(modules).count > 1 && modules.allSatisfy { !$0.contains("/") }
        self.sources = areHere ? "" : Self.home(of: homes, among: sources)
        self.tests = Self.home(ofTests: tests, beside: self.sources, apps)
        let folder = self.sources + "/"
        moduleCount = modules.count { ($0 + "/").hasPrefix(folder) }
    }

    /// It is a test's: a folder around it is called so, and not as one of the Xcode projects, `apps`.
    package static func isTest(_ path: String, apps: Set<String> = []) -> Bool {
        testFolder(path.pathParts.dropLast(), apps) != nil
    }

    private static func testFolder(_ parts: ArraySlice<Substring>, _ apps: Set<String>) -> Int? {
        parts.firstIndex { ($0.hasSuffix("Tests") || $0.hasSuffix("Test")) && !apps.contains(String($0)) }
    }

    /// Of the folders of tests the one with most files; nil where none is apart from the sources.
    private static func home(
        ofTests tests: [String], beside sources: String, _ apps: Set<String>
    ) -> String? {
        let roots = tests.filter { !$0.contains("UITests/") }.compactMap { path -> String? in
            let parts = path.pathParts.dropLast()
            return testFolder(parts, apps).map { parts[...$0].joined(separator: "/") }
        }
        guard let (root, _) = InferredSetting.majority(roots) else { return nil }
        let own = tests.filter { $0.hasPrefix(root + "/") }
        let home = root.hasSuffix("/Tests") || root == "Tests" ? Self.home(of: own, among: own, from: root) : root
        let isApart = !home.isBelow(sources) && !sources.isBelow(home)
        return isApart && !sources.isEmpty ? home : nil
    }

    /// The folder that most of `paths` begin with, followed down as long as all of `files` in it stand in one of its folders; of
    /// a package's targets that of most.
    private static func home(of paths: [String], among files: [String], from root: String = "") -> String {
        var folder = root.pathParts
        let own = Set(paths)
        var folders = paths.map { $0.pathParts.dropLast($0.utf8.last == UInt8(ascii: "/") ? 0 : 1) }
        while true {
            let depth = folder.count
            folders = folders.filter { $0.starts(with: folder) }
            let below = folders.filter { $0.count > depth }
            guard let (next, _) = InferredSetting.majority(below.map { String($0[depth]) }) else { break }
            let isRoot = folder.isEmpty || folder == ["Sources"] || folder == ["Tests"]
            let place = folder.map { $0 + "/" }.joined()
            guard isRoot || files.allSatisfy({ !$0.hasPrefix(place) || $0.hasPrefix(place + next + "/") }) else {
                break
            }
            // A module's own folder is no home of modules.
            if !isRoot, own.contains((folder + [Substring(next)]).joined(separator: "/") + "/") { break }
            folder.append(Substring(next))
        }
        return folder.joined(separator: "/")
    }
}

extension String {
    /// `Sources` and `App` of `Sources/App/`.
    var pathParts: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }
}
