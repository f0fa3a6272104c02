import TestSupport
import Testing

/// What a person clicks on in a terminal, and Xcode marks in its editor, is the file.
struct FindingPlacesTests {
    /// Nothing is generated yet: `check` finds that files are missing.
    private let files = [
        "/home/me/shop/App.viper": "app Shop { ui none }\n", "/home/me/shop/Specs/List.viper": "module List {}\n",
    ]

    private func places(
        _ line: String, in folder: String, environment: [String: String] = [:]
    ) -> Set<String> {
        let disk = MemoryFileSystem(workingFolder: folder, files: files)
        let findings = Run(line, on: disk, environment: environment).errors.matches(of: #/(?m)^([^:\n]+):\d+:\d+: /#)
        return Set(findings.map { String($0.1) })
    }

    @Test(arguments: [
        ("/home/me/shop", "check --verbose", "Sources/Shop/Navigation.swift"),
        ("/home/me/shop", "check --verbose --path .", "Sources/Shop/Navigation.swift"),
        ("/home/me", "check --verbose --path shop/", "shop/Sources/Shop/Navigation.swift"),
        ("/home/me", "check --verbose --path /home/me/shop", "/home/me/shop/Sources/Shop/Navigation.swift"),
        ("/home/me/shop/Sources/Shop", "check --verbose", "../../Sources/Shop/Navigation.swift"),
        ("/home/me/shop/Sources", "check --verbose --path ..", "../Sources/Shop/Navigation.swift"),
    ])
    func beginWhereOneStands(folder: String, line: String, path: String) {
        #expect(places(line, in: folder).contains(path), "\(places(line, in: folder))")
    }

    /// Xcode's documentation of script phases asks for `{full_path_to_file}`.
    @Test func areWholePathsInAScriptPhaseOfXcode() {
        #expect(
            places("check --verbose", in: "/home/me/shop", environment: ["XCODE_VERSION_ACTUAL": "2600"]).contains(
                "/home/me/shop/Sources/Shop/Navigation.swift"))
    }

    /// In other formats they are what programs were promised.
    @Test func beginAtTheProjectInJSON() {
        let disk = MemoryFileSystem(workingFolder: "/home/me", files: files)
        #expect(
            Run("check --verbose --path shop --format json", on: disk).output.contains(
                #""path":"Sources/Shop/Navigation.swift""#)
        )
    }
}
