import Foundation

@MainActor
final class CheckoutView {
    let presenter: any CheckoutPresenterProtocol

    init(presenter: any CheckoutPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - CheckoutViewProtocol

    func show(_ progress: Progress) {
        // TODO: show(_:)
    }

    func show(price: Price) {
        // TODO: show(price:)
    }
}
