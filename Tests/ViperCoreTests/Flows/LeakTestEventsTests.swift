import Testing

@testable import ViperGeneration
@testable import ViperModel

/// Which events the leak test sends: those that can neither trap nor leave the presenter in a mock's hands.
@Suite struct SentEventsTests {
    private func statements(_ text: String) -> [String] {
        let sample = program(text)
        return LeakTestEvents(of: sample.modules[0], in: TemplateContextBuilder(sample)).statements
    }

    @Test func eachEventIsSentOnceInTheSpecsOrder() {
        let sent = statements(
            """
            entity Item { let name: String }
            module List {
                view { func show(_ names: [String]) }
                presenter {
                    var count = 0
                    func viewDidLoad() { view?.show([]); interactor.load() }
                    func didSelect(_ item: Item) async { count += 1; router.close() }
                    func didFail() throws { view?.show(["failed"]) }
                    func canClose() -> Bool { count == 0 }
                    func didPull()
                }
                interactor { func load() }
                output { func didLoad(_ items: [Item]) { view?.show(items.map(\\.name)) } }
                router { func close() { navigation.pop() } }
            }
            """)
        #expect(
            sent == [
                "presenter?.viewDidLoad()", "await presenter?.didSelect(Item.fixture())", "try? presenter?.didFail()",
                "_ = presenter?.canClose()", "presenter?.didPull()",
            ])
    }

    @Test(arguments: [
        "func go() { view?.show(names[0]) }", "func go() { view?.show(names.first!) }",
        "func go() { names.removeFirst() }", "func go() { count -= 1 }", "func go() { try! interactor.check() }",
        "func go(_ token: Token) { view?.show(\"\") }", "func go() { precondition(names.isEmpty) }",
        "func go() { help() }\n func help() { view?.show(names[1]) }",
    ])
    func whatMayTrapIsLeftOut(_ event: String) {
        let sent = statements(
            """
            module List {
                view { func show(_ name: String) }
                presenter { var names: [String] = []; var count: UInt = 0
            \(event)
                }
                interactor { func check() throws { } }
            }
            """)
        #expect(sent.isEmpty, "\(sent)")
    }

    @Test(arguments: [
        // Unwritten, it traps.
        "interactor { func rows() -> Int }",
        // The mock has nothing to return.
        "interactor(store: any Store) { func load() }", "interactor { func load() }; view { func token() -> Token }",
        // A mock would keep the presenter, or a closure with it.
        "interactor { func load() }; router { func ask(_ answer: @escaping () -> Void) }",
        "interactor { func load() }; router { func open(_ delegate: any ListInterface) }; interface { func reload() }",
        "interactor(queue: any Queue) { func load(then next: @escaping () -> Void) }",
    ])
    func whatIsHandWrittenNeedsHarmlessParts(_ sections: String) {
        let sent = statements(
            """
            service Store { func token() -> Token }
            service Queue { func add(_ work: @escaping () -> Void) }
            module List {
                presenter { func viewDidLoad() }
            \(sections.replacing("; ", with: "\n"))
            }
            """)
        #expect(sent.isEmpty, "\(sent)")
    }

    @Test func whatGivesThePresenterAwayIsLeftOut() {
        let sent = statements(
            """
            module List {
                view { func ask(_ answer: @escaping () -> Void) }
                presenter {
                    func didTapOpen() { router.open(self) }
                    func didTapAsk() { router.ask { self.view?.ask { } } }
                    func didTapWeakly() { router.ask { [weak self] in self?.close() } }
                    func didTapLater() { Task { await self.later() } }
                    func later() async { router.close() }
                    func close() { router.close() }
                }
                router {
                    func open(_ delegate: any ListInterface) { }
                    func ask(_ answer: @escaping () -> Void) { }
                    func close() { navigation.pop() }
                }
                interface { func reload() }
            }
            """)
        #expect(
            sent == [
                "presenter?.didTapWeakly()", "presenter?.didTapLater()", "await presenter?.later()",
                "presenter?.close()",
            ])
    }

    @Test func aPlaceInAListIsNotSentToWhatAPersonWrites() {
        let sent = statements(
            """
            module List {
                view { func show(_ place: Int) }
                presenter {
                    func didSelect(row: Int)
                    func didOpen(row: Int) { view?.show(row) }
                    func didFind(row: Int) { interactor.find(row) }
                    func didType(_ text: String)
                }
                interactor { func find(_ row: Int) }
            }
            """)
        #expect(sent == ["presenter?.didOpen(row: 1)", "presenter?.didType(\"text\")"])
    }
}
