struct Runner: Equatable { let name: String }
external struct Track

enum RaceError: Error, Equatable { case noTrack }

service Recorder { func record(_ seconds: Int) throws; func best() async throws(RaceError) -> Int }

/// Tests of its parts inherit a `name`, a `run`, a `record` and a `testRun`.
module Race(name: String, runner: Runner, description: String) {
    guard let lane: Character = runner.name.first

    view { func show(_ result: String) }

    presenter(name, description, lane) {
        var invocation = 0
        var hash: Int?
        func run() async { invocation += 1; await record.run(invocation) }
        func again(_ runner: Runner) { _ = router.open(runner) }
        func summary() -> String { description }
        func finish(with result: Result<Int, RaceError>) {
            switch result {
            case .success(let seconds): view?.show("\(seconds)")
            case .failure: hash = nil
            }
        }
    }

    interactor record(runner, record: any Recorder) {
        func run(_ count: Int) async
        func best() async throws -> Int { try await record.best() }
        func check(_ isThere: Bool) throws { if !isThere { throw RaceError.noTrack } }
        func keep(_ seconds: Int) throws { try record.record(seconds) }
        func measure(track: Track) throws -> Int
    }
    output record { func didRun(_ count: Int) async { view?.show("\(count)") } }

    router {
        func open(_ runner: Runner) -> (any RaceModuleProtocol)? {
            navigation.push(RaceModule(name: "", runner: runner, description: ""))
        }
    }

    interface { func start(_ track: Track) { view?.show("ready") } }
}
