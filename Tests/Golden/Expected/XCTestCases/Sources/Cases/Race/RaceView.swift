import Foundation

@MainActor
final class RaceView {
    let presenter: any RacePresenterProtocol

    init(presenter: any RacePresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - RaceViewProtocol

    func show(_ result: String) {
        // TODO: show(_:)
    }
}
