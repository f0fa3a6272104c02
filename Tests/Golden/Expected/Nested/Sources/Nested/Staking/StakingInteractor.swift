import Foundation

@MainActor
final class StakingInteractor {
    weak var output: (any StakingInteractorOutputProtocol)?
    private let pools: any PoolService

    init(pools: any PoolService) {
        self.pools = pools
    }

    // MARK: - StakingInteractorInputProtocol

    func load() async {
        // TODO: load()
    }
}
