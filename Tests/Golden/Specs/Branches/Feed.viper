// Bodies that branch, change what they hold, and ask: each way through one has a test.

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

struct Box: Equatable {
    var row: Row?
    var count: Int
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

struct Ticket: Equatable {
    let id: UUID
    let name: String
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
        func isNotBusy(_ mode: Mode) { if Mode.busy != mode { view?.show("not busy") } else { view?.show("busy") } }
        func isX(_ text: String) { if text == "x" { view?.show("x") } else if text == "" { view?.show("empty") } }
        func isThree(_ number: Int) { if number == 3 { view?.show("three") } else { view?.count(number) } }
        func isMost(_ number: Int8) { if number == 127 { view?.show("most") } }
        func isLeast(_ number: UInt) { if number < 1 { view?.show("least") } else { view?.count(Int(number)) } }
        func isFull(_ number: UInt8) { if number >= 255 { view?.show("full") } }
        func isDigit(_ number: Int) { if number > 0, number < 10 { view?.show("digit") } else { view?.show("none") } }
        func areEqual(_ one: Int, _ other: Int) { if one == other { view?.count(one) } else { view?.count(other) } }
        func isIdleRow(_ row: Row) { if row.mode == .idle { view?.show(row.title) } }
        func isXOrNot(_ text: String?) { if text == "x" { view?.show(text ?? "") } else { view?.show("not x") } }
        func isIdleOrNot(_ mode: Mode?) { guard mode == .idle else { return }; view?.show("idle") }
        func isOn(_ flag: Bool?) { if flag == true { view?.show("on") } else { view?.show("off") } }
        func isBoth(_ one: Bool, _ other: Bool) { if one && !other || other { view?.show("either") } }

        // What a pattern matches.
        func failure(_ mode: Mode) { if case .failed(let reason) = mode { view?.show(reason) } }
        func twice(_ mode: Mode) { guard case .idle = mode else { return }; if case .idle = mode { view?.show("idle") } }
        func presence(_ mode: Mode?) { if case let mode? = mode, mode == .idle { view?.show("idle") } }
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
        func section(_ number: Int) {
            switch number {
            case 0: view?.show("first")
            case 1, 2: view?.count(number)
            default: view?.show("beyond")
            }
        }
        func command(_ text: String) -> Int {
            switch text {
            case "": 0
            case let word: word.count
            }
        }
        func hasFailed(_ mode: Mode) { if case .failed(_) = mode { view?.show("failed") } }
        func failedRow(_ row: Row?) {
            guard let row, case .failed(let reason) = row.mode else { return }
            view?.show(reason)
        }

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

        // What is changed.
        func count() { page += 1; page -= 2; view?.count(page) }
        func select(_ row: Row) { selected = row; view?.put(selected); selected = nil; view?.put(selected) }
        func showSelected() { if let selected { view?.show(selected.title) } else { view?.show("none") } }
        func add(_ more: [Row]) { rows = more; rows.append(contentsOf: more); view?.count(rows.count); view?.list(rows) }
        func showAndClear() { view?.list(rows); rows.removeAll() }
        func clear() { rows.removeAll(); view?.list(rows); view?.count(shown) }
        func start(_ next: Mode) { mode = next; if mode == .idle { view?.show("idle") } else { view?.show("started") } }
        func toggle() { isLoading.toggle(); if isLoading { view?.show("loading") } else { view?.show("done") } }
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
        func toggleBusy() { view?.isBusy.toggle() }

        // What is deferred.
        func whileBusy(_ row: Row?) {
            view?.isBusy = true
            defer { view?.isBusy = false; if row == nil { view?.show("none") } }
            guard let row else { return }
            view?.put(row)
        }
        func twiceDeferred() { defer { view?.show("last") }; defer { isLoading = true }; view?.show("first") }

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
        func place(_ rows: [Row], _ place: Int) { guard rows.indices.contains(place) else { return }; view?.put(rows[place]) }
        func isSame(_ one: Ticket, _ other: Ticket) { if one.id == other.id { view?.show(one.name) } }
        func code(_ error: LoadError) {
            switch error {
            case .code(let code) where code >= 500: view?.show("server")
            case .code(let code): view?.count(code)
            case .offline: view?.show("offline")
            }
        }
        func word(_ mode: Mode) {
            switch mode {
            case .failed(let reason) where reason.isEmpty: view?.show("no reason")
            case .moved(let from, let to) where from == to: view?.show("stayed")
            default: view?.show("other")
            }
        }

        // What is repeated.
        func each(_ more: [Row]) { for row in more { view?.put(row); rows.append(row) }; view?.list(rows) }
        func eachBusy() { for row in rows where row.mode == .busy { view?.show(row.title) } }
        func eachNote(_ rows: [Row]) {
            for row in rows {
                defer { view?.put(row) }
                guard let note = row.note else { continue }
                view?.show(note)
                break
            }
        }
        func eachTag(_ rows: [Row]) { rows.forEach { row in for tag in row.tags { view?.show(tag) } } }
        func eachFailure(_ modes: [Mode?]) { for case .failed(let reason)? in modes { view?.show(reason) } }
        func eachBusyMode(_ modes: [Mode]) { for case .busy in modes { view?.show("busy") } }
        func firstBusy(_ rows: [Row]) -> Row? {
            for row in rows { if row.mode == .busy { return row } }
            return nil
        }
        func eachNumbered(_ rows: [Row]) {
            for (index, row) in rows.enumerated() { view?.put(row); view?.count(index + 1) }
        }
        func eachStored() async { for row in await interactor.load(page: 1) { view?.put(row) } }

        // What is generic.
        func showPage(_ page: Page<Row>) {
            for row in page.items { view?.put(row) }
            if let next = page.next { view?.count(next) }
        }
        func tagged(_ row: Tagged<Row>) { view?.put(row.value); if row.tag == nil { view?.show("no tag") } }
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
        func first(_ rows: [Row]) { if let first = rows.first { view?.show(first.title) } else { view?.show("none") } }
        func inBox(_ box: Box) { view?.put(box.row); if let row = box.row, row.mode == .busy { view?.show(row.title) } }
        func two(_ one: Int?, _ other: Int?) {
            if let one, let other { view?.count(one + other) } else if let one { view?.count(one) } else { view?.show("none") }
        }
        func handed() { view?.show(title ?? "untitled"); view?.count(id * 2) }
        func amount(_ number: Int) {
            if number > 10 { view?.show("big") } else if number > 5 { view?.show("some") } else { view?.show("few") }
        }
        func level(_ mode: Mode) {
            if mode == .idle { view?.show("idle") } else if mode == .busy { view?.show("busy") } else { view?.show("other") }
        }
        func either(_ text: String) { if text == "a" || text == "b" { view?.show("known") } else { view?.show(text) } }
        func range(_ number: Int) {
            switch number { case 0..<10: view?.show("digit"); case 10...99: view?.show("two"); default: view?.show("more") }
        }
        func reason(_ error: LoadError) {
            switch error { case .code(404): view?.show("gone"); case .code(let code): view?.count(code); case .offline: break }
        }
        func pair(_ isOn: Bool, _ mode: Mode) {
            switch (isOn, mode) {
            case (true, .idle): view?.show("ready")
            case (true, .failed(let text)): view?.show(text)
            case (false, _): view?.show("off")
            default: view?.show("on")
            }
        }
        func nested(_ mode: Mode?) {
            switch mode { case .failed("x")?: view?.show("x"); case .some(.idle): view?.show("idle"); default: view?.show("?") }
        }
        func pick(_ rows: [Row], _ id: Int) {
            guard let row = rows.first(where: { $0.id == id }) else { return }
            view?.show(row.title)
        }
        func find(_ id: Int) {
            guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
            view?.count(index)
        }
        func anyBusy(_ modes: [Mode]) { if modes.contains(where: { $0 == .busy }) { view?.show("busy") } }
        func allNamed(_ rows: [Row]) { if rows.allSatisfy({ !$0.title.isEmpty }) { view?.show("named") } }
        func isLong(_ text: String) -> Bool { text.count > 3 && !isLoading }
        func told(_ text: String) { guard isLong(text) else { return }; view?.show(text) }
        func held(_ number: Int) { let isBig = number > 10; view?.count(number); if isBig { view?.show("big") } }
        func many(_ rows: [Row]) { if rows.count >= 3 { view?.show("many") } else if rows.count == 1 { view?.show("one") } }
        func at(_ index: Int) { guard index < rows.count else { return }; view?.put(rows[index]) }
        func lastMode() { if rows.last?.mode == .busy { view?.show("busy") } }
        func firstIsOwn() { if rows.first?.id == id { view?.show("own") } }
        func tagged(_ row: Row, _ tag: String) { if row.tags.contains(tag) { view?.show(tag) } }
        func fiveAtMost(_ number: Int) { if (1...5).contains(number) { view?.count(number) } }
        func flipBusy() { view?.isBusy.toggle(); if view?.isBusy == true { view?.show("busy") } }
        func trimmed(_ text: String) {
            let trimmed = text.trimmingCharacters(in: .whitespaces)
            guard !trimmed.isEmpty else { view?.show("nothing"); return }
            view?.show(trimmed)
        }
        func turnTo(_ number: Int = 3) { view?.count(number) }
        func turn() { turnTo() }
        func wasFailed() { if mode == .failed("x") { view?.show("x") } }
        func becameFailed() { mode = .failed("x"); if mode == .failed("x") { view?.show("x") } }
        func ordered(_ one: Int, _ other: Int) {
            if one > other { view?.show("more") } else if one == other { view?.show("same") } else { view?.show("less") }
        }
        func within(_ index: Int) {
            if index < 0 || index >= rows.count { view?.show("none") } else { view?.put(rows[index]) }
        }
        func blank(_ text: String?) { if text?.isEmpty ?? true { view?.show("blank") } else { view?.show(text ?? "") } }
        func noneBusy() { if rows.filter({ $0.mode == .busy }).isEmpty { view?.show("none") } }
        func maybeEither(_ text: String?) { if text == "a" { view?.show("a") } else if let text { view?.show(text) } }
        func cached(_ cache: [Int: Row], _ id: Int) {
            guard let row = cache[id] else { view?.show("none"); return }
            view?.put(row)
        }
        func later() { page = 0; interactor.run { self.page = 3 }; view?.count(page) }
        func mapped(_ rows: [Row]) { _ = rows.map { _ in isLoading = true }; if isLoading { view?.show("on") } }
        func bump(_ number: inout Int) { number += 1 }
        func bumped() { var number = page; bump(&number); view?.count(number) }
        func letters(_ text: String) {
            if text.trimmingCharacters(in: .letters).isEmpty { view?.show("letters") } else { view?.show("others") }
        }
        func maybe(_ flag: Bool?) {
            if flag == true { view?.show("on") } else if flag == false { view?.show("off") } else { view?.show("?") }
        }
        func firstOf(_ rows: [Row]) {
            guard let first = rows.first else { return }
            view?.put(first)
            if rows.count > 1 { view?.show("more") }
        }
        func hasTag(_ tag: String, _ tags: [String]) {
            if tags.contains(tag) { view?.show("has") } else if tags.isEmpty { view?.show("none") } else { view?.show("others") }
        }
        func sameAndLong(_ one: Int, _ other: Int) { if one == other, one > 3 { view?.count(one) } else { view?.show("no") } }
        func share(_ part: Double) { if part > 0, part < 1 { view?.show("part") } else { view?.show("all") } }
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
        func caught() {
            do { try interactor.store(5); view?.show("stored") } catch LoadError.offline { view?.show("offline") } catch let
                error as LoadError
            { view?.show("\(error)") } catch is CancellationError { return } catch { view?.show("failed") }
        }
        func saved(_ row: Row) {
            do { try interactor.save(row) } catch .code(404) { view?.show("gone") } catch .offline { view?.show("offline") } catch
            { view?.show("failed") }
        }
        func cast() async {
            do { let total = try await interactor.total(); view?.count(total) } catch {
                if let error = error as? LoadError { view?.show("\(error)") } else if error is CancellationError {
                    return
                } else {
                    view?.show("failed")
                }
            }
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
        func flip() { store.isOn = !store.isOn; if store.isOn { output?.didFail("on") } }
        func token() -> String { store.token ?? "none" }
        func check() { guard let token = store.token else { output?.didFail("no token"); return }; output?.didFail(token) }
    }

    output {
        func didStore(_ row: Row) { selected = row; view?.put(selected); if selected == row { view?.show("same") } }
        func didFail(_ reason: String) { mode = .failed(reason); view?.show(reason) }
    }

    delegate {
        func didEnd(_ id: Int)
    }

    router {
        func open(_ row: Row?) {
            if let row, row.mode == .idle {
                navigation.push(FeedModule(id: row.id, title: row.title))
            } else {
                navigation.dismiss()
            }
        }
    }
}
