import TestSupport
import Testing

@Suite struct MemberLintTests {
    @Test func unwrittenStub() {
        let code = LintedCode(
            """
            final class ListInteractor {
                func 1️⃣load() {
                    // TODO: load()
                }
                var 2️⃣size: Int {
                    get async {
                        // TODO: size
                        fatalError("ListInteractor.size is not implemented")
                    }
                }
                func 3️⃣count(of text: String) -> Int {
                    // TODO: count(of:)
                    fatalError("ListInteractor.count(of:) is not implemented")
                }
                func nothing() {}
                func started() {
                    // TODO: the rest
                    output?.didLoad()
                }
                func quoted() { print("// TODO: later") }
                func told() { view?.show("Sorting is not implemented") }
            }
            extension ListInteractor { func 4️⃣later() { /* x */ // TODO: later()
                } }
            """)
        #expect(
            code.described.filter { $0.contains("unwrittenStub") || $0.hasPrefix("note: implement") } == [
                "1️⃣ unwrittenStub: 'ListInteractor.load()' is not implemented",
                "note: implement it here, or give it a body in the spec",
                "2️⃣ unwrittenStub: 'ListInteractor.size' is not implemented",
                "note: implement it here, or give it a body in the spec",
                "3️⃣ unwrittenStub: 'ListInteractor.count(of:)' is not implemented",
                "note: implement it here, or give it a body in the spec",
                "4️⃣ unwrittenStub: 'ListInteractor.later()' is not implemented",
                "note: implement it here, or give it a body in the spec",
            ])
    }

    /// A spec has no bodies for views.
    @Test func anUnwrittenMemberOfAViewIsWrittenInTheView() {
        let code = LintedCode("final class ListView {\n    func 1️⃣show() {\n        // TODO: show()\n    }\n}")
        let found = code.described.drop { !$0.contains("unwrittenStub") }.prefix(2)
        #expect(found == ["1️⃣ unwrittenStub: 'ListView.show()' is not implemented", "note: implement it here"])
    }

    @Test func unwrittenFunctionsOverStreams() {
        let spec = """
            module List {
                presenter { func appear(); func open(id: Int); func `default`() }
                view { func show(_ text: String) }
                interactor find { func find() -> Int }
                interactor keep { func keep(_ text: String, at place: Int) }
                interactor done { func done() }
            }
            """
        let code = LintedCode(
            """
            @MainActor
            func listPresenter() -> ListPresenter {
                presenting { input, output, actions in
                    for await event in input {
                        switch event {
                        case .1️⃣appear:
                            // TODO: appear()
                            break
                        case .open:
                            break
                        case .`default`:
                            // TODO: one more thing
                            await output.send(.show(""))
                        }
                    }
                }
            }
            final class ListView {
                func show(_ output: ListOutput) {
                    switch output {
                    case .2️⃣show:
                        // TODO: show(_:)
                        break
                    }
                }
            }
            func 3️⃣listFindInteractor() -> ListFindInteractor {
                {
                    // TODO: find()
                    fatalError("ListFindInteractor is not implemented")
                }
            }
            func 4️⃣listKeepInteractor() -> ListKeepInteractor {
                { text, place in
                    // TODO: keep(_:at:)
                }
            }
            func listDoneInteractor() -> ListDoneInteractor {
                {}
            }
            """, spec: spec, app: "app Test { ui none; root List; style reactive }")
        #expect(
            code.described == [
                "1️⃣ unwrittenStub: 'listPresenter.appear' is not implemented",
                "note: implement it here",
                "2️⃣ unwrittenStub: 'ListView.show' is not implemented",
                "note: implement it here",
                "3️⃣ unwrittenStub: 'listFindInteractor' is not implemented",
                "note: implement it here, or give its member a body in the spec",
                "4️⃣ unwrittenStub: 'listKeepInteractor' is not implemented",
                "note: implement it here, or give its member a body in the spec",
            ])
    }

    @Test func unwrittenFixtures() {
        let fixtures = """
            enum Fixtures { static let unwritten: Set<String> = ["Theme"] }
            extension Theme {
                static func fixture() -> Theme {
                    // TODO: return a fixture
                    fatalError("Theme.fixture() is not implemented")
                }
            }
            extension Font { static func fixture() -> Font { Font() } }
            """
        let found = LintedCode("", tests: ["Tests/TestTests/Fixtures.swift": fixtures]).findings
        #expect(
            found.map(\.message) == ["fixture of 'Theme' is not implemented; tests that need it are disabled"])
        #expect(found.map(\.rule.id) == ["unwrittenStub"])
        #expect(LintedCode("", tests: ["Tests/TestTests/Other.swift": fixtures]).findings.isEmpty)
    }

    @Test func leftoverState() {
        let code = LintedCode(
            """
            final class ListPresenter {
                weak var view: (any ListViewProtocol)?
                let router: any ListRouterProtocol
                var 1️⃣count = 0
                var 2️⃣fee: Int?
                var title = ""
                var used = 0
                private var own = 0
                var kept = 0
                private func load() { used += 1 }
            }
            final class ListView { var shown = 0; func show() {} }
            """,
            spec: """
                module List {
                    view { func show() }
                    presenter { var title = ""; func viewDidLoad() { kept = 2; view?.show(); router.open() } }
                    router { func open() }
                }
                """)
        #expect(
            code.described.filter { $0.contains("leftoverMember") } == [
                "1️⃣ leftoverMember: 'ListPresenter.count' is never used and not declared in the spec",
                "2️⃣ leftoverMember: 'ListPresenter.fee' is never used and not declared in the spec",
            ])
    }

    @Test func undeclaredMember() {
        let code = LintedCode(
            """
            final class ListPresenter {
                weak var view: (any ListViewProtocol)?
                let router: any ListRouterProtocol
                init(router: any ListRouterProtocol) { self.router = router; router.open() }
                func viewDidLoad() {
                    view?.show()
                    self.view?.1️⃣hide()
                    router.2️⃣close(after: 1)
                    other.view.layout()
                }
            }
            final class ListView: UIViewController {
                var presenter: ListPresenter?
                func show() { presenter?.anything() }
            }
            """,
            spec: """
                module List {
                    view { func show() }
                    presenter { func viewDidLoad() }
                    router { func open(); func closeAll(after: Int) }
                }
                """)
        #expect(
            code.described.filter { $0.contains("undeclaredMember") } == [
                "1️⃣ undeclaredMember: 'ListPresenter' calls 'view.hide', which the spec does not declare",
                "2️⃣ undeclaredMember: 'ListPresenter' calls 'router.close', which the spec does not declare",
            ])
        // Whatever somebody adds to the protocol, or calls by its name, is there.
        let other = LintedCode(
            """
            extension ListViewProtocol { func hide() {} }
            final class ListPresenter {
                weak var view: (any ListViewProtocol)?
                let router: any ListRouterProtocol
                func viewDidLoad() { view?.hide(); for router in routers { router.start() } }
            }
            """, spec: "module List { view { func show() }; presenter { func viewDidLoad() }; router { func open() } }")
        #expect(!other.described.contains { $0.contains("undeclaredMember") })
    }

    /// Another thing may have the name of the property, and an optional has members of its own.
    @Test(arguments: [
        "func layOut(in view: UIView) { view.layoutIfNeeded() }",
        "func layOut(view: inout Frame) { view.widen() }",
        "func all() { views.forEach { view in view.layoutIfNeeded() } }",
        "func all() { walk { view, depth in view.layoutIfNeeded() } }",
        "func all() { for (depth, view) in views { view.layoutIfNeeded() } }",
        "func one() { let (view, depth) = first(); view.layoutIfNeeded() }",
        "func one() { run { [view = first()] in view.layoutIfNeeded() } }",
        "func one() { view.map { $0.show() }; cell.view.layoutIfNeeded() }",
    ]) func whatIsNoMemberOfAnotherPart(_ function: String) {
        func found(_ view: String, _ function: String) -> [String] {
            LintedCode("final class ListPresenter { weak var view: \(view)?; \(function) }").described.filter {
                $0.contains("undeclaredMember")
            }
        }
        #expect(found("(any ListViewProtocol)", function) == [])
        #expect(found("(any ListViewProtocol)", "func one() { view?.layOut() }").count == 1)
        for type in ["[any ListViewProtocol]", "(any ListViewProtocol & Printing)", "Box<any ListViewProtocol>"] {
            #expect(found(type, "func one() { view?.layOut() }") == [], "\(type)")
        }
    }

    @Test func leftoverMember() {
        let code = LintedCode(
            """
            final class ListView: UIViewController {
                func show() { used(); used(of: 1) }
                func used(of number: Int, in text: String = "") { Other.total }
                func 1️⃣show(error: String) { 2 }
                func used() {}
                private func own() {}
                override func viewDidLoad() {}
                @objc func tapped() {}
                var 2️⃣sum: Int { 1 }
                var stored = 1
                init() {}
                func forTests() {}
            }
            extension ListView { static func 3️⃣make() {} }
            extension ListView: UITableViewDataSource { func numberOfSections() -> Int { 1 } }
            """, tests: ["Tests/TestTests/A.swift": "func a() { view.forTests() }"])
        #expect(
            code.described.filter { $0.contains("leftoverMember") } == [
                "1️⃣ leftoverMember: 'ListView.show(error:)' is never used and not declared in the spec",
                "2️⃣ leftoverMember: 'ListView.sum' is never used and not declared in the spec",
                "3️⃣ leftoverMember: 'ListView.make()' is never used and not declared in the spec",
            ])
    }

    @Test func whatTheSpecAsksForIsNotLeftOver() {
        let code = LintedCode(
            """
            final class ListPresenter {
                func viewDidLoad() {}
                func didLoad() {}
                func openNothing() {}
            }
            """,
            spec: """
                @MainActor protocol Titled { func title() -> String }
                module List {
                    presenter { func viewDidLoad(); func didTap() { openNothing(); interactor.load() } }
                    output { func didLoad() }
                    interactor { func load() { output?.didLoad() } }
                    view: Titled {}
                }
                """,
            others: ["Sources/Test/ListView.swift": "final class ListView { func title() -> String { \"\" } }"])
        #expect(code.described == [])
    }

    /// In a folder without its spec a class is left over; where there is no spec at all, nothing was taken away.
    @Test(arguments: [("module List { view { func show() } }", 1), ("service Store { func count() -> Int }", 0)])
    func classesWithoutAnySpecAreNotLeftOver(_ spec: String, _ count: Int) {
        let code = LintedCode(
            "final class FeedPresenter: FeedPresenterProtocol { weak var view: FeedViewProtocol? }",
            path: "Sources/Test/Feed/FeedPresenter.swift", spec: spec, app: "app Test { ui none }")
        #expect(code.described.count { $0.contains("leftoverClass") } == count, "\(code.described)")
    }

    @Test func onlyTheModulesThatAreMeant() {
        let swift = "final class DetailInteractor { func load() { /* */ // TODO: load()\n } }"
        #expect(LintedCode(swift, modules: ["List"]).described == [])
        #expect(LintedCode(swift, modules: ["Detail"]).findings.map(\.rule.id) == ["unwrittenStub"])
    }

    /// In a file that both branches have renamed, git's marks are longer.
    @Test(arguments: [7, 8]) func conflictMarkers(length: Int) {
        let mark = { (letter: String) in String(repeating: letter, count: length) }
        let code = LintedCode(
            """
            import UIKit
            final class ListPresenter {
            1️⃣\(mark("<")) HEAD
                var view: Int
            \(mark("="))
                var view: String
            \(mark(">")) other
            }
            """)
        #expect(
            code.described == [
                "1️⃣ conflictMarkers: unresolved merge conflict",
                "note: resolve the conflict, and delete the lines that start with '<<<<<<<', '=======' and '>>>>>>>'",
            ])
        let harmless = LintedCode("let a = \"\"\"\n=======\n<<<<<<< x\n>>>>>>> y\n\"\"\"\n// <<<<<<<")
        #expect(harmless.described == [])
    }
}
