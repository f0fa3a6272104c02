import Foundation

@MainActor
final class CheckoutInteractor {
    weak var output: (any CheckoutInteractorOutputProtocol)?
    let id: Int
    private let orders: any Orders

    init(id: Int, orders: any Orders) {
        self.id = id
        self.orders = orders
    }

    // MARK: - CheckoutInteractorInputProtocol

    func load() async {
        // TODO: load()
    }
}
