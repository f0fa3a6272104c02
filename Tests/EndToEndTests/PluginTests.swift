import Foundation
import Testing

/// The plugins' sources. `.ci/macos` compiles their halves for Xcode.
@Suite struct PluginTests {
    private static let plugins = Repository.root.appending(path: "Sources/Plugins")
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Who uses one is asked to trust one: no target of this package uses a plugin, and no product holds two.
    @Test func nobodyTrustsMoreThanTheyUse() throws {
        let manifest = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
        #expect(!manifest.contains("plugins:"))
        let products = manifest.matches(of: /\.plugin\(name: "(\w+)", targets: \["(\w+)"\]\)/)
        #expect(products.count == 4 && products.allSatisfy { $0.1 == $0.2 })
    }

    private func shell(_ script: String, _ arguments: String...) throws -> Tool.Result {
        try RunningTool(
            program: URL(filePath: "/bin/sh"), arguments: ["-c", script, "sh"] + arguments, folder: folder.url,
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
        ).result()
    }

    /// What plugins do themselves, run as a program.
    @Test func whatPluginsFindIsWhatIsMeant() throws {
        for path in [
            "App.viper", "Specs/Home.viper", "Specs/Staking/Pools.viper", "Tests/Fixtures/Broken.viper",
            "Sources/Other/App.viper", "Sources/Other/Screens/List.viper", "Sources/Demo/Demo.swift",
            "Sources/Other/Other.swift", ".build/Specs/Old.viper",
        ] {
            try folder.write(
                "A package/" + path, path == "Sources/Other/App.viper" ? "// specs Old\napp B { specs Screens }\n" : "")
        }
        try folder.write(
            "main.swift",
            """
            import Foundation

            let package = URL(filePath: CommandLine.arguments[1])
            for target in ["Sources/Demo", "Tests/DemoTests", "Sources/Other"] {
                let project = package.project(of: package.appending(path: target))
                print(target, project.lastPathComponent, project.specs, project.swift.map(\\.lastPathComponent))
            }
            print(package.project(of: URL(filePath: "/elsewhere/Sources/Demo")).lastPathComponent)
            for line in [
                "", "check", "new Profile", "--target A --target B check --strict", "check --target A", "graph X --target A",
                "--target A new Profile --target B", "new Profile --target B --target A", "new Profile --swift 5",
                "new --target=B Profile --target",
            ] { print(line.split(separator: " ").map(String.init).withoutXcodeTargets.joined(separator: " ")) }

            """)
        let result = try shell(
            "swiftc -swift-version 6 main.swift \"$1/ViperCheck/ProjectFiles.swift\" \"$1/ViperGenCommand/XcodeArguments.swift\" "
                + "-o run && ./run \"$PWD/A package\"",
            Self.plugins.path)
        #expect(
            result.output == """
                Sources/Demo A package ["Specs/Home.viper", "Specs/Staking/Pools.viper"] ["Demo.swift"]
                Tests/DemoTests A package ["Specs/Home.viper", "Specs/Staking/Pools.viper"] ["Demo.swift"]
                Sources/Other Other ["Screens/List.viper"] ["Other.swift"]
                A package

                check
                new Profile
                check --strict
                check
                graph X
                new Profile --target B
                new Profile --target B
                new Profile --swift 5
                new --target=B Profile --target

                """, "\(result.errors)")
    }
}
