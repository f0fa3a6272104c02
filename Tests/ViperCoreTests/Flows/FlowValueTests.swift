import Testing

@testable import ViperGeneration
@testable import ViperModel

/// Which values tests of bodies hand over, and which of those that arrive they compare.
struct FlowValueTests {
    private func texts(_ spec: String) -> [String] { flowTests(of: spec) }

    @Test(arguments: [
        ("for row in rows.reversed() { view?.show(row) }", "has a loop"),
        (
            "rows.forEach { [v = view] in v?.show($0) }",
            "calls a role from a closure: rows.forEach { [v = view] in v?.show($0) }"
        ),
        (
            "view?.act(.init(title: \"\", { view?.show(\"\") }))",
            "calls a role from a closure: .init(title: \"\", { view?.show(\"\") })"
        ),
        ("while rows.isEmpty { view?.show(\"\") }", "has a loop"),
        ("rows.map { view?.show($0) }", "calls a role from a closure: rows.map { view?.show($0) }"),
        (
            "let go = { [weak self] in self?.view?.show(\"\") }; go()",
            "calls a closure that calls a role: go()"
        ),
        ("let go = { self.view?.show(\"\") }; rows.forEach(go)", "calls a role from a closure: rows.forEach(go)"),
        ("rows.forEach(didLoad)", "calls a role from a closure: rows.forEach(didLoad)"),
        ("rows.forEach(self.didLoad)", "calls a role from a closure: rows.forEach(self.didLoad)"),
        ("Task { view?.show(\"\") }", "calls a role from a closure: Task { view?.show(\"\") }"),
        ("if rows.count > page.size { view?.show(\"\") }", "depends on rows.count > page.size"),
        ("if formatter.isLenient { view?.show(\"\") }", "depends on formatter.isLenient"),
        ("view?.show(rows.removeLast())", "may trap: rows.removeLast()"),
        ("view?.show(title!)", "unwraps by force: title"),
    ])
    func whatCannotBeToldIsSaid(body: String, reason: String) {
        let tests = texts(
            """
            module Rows {
                view { func show(_ row: String); func act(_ action: Action) }
                presenter { func didLoad(rows: [String]) { \(body) } }
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
        let reason = "differs from another member in its result or 'async' alone"
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

    @Test func partsOfWhatIsHandedInDecideToo() {
        let tests = texts(
            """
            struct User: Equatable { let name: String }
            module Users {
                view { func show(_ text: String) }
                presenter {
                    func didLoad(_ users: [User]) {
                        guard let first = users.first else { return }
                        view?.show(first.name)
                    }
                    func didFind(_ user: User?) { if let name = user?.name { view?.show(name) } }
                    func didCount() { view?.show(interactor.names().filter { !$0.isEmpty }.joined(separator: ", ")) }
                }
                interactor { func names() -> [String] }
            }
            """)
        #expect(
            tests == [
                """
                // didLoad(_:) when users is empty
                func didLoadWhenUsersIsEmpty()
                let users: [User] = []
                presenter.didLoad(users)
                calls: \("")
                """,
                """
                // didLoad(_:) when users is not empty
                func didLoadWhenUsersIsNotEmpty()
                let first = User.fixture()
                let users = [first]
                presenter.didLoad(users)
                calls: view.show(_:)
                view.showReceivedText == first.name
                """,
                """
                // didFind(_:) when user is there
                func didFindWhenUserIsThere()
                let user = User.fixture()
                presenter.didFind(user)
                calls: view.show(_:)
                view.showReceivedText == user.name
                """,
                """
                // didFind(_:) when user is nil
                func didFindWhenUserIsNil()
                let user: User? = nil
                presenter.didFind(user)
                calls: \("")
                """,
                """
                // didCount()
                func didCount()
                interactor.namesReturnValue = ["names"]
                presenter.didCount()
                calls: interactor.names(), view.show(_:)
                view.showReceivedText == interactor.namesReturnValue.filter { !$0.isEmpty }.joined(separator: ", ")
                """,
            ])
    }

    @Test func propertiesOfStructsDecide() {
        let tests = texts(
            """
            struct Item: Equatable { var title: String; var isDone: Bool; var parent: UUID? }
            module Items {
                view { func show(_ text: String); func clear() }
                presenter {
                    func didTap(_ item: Item) { if item.isDone { view?.clear() } else { view?.show(item.title) } }
                    func didLoad() { if let parent = interactor.current?.parent { view?.show(parent.uuidString) } }
                }
                interactor { var current: Item? { get } }
            }
            """)
        #expect(
            tests == [
                """
                // didTap(_:) when item.isDone
                func didTapWhenItemIsDone()
                let item = Item.fixture(isDone: true)
                presenter.didTap(item)
                calls: view.clear()
                """,
                """
                // didTap(_:) when not item.isDone
                func didTapWhenNotItemIsDone()
                let item = Item.fixture(isDone: false)
                presenter.didTap(item)
                calls: view.show(_:)
                view.showReceivedText == item.title
                """,
                """
                // didLoad() when current is there and parent is there
                func didLoadWhenCurrentIsThereAndParentIsThere()
                let parent = UUID.fixture()
                let current = Item.fixture(parent: parent)
                interactor.underlyingCurrent = current
                presenter.didLoad()
                calls: view.show(_:)
                view.showReceivedText == parent.uuidString
                """,
                """
                // didLoad() when current is there and parent is nil
                func didLoadWhenCurrentIsThereAndParentIsNil()
                let current = Item.fixture(parent: nil)
                interactor.underlyingCurrent = current
                presenter.didLoad()
                calls: \("")
                """,
                """
                // didLoad() when current is nil
                func didLoadWhenCurrentIsNil()
                interactor.underlyingCurrent = nil
                presenter.didLoad()
                calls: \("")
                """,
            ])
    }

    /// What a mock received is an optional, which has a `.none` of its own; the name that a condition binds is another one in its
    /// `else`; a list is no function.
    @Test func namesMeanInTheTestWhatTheyMeanInTheBody() {
        let tests = texts(
            """
            enum Badge: Equatable { case none, count(Int) }
            struct Box<Value> { let value: Value }
            module List {
                view {
                    func show(_ badge: Badge)
                    func flag(_ isOn: Bool)
                    func tell(_ rows: [Int])
                    func tell(_ done: @escaping () -> Void)
                    func put(_ box: Box<Int>)
                    func put(_ pair: (Int, String))
                }
                presenter {
                    func reset() { view?.show(.none) }
                    func ask(_ badge: Badge?) {
                        if let badge, badge == .none { view?.show(badge) } else { view?.flag(badge == nil) }
                    }
                    func told(_ badge: Badge?) {
                        guard let badge, badge == .none else { view?.flag(badge == nil); return }
                        view?.show(badge)
                    }
                    func list(_ names: [String]) { view?.tell(names.map(\\.count)) }
                    func box() { view?.put(Box(value: 2)) }
                }
            }
            """)
        let lines = tests.map { $0.split(separator: "\n").dropFirst(2).joined(separator: "; ") }
        #expect(
            lines == [
                "presenter.reset(); calls: view.show(_:); view.showReceivedBadge == (.none as Badge)",
                "let badge = Badge.none; presenter.ask(badge); calls: view.show(_:); view.showReceivedBadge == badge",
                "let count = 1; let badge = Badge.count(count); presenter.ask(badge); "
                    + "calls: view.flag(_:); view.flagReceivedIsOn == ((badge as Badge?) == nil)",
                "let badge: Badge? = nil; presenter.ask(badge); calls: view.flag(_:); "
                    + "view.flagReceivedIsOn == (badge == nil)",
                "let badge = Badge.none; presenter.told(badge); calls: view.show(_:); view.showReceivedBadge == badge",
                "let count = 1; let badge = Badge.count(count); presenter.told(badge); "
                    + "calls: view.flag(_:); view.flagReceivedIsOn == ((badge as Badge?) == nil)",
                "let badge: Badge? = nil; presenter.told(badge); calls: view.flag(_:); "
                    + "view.flagReceivedIsOn == (badge == nil)",
                "let names = [\"names\"]; presenter.list(names); calls: view.tell(_:); "
                    + "view.tellReceivedRows == names.map(\\.count)",
                "presenter.box(); calls: view.put(_:)",
            ])
    }
}
