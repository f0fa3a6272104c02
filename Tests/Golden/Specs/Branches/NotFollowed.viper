// Bodies that no test follows: 'check --verbose' says why.

module NotFollowed {
    view {
        func show(_ text: String)
        func put(_ row: Row?)
        var isBusy: Bool { get set }
    }

    presenter {
        var rows: [Row] = []

        // Conditions on what a test cannot choose.
        func amount(_ number: Int) { if number > 10 { view?.show("big") } }
        func same(_ one: String, _ other: String) { if one == other { view?.show("same") } }
        func busy(_ row: Row) { if row.mode == .busy { view?.show("busy") } }
        func named(_ text: String) { let isLong = text.count > 3; if isLong { view?.show(text) } }
        func tagged(_ tags: [String]) { if tags.contains("a") { view?.show("a") } }
        func first(_ rows: [Row]) { if let row = rows.first { view?.put(row) } }
        func cast(_ error: any Error) { if let error = error as? LoadError { view?.show("\(error)") } }
        func blank(_ text: String?) { if text?.isEmpty ?? true { view?.show("blank") } }
        func toggled() { view?.isBusy.toggle() }

        // Cases.
        func number(_ number: Int) { switch number { case 0: view?.show("zero"); default: break } }
        func pair(_ isOn: Bool, _ mode: Mode) { switch (isOn, mode) { case (true, .idle): view?.show("ready"); default: break } }
        func reason(_ mode: Mode) { switch mode { case .failed("x"): view?.show("x"); default: break } }
        func moved(_ mode: Mode) { switch mode { case .moved(let from, let to) where from == to: break; default: view?.show("moved") } }
        func caught() { do { try interactor.store() } catch let error as LoadError { view?.show("\(error)") } catch {} }

        // What may be repeated, late, or not done at all.
        func each(_ rows: [Row]) { for row in rows { view?.put(row) } }
        func eachTag(_ tags: [String]) { tags.forEach { view?.show($0) } }
        func whileBusy() { view?.isBusy = true; defer { view?.isBusy = false }; view?.show("busy") }
        func later() { Task { await interactor.load() } }
        func delayed() async { try? await Task.sleep(for: .seconds(65)); view?.show("late") }
        func timed(_ clock: ContinuousClock) async { try? await clock.sleep(for: .seconds(65)); view?.show("late") }
        func nested() { func tell() { view?.show("told") }; tell() }
        func perhaps(_ text: String?, _ other: String) { view?.show(text?.lowercased() ?? interactor.word()) }

        // What may end the program.
        func at(_ index: Int) { guard index < 0 else { return }; view?.put(rows[index]) }
        func picked(_ index: Int) { view?.put(rows[index]) }
        func dropped() { rows.removeLast(); view?.show("dropped") }
        func forced(_ row: Row?) { view?.put(row!) }

        // What nobody but a person knows.
        func handed() { written() }
        func written()
    }

    interactor {
        func load() async
        func store() throws
        func word() -> String
    }

    router {
        func open(_ row: Row?) {
            if let row, row.mode == .idle { navigation.push(FeedModule(id: row.id, title: row.title)) } else { navigation.dismiss() }
        }
    }
}
