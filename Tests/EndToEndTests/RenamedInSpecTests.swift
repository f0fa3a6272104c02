import Foundation
import TestSupport
import Testing

/// Members that a person renames in the spec of a whole app: the message names a command, and once it has run for each of them
/// the app compiles and its tests pass.
struct RenamedInSpecTests {
    private let folder: Folder

    /// An old declaration and the new one, and how the command names them: with another name alone, and with another parameter.
    private static let renames = [
        ("show(_ rows: [Int])", "display(_ rows: [Int])", "Feed.show display"),
        ("fail(_ text: String)", "report(_ text: String, isFinal: Bool = true)", "Feed.fail report"),
        ("start()", "begin()", "Feed.start begin"),
        ("pick(_ id: Int)", "choose(_ row: Int)", "Feed.pick choose"),
        ("load(page: Int = 1)", "fetch(page: Int = 1)", "Feed.load fetch"),
        ("save(_ id: Int)", "keep(_ id: Int, now: Bool = false)", "Feed.save keep"),
        ("didLoad(_ rows: [Int])", "didFetch(_ numbers: [Int])", "Feed.didLoad didFetch"),
        ("close()", "leave()", "Feed.close leave"),
        ("open(_ id: Int)", "present(_ number: Int, isModal: Bool = false)", "Feed.open present"),
        ("feedDidEnd(at index: Int)", "feedDidClose(at index: Int)", "Feed.feedDidEnd feedDidClose"),
        ("feedDidPick(_ id: Int)", "feedDidChoose(_ row: Int)", "Feed.feedDidPick feedDidChoose"),
    ]

    /// What a person writes in place of what is generated.
    private static let edits = [
        ("Feed/FeedView.swift", "    let presenter", "    private(set) var shown = \"\"\n    let presenter"),
        ("Feed/FeedView.swift", "// TODO: show(_:)", "presenter.pick(rows[0])"),
        ("Feed/FeedView.swift", "// TODO: fail(_:)", "shown = text"),
        ("Feed/FeedPresenter.swift", "// TODO: start()", "interactor.load()"),
        ("Feed/FeedPresenter.swift", "// TODO: pick(_:)", "router.open(id)\n        delegate?.feedDidPick(id)"),
        (
            "Feed/FeedPresenter.swift", "// TODO: didLoad(_:)",
            "if rows.isEmpty { view?.fail(\"none\") } else { view?.show(rows) }"
        ),
        ("Feed/FeedInteractor.swift", "// TODO: load(page:)", "output?.didLoad([page])"),
        ("Feed/FeedInteractor.swift", "// TODO: save(_:)", "output?.didLoad([-id])"),
        (
            "Feed/FeedRouter.swift", "    private let navigation",
            "    private(set) var opened = -1\n    private let navigation"
        ),
        ("Feed/FeedRouter.swift", "// TODO: close()", "opened = 0"),
        ("Feed/FeedRouter.swift", "// TODO: open(_:)", "opened = id"),
        ("Home/HomePresenter.swift", "// TODO: feedDidEnd(at:)", "view?.greet(index)"),
        ("Home/HomePresenter.swift", "// TODO: feedDidPick(_:)", "view?.greet(-id)"),
    ]

    private static let specs = [
        "Feed": """
        module Feed {
            view { func show(_ rows: [Int]); func fail(_ text: String) }
            presenter { func start(); func pick(_ id: Int) }
            interactor { func load(page: Int = 1); func save(_ id: Int) }
            output { func didLoad(_ rows: [Int]) }
            router { func close(); func open(_ id: Int) }
            delegate { func feedDidEnd(at index: Int); func feedDidPick(_ id: Int) }
        }

        """,
        "Home": """
        module Home {
            view { func greet(_ id: Int) }
            presenter { func begin() { router.openFeed(delegate: self) } }
            router {
                func openFeed(delegate: any FeedDelegate) { navigation.push(FeedModule(delegate: delegate)) }
            }
            on Feed { func feedDidEnd(at index: Int); func feedDidPick(_ id: Int) }
        }

        """,
    ]

    /// Tests that a person wrote, of what the bodies do.
    private static let tests = [
        "Feed/FeedPresenter": """
        presenter.start()
        presenter.pick(4)
        presenter.didLoad([])
        presenter.didLoad([7])
        expect(
            log.calls,
            equals: [
                "interactor.load(page:)", "router.open(_:)", "delegate.feedDidPick(_:)", "view.fail(_:)",
                "view.show(_:)",
            ])
        expect(view.showReceivedRows, equals: [7])
        #expect(view.failCalled && interactor.loadPageReceivedPage == 1 && delegate.feedDidPickCallsCount == 1)
        """,
        "Feed/FeedInteractor": """
        interactor.load(page: 3)
        interactor.save(2)
        expect(log.calls, equals: ["output.didLoad(_:)", "output.didLoad(_:)"])
        """,
        "Feed/FeedOthers": """
        let presenter = FeedPresenterProtocolMock()
        let view = FeedView(presenter: presenter)
        view.show([5])
        view.fail("no")
        #expect(presenter.pickCallsCount == 1 && view.shown == "no")
        let router = FeedRouter(navigation: NavigationMock())
        router.open(6)
        #expect(router.opened == 6)
        router.close()
        #expect(router.opened == 0)
        """,
        "Home/HomePresenter": """
        presenter.feedDidEnd(at: 8)
        presenter.feedDidPick(9)
        #expect(view.greetReceivedInvocations == [8, -9])
        """,
    ]

    init() throws {
        folder = try Folder()
        try folder.write("App.viper", "app Shop {\n    ui none\n    root Home\n}\n")
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])

            """)
        for (name, text) in Self.specs { try folder.write("Specs/\(name).viper", text) }
        #expect(try generate().code == 0)
        for (path, old, new) in Self.edits { try replace(old, in: "Sources/Shop/" + path, by: new) }
        for (name, body) in Self.tests {
            let type = String(name.split(separator: "/")[1])
            let base = type == "FeedOthers" ? "" : ": \(type)TestCase"
            let lines = body.split(separator: "\n").map { "        \($0)\n" }.joined()
            try folder.write(
                "Tests/ShopTests/\(name)Tests.swift",
                """
                import Foundation
                import Testing

                @testable import Shop

                @MainActor
                final class \(type)Tests\(base) {
                    @Test func whatIsWritten() {
                \(lines)    }
                }

                """)
        }
        #expect(try generate().output.contains(": 0 files written, "))
    }

    private func generate() throws -> Tool.Result {
        try Tool.built.run(["generate", "--color", "never"], in: folder.url)
    }

    private func replace(_ old: String, in path: String, by new: String) throws {
        let text = try folder.text(path)
        #expect(text.contains(old), "\(path): \(text)")
        try folder.write(path, text.replacing(old, with: new))
    }

    @Test(.enabled(if: TestTier.gate.isRunning)) func theAppCompilesAndItsTestsPass() throws {
        for (old, new, names) in Self.renames {
            for name in Self.specs.keys {
                let path = "Specs/\(name).viper"
                try folder.write(path, try folder.text(path).replacing("func " + old, with: "func " + new))
            }
            let said = try generate()
            #expect(said.code == 1 && said.errors.contains("'viper-gen rename \(names)'"), "\(said.errors)")
            let run = try Tool.built.run(["rename"] + names.split(separator: " ").map(String.init), in: folder.url)
            #expect(run.code == 0, "\(names): \(run.errors)")
            #expect(try generate().output.contains(": 0 files written, "), "\(names)")
        }
        for (path, bytes) in try folder.files(below: "Sources/Shop/Feed") {
            #expect(!String(decoding: bytes, as: UTF8.self).contains("TODO"), "\(path)")
        }
        let log = try SwiftTool.run("test", in: folder.url)
        #expect(log.contains(/Test run with \d+ tests in \d+ suites passed/), "\(log)")
    }
}
