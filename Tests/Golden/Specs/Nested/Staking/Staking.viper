/// Its folder is called like itself, and holds the next one.
module Staking {
    view { func show(_ pools: [Pool]) }
    presenter {
        func viewDidLoad() async { await interactor.load() }
        func didSelect(_ pool: Pool) { router.openRewards(of: pool) }
    }
    interactor(pools: any PoolService) {
        func load() async
    }
    output {
        func didLoad(_ pools: [Pool]) { view?.show(pools) }
    }
    router { func openRewards(of pool: Pool) { navigation.push(RewardsModule(pool: pool)) } }
}
