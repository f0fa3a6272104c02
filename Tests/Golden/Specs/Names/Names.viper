entity Item: Equatable {
    let id: Int
    let state: String
    var log: [String] = []
    var `default`: Bool
    let error: String?
    var self_: Int = 0
}

struct Bag: Equatable {
    var closure: Int
    var fixture: String
    let items: [Item]
    let map: [String: Item]
    let set: Set<Int>
    let range: ClosedRange<Int>
    let url: URL?
}

service Store {
    var state: Int { get }
    var log: String { get set }
    var closure: (@Sendable (Int) -> Void)? { get }
    var error: (any Error)? { get async }
    func state(_ log: String) -> String
    func log(_ state: Int) -> Int
    func result(_ result: Result<Int, any Error>) throws -> Result<String, any Error>
    func error(error: any Error) async throws -> any Error
    func closure(_ closure: @escaping @Sendable (Int) async throws -> Void) async rethrows
    func optional(_ value: Int??) -> Int??
    func tuple(_ value: (a: Int, b: String)) -> (a: Int, b: String)
    func variadic(_ values: Int...) -> Int
    func keywords(_ `self`: Int, `in`: String) -> Bool
    func selfType(_ store: any Store) -> (any Store)?
    func inoutArgument(_ value: inout [Int])
    func generic<T: Sendable>(_ value: T) async -> T
    func meta(_ type: Any.Type) -> Any.Type
    func bag(_ bag: Bag) -> Bag
    func data() -> Data
    func stream() -> AsyncThrowingStream<Int, any Error>
}

module Names(
    made: String, module: Int, assembled: Bool = false, kept: Double, output: String, screen: Int, build: Int, assemble: Int
) {
    view {
        func show(_ view: Int)
        func presenter(_ presenter: String)
        func log(log: Int)
        func made(_ mock: String)
    }

    presenter(made, kept, output, screen, build, assemble) {
        var count = 0

        func viewDidLoad() {
            interactor.mock(module: 1, delegate: "x")
            view?.show(count)
        }
        func router(_ router: Int) { view?.log(log: router) }
        func log() { self.router.navigation(made) }
        func expect(_ expectation: Bool, log: Int, calls: [String]) {
            if expectation {
                view?.show(log)
            } else {
                view?.presenter(calls.joined())
            }
        }
        func presenter(presenter: Int) { view?.show(presenter) }
        func didSet(_ item: Item?) {
            guard let item else {
                view?.show(0)
                return
            }
            view?.presenter(item.state)
        }
    }

    interactor(module, assembled, store: any Store) {
        func mock(module: Int, delegate: String) { output?.output(delegate) }
        func store(_ store: Int) async throws -> Int
        func interactor() { output?.state(state: 2) }
    }

    output {
        func output(_ output: String) { view?.presenter(output) }
        func state(state: Int) { delegate?.delegate(state) }
    }

    router {
        func navigation(_ navigation: String) { self.navigation.pop() }
        func router()
    }

    delegate {
        func delegate(_ delegate: Int)
        func kept()
    }
}
