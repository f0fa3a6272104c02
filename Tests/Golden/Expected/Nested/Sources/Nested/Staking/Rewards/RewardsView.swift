import Foundation

@MainActor
final class RewardsView {
    let presenter: any RewardsPresenterProtocol

    init(presenter: any RewardsPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - RewardsViewProtocol

    func show(title: String) {
        // TODO: show(title:)
    }
}
