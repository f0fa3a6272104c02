// Words that mean something to Swift's grammar, and types named as generated code would name its own.
struct View: Equatable {
    let id: Int
}

struct Test: Equatable {
    let get: Int
    let `self`: String
    let `init`: Int
    let await: Bool
    let `default`: View?
}

struct State: Equatable {
    let test: Test
}

enum Unit: Equatable {
    case any
    case some(of: Int)
    case `self`
    case await(copy: Bool)
}

typealias Comment = [String]

service Log {
    var async: State { get }
    func record(_ state: State) async -> Unit
    func await(copy: Int) throws -> Comment
    func any(some: Int, each: View) -> State?
}

module Words(await: Int, any: View, log: String) {
    let made: View = any

    view {
        func presenterOfView(_ test: Test)
        func await()
        func set(get: Int)
        func show(_ state: State, unit: Unit)
    }

    presenter(await, made, log) {
        var each = 0
        var some: State?
        func actor(_ unsafe: Test) { view?.presenterOfView(unsafe) }
        func copy(_ consume: Int) {
            each = consume
            view?.set(get: consume)
        }
        func yield(_ open: Unit, then: State) {
            some = then
            view?.show(then, unit: open)
        }
        func optional(_ dynamic: Int, _ `await`: Int)
    }

    interactor load(logger: any Log, any) {
        func `await`()
        func log(of state: State) async { output?.didLog(state) }
    }

    output load {
        func didLog(_ state: State) { view?.show(state, unit: .any) }
    }

    router { func open(_ lazy: View) { navigation.push(WordsModule(await: 1, any: lazy, log: "")) } }
}
