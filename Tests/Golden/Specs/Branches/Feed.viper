// Bodies that branch, change what they hold, and ask others: each path through one has a test.

enum Mode: Equatable {
    case idle, busy
    case failed(String)
    case moved(from: Int, to: Int)
}

struct Row: Equatable, Identifiable {
    let id: Int
    var title: String
    var mode: Mode
    var note: String?
    var tags: [String]
}

struct Page<Item: Equatable & Sendable>: Equatable, Sendable {
    let items: [Item]
    let next: Int?
}

struct Tagged<Value: Equatable & Sendable>: Equatable, Sendable {
    var value: Value
    var tag: String?
}

enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
    case idle
    case loaded(Value)
    case failed(String)
}

enum LoadError: Error, Equatable {
    case offline
    case code(Int)
}

service RowStore {
    func rows(page: Int) async throws -> [Row]
    func row(id: Int) -> Row?
    func save(_ row: Row) throws(LoadError)
    var isOn: Bool { get nonmutating set }
    var token: String? { get }
}

module Feed(id: Int, title: String?) {
    view {
        func show(_ text: String)
        func count(_ number: Int)
        func put(_ row: Row?)
        func list(_ rows: [Row])
        func ask(_ question: String) async -> Bool
        var isBusy: Bool { get set }
    }

    presenter(id, title) {
        var page = 0
        var rows: [Row] = []
        var selected: Row?
        var isLoading = false
        var mode = Mode.idle
        var shown: Int { rows.count }

        // What a value is equal to.
        func isIdle(_ mode: Mode) { if mode == .idle { view?.show("idle") } else { view?.show("another") } }
        func isIdleOrNot(_ mode: Mode?) { guard mode == .idle else { return }; view?.show("idle") }
        func isOn(_ flag: Bool?) { if flag == true { view?.show("on") } else { view?.show("off") } }
        func isNone(_ text: String?) { if text == nil { view?.show("none") } else { view?.show("some") } }
        func isBoth(_ one: Bool, _ other: Bool) { if one && !other || other { view?.show("either") } }

        // What a pattern matches.
        func failure(_ mode: Mode) { if case .failed(let reason) = mode { view?.show(reason) } }
        func twice(_ mode: Mode) { guard case .idle = mode else { return }; if case .idle = mode { view?.show("idle") } }
        func presence(_ mode: Mode?) { if case let mode? = mode, mode == .idle { view?.show("idle") } }
        func found(_ row: Row?) { switch row { case nil: view?.show("none"); case let row?: view?.put(row) } }
        func success(_ result: Result<Int, any Error>) {
            if case .success(let number) = result { view?.count(number) } else { view?.show("failure") }
        }
        func someCases(_ mode: Mode) {
            switch mode {
            case .idle: break
            case .busy: if mode == .busy { break }; view?.show("never")
            case .moved(from: let from, to: _): view?.count(from)
            default: view?.show("default")
            }
        }
        func allCases(_ mode: Mode) {
            switch mode {
            case let .moved(from, to): view?.count(from + to)
            case .idle, .busy: view?.show("at rest")
            case .failed(_): view?.show("failed")
            }
        }
        func hasFailed(_ mode: Mode) { if case .failed(_) = mode { view?.show("failed") } }

        // What a branch gives.
        func name(_ mode: Mode) {
            let name = switch mode {
            case .idle: "idle"
            case .failed(let reason): reason
            default: "other"
            }
            view?.show(name)
        }
        func word(_ isOn: Bool) { let word = if isOn { "on" } else { "off" }; view?.show(word) }
        func chosen(_ text: String) { let shown: String; if text.isEmpty { shown = "empty" } else { shown = text }; view?.show(shown) }
        func ternary(_ isOn: Bool) { view?.show(isOn ? "on" : "off"); view?.count(isOn ? 1 : 2) }
        func answer(_ isOn: Bool) -> Bool { if isOn { view?.show("on"); return false }; return true }
        func size(_ number: Int) -> String { number > 3 ? "big" : "small" }
        func current() -> Int { page }

        // What the module is opened with.
        func greet() { if let title { view?.show(title) } else { view?.count(id) } }

        // What is changed.
        func count() { page += 1; page -= 2; view?.count(page) }
        func select(_ row: Row) { selected = row; view?.put(selected); selected = nil; view?.put(selected) }
        func showSelected() { if let selected { view?.show(selected.title) } else { view?.show("none") } }
        func add(_ more: [Row]) { rows = more; rows.append(contentsOf: more); view?.count(rows.count); view?.list(rows) }
        func showAndClear() { view?.list(rows); rows.removeAll() }
        func clear() { rows.removeAll(); view?.list(rows); view?.count(shown) }
        func start(_ next: Mode) { mode = next; if mode == .idle { view?.show("idle") } else { view?.show("started") } }
        func tag(_ row: Row) { var copy = row; copy.tags.append("x"); copy.tags += ["y"]; view?.put(copy) }
        func flip(_ row: Row) {
            var row = row
            row.title += "!"
            row.mode = row.mode == .idle ? .busy : .idle
            view?.put(row)
        }
        func join(_ one: [Row], _ other: [Row]) { view?.list(one + other); view?.count((one + other).count) }
        func keepOld() { let old = page; page = old + 1; view?.count(old); view?.count(page) }
        func retitle() { selected?.title = "new"; view?.put(selected) }
        func leave() { selected = nil; view?.show(selected?.title.uppercased() ?? "none") }
        func reset() { view?.count(page); (page, selected) = (1, nil) }
        func begin() { mode = .busy; rows = []; selected = rows.first; view?.put(selected) }
        func see() { isLoading = false; view?.show(isLoading ? "loading" : "done") }
        func raise(_ number: inout Int) { number += 1; view?.count(number) }
        func beBusy() { view?.isBusy = true; if view?.isBusy == true { view?.show("busy") } }
        func askBusy() { if view?.isBusy ?? false { view?.show("busy") } else { view?.show("free") } }

        // What the body makes, and asks of it.
        func failThen(_ reason: String) {
            mode = .failed(reason)
            switch mode {
            case .idle, .busy: view?.show("never")
            case .failed(let text): view?.show(text)
            case .moved: break
            }
            if mode == .idle { view?.show("never") }
        }

        // What is generic.
        func loaded(_ state: Loadable<Page<Row>>) {
            switch state {
            case .idle: break
            case .loaded(let page): view?.list(page.items)
            case .failed(let reason): view?.show(reason)
            }
        }
        func paged() async {
            let page = await interactor.loadPage(of: Tagged(value: 1, tag: nil))
            view?.list(page.items)
        }

        // What may not be there.
        func upper(_ text: String?) { view?.show(text?.uppercased() ?? "none"); view?.count(text?.count ?? 0) }
        func two(_ one: Int?, _ other: Int?) {
            if let one, let other { view?.count(one + other) } else if let one { view?.count(one) } else { view?.show("none") }
        }
        func handed() { view?.show(title ?? "untitled"); view?.count(id * 2) }
        func level(_ mode: Mode) {
            if mode == .idle { view?.show("idle") } else if mode == .busy { view?.show("busy") } else { view?.show("other") }
        }
        func isReady(_ text: String) -> Bool { !text.isEmpty && !isLoading }
        func told(_ text: String) { guard isReady(text) else { return }; view?.show(text) }
        func turnTo(_ number: Int = 3) { view?.count(number) }
        func turn() { turnTo() }
        func later() { page = 0; interactor.run { self.page = 3 }; view?.count(page) }
        func bump(_ number: inout Int) { number += 1 }
        func bumped() { var number = page; bump(&number); view?.count(number) }
        func maybe(_ flag: Bool?) {
            if flag == true { view?.show("on") } else if flag == false { view?.show("off") } else { view?.show("?") }
        }
        func system() { if #unavailable(iOS 17) { view?.show("old") } else { view?.show("new") } }

        // What others answer.
        func viewDidLoad() async {
            guard !isLoading else { return }
            isLoading = true
            let rows = await interactor.load(page: page)
            isLoading = false
            if rows.isEmpty { view?.show("none") } else { view?.list(rows) }
        }
        func asked() async { if await view?.ask("Sure?") == true { delegate?.didEnd(id) } else { view?.show("no") } }
        func tried() { do { try interactor.store(3); view?.show("stored") } catch { view?.show("failed") } }
        func saved(_ row: Row) {
            do { try interactor.save(row) } catch .offline { view?.show("offline") } catch { view?.show("failed") }
        }
        func known() { let number = try? interactor.number(); view?.isBusy = number != nil }
        func again() {
            do { try interactor.store(1); view?.show("stored") } catch {
                do { try interactor.store(2); view?.show("never") } catch { view?.show("failed") }
            }
        }
        func perhaps() { let number = (try? interactor.number()) ?? 0; view?.count(number) }
        func passOver(_ text: String) { try? thrown(text); view?.count(1) }
        func didAsk() { interactor.check(); view?.show(interactor.token()) }
        func didFlip() { interactor.flip() }
        func didOpen(_ row: Row?) { router.open(row) }
        func thrown(_ text: String) throws { if text.isEmpty { throw LoadError.code(3) }; view?.show(text) }
    }

    interactor(store: any RowStore) {
        func save(_ row: Row) throws(LoadError)
        func total() async throws -> Int
        func run(_ work: @escaping () -> Void)
        func loadPage(of number: Tagged<Int>) async -> Page<Row>
        func load(page: Int) async -> [Row] { (try? await store.rows(page: page)) ?? [] }
        func store(_ id: Int) throws {
            guard let row = store.row(id: id) else { throw LoadError.offline }
            try store.save(row)
            output?.didStore(row)
        }
        func number() throws -> Int { if let row = store.row(id: 3) { row.id } else { throw LoadError.code(4) } }
        func flip() { store.isOn = true; if store.isOn { output?.didFail("on") } }
        func token() -> String { store.token ?? "none" }
        func check() { guard let token = store.token else { output?.didFail("no token"); return }; output?.didFail(token) }
    }

    output {
        func didStore(_ row: Row) { selected = row; view?.put(selected); if selected == nil { view?.show("never") } }
        func didFail(_ reason: String) { mode = .failed(reason); view?.show(reason) }
    }

    delegate {
        func didEnd(_ id: Int)
    }

    router {
        func open(_ row: Row?) {
            if let row { navigation.push(FeedModule(id: row.id, title: row.title)) } else { navigation.dismiss() }
        }
    }
}
