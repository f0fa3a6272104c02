/// The names by which templates include one another: `kit/` is the folder of the app's UI kit, `framework/` that of its
/// test framework; all other folders are called as they are.
package struct TemplateFolders: Sendable {
    private let names: [String: String]
    /// Folders whose templates are not meant: other kits, and what `new` and `init` start with.
    private let others: Set<String>
    /// Where a kit of the project's own takes what it leaves out.
    private let fallback: String?

    /// `project` are the paths of the project's own templates, below their folder.
    package init(kit: Kit, tests: TestFramework, project: [Substring]) {
        names = [kit.name: "kit", tests.rawValue: "framework"]
        others = Self.reserved.union(OwnKits.folders(in: project)).subtracting(Self.shared).subtracting(names.keys)
        fallback = kit.isBuiltIn ? nil : Kit.none.name
    }

    /// The name of the built-in template at a path; nil where it is not meant.
    package func name(ofBuiltIn path: Substring) -> String? {
        guard let (folder, rest) = Self.parts(of: path) else { return nil }
        if folder == fallback { return "kit" + rest }
        return names[folder].map { $0 + rest } ?? (Self.shared.contains(folder) ? String(path) : nil)
    }

    /// The name of the project's own template at a path; nil where it is not meant.
    package func name(ofOwn path: Substring) -> String? {
        guard let (folder, rest) = Self.parts(of: path) else { return String(path) }
        if let name = names[folder] { return name + rest }
        return others.contains(folder) ? nil : String(path)
    }

    /// Folders that no kit of a project's own can be named as.
    static let reserved = shared.union(Kit.builtIn.map(\.name))
        .union(TestFramework.allCases.map(\.rawValue)).union(["project", "starter", "kit", "framework"])

    private static let shared: Set = ["core", "mocks", "reactive", "tests"]

    /// The first folder, and the rest with its slash.
    private static func parts(of path: Substring) -> (String, String)? {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        return (String(path[..<slash]), String(path[slash...]))
    }
}
