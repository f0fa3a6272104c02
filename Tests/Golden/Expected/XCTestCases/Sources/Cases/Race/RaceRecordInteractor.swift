import Foundation

@MainActor
final class RaceRecordInteractor {
    weak var output: (any RaceRecordInteractorOutputProtocol)?
    let runner: Runner
    let record: any Recorder

    init(runner: Runner, record: any Recorder) {
        self.runner = runner
        self.record = record
    }

    // MARK: - RaceRecordInteractorInputProtocol

    func run(_ count: Int) async {
        // TODO: run(_:)
    }

    func measure(track: Track) throws -> Int {
        // TODO: measure(track:)
        fatalError("RaceRecordInteractor.measure(track:) is not implemented")
    }
}
