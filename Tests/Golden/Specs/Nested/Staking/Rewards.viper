struct Pool: Equatable { let name: String }

service PoolService { func pools() async -> [Pool] }

module Rewards(pool: Pool) {
    view { func show(title: String) }
    presenter(pool) { func viewDidLoad() { view?.show(title: pool.name) } }
}
