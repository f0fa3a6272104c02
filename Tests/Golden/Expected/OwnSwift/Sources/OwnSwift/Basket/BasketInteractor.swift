import Foundation

@MainActor
final class BasketInteractor {
    weak var output: (any BasketInteractorOutputProtocol)?
    let accounts: any Repository<Money>
    let orders: any Repository<Order>

    init(accounts: any Repository<Money>, orders: any Repository<Order>) {
        self.accounts = accounts
        self.orders = orders
    }
}
