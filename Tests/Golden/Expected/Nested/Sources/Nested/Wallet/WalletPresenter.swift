import Foundation

@MainActor
final class WalletPresenter {
    weak var view: (any WalletViewProtocol)?
    let router: any WalletRouterProtocol

    init(router: any WalletRouterProtocol) {
        self.router = router
    }
}
