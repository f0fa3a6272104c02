import Foundation

/// A package that compiles and tests generated projects: a target and a test target for each, so that one build serves all.
struct ConsumerPackage: Sendable {
    /// A project in the package: a target and its tests.
    struct Project: Sendable {
        /// The Swift module; its tests are in `<module>Tests`.
        var module: String
        var sources: FileTree
        var tests: FileTree
        /// Where it is not compiled as the package is.
        var mode: BuildMode?

        /// The names of its classes of tests that XCTest runs: those that inherit `XCTestCase`, and those that inherit these.
        var xcTestCases: [String] {
            let inheriting = tests.paths.flatMap { path in
                (tests[path] ?? "").matches(of: #/\bclass (\w+): (\w+)/#).map { (String($0.1), String($0.2)) }
            }
            var cases: Set = ["XCTestCase"]
            while let (name, _) = inheriting.first(where: { cases.contains($0.1) && !cases.contains($0.0) }) {
                cases.insert(name)
            }
            return cases.subtracting(["XCTestCase"]).sorted()
        }

        /// The modules that its sources import.
        var imports: Set<String> {
            let lines = sources.paths.flatMap { (sources[$0] ?? "").split(separator: "\n") }
            return Set(lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) })
        }

        /// The same project as a module of another name.
        func renamed(to name: String) -> Project {
            var project = self
            project.module = name
            for path in tests.paths {
                project.tests[path] = tests[path]?
                    .replacing("import \(module)\n", with: "import \(name)\n")
                    .replacing("= \(module).", with: "= \(name).")
            }
            return project
        }
    }

    /// Of the folder below the scratch folder: stable, so that builds are incremental.
    var name: String
    var mode: BuildMode
    var projects: [Project]
    /// `thread`, or nil.
    var sanitizer: String?

    var folder: URL { Repository.scratch.appendingPathComponent("\(name)-\(mode.rawValue)/package") }
    var buildFolder: URL { Repository.scratch.appendingPathComponent("\(name)-\(mode.rawValue)/build") }

    /// Writes the package, builds it and runs all of its tests.
    func test() async throws -> TestRun {
        try tree().write(to: folder)
        var run = try await test(["test"])
        for project in projects where !project.xcTestCases.isEmpty && run.result.exitCode == 0 {
            try await run.add(testXCTest(of: project), ofXCTestsIn: project.module)
        }
        return run
    }

    /// Runs those tests of the built package whose IDs match.
    func test(only filter: String) async throws -> TestRun {
        try await test(["test", "--skip-build", "--filter", filter])
    }

    /// Writes the package and builds it with its tests.
    func build() async throws -> ProcessResult {
        try tree().write(to: folder)
        return try await swift(["build", "--build-tests"])
    }

    private func test(_ arguments: [String]) async throws -> TestRun {
        let events = folder.deletingLastPathComponent().appendingPathComponent("events.jsonl")
        try? FileManager.default.removeItem(at: events)
        let result = try await swift(
            arguments + [
                "--disable-xctest", "--event-stream-output-path", events.path, "--event-stream-version", "0",
            ])
        return try TestRun(result: result, events: events)
    }

    /// The tests of one module that XCTest runs: what it says of them does not name the module. Where the bundle of tests is a
    /// program, it is run as it is: `swift test` would plan the package anew for each module.
    private func testXCTest(of project: Project) async throws -> ProcessResult {
        #if os(macOS)
        try await swift(["test", "--skip-build", "--disable-swift-testing", "--filter", "^\(project.module)Tests\\."])
        #else
        let bundle = buildFolder.appendingPathComponent("debug/\(Self.packageName)PackageTests.xctest")
        let classes = project.xcTestCases.map { "\(project.module)Tests.\($0)" }
        return try await run([bundle.path, classes.joined(separator: ",")])
        #endif
    }

    private static let packageName = "Goldens"

    /// `swift build` and `swift test`; a scratch folder of its own, because the one of the checkout is locked by this very run.
    private func swift(_ arguments: [String]) async throws -> ProcessResult {
        let options = [
            "--package-path", folder.path, "--scratch-path", buildFolder.path, "-debug-info-format", "none",
        ]
        let sanitizing = sanitizer.map { ["--sanitize", $0] } ?? []
        let compiling = Self.compilerOptions.flatMap { ["-Xswiftc", $0] }
        return try await run(["swift"] + arguments + options + compiling + sanitizing)
    }

    /// What is compiled stays the same, in two thirds of the time: one process for a module instead of four, each of which would
    /// read what the module imports, and no index of the system's modules. Tests are found by the index of the others.
    private static let compilerOptions = [
        "-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo",
        "-index-ignore-system-modules",
    ]

    private func tree() throws -> FileTree {
        var tree = FileTree()
        tree["Package.swift"] = manifest
        for project in projects {
            tree.add(project.sources, below: "Sources/\(project.module)")
            tree.add(project.tests, below: "Tests/\(project.module)Tests")
        }
        for module in mode.standIns {
            let package = module.contains("UIKit") ? "UIKitStubs" : "SwiftUIStubs"
            let sources = Repository.golden.appendingPathComponent("\(package)/Sources/\(module)")
            tree.add(try FileTree.read(sources), below: "Sources/\(module)")
        }
        return tree
    }

    private var manifest: String {
        // SwiftUI's views are hosted by UIKit's controllers.
        var targets = mode.standIns.map {
            ".target(name: \"\($0)\"\($0 == "SwiftUI" ? ", dependencies: [\"UIKit\"]" : ""))"
        }
        for project in projects {
            let used = mode.standIns + projects.map(\.module).filter(project.imports.contains)
            let settings = project.mode.map { "[\($0.swiftSettings.joined(separator: ", "))]" } ?? "settings"
            targets.append(
                ".target(name: \"\(project.module)\", dependencies: \(used), swiftSettings: \(settings))")
            guard !project.tests.files.isEmpty else { continue }
            targets.append(
                ".testTarget(name: \"\(project.module)Tests\", dependencies: \([project.module] + used), "
                    + "swiftSettings: \(settings))")
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let settings: [SwiftSetting] = [
                \(mode.swiftSettings.joined(separator: ",\n    "))
            ]

            let package = Package(
                name: "\(Self.packageName)",
                platforms: [.macOS(.v14)],
                targets: [
                    \(targets.joined(separator: ",\n        "))
                ]
            )

            """
    }
}

extension ConsumerPackage.Project {
    /// A project in the layout that viper-gen gives it: one folder below `Sources`, one below `Tests`.
    init(tree: FileTree) throws {
        let modules = Set(tree.below("Sources").paths.compactMap { $0.split(separator: "/").first.map(String.init) })
        guard modules.count == 1, let module = modules.first else { throw LayoutError(modules: modules.sorted()) }
        self.init(
            module: module, sources: tree.below("Sources/\(module)"), tests: tree.below("Tests/\(module)Tests"))
    }

    /// A tree that is not one target below `Sources`.
    struct LayoutError: Error { var modules: [String] }
}
