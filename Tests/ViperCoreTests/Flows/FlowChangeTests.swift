import Testing

@testable import ViperGeneration
@testable import ViperModel

/// What a test expects of the variables and properties that a body changes.
struct FlowChangeTests {
    private func texts(_ spec: String) -> [String] { flowTests(of: spec) }

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
                presenter.items == (initialItems + [\(copy.replacing("{ var", with: "{ () -> Item in var"))])
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

    /// A test reads a mock's property after the act: where that sets it, what it was stands in a constant.
    @Test func whatABodyMakesOfAMocksPropertyIsComparedWithWhatItWas() {
        let tests = texts(
            """
            module Items {
                view { var isVisible: Bool { get set }; var numbers: [Int] { get set }; func show(_ number: Int) }
                presenter {
                    func didFlip() { view?.isVisible.toggle() }
                    func didSort() { view?.numbers.sort() }
                    func didCount(_ count: inout Int) { count += 1; view?.show(count) }
                }
                interactor {
                    func load() { if output?.isOn == false { output?.isOn = true } }
                }
                output { var isOn: Bool { get set } }
            }
            """)
        #expect(
            tests == [
                """
                // didFlip()
                func didFlip()
                let initialIsVisible = view.underlyingIsVisible
                presenter.didFlip()
                calls: view.isVisible=
                view.underlyingIsVisible == (!initialIsVisible)
                """,
                """
                // didSort()
                func didSort()
                omitted: ItemsPresenter.didSort() may change view.numbers
                """,
                """
                // didCount(_:)
                func didCount()
                var count = 1
                presenter.didCount(&count)
                calls: view.show(_:)
                """,
                """
                // load() when output.isOn
                func loadWhenOutputIsOn()
                output.underlyingIsOn = true
                interactor.load()
                calls: \("")
                """,
                """
                // load() when not output.isOn
                func loadWhenNotOutputIsOn()
                output.underlyingIsOn = false
                interactor.load()
                calls: output.isOn=
                output.underlyingIsOn == true
                """,
            ])
    }

    /// What a test says as an expression has a type there, too: `?` stays, and a closure says what it gives.
    @Test func whatIsComparedHasATypeInTheTest() {
        let tests = texts(
            """
            enum Mode: Equatable { case idle, busy }
            struct Item: Equatable { var title: String; var mode: Mode }
            module Items {
                view { func show(_ text: String); func put(_ item: Item) }
                presenter {
                    func didName(_ name: String?) { view?.show(name?.uppercased() ?? "none") }
                    func didFlip(_ item: Item) {
                        var item = item
                        item.title += "!"
                        item.mode = item.mode == .idle ? .busy : .idle
                        view?.put(item)
                    }
                }
            }
            """)
        let titled = "var item = item; item.title = item.title + \"!\""
        #expect(
            tests == [
                """
                // didName(_:)
                func didName()
                let name: String? = "name"
                presenter.didName(name)
                calls: view.show(_:)
                view.showReceivedText == (name?.uppercased() ?? "none")
                """,
                """
                // didFlip(_:)
                func didFlip()
                let item = Item.fixture()
                presenter.didFlip(item)
                calls: view.put(_:)
                view.putReceivedItem == { \(titled); item.mode = { () -> Item in \(titled); return item }().mode == .idle \
                ? .busy : .idle; return item }()
                """,
            ])
    }

    /// What was in a list before it was emptied stands in a constant; and one that no expectation needs is not declared.
    @Test func whatIsForgottenHadAValueBefore() {
        let tests = texts(
            """
            module Numbers {
                view { func show(_ numbers: [Int]) }
                presenter {
                    var numbers: [Int] = []
                    func didClear() { view?.show(numbers); numbers.removeAll() }
                    func didClearTwice() { view?.show(numbers); numbers.removeAll(); view?.show(numbers) }
                }
            }
            """)
        #expect(
            tests == [
                """
                // didClear()
                func didClear()
                let initialNumbers = presenter.numbers
                presenter.didClear()
                calls: view.show(_:)
                view.showReceivedNumbers == initialNumbers
                """,
                """
                // didClearTwice()
                func didClearTwice()
                presenter.didClearTwice()
                calls: view.show(_:), view.show(_:)
                """,
            ])
    }

    /// A literal that a variable holds has a type where it stands in an expression; of what is not there nothing is asked.
    @Test func whatAVariableIsHasATypeOfItsOwn() {
        let tests = texts(
            """
            enum Mode: Equatable { case idle, busy }
            struct Item: Equatable { var title: String }
            module Items {
                view { var isOn: Bool { get }; var level: Int { get set }; func show(_ text: String); func count(_ number: Int) }
                presenter {
                    var items: [Item] = []
                    var last: Item?
                    var mode: Mode = .idle
                    var page = 0
                    var isOn = true
                    func didClear() { items = []; last = items.first }
                    func didLeave() { last = nil; view?.show(last?.title.uppercased() ?? "none") }
                    func didStart() { mode = .busy; view?.show("\\(mode)") }
                    func didReset() { view?.count(page); (page, last) = (1, nil) }
                    func didKnow() { isOn = false; view?.show(isOn && page > 1 ? "a" : "b") }
                    func didSee() { isOn = false; view?.show(isOn ? "c" : "d") }
                    func didAsk() { if view?.isOn ?? false { view?.count((view?.isOn ?? false) ? 1 : 2) } }
                    func didDouble() { view?.level += (view?.level ?? 0) }
                }
            }
            """)
        #expect(
            tests == [
                """
                // didClear()
                func didClear()
                presenter.didClear()
                calls: \("")
                presenter.items == []
                presenter.last == ([] as [Item]).first
                """,
                """
                // didLeave()
                func didLeave()
                presenter.didLeave()
                calls: view.show(_:)
                view.showReceivedText == "none"
                presenter.last == nil
                """,
                """
                // didStart()
                func didStart()
                presenter.didStart()
                calls: view.show(_:)
                view.showReceivedText == "\\((.busy as Mode))"
                presenter.mode == .busy
                """,
                """
                // didReset()
                func didReset()
                let initialPage = presenter.page
                presenter.didReset()
                calls: view.count(_:)
                view.countReceivedNumber == initialPage
                """,
                """
                // didKnow()
                func didKnow()
                presenter.didKnow()
                calls: view.show(_:)
                presenter.isOn == false
                """,
                """
                // didSee()
                func didSee()
                presenter.didSee()
                calls: view.show(_:)
                view.showReceivedText == "d"
                presenter.isOn == false
                """,
                """
                // didAsk() when view.isOn
                func didAskWhenViewIsOn()
                view.underlyingIsOn = true
                presenter.didAsk()
                calls: view.count(_:)
                view.countReceivedNumber == 1
                """,
                """
                // didAsk() when not view.isOn
                func didAskWhenNotViewIsOn()
                view.underlyingIsOn = false
                presenter.didAsk()
                calls: \("")
                """,
                """
                // didDouble()
                func didDouble()
                let initialLevel = view.underlyingLevel
                presenter.didDouble()
                calls: view.level=
                view.underlyingLevel == (initialLevel + initialLevel)
                """,
            ])
    }

    /// A test says what is there without asking whether it is; the compiler refuses a `?` behind what is no optional.
    @Test func whatAnOptionalVariableHoldsIsNotAskedFor() {
        let tests = texts(
            """
            struct Row: Equatable { let title: String, note: String? }
            module List {
                view { func show(_ text: String); var headline: String? { get set } }
                presenter {
                    var selected: Row?
                    var note: String?
                    func keep(_ row: Row) { selected = row; view?.show(selected?.title.uppercased() ?? "none") }
                    func ask(_ row: Row) { selected = row; view?.show(selected?.note ?? "none") }
                    func describe(_ row: Row) { selected = row; view?.show("\\(String(describing: selected))") }
                    func unknown(_ row: Row) { selected = row; view?.show(selected?.title.other() ?? "none") }
                    func chain() { note = selected?.title; view?.show(note ?? "none") }
                    func local() { let note = selected?.title; view?.show(note?.lowercased() ?? "none") }
                    func whole() { view?.show((selected?.title)?.lowercased() ?? "none") }
                    func change(_ text: String) { var note: String? = nil; note = text; view?.show(note ?? "none") }
                    func pass(_ text: String) { tell(text, nil) }
                    func tell(_ one: String?, _ other: String?) { view?.show(other ?? one ?? "nothing") }
                    func give() { view?.show(given() ?? "none") }
                    func given() -> String? { "given" }
                    func set() { view?.headline = "a"; view?.show(view?.headline ?? "none") }
                    func parse(_ text: String) { let n = Int(text); if let n { view?.show("\\(n)") } }
                    func sum(_ text: String) { note = text + "!"; view?.show(note ?? "none") }
                }
            }
            """)
        let shown = tests.compactMap { test in
            test.split(separator: "\n").first { $0.contains("view.showReceived") || $0.hasPrefix("omitted") }
        }
        #expect(
            shown == [
                "view.showReceivedText == row.title.uppercased()",
                "view.showReceivedText == (row.note ?? \"none\")",
                "view.showReceivedText == \"\\(String(describing: (row as Row?)))\"",
                "view.showReceivedText == ((presenter.selected?.title as String?) ?? \"none\")",
                "view.showReceivedText == ((presenter.selected?.title as String?)?.lowercased() ?? \"none\")",
                "view.showReceivedText == ((presenter.selected?.title as String?)?.lowercased() ?? \"none\")",
                "view.showReceivedText == text",
                "view.showReceivedText == text",
                "view.showReceivedText == (other ?? one ?? \"nothing\")",
                "view.showReceivedText == \"given\"",
                "view.showReceivedText == \"a\"",
                "omitted: ListPresenter.parse(_:) depends on whether there is n",
                "view.showReceivedText == (((text + \"!\") as String?) ?? \"none\")",
            ])
    }

    /// A literal has the type of the variable that holds it; of what cannot be made up there is no list, and what is cast is not
    /// compared.
    @Test func whatALiteralIsItsVariableSays() {
        let tests = texts(
            """
            struct Code: Equatable { let value: Int; init?(_ text: String) { value = 1 } }
            module List {
                view { func show(_ text: String); func count(_ number: Int) }
                presenter {
                    var seen: Set<Int> = []
                    var range: (low: Int, high: Int) = (0, 1)
                    func half() { let total: Double = 1; view?.show("\\(total / 2)") }
                    func see() { seen = [1, 1]; view?.count(seen.count) }
                    func widen(_ number: Int) { range = (number, 3); view?.count(range.low) }
                    func parse(_ text: String) { view?.count(Code(text)?.value ?? 7) }
                    func first(_ codes: [Code]) { if let code = codes.first { view?.count(code.value) } }
                    func cast(_ error: any Error) { view?.count((error as? Code)?.value ?? 0) }
                    func drop() { seen.remove(1); view?.show("dropped") }
                }
            }
            """)
        let lines = tests.map { $0.split(separator: "\n").dropFirst(2).joined(separator: "; ") }
        #expect(
            lines == [
                "presenter.half(); calls: view.show(_:); view.showReceivedText == \"\\((1 as Double) / 2)\"",
                "presenter.see(); calls: view.count(_:); "
                    + "view.countReceivedNumber == ([1, 1] as Set<Int>).count; presenter.seen == [1, 1]",
                "let number = 1; presenter.widen(number); calls: view.count(_:); "
                    + "view.countReceivedNumber == ((number, 3) as (low: Int, high: Int)).low",
                "let text = \"text\"; presenter.parse(text); calls: view.count(_:); "
                    + "view.countReceivedNumber == (Code(text)?.value ?? 7)",
                "let codes: [Code] = []; presenter.first(codes); calls: ",
                "omitted: ListPresenter.first(_:) needs a value of type Code, which cannot be made up",
                "let error = FixtureError(); presenter.cast(error); calls: view.count(_:)",
                "presenter.drop(); calls: view.show(_:); view.showReceivedText == \"dropped\"",
            ])
    }
}
