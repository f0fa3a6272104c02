import Dispatch
import Foundation

@MainActor
final class StopwatchView {
    let presenter: any StopwatchPresenterProtocol

    init(presenter: any StopwatchPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - StopwatchViewProtocol

    func show(laps: [Lap]) {
        // TODO: show(laps:)
    }
}
