import Foundation
import TestSupport
import Testing

/// What `init` starts builds, passes its tests and runs. One build serves all that is seen of it.
@Suite(.serialized, .enabled(if: TestTier.gate.isRunning)) struct InitTests {
    @Test func anAppInATerminalRunsAtOnce() throws {
        let app = try StartedApp(ui: "terminal")
        #expect(try SwiftTool.run("test", in: app.package).contains("passed after"))

        let terminal = try app.open()
        #expect(terminal.screen.lines == ["Home"] + Array(repeating: "", count: 14) + ["q to close"])
        #expect(terminal.screen.isAlternate && !terminal.screen.isCursorVisible && !terminal.isCooked)
        terminal.type("q")
        #expect(try terminal.waitForExit() == .code(0))
        #expect(terminal.isAsItWas)

        let script = try Tool(url: app.program).run([], in: app.package, input: "nonsense\nquit\n")
        #expect(script.output == "")
        #expect(script.errors == "There is no command 'nonsense'.\n")
        #expect(script.code == 1)
        #expect(try Tool(url: app.program).run([], in: app.package, input: "").code == 0)
        // On a terminal that can do nothing but print, lines are read as well.
        let dumb = try PseudoTerminal(app.program, in: app.package, environment: ["TERM": "dumb"])
        try dumb.type("nonsense\n", thenSee: "There is no command 'nonsense'.")
        dumb.type("quit\n")
        #expect(try dumb.waitForExit() == .code(1))

        try leavesTheTerminalAsItWas(app)
        try comesBack(app)
        try followsTheSize(app)
    }

    private func leavesTheTerminalAsItWas(_ app: StartedApp) throws {
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV] {
            let terminal = try app.open()
            terminal.send(signal: signal)
            #expect(try terminal.waitForExit() == .signal(signal))
            #expect(terminal.isAsItWas, "signal \(signal)")
        }
        let interrupted = try app.open()
        interrupted.type("\u{3}")
        #expect(try interrupted.waitForExit() == .signal(SIGINT))
        #expect(interrupted.isAsItWas)

        // A crash: what it has to say is seen, though it was said while the app's screen was on.
        let crashed = try app.open()
        crashed.type("c")
        guard case .signal = try crashed.waitForExit() else {
            Issue.record("it did not crash")
            return
        }
        #expect(crashed.isAsItWas)
        #expect(crashed.screen.lines.joined().contains("Fatal error: as asked"))

        let exited = try app.open()
        exited.type("e")
        #expect(try exited.waitForExit() == .code(7))
        #expect(exited.isAsItWas)
        #expect(exited.screen.lines.joined().contains("said before"))
    }

    private func comesBack(_ app: StartedApp) throws {
        let terminal = try app.open()
        terminal.type("\u{1A}")
        try terminal.waitForStop()
        #expect(terminal.isAsItWas)
        terminal.send(signal: SIGCONT)
        try terminal.see("q to close")
        #expect(terminal.screen.isAlternate && !terminal.isCooked)
        terminal.type("q")
        #expect(try terminal.waitForExit() == .code(0))
        #expect(terminal.isAsItWas)
    }

    private func followsTheSize(_ app: StartedApp) throws {
        let terminal = try app.open()
        terminal.resize(columns: 30, rows: 5)
        try terminal.wait("the last row to move") { $0.screen.lines.last == "q to close" }
        #expect(terminal.screen.lines == ["Home", "", "", "", "q to close"])
        terminal.type("q")
        #expect(try terminal.waitForExit() == .code(0))
    }

    @Test(arguments: [("none", "HomeView"), ("swiftui", "HomeViewState")])
    func anAppWithoutAKitRunsAtOnce(kit: String, opened: String) throws {
        let app = try StartedApp(ui: kit)
        try SwiftTool.run("build", in: app.package)
        let run = try Tool(url: app.program).run([], in: app.package)
        #expect(run.code == 0)
        #expect(run.output == "\(opened) is open.\n")
    }

    /// Beside a module named SwiftUI, so that the app becomes code.
    @Test func anAppWithSwiftUIShowsItsFirstModule() throws {
        let app = try StartedApp(ui: "swiftui")
        try FileManager.default.copyItem(
            at: Repository.root.appending(path: "Tests/Golden/SwiftUIStubs/Sources/SwiftUI"),
            to: app.package.appending(path: "Sources/SwiftUI"))
        // Only Xcode has what the macro stands for; what it shows is compiled.
        let main = "Demo/Sources/Demo/Main.swift"
        let preview = "@MainActor @ViewBuilder private func preview() -> some View {"
        try app.folder.write(main, try app.folder.text(main).replacing("#Preview {", with: preview))
        #expect(try app.folder.text(main).contains(preview))
        try app.folder.write(
            "Demo/Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Demo",
                platforms: [.macOS(.v14)],
                targets: [
                    .target(name: "SwiftUI"),
                    .executableTarget(
                        name: "Demo", dependencies: ["SwiftUI"], swiftSettings: [.treatAllWarnings(as: .error)]),
                ]
            )
            """)
        try SwiftTool.run("build", in: app.package)
        let run = try Tool(url: app.program).run([], in: app.package)
        #expect(run.code == 0)
        #expect(run.output == "Home\n…\n")
    }

    /// Beside a module named UIKit, so that the delegates become code.
    @Test func anAppWithUIKitShowsItsFirstModule() throws {
        let app = try StartedApp(ui: "uikit")
        let standIn = Repository.root.appending(path: "Tests/Golden/UIKitStubs/Sources")
        for module in ["UIKit", "_Testing_UIKit"] {
            try FileManager.default.copyItem(
                at: standIn.appending(path: module), to: app.package.appending(path: "Sources/\(module)"))
        }
        try app.folder.write(
            "Demo/Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let kit: [Target.Dependency] = ["UIKit", "_Testing_UIKit"]
            let package = Package(
                name: "Demo",
                platforms: [.macOS(.v14)],
                targets: [
                    .target(name: "UIKit"), .target(name: "_Testing_UIKit"),
                    .executableTarget(name: "Demo", dependencies: kit, swiftSettings: [.treatAllWarnings(as: .error)]),
                    .testTarget(name: "DemoTests", dependencies: ["Demo"] + kit),
                ]
            )
            """)
        try app.folder.write(
            "Demo/Tests/DemoTests/DelegateTests.swift",
            """
            import Testing
            import UIKit

            @testable import Demo

            @MainActor struct DelegateTests {
                @Test func namesTheSceneDelegate() {
                    let configuration = AppDelegate().application(
                        UIApplication(), configurationForConnecting: UISceneSession(), options: UIScene.ConnectionOptions())
                    #expect(configuration.delegateClass == SceneDelegate.self)
                }

                @Test func showsTheFirstModule() throws {
                    let delegate = SceneDelegate()
                    let scene = UIWindowScene()
                    delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
                    let window = try #require(delegate.window)
                    let navigation = try #require(window.rootViewController as? UINavigationController)
                    #expect(navigation.topViewController is HomeViewController)
                    #expect(window.windowScene === scene && window.isKeyWindow)
                }

                @Test func showsRowsOrThatThereAreNone() throws {
                    let presenter = HomePresenterProtocolMock()
                    let home = HomeViewController(presenter: presenter)
                    UIViewController(nibName: nil, bundle: nil).present(home, animated: false)
                    #expect(presenter.viewDidLoadCallsCount == 1)
                    home.showNoContent()
                    #expect(home.tableView.backgroundView != nil)
                    home.show([HomeRow(id: 1, title: "Milk")])
                    let row = home.tableView.visibleCells.first?.contentConfiguration as? UIListContentConfiguration
                    #expect(row?.text == "Milk" && home.tableView.backgroundView == nil)
                    home.navigationItem.leftBarButtonItem?.primaryAction?.tap()
                    #expect(presenter.didTapCloseCallsCount == 1)
                }

                @Test func screensAreOpenedFromOneThatIsOpen() throws {
                    let navigation = AppNavigation(dependencies: CompositionRoot())
                    #expect(navigation.push(HomeModule()) == nil)
                    let home = try #require(HomeModule().build(CompositionRoot())).screen
                    navigation.screen = home
                    let controller = UINavigationController(rootViewController: home)
                    #expect(navigation.push(HomeModule()) != nil && controller.viewControllers.count == 2)

                    // Covered by another screen, it is in no window itself.
                    let window = UIWindow()
                    window.rootViewController = controller
                    controller.view.window = window
                    #expect(navigation.setRoot(HomeModule()) != nil && window.rootViewController !== controller)
                }
            }
            """)
        let output = try SwiftTool.run("test", in: app.package)
        #expect(output.contains("passed after"), "\(output)")
        for test in [
            "showsTheFirstModule", "namesTheSceneDelegate", "showsRowsOrThatThereAreNone",
            "screensAreOpenedFromOneThatIsOpen",
        ] { #expect(output.contains("Test \(test)() passed"), "\(output)") }
    }
}

/// An app that `init` has started, with keys for a crash and an exit in its first screen.
private struct StartedApp {
    let folder: Folder
    var package: URL { folder["Demo"] }
    var program: URL { folder["Demo/.build/debug/Demo"] }

    init(ui: String) throws {
        folder = try Folder()
        let run = try Tool.built.run(["init", "--ui", ui, "--path", "Demo"], in: folder.url)
        try #require(run.code == 0, "\(run.errors)")
        guard ui == "terminal" else { return }
        let view = "Demo/Sources/Demo/Home/HomeTerminalView.swift"
        let text = try folder.text(view)
        let extended = text.replacing(
            "        default: break\n",
            with: "        case .character(\"c\"): fatalError(\"as asked\")\n"
                + "        case .character(\"e\"):\n            FileHandle.standardError.write(Data(\"said before\\n\".utf8))\n"
                + "            exit(7)\n        default: break\n")
        try #require(extended != text)
        try folder.write(view, extended)
    }

    /// Runs it in a terminal, up to its first screen.
    func open() throws -> PseudoTerminal {
        // Swift's own report of a crash waits for a key where it finds a terminal.
        let terminal = try PseudoTerminal(program, in: package, environment: ["SWIFT_BACKTRACE": "enable=no"])
        try terminal.see("q to close")
        return terminal
    }
}

extension PseudoTerminal {
    /// Whether a shell would find the terminal as it has left it.
    fileprivate var isAsItWas: Bool {
        isCooked && !screen.isAlternate && screen.isCursorVisible && screen.unknown.isEmpty
    }
}
