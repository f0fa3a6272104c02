// What people write and a kit might not take: it has to compile, with its mocks and tests.
extension Navigation {
    func replace() {
        pop()
        dismiss()
    }
}

extension AcceptedScreen {
    func showTwice(_ row: Outer.Inner) {
        show(row)
        show(row)
    }
}

struct Outer: Equatable {
    struct Inner: Equatable { let `init`: Int; var `inout`: String?; let `self`: Bool }
    let inner: Inner
}

struct Coded {
    let encoded: any Encodable & Sendable
    var coded: any Codable & Sendable
    var part: Outer.Inner
}

// Public, it cannot be made `Sendable`.
struct Kept {
    struct Inner { let make: () -> String }
    let all: [any Comparing]
    let inner: Inner
    var `Type`: Any?
}

struct Box<Value> { let value: Value }

enum Loading<Value> { case loaded(Value), failed(String) }

struct Counted: Equatable {
    let width, height: Double
    var letters = "four".count
    var days = 1...7
    var ids = Set([1, 2])
    var isSame = "a" == "b"
    var share = 1e-3
}

struct Size: Comparable {
    let width: Swift.Int
    static func < (one: Size, two: Size) -> Bool { one.width < two.width }
    static prefix func - (size: Size) -> Size { Size(width: -size.width) }
}

extension Size {
    static func += (one: inout Self, two: Self) { one = Size(width: one.width + two.width) }
}

protocol Comparing {
    func isSame(as other: Self) -> Bool
    var own: Self { get }
}

service Store {
    @Sendable func store(_ row: Outer.Inner) -> Int
    func make() -> Swift.Int
    func save(_ make: @autoclosure () throws -> Outer, `var`: Swift.Int, `inout`: inout [Outer], on: Bool = true) rethrows
    func save(save: Swift.Int, all: Bool = false)
    func coded(_ coded: any Codable, _ other: any Encodable) -> Coded
}

module Accepted(await: Outer.Inner, any: String) {
    view as AcceptedScreen {
        func show(_ row: Outer.Inner)
        func show(rows: Outer.Inner..., first: Bool)
        func show(text: inout String, times: Swift.Int = 1)
        func show(lazily text: @autoclosure () -> String, times: Swift.Int = 1)
        func show(later text: @autoclosure @escaping () -> String)
        func show(borrowed text: borrowing String)
        func show(owned text: consuming [String], sent: sending String)
        func show<Row: Equatable>(generic: Row?, opaque: (some Sendable)?)
        func again() -> Self
        func calls(_ invocations: Swift.Int)
        func keywords(self: Swift.Int)
        func register(_ cell: AnyClass, of kind: (any Comparing).Type)
        func show(_ `self`: Outer)
        @concurrent nonisolated func wait() async
        nonisolated(nonsending) func rest() async
        @concurrent func wait(for row: Outer.Inner) async throws -> String
    }

    presenter(await, any) {
        func viewDidLoad() { view?.show(`await`) }
        func didAdd(rows: Outer.Inner..., first: Bool) { view?.show(rows: rows[0], rows[1], first: first) }
        func didRegister(_ cell: AnyClass, of kind: (any Comparing).Type) { view?.register(cell, of: kind) }
        func didLoad(_ loading: Loading<Swift.Int>, _ counted: Counted) { view?.calls(counted.letters) }
        func didExpect(_ expect: Swift.Int, expectNil: String)
        func didMatch() {
            let quoted = #/"[a-z]+"/#
            view?.show(owned: ["\(quoted)"], sent: "")
        }
        func didAddNone() { view?.show(first: true) }
        func didType(text: inout String) { view?.show(text: &text) }
        func didWait(for text: @autoclosure () -> String) { view?.show(lazily: text()) }
        func didWait(later text: @autoclosure @escaping () -> String) { view?.show(later: text()) }
        func didBorrow(_ text: borrowing String) { view?.show(borrowed: copy text) }
        func didOwn(_ text: consuming [String], sent: sending String) { view?.show(owned: text, sent: sent) }
        func didFind<Row: Equatable>(_ row: Row?, other: (some Sendable)?) { view?.show(generic: row, opaque: other) }
        func didChange(_ shapes: inout [any Comparing])
        func didChange(await: inout any Error)
        func didMake(Outer: () -> String, _ other: inout Outer) { view?.show(other.inner) }
        func didChoose(_ await: Swift.Int) async -> Swift.Int
        func didTry<Failure: Error>(_ run: () throws(Failure) -> Void) throws(Failure) { try run() }
        // No test could tell them apart.
        func didCount() -> Swift.Int { 1 }
        func didCount() -> String { "1" }
        func didCount() async
        nonisolated func didLeave(_ size: Size) async -> Bool { -size < size }
        @concurrent func didSend(_ text: @autoclosure () -> String) async
        @concurrent func didSend(to rest: [() -> Swift.Int]) async {}
        @concurrent func didSend(safely text: @Sendable @escaping () -> String) async
    }

    interactor `repeat`(store: any Store) {
        func `default`()
        nonisolated func send(_ text: @escaping () -> String) async
        nonisolated(nonsending) func keep(_ text: String) async
        func load(_ outer: Outer, all: inout [Outer]) { store.save(outer, var: 1, `inout`: &all) }
    }

    router { func leave() { navigation.replace() } }
}

// It says itself where it runs, by its parameter.
protocol Running {
    func run(on actor: isolated (any Actor)?, first: Self) -> Int
    func take(_ one: consuming any ~Copyable)
    static var limit: Int { get }
}
