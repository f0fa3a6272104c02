// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "viper-gen",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "viper-gen", targets: ["viper-gen"]),
        .plugin(name: "ViperGenCommand", targets: ["ViperGenCommand"]),
        .plugin(name: "ViperCheckCommand", targets: ["ViperCheckCommand"]),
        .plugin(name: "ViperCheck", targets: ["ViperCheck"]),
        .plugin(name: "ViperGenerate", targets: ["ViperGenerate"]),
    ],
    targets: [
        .executableTarget(name: "viper-gen", dependencies: ["ViperCommand"]),
        .target(
            name: "ViperCommand",
            dependencies: [
                "Adoption", "AppGraph", "UserCode", "ViperGeneration", "ViperModel", "ViperSpec", "SwiftSource",
                "TemplateEngine", "Templates", "XcodeProject", "Diagnostics", "CLibrary",
            ]),
        .target(
            name: "Adoption",
            dependencies: ["ViperGeneration", "ViperModel", "ViperSpec", "SwiftSource", "Diagnostics"]),
        .target(name: "XcodeProject", dependencies: ["Diagnostics"]),
        .target(name: "AppGraph", dependencies: ["Templates", "Diagnostics"]),
        .target(
            name: "UserCode",
            dependencies: [
                "ViperGeneration", "ViperModel", "ViperSpec", "SwiftSource", "TemplateEngine", "Diagnostics",
            ]),
        .target(
            name: "ViperGeneration",
            dependencies: ["ViperModel", "ViperSpec", "SwiftSource", "TemplateEngine", "Diagnostics"]),
        .target(
            name: "ViperModel",
            dependencies: ["ViperSpec", "SwiftSource", "TemplateEngine", "Diagnostics"]),
        .target(name: "ViperSpec", dependencies: ["SwiftSource", "Diagnostics"]),
        .target(name: "SwiftSource", dependencies: ["Diagnostics"]),
        .target(name: "TemplateEngine", dependencies: ["SwiftSource", "Diagnostics"]),
        .target(name: "Diagnostics", dependencies: ["CLibrary"]),
        .target(name: "CLibrary"),

        // The built-in templates and the files of the HTML report, embedded in Swift files. `.ci/record` writes these
        // files, and tests check that they are up to date.
        .target(name: "Templates", path: "Templates/Embedded"),

        // Each plugin has a product of its own, so that a package can choose the plugins to use.
        .plugin(
            name: "ViperGenCommand",
            capability: .command(
                intent: .custom(verb: "viper-gen", description: "Writes VIPER modules from specs."),
                permissions: [.writeToPackageDirectory(reason: "viper-gen writes the files that the specs require.")]),
            dependencies: ["viper-gen"], path: "Sources/Plugins/ViperGenCommand"),
        .plugin(
            name: "ViperCheckCommand",
            capability: .command(
                intent: .custom(verb: "viper-check", description: "Reports problems, and writes nothing.")),
            dependencies: ["viper-gen"], path: "Sources/Plugins/ViperCheckCommand"),
        .plugin(
            name: "ViperCheck", capability: .buildTool(), dependencies: ["viper-gen"],
            path: "Sources/Plugins/ViperCheck"),
        .plugin(
            name: "ViperGenerate", capability: .buildTool(), dependencies: ["viper-gen"],
            path: "Sources/Plugins/ViperGenerate"),

        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "UserCode", "ViperGeneration", "ViperModel", "ViperSpec", "SwiftSource", "TemplateEngine",
                "Templates",
                "Diagnostics",
            ], path: "Tests/Benchmarks"),

        // Code that several test targets share: sources with marked locations, random specs, a file system in memory.
        .target(
            name: "TestSupport",
            dependencies: ["ViperCommand", "AppGraph", "TemplateEngine", "Templates", "XcodeProject", "Diagnostics"],
            path: "Tests/TestSupport"),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(
            name: "XcodeProjectTests", dependencies: ["XcodeProject", "Diagnostics", "TestSupport"], exclude: ["Cases"]),
        .testTarget(name: "AppGraphTests", dependencies: ["AppGraph", "TestSupport"]),
        .testTarget(name: "SwiftSourceTests", dependencies: ["SwiftSource"]),
        .testTarget(name: "ViperSpecTests", dependencies: ["ViperSpec", "TestSupport"]),
        .testTarget(
            name: "TemplateEngineTests", dependencies: ["TemplateEngine", "Diagnostics", "TestSupport"],
            exclude: ["Conformance"]),
        .testTarget(
            name: "ViperCoreTests",
            dependencies: ["UserCode", "ViperGeneration", "ViperModel", "Templates", "TestSupport"],
            exclude: ["Sync/Cases"]),
        .testTarget(
            name: "ViperCommandTests",
            dependencies: [
                "Adoption", "AppGraph", "ViperCommand", "UserCode", "ViperGeneration", "ViperModel", "ViperSpec",
                "TemplateEngine",
                "Templates", "XcodeProject",
                "TestSupport",
            ]),
        // Checks that damaged texts do not crash the tool: `swift run -c release fuzz`. `FuzzTests` runs a small part
        // of it.
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "ViperCommand", "Adoption", "UserCode", "ViperGeneration", "ViperModel", "ViperSpec", "SwiftSource",
                "TemplateEngine",
                "Templates", "XcodeProject", "Diagnostics", "TestSupport",
            ], path: "Tests/Fuzz", exclude: ["Corpus"]),
        .testTarget(name: "FuzzTests", dependencies: ["fuzz", "TestSupport"]),
        .testTarget(
            name: "EndToEndTests", dependencies: ["viper-gen", "Diagnostics", "Templates", "TestSupport"],
            exclude: ["History/replaced.txt", "History/steps.txt"]),
        // Generates code from the specs in Tests/Golden, compares it with the expected code, compiles it and runs its
        // tests.
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "UserCode", "ViperGeneration", "ViperModel", "ViperSpec", "SwiftSource", "Templates", "TestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
