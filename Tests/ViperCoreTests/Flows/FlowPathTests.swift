import Testing

@testable import ViperGeneration
@testable import ViperModel

/// What is generated for bodies that branch: a test for each path.
struct FlowPathTests {
    private func texts(_ spec: String) -> [String] { flowTests(of: spec) }

    @Test func conditionsOfACaseAndOfACatchAreFollowed() {
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
        let made = tests.prefix(3).map { $0.split(separator: "\n").dropFirst(2).prefix(2).joined(separator: "; ") }
        #expect(
            made == [
                "let failed = \"\"; let outcome = Outcome.failed(failed)",
                "let failed = \"failed\"; let outcome = Outcome.failed(failed)",
                "let outcome = Outcome.done; presenter.didEnd(outcome)",
            ])
        #expect(tests.map { $0.contains("calls:") } == [true, true, true, true, true, true])
    }

    /// However a block is left, and with the names and values that it has then.
    @Test func whatIsDeferredComesLast() {
        let tests = texts(
            """
            module List {
                view { var isBusy: Bool { get set }; func show(_ row: String) }
                presenter {
                    func didLoad() { view?.isBusy = true; defer { view?.isBusy = false }; view?.show("a") }
                    func didTap() { defer { view?.show("first") }; defer { view?.show("second") }; view?.show("third") }
                    func didHold(_ row: String?) {
                        defer { if row == nil { view?.show("none") } }
                        guard let row else { return }
                        view?.show(row)
                    }
                    func didEnd() throws { defer { view?.show("ended") }; try interactor.end() }
                    func didCatch() {
                        do { defer { view?.show("tried") }; try interactor.end() } catch { view?.show("failed") }
                        var row = "old"
                        do { defer { row = "new" } }
                        view?.show(row)
                    }
                    func didFind(_ row: String?) {
                        switch row {
                        case nil: defer { view?.show("none") }; break
                        case .some(let row): view?.show(row)
                        }
                        view?.show("end")
                    }
                }
                interactor { func end() throws }
            }
            """)
        let received = tests.map { test in
            test.split(separator: "\n").filter { $0.hasPrefix("view.") }.map { $0.split(separator: " == ")[1] }
        }
        #expect(
            received == [
                ["\"a\"", "false"], ["[\"third\", \"second\", \"first\"]"], ["row"], ["\"none\""], ["\"ended\""],
                ["[\"tried\", \"new\"]"], ["[\"tried\", \"failed\", \"new\"]"], ["[\"none\", \"end\"]"],
                ["[row, \"end\"]"],
            ])
    }

    /// A case that the body itself makes, a place in a list, one ID or two, and a closure that the class was handed.
    @Test func whatABodyMakesAndAsksForIsKnown() {
        let tests = texts(
            """
            enum Loadable<Value> { case idle, loaded(Value), failed(String) }
            struct Row: Equatable { let id: UUID, title: String }
            module List {
                view { func show(_ text: String); func put(_ row: Row) }
                presenter(now: () -> Int) {
                    var state: Loadable<[Row]> = .idle
                    func load(_ rows: [Row]) { state = .loaded(rows); render() }
                    func fail() { state = .failed("a"); render(); if state == .idle { view?.show("never") } }
                    func render() {
                        switch state {
                        case .idle: break
                        case .loaded(let rows): if let first = rows.first { view?.put(first) }
                        case .failed(let text): view?.show(text)
                        }
                    }
                    func reset() { state = .idle; if case .loaded = state { view?.show("never") } }
                    func select(_ rows: [Row], at place: Int) {
                        guard rows.indices.contains(place) else { return }
                        view?.put(rows[place])
                    }
                    func same(_ row: Row, _ other: Row) { if row.id == other.id { view?.put(row) } }
                    func tick() { view?.show("tick \\(now())") }
                }
            }
            """)
        let lines = tests.map { $0.split(separator: "\n").dropFirst(2).joined(separator: "; ") }
        #expect(
            lines == [
                "let rows: [Row] = []; presenter.load(rows); calls: ",
                "let first = Row.fixture(); let rows = [first]; presenter.load(rows); calls: view.put(_:); view.putReceivedRow == first",
                "presenter.fail(); calls: view.show(_:); view.showReceivedText == \"a\"",
                "presenter.state = Loadable<[Row]>.idle; presenter.render(); calls: ",
                "let loaded: [Row] = []; presenter.state = Loadable<[Row]>.loaded(loaded); presenter.render(); calls: ",
                "let first = Row.fixture(); let loaded = [first]; presenter.state = Loadable<[Row]>.loaded(loaded); "
                    + "presenter.render(); calls: view.put(_:); view.putReceivedRow == first",
                "let failed = \"failed\"; presenter.state = Loadable<[Row]>.failed(failed); "
                    + "presenter.render(); calls: view.show(_:); view.showReceivedText == failed",
                "presenter.reset(); calls: ",
                "let rows = [Row.fixture()]; let place = 0; presenter.select(rows, at: place); "
                    + "calls: view.put(_:); view.putReceivedRow == rows[place]",
                "let rows: [Row] = []; let place = 0; presenter.select(rows, at: place); calls: ",
                "let row = Row.fixture(id: UUID.fixture()); let other = Row.fixture(id: UUID.fixture()); "
                    + "presenter.same(row, other); calls: view.put(_:); view.putReceivedRow == row",
                "let row = Row.fixture(id: UUID.fixture()); "
                    + "let other = Row.fixture(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))); presenter.same(row, other); calls: ",
                "presenter.tick(); calls: view.show(_:)",
            ])
    }

    /// A list is empty on one path, and has one element on another one.
    @Test func loopsOverListsAreFollowed() {
        let tests = texts(
            """
            struct Row: Equatable { let title: String, isDone: Bool, note: String?, tags: [String] }
            enum Mode: Equatable { case idle, failed(String) }
            protocol Watcher: AnyObject { func note(_ text: String) }
            module List {
                view { func show(_ row: String) }
                presenter {
                    var rows: [Row] = []
                    var mode = Mode.idle
                    func show(_ names: [String]) { for name in names { view?.show(name) }; view?.show("end") }
                    func showDone() { for row in rows where row.isDone { view?.show(row.title) } }
                    func showNotes(_ rows: [Row]) {
                        for row in rows { guard let note = row.note else { continue }; view?.show(note) }
                    }
                    func showTags(_ rows: [Row]) { for row in rows { row.tags.forEach { view?.show($0) } } }
                    func tell(_ all: [any Watcher]) { all.forEach { watcher in watcher.note("a") } }
                    func showFailures(_ modes: [Mode]) { for case .failed(let text) in modes { view?.show(text) } }
                    func find(_ names: [String]) -> Int { for _ in names { return 1 }; return 0 }
                    func await() async { for row in await interactor.load() { view?.show(row.title); break } }
                    func retry() { if mode == .idle { view?.show("idle") } }
                }
                interactor { func load() async -> [Row] }
            }
            """)
        let lines = tests.map { $0.split(separator: "\n").dropFirst(2).joined(separator: "; ") }
        #expect(
            lines == [
                "let names: [String] = []; presenter.show(names); calls: view.show(_:); "
                    + "view.showReceivedRow == \"end\"",
                "let name = \"name\"; let names = [name]; presenter.show(names); "
                    + "calls: view.show(_:), view.show(_:); view.showReceivedInvocations == [name, \"end\"]",
                "presenter.rows = []; presenter.showDone(); calls: ",
                "let row = Row.fixture(isDone: true); presenter.rows = [row]; presenter.showDone(); "
                    + "calls: view.show(_:); view.showReceivedRow == row.title",
                "let row = Row.fixture(isDone: false); presenter.rows = [row]; presenter.showDone(); calls: ",
                "let rows: [Row] = []; presenter.showNotes(rows); calls: ",
                "let note = \"note\"; let row = Row.fixture(note: note); let rows = [row]; "
                    + "presenter.showNotes(rows); calls: view.show(_:); view.showReceivedRow == note",
                "let row = Row.fixture(note: nil); let rows = [row]; presenter.showNotes(rows); calls: ",
                "let rows: [Row] = []; presenter.showTags(rows); calls: ",
                "let row = Row.fixture(tags: []); let rows = [row]; presenter.showTags(rows); calls: ",
                "let element = \"element\"; let row = Row.fixture(tags: [element]); let rows = [row]; "
                    + "presenter.showTags(rows); calls: view.show(_:); view.showReceivedRow == element",
                "let all: [any Watcher] = []; presenter.tell(all); calls: ",
                "let watcher = WatcherMock(log: log); let all = [watcher]; presenter.tell(all); "
                    + "calls: Watcher.note(_:); watcher.noteReceivedText == \"a\"",
                "let modes: [Mode] = []; presenter.showFailures(modes); calls: ",
                "let failed = \"failed\"; let element = Mode.failed(failed); let modes = [element]; "
                    + "presenter.showFailures(modes); calls: view.show(_:); view.showReceivedRow == failed",
                "let element = Mode.idle; let modes = [element]; presenter.showFailures(modes); calls: ",
                "let names: [String] = []; let result = presenter.find(names); calls: ; result == 0",
                "let element = \"element\"; let names = [element]; let result = presenter.find(names); "
                    + "calls: ; result == 1",
                "interactor.loadReturnValue = []; await presenter.await(); calls: interactor.load()",
                "let row = Row.fixture(); interactor.loadReturnValue = [row]; await presenter.await(); "
                    + "calls: interactor.load(), view.show(_:); view.showReceivedRow == row.title",
                "presenter.mode = Mode.idle; presenter.retry(); calls: view.show(_:); view.showReceivedRow == \"idle\"",
                "let failed = \"failed\"; presenter.mode = Mode.failed(failed); presenter.retry(); calls: ",
            ])
    }

    /// Strings and integers, and optionals of these, of which the cases and comparisons are literals.
    @Test func literalsAreValuesToChoose() {
        let tests = texts(
            """
            enum Mode: Equatable { case idle, failed(String) }
            module List {
                view { func show(_ row: String) }
                presenter {
                    var mode: Mode = .idle
                    func didTap(_ n: Int) {
                        switch n { case -1: view?.show("minus"); case 0, 1: view?.show("zero"); default: view?.show("more") }
                    }
                    func didFind(_ row: String) {
                        switch row { case "": break; case "a", "": view?.show(row); case let other: view?.show(other) }
                    }
                    func didCount(_ n: Int) { if n > 2 { switch n { case 3: view?.show("3"); default: view?.show("4") } } }
                    func didHold(_ row: String?) { if row != "x" { view?.show("other") } else { view?.show(row ?? "") } }
                    func didTurn(_ mode: Mode?) { guard mode == .idle else { return }; view?.show("idle") }
                    func didFail() { if case .failed(_) = mode { view?.show("failed") } }
                    func didEnd(_ n: UInt8) { switch n { case 254: view?.show("254"); case 255: break; default: break } }
                }
            }
            """)
        let lines = tests.map { $0.split(separator: "\n").dropFirst(2).joined(separator: "; ") }
        #expect(
            lines == [
                "let n = -1; presenter.didTap(n); calls: view.show(_:); view.showReceivedRow == \"minus\"",
                "let n = 0; presenter.didTap(n); calls: view.show(_:); view.showReceivedRow == \"zero\"",
                "let n = 2; presenter.didTap(n); calls: view.show(_:); view.showReceivedRow == \"more\"",
                "let row = \"\"; presenter.didFind(row); calls: ",
                "let row = \"a\"; presenter.didFind(row); calls: view.show(_:); view.showReceivedRow == row",
                "let row = \"a or another\"; presenter.didFind(row); calls: view.show(_:); view.showReceivedRow == row",
                "let n = 3; presenter.didCount(n); calls: view.show(_:); view.showReceivedRow == \"3\"",
                "let n = 4; presenter.didCount(n); calls: view.show(_:); view.showReceivedRow == \"4\"",
                "let n = 2; presenter.didCount(n); calls: ",
                "let row = \"x\"; presenter.didHold(row); calls: view.show(_:); "
                    + "view.showReceivedRow == ((row as String?) ?? \"\")",
                "let row = \"x or another\"; presenter.didHold(row); calls: view.show(_:); view.showReceivedRow == \"other\"",
                "let row: String? = nil; presenter.didHold(row); calls: view.show(_:); view.showReceivedRow == \"other\"",
                "let mode = Mode.idle; presenter.didTurn(mode); calls: view.show(_:); view.showReceivedRow == \"idle\"",
                "let failed = \"failed\"; let mode = Mode.failed(failed); presenter.didTurn(mode); calls: ",
                "let mode: Mode? = nil; presenter.didTurn(mode); calls: ",
                "let failed = \"failed\"; presenter.mode = Mode.failed(failed); presenter.didFail(); "
                    + "calls: view.show(_:); view.showReceivedRow == \"failed\"",
                "presenter.mode = Mode.idle; presenter.didFail(); calls: ",
                "let n: UInt8 = 254; presenter.didEnd(n); calls: view.show(_:); view.showReceivedRow == \"254\"",
                "let n: UInt8 = 255; presenter.didEnd(n); calls: ",
                "let n: UInt8 = 0; presenter.didEnd(n); calls: ",
            ])
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

    /// A mock does the same each time: no path succeeds and then fails.
    @Test func whatIsTriedAgainEndsAsItDidBefore() {
        let tests = texts(
            """
            module Profile {
                view { func show(_ text: String) }
                presenter {
                    func didTap() {
                        do { try interactor.load(); view?.show("loaded") } catch {
                            do { try interactor.load(); view?.show("never") } catch { view?.show("failed") }
                        }
                        do { try interactor.load(); view?.show("again") } catch {}
                    }
                }
                interactor { func load() throws }
            }
            """)
        let calls = tests.map { $0.split(separator: "\n").first { $0.hasPrefix("calls:") } ?? "" }
        #expect(
            calls == [
                "calls: interactor.load(), view.show(_:), interactor.load(), view.show(_:)",
                "calls: interactor.load(), interactor.load(), view.show(_:), interactor.load()",
            ])
    }

    /// A `try?` that is a statement ends what it tries, and nothing else.
    @Test func whatIsTriedForWhatItDoesMayFail() {
        let tests = texts(
            """
            struct Missing: Error {}
            module Profile {
                view { func show(_ text: String) }
                presenter {
                    func check(_ text: String) throws { if text.isEmpty { throw Missing() }; view?.show(text) }
                    func didEnter(_ text: String) { try? check(text); view?.show("done") }
                    func didTap() { try? interactor.load(); view?.show("done") }
                }
                interactor { func load() throws }
            }
            """)
        let outcomes = tests.dropFirst(2).map { test in
            test.split(separator: "\n").filter { $0.hasPrefix("// ") || $0.hasPrefix("calls:") }.joined(separator: "; ")
        }
        #expect(
            outcomes == [
                "// didEnter(_:) when text is empty; calls: view.show(_:)",
                "// didEnter(_:) when text is not empty; calls: view.show(_:), view.show(_:)",
                "// didTap() when load() succeeds; calls: interactor.load(), view.show(_:)",
                "// didTap() when load() fails; calls: interactor.load(), view.show(_:)",
            ])
    }
}
