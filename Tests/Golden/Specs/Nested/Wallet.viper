module Wallet {
    presenter { func didTapStaking() { router.openStaking() } }
    router { func openStaking() { navigation.push(StakingModule()) } }
}
