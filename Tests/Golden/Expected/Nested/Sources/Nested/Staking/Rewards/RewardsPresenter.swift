import Foundation

@MainActor
final class RewardsPresenter {
    weak var view: (any RewardsViewProtocol)?
    let pool: Pool

    init(pool: Pool) {
        self.pool = pool
    }
}
