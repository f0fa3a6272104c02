import Foundation

@MainActor
final class StakingView {
    let presenter: any StakingPresenterProtocol

    init(presenter: any StakingPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - StakingViewProtocol

    func show(_ pools: [Pool]) {
        // TODO: show(_:)
    }
}
