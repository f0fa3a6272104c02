import TestSupport
import Testing

@testable import ViperCommand

/// How the compiler takes a target: its language mode, and whether the main actor is the default.
@Suite struct CompilerSettingsTests {
    private let uikit =
        "import UIKit\nfinal class NewsViewController: UIViewController, NewsViewProtocol { func show() {} }\n"

    private func manifest(_ target: String, tools: String = "6.2", after: String = "") -> String {
        """
        // swift-tools-version: \(tools)
        import PackageDescription

        // .defaultIsolation(MainActor.self) is explained elsewhere
        \(after.hasPrefix("let") ? after : "")
        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Core", swiftSettings: [.swiftLanguageMode(.v5)]),
                .target(name: "Shop", dependencies: [.target(name: "Core", condition: .when(platforms: [.iOS]))]\(target)),
            ]
        )
        \(after.hasPrefix("let") ? "" : after)
        """
    }

    @Test(arguments: [
        ("", "", "6.0", 6, false), ("", "", "5.9", 5, false),
        (", swiftSettings: [.swiftLanguageMode(.v5)]", "", "6.2", 5, false),
        (", swiftSettings: [.defaultIsolation(MainActor.self)]", "", "6.2", 6, true),
        (", swiftSettings: ui", "let ui: [SwiftSetting] = [.defaultIsolation(MainActor.self)]", "6.2", 6, true),
        ("", "let ui: [SwiftSetting] = [.defaultIsolation(MainActor.self)]", "6.2", 6, false),
        (
            "", "for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }", "6.2",
            6, true
        ),
        (", path: \"App\"), .testTarget(name: \"T\"", "", "6.2", 6, false),
    ]) func aManifestSaysIt(_ target: String, _ after: String, _ tools: String, _ language: Int, _ isMain: Bool) {
        let package = PackageManifest(manifest(target, tools: tools, after: after))
        let settings = package.compilerSettings(of: "Shop")
        #expect(settings.language == language && settings.isMainActorByDefault == isMain, "\(settings)")
        #expect(package.compilerSettings(of: "Core").language == 5)
    }

    @Test func thePackagesModesCount() {
        let text =
            "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", targets: [], swiftLanguageModes: [.v5])"
        #expect(PackageManifest(text).compilerSettings(of: "A").language == 5)
    }

    /// Protocols that say nothing are on the main actor, and so is what is generated of them; the way back leaves it out again.
    @Test(arguments: ["6.2", "swift5"]) func adoptKnowsThePackagesMainActor(_ mode: String) throws {
        let five = mode == "swift5" ? ", .swiftLanguageMode(.v5)" : ""
        let mixed = AdoptedNews.contract.replacing("protocol NewsPresenter", with: "@MainActor\nprotocol NewsPresenter")
        let files = [
            "Package.swift": manifest(", swiftSettings: [.defaultIsolation(MainActor.self)\(five)]"),
            "Sources/Shop/News/NewsContract.swift": mixed, "Sources/Shop/News/NewsViewController.swift": uikit,
        ]
        let disk = MemoryFileSystem(files: files)
        let report = Run("adopt", on: disk).output
        #expect(
            report.contains(" mainActor (default: Package.swift says so)"),
            "\(report)")
        #expect(Run("adopt --all", on: disk).code == .success)
        let app = try #require(disk.text("App.viper"))
        #expect(
            app.contains("ui        uikit") && app.contains("isolation mainActor") && app.contains("swift     6"),
            "\(app)")
        let generated = try #require(disk.text("Sources/Shop/News/News.generated.swift"))
        #expect(generated.contains("@MainActor\nprotocol NewsViewProtocol"), "\(generated)")
        #expect(generated.components(separatedBy: "@MainActor").count == 3, "\(generated)")
        #expect(Run("generate", on: disk).output.contains("0 files written"))
        #expect(Run("release --all", on: disk).code == .success)
        #expect(disk.text("Sources/Shop/News/NewsContract.swift") == "import Foundation\n\n" + mixed)
    }

    /// The setting stands in the target, in the project, or in a file of build settings.
    @Test(arguments: ["target", "project", "file"], ["5.0", "6.0"])
    func adoptKnowsTheProjectsMainActor(_ place: String, _ version: String) throws {
        let setting = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
        var project = ProjectCase("synchronized").project.replacing(
            "SWIFT_VERSION = 5.0", with: "SWIFT_VERSION = \(version)")
        if place != "target" { project.replace(setting, with: "") }
        let head = "00000000000000000000AC01 /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;"
        if place == "project" {
            project.replace(
                "\(head)\n\t\t\tbuildSettings = {", with: "\(head)\n\t\t\tbuildSettings = {\n\t\t\t\t\(setting)")
        }
        if place == "file" {
            project.replace(
                head,
                with: "\(head)\n\t\t\tbaseConfigurationReferenceAnchor = 60000000000000000000A002;"
                    + "\n\t\t\tbaseConfigurationReferenceRelativePath = App.xcconfig;")
        }
        let disk = MemoryFileSystem(files: [
            XcodeApp.path: project, "Shop/App.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n",
            "Shop/News/NewsContract.swift": AdoptedNews.contract, "Shop/News/NewsViewController.swift": uikit,
        ])
        #expect(Run("adopt --all", on: disk).code == .success)
        let app = try #require(disk.text("App.viper"))
        #expect(
            app.contains("ui        uikit") && app.contains("isolation mainActor") && app.contains("swift     6"),
            "\(app)")
        #expect(Run("release --all", on: disk).code == .success)
        #expect(disk.text("Shop/News/NewsContract.swift") == "import Foundation\n\n" + AdoptedNews.contract)
        #expect(disk.text(XcodeApp.path) == project)
    }

    /// A new project takes the mode of the package's target, as it does of an Xcode project's.
    @Test(arguments: [
        ("5.9", "", true), ("6.0", "", false), ("6.2", ", swiftSettings: [.swiftLanguageMode(.v5)]", true),
        ("6.2", ", swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]", false),
    ])
    func newTakesTheModeOfThePackagesTarget(_ tools: String, _ target: String, _ isFive: Bool) throws {
        let disk = MemoryFileSystem(files: [
            "Package.swift": manifest(target, tools: tools), "Sources/Shop/A.swift": "",
        ])
        #expect(Run("new Feed --target Shop", on: disk).code == .success)
        let app = try #require(disk.text("App.viper"))
        #expect(app.contains("swift 5") == isFive && !app.contains("isolation none"), "\(app)")
    }
}
