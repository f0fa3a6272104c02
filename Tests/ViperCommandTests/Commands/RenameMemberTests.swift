import Diagnostics
import TestSupport
import Testing
import ViperSpec

@Suite struct RenameMemberTests {
    private let disk = MemoryFileSystem()
    private let presenter = "Sources/Demo/Feed/FeedPresenter.swift"
    private let view = "Sources/Demo/Feed/FeedViewController.swift"
    private let tests = "Tests/DemoTests/Feed/FeedPresenterTests.swift"

    init() {
        disk.add("App.viper", "app Demo {\n    root Home\n}\n")
        disk.add(
            "Specs/Feed.viper",
            """
            module Feed {
                view {
                    /// Says showEmpty in words.
                    func showEmpty()
                    func show(_ rows: [Int])
                    func show(error: String)
                    var isBusy: Bool { get set }
                }
                presenter {
                    func viewDidLoad() {
                        view?.showEmpty()  // showEmpty
                        view?.show(error: "showEmpty")
                        view?.isBusy = true
                    }
                    func didPick(_ id: Int)
                }
                delegate { func feedDidEnd(at index: Int) }
                interface { func reload() }
            }

            """)
        disk.add(
            "Specs/Home.viper",
            """
            module Home {
                view { func showEmpty() }
                presenter { func viewDidLoad() { view?.showEmpty() } }
                router {
                    func openFeed(delegate: any FeedDelegate) -> (any FeedModuleProtocol)? {
                        navigation.push(FeedModule(delegate: delegate))
                    }
                }
                on Feed { func feedDidEnd(at index: Int) { view?.showEmpty(); router.openFeed(delegate: self)?.reload() } }
            }

            """)
        #expect(Run("generate", on: disk).code == .success)
    }

    private func edit(_ path: String, _ old: String, with new: String) throws {
        let text = try #require(disk.text(path))
        #expect(text.contains(old), "\(path): \(text)")
        disk.add(path, text.replacing(old, with: new))
    }

    private func text(_ path: String) throws -> String { try #require(disk.text(path)) }

    /// Everything is as the specs say.
    private func expectInLine() {
        let run = Run("generate", on: disk)
        #expect(run.output.contains(": 0 files written, ") && run.errors.isEmpty, "\(run.output)\(run.errors)")
    }

    @Test func renamesInSpecsClassesAndCalls() throws {
        try edit(
            presenter, "// TODO: didPick(_:)",
            with: """
                // showEmpty
                        print("showEmpty \\(view.map { _ in 1 } ?? 0)")
                        let shown = view
                        shown?.showEmpty()
                        guard let view = self.view else { return }
                        Task { [weak self] in self?.view?.showEmpty() }
                        view.showEmpty()
                """)
        let run = Run("rename Feed.showEmpty showNothing", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("Renamed Feed.showEmpty() to showNothing(): "), "\(run.output)")
        let spec = try text("Specs/Feed.viper")
        #expect(spec.contains("    /// Says showEmpty in words.\n        func showNothing()\n"))
        #expect(spec.contains("view?.showNothing()  // showEmpty\n") && spec.contains("show(error: \"showEmpty\")"))
        let written = try text(presenter)
        #expect(written.contains("// showEmpty\n        print(\"showEmpty "))
        #expect(written.contains("shown?.showNothing()") && written.contains("        view.showNothing()"))
        #expect(written.contains("self?.view?.showNothing()"))
        #expect(!written.contains("showEmpty()"))
        #expect(try text(view).contains("func showNothing()"))
        #expect(try !text(view).contains("showEmpty()"), "the stub is one still")
        // Another module's member of the same name is its own.
        #expect(try text("Specs/Home.viper").contains("view?.showEmpty()"))
        #expect(try text("Sources/Demo/Home/HomeViewController.swift").contains("func showEmpty()"))
        #expect(!run.errors.contains("unclearUse"))
        expectInLine()
    }

    @Test func renamesInTestsAndMocks() throws {
        disk.add(
            "Tests/DemoTests/Feed/MoreTests.swift",
            """
            import Testing
            @testable import Demo

            final class Spy: FeedViewProtocol {
                var count = 0
                var isBusy = false
                func showEmpty() { count += 1 }
                func show(_ rows: [Int]) { showEmpty() }
                func show(error: String) {}
            }

            @MainActor
            final class MoreTests: FeedPresenterTestCase {
                @Test func showEmpty() {
                    presenter.viewDidLoad()
                    #expect(view.showEmptyCalled && view.showEmptyCallsCount == 1)
                    #expect(log.calls == ["view.showEmpty()", "view.show(error:)"])
                    let other = FeedViewProtocolMock()
                    other.showEmptyClosure = { other.showEmpty() }
                    let home = HomeViewProtocolMock()
                    home.showEmpty()
                    #expect(home.showEmptyCalled)
                    let spy = Spy()
                    spy.showEmpty()
                }
            }

            """)
        let run = Run("rename Feed.showEmpty showNothing", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(
            try text("Tests/DemoTests/Feed/MoreTests.swift") == """
                import Testing
                @testable import Demo

                final class Spy: FeedViewProtocol {
                    var count = 0
                    var isBusy = false
                    func showNothing() { count += 1 }
                    func show(_ rows: [Int]) { showNothing() }
                    func show(error: String) {}
                }

                @MainActor
                final class MoreTests: FeedPresenterTestCase {
                    @Test func showEmpty() {
                        presenter.viewDidLoad()
                        #expect(view.showNothingCalled && view.showNothingCallsCount == 1)
                        #expect(log.calls == ["view.showNothing()", "view.show(error:)"])
                        let other = FeedViewProtocolMock()
                        other.showNothingClosure = { other.showNothing() }
                        let home = HomeViewProtocolMock()
                        home.showEmpty()
                        #expect(home.showEmptyCalled)
                        let spy = Spy()
                        spy.showNothing()
                    }
                }

                """)
        expectInLine()
    }

    @Test func renamesArrangedTests() throws {
        try edit(tests, "expect(log.calls, equals: [])", with: "#expect(log.calls == [\"view.showEmpty()\"])  // mine")
        let run = Run("rename Feed.didPick didChoose", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let written = try text(tests)
        #expect(written.contains("\"didChoose(_:)\"") && written.contains("func didChoose()"), "\(written)")
        #expect(written.contains("presenter.didChoose(id)") && written.contains("[\"view.showEmpty()\"])  // mine"))
        #expect(!written.contains("didPick"), "\(written)")
        expectInLine()
    }

    @Test func renamesADelegatesMemberInOtherModules() throws {
        let run = Run("rename Feed.feedDidEnd feedDidClose", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(try text("Specs/Feed.viper").contains("delegate { func feedDidClose(at index: Int) }"))
        #expect(try text("Specs/Home.viper").contains("on Feed { func feedDidClose(at index: Int) {"))
        expectInLine()
        let other = Run("rename Home.feedDidClose feedDidEnd", on: disk)
        #expect(other.code == .usage && other.errors.contains("which 'Home' implements. Rename 'Feed.feedDidClose'."))
    }

    @Test func renamesAnInterfacesMemberWhereOthersCallIt() throws {
        let run = Run("rename Feed.reload refresh", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(try text("Specs/Home.viper").contains("router.openFeed(delegate: self)?.refresh()"))
        #expect(try text(presenter).contains("func refresh()"))
        expectInLine()
    }

    @Test func renamesAProperty() throws {
        try edit(presenter, "// TODO: didPick(_:)", with: "view?.isBusy.toggle()")
        let run = Run("rename Feed.isBusy isLoading", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let spec = try text("Specs/Feed.viper")
        #expect(spec.contains("var isLoading: Bool { get set }") && spec.contains("view?.isLoading = true"))
        #expect(try text(presenter).contains("view?.isLoading.toggle()"))
        #expect(try text(view).contains("var isLoading: Bool"))
        expectInLine()
    }

    @Test func asksForLabelsAndLeavesOverloads() throws {
        try edit(presenter, "// TODO: didPick(_:)", with: "view?.show([id]); view?.show(error: \"\")")
        let before = disk.snapshot
        let unclear = Run("rename Feed.show present", on: disk)
        #expect(unclear.code == .usage)
        #expect(
            unclear.errors.contains(
                "Several members have this name: 'Feed.view.show(_:)', 'Feed.view.show(error:)'."))
        #expect(disk.snapshot == before)
        let run = Run("rename Feed.show(error:) present", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(try text(presenter).contains("view?.show([id]); view?.present(error: \"\")"))
        let spec = try text("Specs/Feed.viper")
        #expect(spec.contains("func show(_ rows: [Int])\n        func present(error: String)"))
        #expect(spec.contains("view?.present(error: \"showEmpty\")"))
        expectInLine()
    }

    @Test func aWrittenOverloadKeepsItsName() throws {
        try edit(view, "// TODO: show(_:)", with: "print(rows)")
        #expect(Run("rename Feed.show(error:) present", on: disk).code == .success)
        let written = try text(view)
        #expect(written.contains("func show(_ rows: [Int]) {\n        print(rows)"))
        #expect(written.contains("func present(error: String) {\n        // TODO: present(error:)"))
        expectInLine()
    }

    /// A view's state and its view, to which somebody has written, call what it is told by the member's name.
    @Test func whatAViewKeepsOfWhatItIsToldFollows() throws {
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Garden { ui swiftui }\n",
            "Specs/Plot.viper": """
            module Plot {
                view { func setLoading(_ isLoading: Bool); func show(name: String) }
                presenter { func onAppear() { view?.setLoading(true) } }
            }

            """,
        ])
        let (state, view) = ("Sources/Garden/Plot/PlotViewState.swift", "Sources/Garden/Plot/PlotView.swift")
        #expect(Run("generate", on: disk).code == .success)
        for (path, old, new) in [
            (state, "self.name = name", "self.name = name.uppercased()"),
            (view, "if let name", "// Named\nif let name"),
        ] {
            disk.add(path, try #require(disk.text(path)).replacing(old, with: new))
        }
        #expect(Run("rename Plot.setLoading setBusy", on: disk).code == .success)
        let written = try #require(disk.text(state))
        #expect(written.contains("private(set) var busy: Bool?"))
        #expect(written.contains("func setBusy(_ isLoading: Bool) {\n        busy = isLoading"))
        #expect(try #require(disk.text(view)).contains("if let loading = state.busy"))
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    @Test func leavesWhatIsNotClearAndSaysWhere() throws {
        try edit(presenter, "// TODO: didPick(_:)", with: "[view].first??.showEmpty()")
        let run = Run("rename Feed.showEmpty showNothing", on: disk)
        #expect(run.code == .success)
        #expect(run.errors.contains("'showEmpty' may refer to the renamed 'showNothing()' [unclearUse]"))
        #expect(run.errors.contains(presenter + ":"))
        #expect(try text(presenter).contains("[view].first??.showEmpty()"))
    }

    /// A view controller's own `viewDidLoad` is UIKit's, whatever its presenter's is called.
    @Test func whatABaseClassHasIsAnotherOne() throws {
        try edit(view, "super.viewDidLoad()", with: "super.viewDidLoad()  // UIKit's")
        let run = Run("rename Feed.viewDidLoad viewIsReady", on: disk)
        #expect(run.code == .success && !run.errors.contains("unclearUse"), "\(run.errors)")
        #expect(try text(view).contains("super.viewDidLoad()  // UIKit's\n        presenter.viewIsReady()"))
    }

    /// The view went on telling its presenter because UIKit calls the member so, and goes on under any name.
    @Test func anEventIsToldUnderItsNewName() throws {
        #expect(Run("rename Feed.viewDidLoad start", on: disk).code == .success)
        #expect(try text(view).contains("super.viewDidLoad()\n        presenter.start()"))
        expectInLine()
        #expect(Run("rename Feed.start viewDidLoad", on: disk).code == .success)
        #expect(try text(view).contains("super.viewDidLoad()\n        presenter.viewDidLoad()"))
    }

    /// One name for several protocols.
    @Test func membersByATypealiasAreMeant() throws {
        let other = "Sources/Demo/Feed/FeedScreen.swift"
        disk.add(
            other,
            """
            typealias FeedScreen = FeedViewProtocol & Sendable

            func clear(_ screen: FeedScreen) { screen.showEmpty() }

            """)
        #expect(Run("rename Feed.showEmpty showNothing", on: disk).code == .success)
        #expect(try text(other).contains("screen.showNothing()"))
    }

    /// An input, a parameter and a local have the member's name, and a local has the new one.
    @Test func whatElseHasTheNameKeepsIt() throws {
        try edit("Specs/Feed.viper", "module Feed {", with: "module Feed(didPick: Bool) {")
        try edit("Specs/Feed.viper", "presenter {", with: "presenter(didPick) {")
        try edit(
            "Specs/Home.viper", "func openFeed(delegate: any FeedDelegate)",
            with: "func openFeed(delegate: any FeedDelegate, didPick: Bool = true)")
        try edit(
            "Specs/Home.viper", "FeedModule(delegate: delegate)",
            with: "FeedModule(didPick: didPick, delegate: delegate)")
        #expect(Run("generate", on: disk).code == .success)
        try edit(
            presenter, "// TODO: didPick(_:)",
            with: """
                if didPick { didPick(1) }
                        let toggle = didPick
                        if toggle { didPick(2) }
                        do { let didPick = 3; self.didPick(didPick) }
                """)
        let run = Run("rename Feed.didPick toggle", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let written = try text(presenter)
        #expect(written.contains("self.didPick = didPick\n"), "\(written)")
        #expect(
            written.contains(
                """
                        if didPick { toggle(1) }
                        let toggle = didPick
                        if toggle { self.toggle(2) }
                        do { let didPick = 3; self.toggle(didPick) }
                """), "\(written)")
        expectInLine()
    }

    /// The member would hide what has the new name, or be taken for it.
    @Test func refusesToHideOthers() throws {
        try edit(presenter, "// TODO: didPick(_:)", with: "print(id)")
        let before = disk.snapshot
        let run = Run("rename Feed.didPick print", on: disk)
        #expect(run.code == .refused && disk.snapshot == before)
        #expect(run.errors.contains("'print(_:)' would hide another 'print' here"), "\(run.errors)")
        let other = Run("rename Feed.didPick view", on: disk)
        #expect(
            other.code == .usage && other.errors.contains("'FeedPresenter' already has 'view'; a property"),
            "\(other.errors)")
    }

    /// A stub's name may stand in the words around it.
    @Test func aStubOfAShortNameStaysOne() throws {
        try edit(
            "Specs/Feed.viper", "var isBusy: Bool { get set }", with: "var isBusy: Bool { get set }; func at() -> Int")
        #expect(Run("generate", on: disk).code == .success)
        #expect(Run("rename Feed.at written", on: disk).code == .success)
        #expect(try text(view).contains("fatalError(\"FeedViewController.written() is not implemented\")"))
        expectInLine()
    }

    @Test func refusesWhatCannotBe() throws {
        try edit(view, "func showEmpty()", with: "func busy() {}\n\n    func showEmpty()")
        let before = disk.snapshot
        for (line, message) in [
            ("Feed.showEmty showNothing", "Module 'Feed' has no member 'showEmty'. Did you mean 'showEmpty'?"),
            ("Fed.showEmpty showNothing", "No spec declares module 'Fed'. Did you mean 'Feed'?"),
            ("Feed.showEmpty busy", "'FeedViewController' already has a member 'busy()'."),
            ("Feed.showEmpty show(all:)", "'show(all:)' is not a plain name"),
            ("Feed.showEmpty 1st", "'1st' cannot be the name of a member"),
            ("Feed.showEmpty default", "'default' is a Swift keyword"),
            ("Feed.showEmpty showEmpty", "The member already has the name 'showEmpty'."),
            ("Feed.a.b.c d", "'Feed.a.b.c' is not a member"),
        ] {
            let run = Run("rename \(line)", on: disk)
            #expect(run.code == .usage && run.errors.contains(message), "\(line): \(run.errors)")
        }
        disk.add("Specs/Wrong.viper", "module {")
        #expect(Run("rename Feed.showEmpty showNothing", on: disk).code == .invalidInput)
        disk.add("Specs/Wrong.viper", "")
        #expect(disk.snapshot.filter { !$0.key.hasSuffix("/Wrong.viper") } == before)
    }

    @Test func saysWhatIsNoModuleAndNoMember() throws {
        let head = "struct Row {}\nmodule Feed(id: Int = 0) {\n    enum Kind { case a }"
        try edit("Specs/Feed.viper", "module Feed {", with: head)
        try edit("Specs/Feed.viper", "presenter {", with: "presenter(id, store: any Store) {")
        disk.add("Specs/Api.viper", "service Store { func load() }\nexternal class Cache\nexternal module Old {}\n")
        for (line, message) in [
            ("Store.load", "'Store' is a service, not a module. Change it in 'Specs/Api.viper' and in your "),
            ("Row.id", "'Row' is a struct, not a module. "), ("Kind.a", "'Kind' is an enum, not a module. "),
            ("Cache.load", "'Cache' is an external class, not a module. "),
            ("Old", "'Old' is an external module, which your own Swift implements. "),
            ("Feed.id", "'id' is an input of module 'Feed', not a member. Change it in the spec"),
            ("Feed.store", "'store' is a dependency of module 'Feed', not a member. "),
        ] {
            let run = Run("rename \(line) \(line.contains(".") ? "fetch" : "New")", on: disk)
            #expect(run.code == .usage && run.errors.contains(message), "\(line): \(run.errors)")
        }
        #expect(Run("remove Store", on: disk).errors.contains("'Store' is a service, not a module. "))
    }

    @Test func refusesWhereOneFunctionServesTwoContracts() throws {
        try edit("Specs/Home.viper", "presenter {", with: "presenter { func feedDidEnd(at index: Int);")
        #expect(Run("generate", on: disk).code == .success)
        let run = Run("rename Feed.feedDidEnd feedDidClose", on: disk)
        #expect(run.code == .usage)
        #expect(
            run.errors.contains(
                "'HomePresenter' also inherits 'feedDidEnd(at:)' from 'HomePresenterProtocol'. "))
    }

    /// The class has no such function of its own, and would conform no more.
    @Test func refusesWhereWhatAClassInheritsHasTheMember() {
        disk.add("Sources/Demo/Alerts.swift", "extension UIViewController { func showEmpty() {} }\n")
        let before = disk.snapshot
        let run = Run("rename Feed.showEmpty showNothing", on: disk)
        #expect(run.code == .usage && disk.snapshot == before)
        #expect(
            run.errors.contains(
                "'FeedViewController' also inherits 'showEmpty()' from 'UIViewController'. "))
    }

    @Test func writesNothingInADryRun() {
        let before = disk.snapshot
        let run = Run("rename Feed.showEmpty showNothing --dry-run", on: disk)
        #expect(run.code == .success && run.output.contains("Specs/Feed.viper\n"), "\(run.output)")
        #expect(disk.snapshot == before)
    }

    /// There and back again, for members of goldens of all naming schemes, kits and test frameworks.
    @Test(
        .enabled(if: TestTier.gate.isRunning),
        arguments: ["Async", "External", "NamingIO", "NamingOwn", "SwiftUI", "Todo", "UseCases", "XCTestCases"])
    func renamingBackRestoresEveryByte(_ name: String) throws {
        let disk = MemoryFileSystem(files: try Goldens.specs(name))
        #expect(Run("generate", on: disk).code == .success)
        let before = disk.snapshot
        for reference in members(of: try Goldens.specs(name)).prefix(3) {
            let run = Run("rename \(reference.module).\(reference.member) zzz", on: disk)
            if run.code == .usage { continue }
            #expect(run.code == .success, "\(reference): \(run.errors)")
            #expect(disk.snapshot != before)
            let between = Run("generate", on: disk)
            #expect(between.output.contains(": 0 files written, "), "\(reference): \(between.output)\(between.errors)")
            let labels = reference.member.drop { $0 != "(" }
            let back = Run("rename \(reference.module).zzz\(labels) \(reference.member.prefix { $0 != "(" })", on: disk)
            #expect(back.code == .success, "\(reference): \(back.errors)")
            let after = disk.snapshot
            #expect(before.filter { after[$0.key] != $0.value }.map(\.key) == [], "\(reference)")
        }
    }

    /// Of each section the first member.
    private func members(of specs: [String: String]) -> [(module: String, member: String)] {
        specs.sorted { $0.key < $1.key }.flatMap { path, text in
            let file = SpecParser.parse(SourceFile(path: path, text: text)).0
            return file.declarations.flatMap { declaration -> [(module: String, member: String)] in
                guard case .module(let module) = declaration else { return [] }
                return module.items.compactMap { item in
                    guard case .section(let section) = item, let member = section.members.first else { return nil }
                    return (module.name.name, member.requirement.fullName)
                }
            }
        }
    }
}
