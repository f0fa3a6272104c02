import Testing

@testable import ViperGeneration
@testable import ViperModel

/// Which values tests of bodies hand over, and which of those that arrive they compare.
struct FlowValueTests {
    private func texts(_ spec: String) -> [String] { flowTests(of: spec) }

    @Test(arguments: [
        ("for row in rows { view?.show(row) }", "has a loop"),
        ("while rows.isEmpty { view?.show(\"\") }", "has a loop"),
        ("defer { view?.show(\"\") }", "has a 'defer'"),
        ("func tell() { view?.show(\"\") }; tell()", "declares a function, tell"),
        (
            "async let other = rows; view?.show(await other[0])",
            "starts concurrent work: async let other = rows"
        ),
        (
            "rows.forEach { [v = view] in v?.show($0) }",
            "calls another part from a closure: rows.forEach { [v = view] in v?.show($0) }"
        ),
        (
            "view?.act(.init(title: \"\", { view?.show(\"\") }))",
            "calls another part from a closure: .init(title: \"\", { view?.show(\"\") })"
        ),
        ("let go = { self.view?.show(\"\") }; go()", "calls another part from a closure: { self.view?.show(\"\") }"),
        ("rows.forEach(didLoad)", "calls another part from a closure: rows.forEach(didLoad)"),
        ("Task { view?.show(\"\") }", "calls another part from a closure: Task { view?.show(\"\") }"),
        ("if rows.count > 3 { view?.show(\"\") }", "depends on rows.count > 3"),
        ("if rows.contains(\"a\") { view?.show(\"\") }", "depends on rows.contains(\"a\")"),
        ("if formatter.isLenient { view?.show(\"\") }", "depends on formatter.isLenient"),
        ("if let row = rows.first { view?.show(row) }", "depends on whether rows.first is nil"),
        ("if rows is [Int] { view?.show(\"\") }", "depends on rows is [Int]"),
        ("switch rows.count { case 0: break; default: view?.show(\"\") }", "switches over rows.count"),
        ("view?.show(rows[0])", "accesses rows[0], which may not exist"),
        ("view?.show(rows.removeLast())", "may trap: rows.removeLast()"),
        ("view?.show(title!)", "force-unwraps title"),
        ("view?.rows.append(\"\")", "may change view.rows"),
        ("print(isOn ?? answer()); view?.show(\"\")", "calls another part only in some cases: isOn ?? answer()"),
        ("answer(2)", "calls answer(_:), which is implemented by hand"),
        ("help()", "calls help(), which no spec declares"),
    ])
    func whatCannotBeToldIsSaid(body: String, reason: String) {
        let tests = texts(
            """
            module Rows {
                view { func show(_ row: String); func act(_ action: Action); var rows: [String] { get set } }
                presenter { func didLoad(rows: [String]) { \(body) }; func answer(_ number: Int); func answer() -> Bool }
            }
            """)
        #expect(
            tests == [
                """
                // didLoad(rows:)
                func didLoadRows()
                omitted: RowsPresenter.didLoad(rows:) \(reason)
                """
            ])
    }

    @Test func argumentsThatDifferEachTimeAreNotCompared() {
        let tests = texts(
            """
            module Clock {
                view { func show(_ date: Date, id: UUID) }
                presenter { func viewDidLoad() { view?.show(Date(), id: UUID()) } }
            }
            """)
        #expect(tests == ["// viewDidLoad()\nfunc viewDidLoad()\npresenter.viewDidLoad()\ncalls: view.show(_:id:)"])
    }

    @Test func whatATestWouldReadOtherwiseIsNotCompared() {
        let tests = texts(
            """
            module Clock {
                view {
                    var limit: Int { get }
                    func show(_ text: String, line: Int = #line, count: Int = limit, first: Int = 1)
                }
                presenter { func viewDidLoad() { view?.show(#function) } }
            }
            """)
        #expect(
            tests == [
                "// viewDidLoad()\nfunc viewDidLoad()\npresenter.viewDidLoad()\ncalls: view.show(_:line:count:first:)\n"
                    + "view.showLineCountFirstReceivedArguments?.first == 1"
            ])
    }

    /// They are left out, and the next one is not.
    @Test func whatNoCallTellsApartIsNotCalled() {
        let tests = texts(
            """
            module Clock {
                presenter {
                    func count() -> Int { 1 }
                    func count() -> String { "" }
                    func wait() {}
                    func wait() async {}
                    func wait(_ count: Int) {}
                }
            }
            """)
        let reason = "differs from another member only in its result or 'async'"
        #expect(tests.count { $0.hasSuffix(reason) } == 4)
        #expect(tests.contains("// wait(_:)\nfunc waitCount()\nlet count = 1\npresenter.wait(count)\ncalls: "))
    }

    @Test func aTypeThatNoSpecKnowsNeedsAFixture() {
        let tests = texts(
            """
            module Photo {
                view { func show(_ picture: Picture) }
                presenter { func didLoad(_ picture: Picture) { view?.show(picture) } }
            }
            """)
        #expect(
            tests == [
                """
                // didLoad(_:)
                func didLoad()
                needs: Picture
                let picture = Picture.fixture()
                presenter.didLoad(picture)
                calls: view.show(_:)
                """
            ])
    }

    @Test func callsOfOneMemberAreComparedInOrder() {
        let tests = texts(
            """
            module Load {
                view { func setLoading(_ isLoading: Bool); func show(_ text: String, at place: Int) }
                presenter {
                    func viewDidLoad() async {
                        view?.setLoading(true)
                        await interactor.load()
                        view?.setLoading(false)
                    }
                    func didLoad() { view?.show("a", at: 0); view?.show("b", at: 1) }
                }
                interactor { func load() async }
            }
            """)
        #expect(
            tests == [
                """
                // viewDidLoad()
                func viewDidLoad() async
                await presenter.viewDidLoad()
                calls: view.setLoading(_:), interactor.load(), view.setLoading(_:)
                view.setLoadingReceivedInvocations == [true, false]
                """,
                """
                // didLoad()
                func didLoad()
                presenter.didLoad()
                calls: view.show(_:at:), view.show(_:at:)
                view.showAtReceivedInvocations.map(\\.text) == ["a", "b"]
                view.showAtReceivedInvocations.map(\\.place) == [0, 1]
                """,
            ])
    }

    /// Arguments, inputs, literals, state, and what mocks return are compared; an expression is not repeated.
    @Test func whatAnExpressionIsIsNotCompared() {
        let tests = texts(
            """
            enum Badge: Equatable { case none, count(Int), named(String?) }
            struct Item: Equatable { var title: String }
            module Items(id: Int) {
                view { func show(_ text: String); func put(_ item: Item?); func list(_ numbers: [Int]); func badge(_ badge: Badge) }
                presenter(id) {
                    var items: [Item] = []
                    func expressions(_ item: Item) { view?.show(item.title); view?.show("\\(item)"); view?.badge(.make()) }
                    func made(_ item: Item) { view?.put(Item(title: "a")); view?.list([id, 2]); view?.badge(.count(id + 1)) }
                    func literals() { view?.put(nil); view?.list([1, 2]); view?.badge(.named(nil)); view?.show("a") }
                    func cases() { view?.badge(.none); view?.badge(Badge.count(id)) }
                    func copied(_ item: Item) { var copy = item; view?.put(copy); copy.title = ""; view?.put(copy) }
                    func changed(_ item: Item?) { guard var item else { return }; item.title = ""; view?.put(item) }
                    func added(_ item: Item) { items.append(item); view?.list(items.map(\\.title.count)) }
                    func known() { let text = interactor.text(); view?.show(text) }
                }
                interactor { func text() -> String }
            }
            """)
        let lines = tests.map { $0.split(separator: "\n").dropFirst(2).joined(separator: "; ") }
        #expect(
            lines == [
                "let item = Item.fixture(); presenter.expressions(item); calls: view.show(_:), view.show(_:), view.badge(_:)",
                "let item = Item.fixture(); presenter.made(item); calls: view.put(_:), view.list(_:), view.badge(_:)",
                "presenter.literals(); calls: view.put(_:), view.list(_:), view.badge(_:), view.show(_:); "
                    + "view.putReceivedItem == nil; view.listReceivedNumbers == [1, 2]; "
                    + "view.badgeReceivedBadge == .named(nil); view.showReceivedText == \"a\"",
                "presenter.cases(); calls: view.badge(_:), view.badge(_:); "
                    + "view.badgeReceivedInvocations == [.none, Badge.count(id)]",
                "let item = Item.fixture(); presenter.copied(item); calls: view.put(_:), view.put(_:)",
                "let item = Item.fixture(); presenter.changed(item); calls: view.put(_:)",
                "let item: Item? = nil; presenter.changed(item); calls: ",
                "let item = Item.fixture(); presenter.added(item); calls: view.list(_:)",
                "interactor.textReturnValue = \"text\"; presenter.known(); calls: interactor.text(), view.show(_:); "
                    + "view.showReceivedText == interactor.textReturnValue",
            ])
    }

    /// A test reads a mock's property after the act: where that sets it, what it was stands in a constant.
    @Test func whatABodySetsIsKnownAfterwards() {
        let tests = texts(
            """
            module Items {
                view { var isVisible: Bool { get set }; var level: Int { get set }; func show(_ number: Int) }
                presenter {
                    func didShow() { view?.isVisible = true; if view?.isVisible == true { view?.show(1) } }
                    func didReset() { interactor.keep(view?.level ?? 0); view?.level = 3 }
                    func didCount(_ count: inout Int) { count += 1; view?.show(count) }
                }
                interactor {
                    func keep(_ level: Int)
                    func load() { if output?.isOn == false { output?.isOn = true } }
                }
                output { var isOn: Bool { get set } }
            }
            """)
        let lines = tests.map { $0.split(separator: "\n").dropFirst(2).joined(separator: "; ") }
        #expect(
            lines == [
                "presenter.didShow(); calls: view.isVisible=, view.show(_:); view.underlyingIsVisible == true; "
                    + "view.showReceivedNumber == 1",
                "let initialLevel = view.underlyingLevel; presenter.didReset(); calls: interactor.keep(_:), view.level=; "
                    + "interactor.keepReceivedLevel == initialLevel; view.underlyingLevel == 3",
                "var count = 1; presenter.didCount(&count); calls: view.show(_:)",
                "output.underlyingIsOn = true; interactor.load(); calls: ",
                "output.underlyingIsOn = false; interactor.load(); calls: output.isOn=; output.underlyingIsOn == true",
            ])
    }

    /// What a mock received is an optional, which has a `.none` of its own.
    @Test func aCaseMeansInTheTestWhatItMeansInTheBody() {
        let tests = texts(
            """
            enum Badge: Equatable { case none, count(Int) }
            module List {
                view { func show(_ badge: Badge) }
                presenter { func reset() { view?.show(.none) } }
            }
            """)
        #expect(tests.map { $0.hasSuffix("view.showReceivedBadge == (.none as Badge)") } == [true])
    }
}
