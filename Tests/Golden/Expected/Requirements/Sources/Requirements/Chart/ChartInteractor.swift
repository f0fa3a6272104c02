import Foundation

@MainActor
final class ChartInteractor {
    weak var output: (any ChartInteractorOutputProtocol)?

    // MARK: - ChartInteractorInputProtocol

    func load() {
        // TODO: load()
    }
}
