import Testing

@testable import ViperGeneration
@testable import ViperModel

/// What is generated for bodies: a test for each path, with what arrives at mocks.
struct FlowTestsTests {
    private func texts(_ spec: String) -> [String] {
        let program = program(spec)
        return program.modules.flatMap { FlowTests(program).tests(of: $0) }.map(\.text)
    }

    @Test func callsArriveInOrderWithTheirArguments() {
        let tests = texts(
            """
            module Add {
                view { func setMinimum(_ date: Date); func setSaveEnabled(_ enabled: Bool) }
                presenter {
                    func viewDidLoad() { view?.setMinimum(interactor.earliest()); view?.setSaveEnabled(false) }
                    func didTapSave(title: String, due: Date) async { await interactor.save(title: title, due: due) }
                }
                interactor { func earliest() -> Date; func save(title: String, due: Date) async }
            }
            """)
        #expect(
            tests == [
                """
                // viewDidLoad()
                func viewDidLoad()
                presenter.viewDidLoad()
                calls: interactor.earliest(), view.setMinimum(_:), view.setSaveEnabled(_:)
                view.setMinimumReceivedDate == interactor.earliestReturnValue
                view.setSaveEnabledReceivedEnabled == false
                """,
                """
                // didTapSave(title:due:)
                func didTapSaveTitleDue() async
                let title = "title"
                let due = Date.fixture()
                await presenter.didTapSave(title: title, due: due)
                calls: interactor.save(title:due:)
                interactor.saveTitleDueReceivedArguments?.title == title
                interactor.saveTitleDueReceivedArguments?.due == due
                """,
            ])
    }

    @Test func stateIsFollowed() {
        let tests = texts(
            """
            module Counter {
                view { func show(_ count: UInt); func setSaveEnabled(_ enabled: Bool) }
                presenter {
                    var count: UInt = 0
                    var title = ""
                    func didTapAdd() { count += 1; view?.show(count) }
                    func didChange(title: String) { self.title = title; view?.setSaveEnabled(!title.isEmpty) }
                    func didAppear() { view?.show(count) }
                }
            }
            """)
        #expect(
            tests == [
                """
                // didTapAdd()
                func didTapAdd()
                let initialCount = presenter.count
                presenter.didTapAdd()
                calls: view.show(_:)
                view.showReceivedCount == (initialCount + 1)
                presenter.count == (initialCount + 1)
                """,
                """
                // didChange(title:)
                func didChangeTitle()
                let title = "title"
                presenter.didChange(title: title)
                calls: view.setSaveEnabled(_:)
                view.setSaveEnabledReceivedEnabled == (!title.isEmpty)
                presenter.title == title
                """,
                """
                // didAppear()
                func didAppear()
                presenter.didAppear()
                calls: view.show(_:)
                view.showReceivedCount == presenter.count
                """,
            ])
    }

    @Test func aConditionOfACaseCannotBeFollowed() {
        let tests = texts(
            """
            enum Outcome { case done, failed(String) }
            module List {
                view { func show(title: String) }
                presenter {
                    func didEnd(_ outcome: Outcome) {
                        switch outcome {
                        case .failed(let reason) where reason.isEmpty: break
                        case .failed: view?.show(title: "failed")
                        case .done: break
                        }
                    }
                    func didLoad() {
                        do { try interactor.load() } catch let error where error is CancellationError {} catch {
                            view?.show(title: "failed")
                        }
                    }
                }
                interactor { func load() throws }
            }
            """)
        #expect(tests.map { $0.contains("calls:") } == [false, true, false])
    }

    @Test func aTypeInACaseIsNoCaseOfThatName() {
        let tests = texts(
            """
            struct Row: Equatable { let title: String }
            module List {
                view { func show(_ row: Row) }
                presenter {
                    func didFind(_ row: Row?) {
                        switch row {
                        case is Feed.Row: view?.show(Row(title: "found"))
                        default: break
                        }
                    }
                }
            }
            """)
        #expect(tests.map { $0.contains("calls:") } == [false])
    }

    @Test func eachWayThroughABranchHasATest() {
        let tests = texts(
            """
            struct Row: Equatable { let title: String }
            enum Order { case title, length }
            module List {
                view { func show(_ rows: [Row]); func showNothing(); func show(title: String) }
                presenter {
                    func didLoad(_ rows: [Row]) { if rows.isEmpty { view?.showNothing() } else { view?.show(rows) } }
                    func didOrder(_ order: Order) {
                        switch order {
                        case .title: view?.show(title: "title")
                        default: view?.showNothing()
                        }
                    }
                    func didFind(_ row: Row?) {
                        guard let row else { return }
                        view?.show(title: row.title)
                    }
                    func didFinish(with result: Result<[Row], any Error>) {
                        switch result {
                        case .success(let rows): view?.show(rows)
                        case .failure(let error): view?.show(title: error.localizedDescription)
                        }
                    }
                    func didToggle(_ isOn: Bool) { if isOn { view?.showNothing() } }
                }
            }
            """)
        #expect(
            tests == [
                """
                // didLoad(_:) when rows is empty
                func didLoadWhenRowsIsEmpty()
                let rows: [Row] = []
                presenter.didLoad(rows)
                calls: view.showNothing()
                """,
                """
                // didLoad(_:) when rows is not empty
                func didLoadWhenRowsIsNotEmpty()
                let rows = [Row.fixture()]
                presenter.didLoad(rows)
                calls: view.show(_:)
                view.showReceivedRows == rows
                """,
                """
                // didOrder(_:) when order is title
                func didOrderWhenOrderIsTitle()
                let order = Order.title
                presenter.didOrder(order)
                calls: view.show(title:)
                view.showTitleReceivedTitle == "title"
                """,
                """
                // didOrder(_:) when order is length
                func didOrderWhenOrderIsLength()
                let order = Order.length
                presenter.didOrder(order)
                calls: view.showNothing()
                """,
                """
                // didFind(_:) when row is there
                func didFindWhenRowIsThere()
                let row = Row.fixture()
                presenter.didFind(row)
                calls: view.show(title:)
                view.showTitleReceivedTitle == row.title
                """,
                """
                // didFind(_:) when row is nil
                func didFindWhenRowIsNil()
                let row: Row? = nil
                presenter.didFind(row)
                calls: \("")
                """,
                """
                // didFinish(with:) when result is success
                func didFinishWithWhenResultIsSuccess()
                let value = [Row.fixture()]
                let resultArgument: Result<[Row], any Error> = .success(value)
                presenter.didFinish(with: resultArgument)
                calls: view.show(_:)
                view.showReceivedRows == value
                """,
                """
                // didFinish(with:) when result is failure
                func didFinishWithWhenResultIsFailure()
                let error = FixtureError()
                let resultArgument: Result<[Row], any Error> = .failure(error)
                presenter.didFinish(with: resultArgument)
                calls: view.show(title:)
                view.showTitleReceivedTitle == error.localizedDescription
                """,
                """
                // didToggle(_:) when isOn
                func didToggleWhenIsOn()
                let isOn = true
                presenter.didToggle(isOn)
                calls: view.showNothing()
                """,
                """
                // didToggle(_:) when not isOn
                func didToggleWhenNotIsOn()
                let isOn = false
                presenter.didToggle(isOn)
                calls: \("")
                """,
            ])
    }

    @Test func aDoThatMayFailIsTestedBothWays() {
        let tests = texts(
            """
            struct Post: Equatable { let title: String }
            service API { func posts(of user: Int) async throws -> [Post] }
            module Profile(user: Int) {
                view { func show(_ posts: [Post]); func show(error message: String) }
                presenter {
                    func viewDidLoad() async {
                        do    { let posts = try await interactor.posts(); view?.show(posts) }
                        catch { view?.show(error: error.localizedDescription) }
                    }
                }
                interactor(user, api: any API) {
                    func posts() async throws -> [Post] { try await api.posts(of: user) }
                }
            }
            """)
        #expect(
            tests == [
                """
                // viewDidLoad() when posts() succeeds
                func viewDidLoadWhenPostsSucceeds() async
                interactor.postsReturnValue = [Post.fixture()]
                await presenter.viewDidLoad()
                calls: interactor.posts(), view.show(_:)
                view.showReceivedPosts == interactor.postsReturnValue
                """,
                """
                // viewDidLoad() when posts() fails
                func viewDidLoadWhenPostsFails() async
                let error = FixtureError()
                interactor.postsThrowableError = error
                await presenter.viewDidLoad()
                calls: interactor.posts(), view.show(error:)
                view.showErrorReceivedMessage == error.localizedDescription
                """,
                """
                // posts()
                func posts() async throws
                api.postsOfReturnValue = [Post.fixture()]
                let result = try await interactor.posts()
                calls: API.posts(of:)
                api.postsOfReceivedUser == interactor.user
                result == api.postsOfReturnValue
                """,
            ])
    }

    @Test func routersOpenDestinations() {
        let tests = texts(
            """
            module Detail(id: UUID) { interactor(id) {}; delegate { func detailDidClose() } interface { func zoomOut() } }
            module List {
                presenter { func didTap(id: UUID) { router.open(id, delegate: self) } }
                router {
                    func open(_ id: UUID, delegate: any DetailDelegate) {
                        let detail = navigation.push(DetailModule(id: id, delegate: delegate))
                        detail?.zoomOut()
                    }
                    func close() { navigation.dismiss() }
                }
                on Detail { func detailDidClose() { router.close() } }
            }
            """)
        #expect(
            tests == [
                """
                // didTap(id:)
                func didTapId()
                let id = UUID.fixture()
                presenter.didTap(id: id)
                calls: router.open(_:delegate:)
                router.openDelegateReceivedArguments?.id == id
                router.openDelegateReceivedArguments?.delegate === presenter
                """,
                """
                // detailDidClose()
                func detailDidClose()
                presenter.detailDidClose()
                calls: router.close()
                """,
                """
                // open(_:delegate:)
                func openDelegate()
                let id = UUID.fixture()
                let delegate = DetailDelegateMock(log: log)
                let interface = DetailModuleProtocolMock(log: log)
                navigation.interfaceReturnValue = interface
                router.open(id, delegate: delegate)
                calls: navigation.push(DetailModule), interface.zoomOut()
                (navigation.pushReceivedDestination as? DetailModule)?.id == id
                (navigation.pushReceivedDestination as? DetailModule)?.delegate === delegate
                """,
                """
                // close()
                func close()
                router.close()
                calls: navigation.dismiss()
                """,
            ])
    }

    @Test func membersWithBodiesAreFollowedAndOthersNamed() {
        let tests = texts(
            """
            module Search {
                view { func show(_ text: String) }
                presenter {
                    func didEnter(_ text: String) { show(text + "!") }
                    func didClear() { reset() }
                    func didTapHelp() { format("?") }
                    func show(_ text: String) { view?.show(text) }
                    func reset()
                }
            }
            """)
        #expect(
            tests == [
                """
                // didEnter(_:)
                func didEnter()
                let text = "text"
                presenter.didEnter(text)
                calls: view.show(_:)
                view.showReceivedText == (text + "!")
                """,
                """
                // didClear()
                func didClear()
                omitted: SearchPresenter.didClear() calls reset(), which is written by hand
                """,
                """
                // didTapHelp()
                func didTapHelp()
                omitted: SearchPresenter.didTapHelp() calls format(_:), which no spec declares
                """,
                """
                // show(_:)
                func show()
                let text = "text"
                presenter.show(text)
                calls: view.show(_:)
                view.showReceivedText == text
                """,
            ])
    }

    @Test(arguments: [
        ("for row in rows { view?.show(row) }", "has a loop"),
        ("rows.forEach { view?.show($0) }", "calls a role from a closure: rows.forEach { view?.show($0) }"),
        (
            "let go = { [weak self] in self?.view?.show(\"\") }; go()",
            "calls a closure that calls a role: go()"
        ),
        ("let go = { self.view?.show(\"\") }; rows.forEach(go)", "calls a role from a closure: rows.forEach(go)"),
        ("rows.forEach(didLoad)", "calls a role from a closure: rows.forEach(didLoad)"),
        ("rows.forEach(self.didLoad)", "calls a role from a closure: rows.forEach(self.didLoad)"),
        ("Task { view?.show(\"\") }", "calls a role from a closure: Task { view?.show(\"\") }"),
        ("if rows.count > 3 { view?.show(\"\") }", "depends on rows.count > 3"),
        ("if formatter.isLenient { view?.show(\"\") }", "depends on formatter.isLenient"),
        ("view?.show(rows.removeLast())", "may trap: rows.removeLast()"),
        ("view?.show(title!)", "unwraps by force: title"),
        ("defer { view?.show(\"\") }", "has a defer"),
    ])
    func whatCannotBeToldIsSaid(body: String, reason: String) {
        let tests = texts(
            """
            module Rows {
                view { func show(_ row: String) }
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
                let users = [User.fixture()]
                presenter.didLoad(users)
                calls: view.show(_:)
                view.showReceivedText == users[0].name
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

    @Test func whatABodyChangesIsKnownAfterwards() {
        let tests = texts(
            """
            struct Item: Equatable { var title: String; var isDone: Bool }
            module Items {
                view { var isVisible: Bool { get set }; func show(_ item: Item); func clear() }
                presenter {
                    var items: [Item] = []
                    var isOpen = false
                    func didAdd(_ item: Item) {
                        var copy = item
                        copy.isDone = true
                        items.append(copy)
                        view?.show(copy)
                    }
                    func didToggle() { isOpen.toggle() }
                    func didShow() { view?.isVisible = true; if view?.isVisible == true { view?.clear() } }
                    func didPick(at index: Int) { view?.show(items[index]) }
                }
            }
            """)
        let copy = "{ var copy = item; copy.isDone = true; return copy }()"
        #expect(
            tests == [
                """
                // didAdd(_:)
                func didAdd()
                let item = Item.fixture()
                let initialItems = presenter.items
                presenter.didAdd(item)
                calls: view.show(_:)
                view.showReceivedItem == \(copy)
                presenter.items == (initialItems + [\(copy)])
                """,
                """
                // didToggle()
                func didToggle()
                let initialIsOpen = presenter.isOpen
                presenter.didToggle()
                calls: \("")
                presenter.isOpen == (!initialIsOpen)
                """,
                """
                // didShow()
                func didShow()
                presenter.didShow()
                calls: view.isVisible=, view.clear()
                view.underlyingIsVisible == true
                """,
                """
                // didPick(at:)
                func didPickAt()
                let index = 0
                presenter.items = [Item.fixture()]
                presenter.didPick(at: index)
                calls: view.show(_:)
                view.showReceivedItem == presenter.items[index]
                """,
            ])
    }

    @Test func aMockThatIsReturnedAnswers() {
        let tests = texts(
            """
            module Detail { interface { func refresh(force: Bool) -> Bool } }
            module List {
                presenter { func didTap() -> Bool { router.open()?.refresh(force: true) ?? false } }
                router { func open() -> (any DetailModuleProtocol)? { navigation.push(DetailModule()) } }
            }
            """)
        #expect(
            tests == [
                """
                // didTap()
                func didTap()
                let open = DetailModuleProtocolMock(log: log)
                router.openReturnValue = open
                open.refreshForceReturnValue = true
                let result = presenter.didTap()
                calls: router.open(), interface.refresh(force:)
                open.refreshForceReceivedForce == true
                result == open.refreshForceReturnValue
                """,
                """
                // open()
                func open()
                let interface = DetailModuleProtocolMock(log: log)
                navigation.interfaceReturnValue = interface
                let result = router.open()
                calls: navigation.push(DetailModule)
                result === interface
                """,
            ])
    }

    @Test func anErrorThatIsThrownIsExpected() {
        let tests = texts(
            """
            enum StoreError: Error { case gone }
            service Store { func load(_ id: Int) async throws -> String }
            module Page {
                view { func show(_ text: String) }
                interactor(store: any Store) {
                    func load(_ id: Int?) async throws -> String {
                        guard let id else { throw StoreError.gone }
                        do { return try await store.load(id) } catch { throw error }
                    }
                }
            }
            """)
        #expect(
            tests == [
                """
                // load(_:) when id is there and load(_:) succeeds
                func loadWhenIdIsThereAndLoadSucceeds() async throws
                let id = 1
                store.loadReturnValue = "load"
                let result = try await interactor.load(id)
                calls: Store.load(_:)
                store.loadReceivedId == id
                result == store.loadReturnValue
                """,
                """
                // load(_:) when id is there and load(_:) fails
                func loadWhenIdIsThereAndLoadFails() async
                let id = 1
                let error = FixtureError()
                store.loadThrowableError = error
                _ = try await interactor.load(id) // throws error
                calls: Store.load(_:)
                store.loadReceivedId == id
                """,
                """
                // load(_:) when id is nil
                func loadWhenIdIsNil() async
                let id: Int? = nil
                _ = try await interactor.load(id) // throws StoreError.gone
                calls: \("")
                """,
            ])
    }
}
