import Foundation

@MainActor
final class OrdersInteractor {
    weak var output: (any OrdersInteractorOutputProtocol)?
    let orders: any Repository<Order>

    init(orders: any Repository<Order>) {
        self.orders = orders
    }
}
