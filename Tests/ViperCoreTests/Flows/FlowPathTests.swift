import Testing

@testable import ViperGeneration
@testable import ViperModel

/// What is generated for bodies that branch: a test for each path.
struct FlowPathTests {
    private func texts(_ spec: String) -> [String] { flowTests(of: spec) }

    /// For each test its title, the values that it chooses, and what the view is told; a title alone where no test could run.
    private func tests(ofBody body: String, _ parameter: String) -> [String] {
        let tests = flowTests(
            of: """
                enum Mode: Equatable { case idle, busy, failed(String) }
                module List {
                    view { func show(_ text: String) }
                    presenter { func ask(\(parameter)) { \(body) }; func isQuiet(_ isOn: Bool) -> Bool { !isOn } }
                }
                """)
        return tests.filter { $0.hasPrefix("// ask") }.map { test in
            let lines = test.split(separator: "\n").dropFirst()
            let chosen = lines.filter { $0.hasPrefix("let ") }.map { $0.dropFirst(4) }
            let told = lines.compactMap { line in
                line.hasPrefix("view.") ? line.drop { $0 != "=" }.dropFirst(3) : nil
            }
            return "\(test.prefix { $0 != "\n" }.dropFirst(3)): \((chosen + told).joined(separator: ", "))"
        }
    }

    /// A helper is followed where bodies use it, in all sections of the class, and has no test of its own.
    @Test func helpersAreFollowed() {
        let tests = texts(
            """
            module List {
                view { func show(_ text: String) }
                presenter {
                    var count = 0
                    func tap(_ isOn: Bool) { show(isOn, "a") }
                    private func show(_ isOn: Bool, _ text: String) {
                        count = 1
                        view?.show(isOn ? text : off)
                    }
                    private var off: String { "b" }
                }
                interactor {}
                output { func fail() { show(false, "c") } }
            }
            """)
        #expect(
            tests.map { String($0.prefix { $0 != "\n" }) } == [
                "// tap(_:) when isOn", "// tap(_:) when not isOn", "// fail()",
            ])
        #expect(
            zip(tests, ["\"a\"", "\"b\"", "\"b\""]).allSatisfy {
                $0.contains("presenter.count == 1") && $0.contains($1)
            })
    }

    @Test(arguments: [
        (
            "_ isOn: Bool", #"if !isOn { view?.show("a") }"#,
            [#"ask(_:) when isOn: isOn = true"#, #"ask(_:) when not isOn: isOn = false, "a""#]
        ),
        (
            "_ a: Bool, _ b: Bool", #"if a && !b || b { view?.show("a") }"#,
            [
                #"ask(_:_:) when a and b: a = true, b = true, "a""#,
                #"ask(_:_:) when a and not b: a = true, b = false, "a""#,
                #"ask(_:_:) when not a and b: a = false, b = true, "a""#,
                #"ask(_:_:) when not a and not b: a = false, b = false"#,
            ]
        ),
        (
            "_ s: String", #"guard !s.isEmpty else { return }; view?.show(s)"#,
            [#"ask(_:) when s is empty: s = """#, #"ask(_:) when s is not empty: s = "s", s"#]
        ),
        (
            "_ s: String?", #"if s == nil { view?.show("a") }; view?.show(s ?? "b")"#,
            [#"ask(_:) when s is there: s = "s", s"#, #"ask(_:) when s is nil: s: String? = nil, ["a", "b"]"#]
        ),
        (
            "_ isOn: Bool?", #"if isOn == true { view?.show("a") }"#,
            [
                #"ask(_:) when isOn is there and isOn: isOn = true, "a""#,
                #"ask(_:) when isOn is there and not isOn: isOn = false"#,
                #"ask(_:) when isOn is nil: isOn: Bool? = nil"#,
            ]
        ),
        (
            "_ isOn: Bool", #"view?.show(isOn ? "a" : "b")"#,
            [#"ask(_:) when isOn: isOn = true, "a""#, #"ask(_:) when not isOn: isOn = false, "b""#]
        ),
        (
            "_ isOn: Bool", #"let word = if isOn { "a" } else { "b" }; view?.show(word)"#,
            [#"ask(_:) when isOn: isOn = true, "a""#, #"ask(_:) when not isOn: isOn = false, "b""#]
        ),
        (
            "_ isOn: Bool", #"if isQuiet(isOn) { view?.show("a") }"#,
            [#"ask(_:) when isOn: isOn = true"#, #"ask(_:) when not isOn: isOn = false, "a""#]
        ),
        (
            "_ n: Int", #"view?.show(n > 3 ? "big" : "small")"#, [#"ask(_:): n = 1"#]
        ),
        (
            "_ n: Int", #"if #unavailable(iOS 17) { view?.show("old") } else { view?.show("new") }"#,
            [#"ask(_:): n = 1, "new""#]
        ),
    ])
    func conditionsHoldAndDoNot(_ parameter: String, _ body: String, _ expected: [String]) {
        #expect(tests(ofBody: body, parameter) == expected)
    }

    @Test(arguments: [
        (
            "_ m: Mode",
            #"switch m { case .idle: break; case .busy: view?.show("b"); case .failed(let why): view?.show(why) }"#,
            [
                #"ask(_:) when m is idle: m = Mode.idle"#,
                #"ask(_:) when m is busy: m = Mode.busy, "b""#,
                #"ask(_:) when m is failed: failed = "failed", m = Mode.failed(failed), failed"#,
            ]
        ),
        (
            "_ m: Mode",
            #"switch m { case .idle, .busy: if m == .idle { break }; view?.show("a"); default: view?.show("c") }"#,
            [
                #"ask(_:) when m is idle: m = Mode.idle"#,
                #"ask(_:) when m is failed: failed = "failed", m = Mode.failed(failed), "c""#,
            ]
        ),
        (
            "_ m: Mode", #"let t = switch m { case .failed(let why): why; default: "d" }; view?.show(t)"#,
            [
                #"ask(_:) when m is failed: failed = "failed", m = Mode.failed(failed), failed"#,
                #"ask(_:) when m is idle: m = Mode.idle, "d""#,
            ]
        ),
        (
            "_ m: Mode", #"if case .failed(let why) = m { view?.show(why) } else if m == .busy { view?.show("b") }"#,
            [
                #"ask(_:) when m is failed: failed = "failed", m = Mode.failed(failed), failed"#,
                #"ask(_:) when m is not failed and m is busy: m = Mode.busy, "b""#,
                #"ask(_:) when m is not failed and m is not busy: m = Mode.idle"#,
            ]
        ),
        (
            "_ m: Mode?",
            #"switch m { case .some(let m): if m != .idle { view?.show("a") }; case nil: view?.show("n") }"#,
            [
                #"ask(_:) when m is there and m is idle: m = Mode.idle"#,
                #"ask(_:) when m is there and m is not idle: m = Mode.busy, "a""#,
                #"ask(_:) when m is nil: m: Mode? = nil, "n""#,
            ]
        ),
        (
            "_ m: Mode?", #"guard m == .idle else { return }; view?.show("i")"#,
            [
                #"ask(_:) when m is there and m is idle: m = Mode.idle, "i""#,
                #"ask(_:) when m is there and m is not idle: m = Mode.busy"#,
                #"ask(_:) when m is nil: m: Mode? = nil"#,
            ]
        ),
    ])
    func casesAreTakenAndNot(_ parameter: String, _ body: String, _ expected: [String]) {
        #expect(tests(ofBody: body, parameter) == expected)
    }

    /// What a body makes itself needs no choice.
    @Test func whatABodyMakesIsKnown() {
        let tests = texts(
            """
            enum Loadable<Value> { case idle, loaded(Value), failed(String) }
            struct Row: Equatable { let title: String }
            module List {
                view { func show(_ text: String); func list(_ rows: [Row]) }
                presenter {
                    var state: Loadable<[Row]> = .idle
                    func load(_ rows: [Row]) { state = .loaded(rows); render() }
                    func fail() { state = .failed("a"); render(); if state == .idle { view?.show("never") } }
                    func render() {
                        switch state {
                        case .idle: break
                        case .loaded(let rows): view?.list(rows)
                        case .failed(let text): view?.show(text)
                        }
                    }
                }
            }
            """)
        let lines = tests.map { $0.split(separator: "\n").dropFirst(2).joined(separator: "; ") }
        #expect(
            lines == [
                "let rows = [Row.fixture()]; presenter.load(rows); calls: view.list(_:); view.listReceivedRows == rows",
                "presenter.fail(); calls: view.show(_:); view.showReceivedText == \"a\"",
                "presenter.state = Loadable<[Row]>.idle; presenter.render(); calls: ",
                "let loaded = [Row.fixture()]; presenter.state = Loadable<[Row]>.loaded(loaded); "
                    + "presenter.render(); calls: view.list(_:); view.listReceivedRows == loaded",
                "let failed = \"failed\"; presenter.state = Loadable<[Row]>.failed(failed); "
                    + "presenter.render(); calls: view.show(_:); view.showReceivedText == failed",
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

    /// An input is chosen before anything names the object, which takes it when it is made.
    @Test func anInputIsChosenBeforeTheObjectIsMade() {
        let tests = texts(
            """
            module Edit(isNew: Bool) {
                view { func show(_ title: String); func showNothing() }
                presenter(isNew) {
                    var isLoaded = false
                    func viewDidLoad() {
                        guard isLoaded else { return }
                        if isNew { view?.showNothing() } else { view?.show("edit") }
                    }
                }
            }
            """)
        #expect(
            tests.first == """
                // viewDidLoad() when isLoaded and isNew
                func viewDidLoadWhenIsLoadedAndIsNew()
                isNew = true
                presenter.isLoaded = true
                presenter.viewDidLoad()
                calls: view.showNothing()
                """)
        #expect(tests.count == 3)
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
                """,
                """
                // posts()
                func posts() async throws
                api.postsOfReturnValue = [Post.fixture()]
                let result = try await interactor.posts()
                calls: API.posts(of:)
                api.postsOfReceivedUser == user
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
