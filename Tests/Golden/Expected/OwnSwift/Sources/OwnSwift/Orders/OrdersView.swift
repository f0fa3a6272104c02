import Foundation

@MainActor
final class OrdersView {
    let presenter: any OrdersPresenterProtocol

    init(presenter: any OrdersPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - OrdersViewProtocol

    func show(_ orders: [Order]) {
        // TODO: show(_:)
    }

    func setLoading(_ isLoading: Bool) {
        // TODO: setLoading(_:)
    }
}
