import Foundation
import Testing

/// An app of the collection with its modules taken over, beside a module named UIKit: it is compiled, and its tests run.
@Suite struct AdoptionTests {
    @Test func whatIsAdoptedCompilesAndIsTested() throws {
        let folder = try Folder()
        let app = Repository.root.appending(path: "Tests/Golden/Adopted/OneFile")
        for path in try FileManager.default.subpathsOfDirectory(atPath: app.path) where path.hasSuffix(".swift") {
            try folder.write(path, String(contentsOf: app.appending(path: path), encoding: .utf8))
        }
        for command in [["adopt", "--all", "--bodies"], ["new", "Checkout"]] {
            let run = try Tool.built.run(command, in: folder.url)
            #expect(run.code == 0, "\(run.errors)")
        }
        let standIn = Repository.root.appending(path: "Tests/Golden/UIKitStandIn/Sources")
        for module in ["UIKit", "_Testing_UIKit"] {
            try FileManager.default.copyItem(
                at: standIn.appending(path: module), to: folder["Sources/\(module)"])
        }
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let kit: [Target.Dependency] = ["UIKit", "_Testing_UIKit"]
            let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]
            let package = Package(
                name: "Shop",
                platforms: [.macOS(.v14)],
                targets: [
                    .target(name: "UIKit"), .target(name: "_Testing_UIKit"),
                    .target(name: "Shop", dependencies: kit, swiftSettings: settings),
                    .testTarget(name: "ShopTests", dependencies: ["Shop"] + kit),
                ]
            )
            """)
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
        #expect(output.contains("Suite CheckoutPresenterFlowTests passed"), "\(output)")
    }
}
