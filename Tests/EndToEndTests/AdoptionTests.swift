import Foundation
import TestSupport
import Testing

/// The collection of apps, looked at and taken over by the tool itself.
@Suite struct AdoptionTests {
    /// Each process has its own order of sets, and each disk its own of folders: all apps of the collection as one, written
    /// forwards and backwards.
    @Test func everyRunSaysTheSame() throws {
        let collection = Repository.root.appending(path: "Tests/Golden/Adopted")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: collection.path)
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.sorted()
        var said: [String: Set<String>] = [:]
        var trees: Set<[String: Data]> = []
        for paths in [paths, paths.reversed()] {
            let parent = try Folder()
            let folder = Folder(in: parent, at: "Collection")
            for path in paths {
                try folder.write(path, try String(contentsOf: collection.appending(path: path), encoding: .utf8))
            }
            for command in [["adopt", "--verbose"], ["adopt", "--format", "json"], ["adopt", "--all", "--dry-run"]] {
                for _ in 1...TestSettings.count(quick: 1, gate: 4, all: 4) {
                    let run = try Tool.built.run(command, in: folder.url)
                    #expect(run.code == 0 && !run.output.isEmpty, "\(run.errors)")
                    let text = (run.output + run.errors).replacing(/[0-9.]+ s\)/, with: "")
                    said[command.joined(separator: " "), default: []].insert(text)
                }
            }
            #expect(try Tool.built.run(["adopt", "--all", "--bodies"], in: folder.url).code == 0)
            trees.insert(try folder.files())
        }
        for (command, texts) in said { #expect(texts.count == 1, "\(command)") }
        #expect(trees.count == 1)
    }

    /// An app of the collection whose code is on the main actor by default, with its modules taken over and a new one, beside a
    /// module named UIKit: it is compiled, and its tests run.
    @Test(.enabled(if: TestTier.gate.isRunning), arguments: zip(["Package.swift", "Shop.xcodeproj"], ["6", "5"]))
    func whatIsAdoptedCompilesAndIsTested(_ builder: String, _ mode: String) throws {
        let folder = try Folder()
        let app = Repository.root.appending(path: "Tests/Golden/Adopted/OneFile")
        for path in try FileManager.default.subpathsOfDirectory(atPath: app.path) where path.hasSuffix(".swift") {
            // The stand-in has no 'init()' of view controllers.
            let text = try String(contentsOf: app.appending(path: path), encoding: .utf8)
            try folder.write(
                path,
                text.replacing("BasketViewController()", with: "BasketViewController(nibName: nil, bundle: nil)")
                    .replacing("@MainActor\n", with: ""))
        }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let kit: [Target.Dependency] = ["UIKit", "_Testing_UIKit"]
            let mode = SwiftSetting.swiftLanguageMode(.v\(mode))
            let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error), mode]
            let package = Package(
                name: "Shop",
                platforms: [.macOS(.v14)],
                targets: [
                    .target(name: "UIKit"), .target(name: "_Testing_UIKit"),
                    .target(name: "Shop", dependencies: kit, swiftSettings: settings),
                    .testTarget(name: "ShopTests", dependencies: ["Shop"] + kit, swiftSettings: [mode]),
                ]
            )
            """
        if builder == "Package.swift" {
            try folder.write(builder, manifest)
        } else {
            try FileManager.default.removeItem(at: folder["Package.swift"])
            let project = ProjectCase("synchronized").project.replacing(
                "path = ShopTests", with: "path = Tests/ShopTests"
            )
            .replacing("path = Shop;", with: "path = Sources/Shop;")
            .replacing("SWIFT_VERSION = 5.0", with: "SWIFT_VERSION = \(mode).0")
            try folder.write("\(builder)/project.pbxproj", project)
        }
        for command in [["adopt", "--all", "--bodies"], ["new", "Checkout"]] {
            let run = try Tool.built.run(command, in: folder.url)
            #expect(run.code == 0, "\(run.errors)")
        }
        let settings = try folder.text("App.viper")
        #expect(settings.contains("ui        uikit") && settings.contains("isolation mainActor"), "\(settings)")
        try folder.write("Package.swift", manifest)
        let standIn = Repository.root.appending(path: "Tests/Golden/UIKitStubs/Sources")
        for module in ["UIKit", "_Testing_UIKit"] {
            try FileManager.default.copyItem(
                at: standIn.appending(path: module), to: folder["Sources/\(module)"])
        }
        try folder.write(
            "Tests/ShopTests/AdoptedTests.swift",
            """
            import Testing

            @testable import Shop

            @MainActor struct AdoptedTests {
                @Test func theBodyInTheSpecRuns() {
                    let view = BasketViewProtocolMock()
                    let presenter = BasketPresenter(
                        interactor: BasketInteractorInputProtocolMock(), wireframe: BasketWireframeProtocolMock())
                    presenter.view = view
                    presenter.viewDidLoad()
                    #expect(view.showNothingCallsCount == 1)
                }
            }
            """)
        let output = try SwiftTool.run("test", in: folder.url)
        #expect(output.contains("Test theBodyInTheSpecRuns() passed"), "\(output)")
        #expect(output.contains("Test Suite 'CheckoutPresenterFlowTests' passed"), "\(output)")
    }
}
