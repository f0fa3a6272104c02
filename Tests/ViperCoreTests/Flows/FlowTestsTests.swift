import Testing

@testable import ViperGeneration
@testable import ViperModel

/// The texts of the tests that are generated for the bodies of a spec.
func flowTests(of spec: String) -> [String] {
    let program = program(spec)
    return program.modules.flatMap { FlowTests(program).tests(of: $0) }.map(\.text)
}

/// What is generated for bodies: tests with what arrives at mocks, in order.
struct FlowTestsTests {
    private func texts(_ spec: String) -> [String] { flowTests(of: spec) }

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

    /// What a body computes is not repeated in its own test.
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
                    func didReset() { view?.show(count); count = 0 }
                    func didAppear() { view?.show(count) }
                }
            }
            """)
        #expect(
            tests == [
                """
                // didTapAdd()
                func didTapAdd()
                presenter.didTapAdd()
                calls: view.show(_:)
                """,
                """
                // didChange(title:)
                func didChangeTitle()
                let title = "title"
                presenter.didChange(title: title)
                calls: view.setSaveEnabled(_:)
                presenter.title == title
                """,
                """
                // didReset()
                func didReset()
                let initialCount = presenter.count
                presenter.didReset()
                calls: view.show(_:)
                view.showReceivedCount == initialCount
                presenter.count == 0
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
                    func didEnter(_ text: String) { show(text) }
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
                view.showReceivedText == text
                """,
                """
                // didClear()
                func didClear()
                omitted: SearchPresenter.didClear() calls reset(), which is implemented by hand
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

    /// The mock of the navigation keeps one module a verb: only the last one's inputs can be expected.
    @Test func ofModulesThatOneVerbOpensTheLastIsExpected() {
        let tests = texts(
            """
            module Help { presenter { func show() } }
            module Detail(id: Int) { presenter(id) { func show() } }
            module List {
                router {
                    func restore() { navigation.push(DetailModule(id: 4)); navigation.push(HelpModule()) }
                    func jump() { navigation.push(HelpModule()); navigation.push(DetailModule(id: 4)) }
                }
            }
            """)
        #expect(
            tests == [
                """
                // restore()
                func restore()
                router.restore()
                calls: navigation.push(DetailModule), navigation.push(HelpModule)
                """,
                """
                // jump()
                func jump()
                router.jump()
                calls: navigation.push(HelpModule), navigation.push(DetailModule)
                (navigation.pushReceivedDestination as? DetailModule)?.id == 4
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
