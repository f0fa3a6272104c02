import Foundation

@MainActor
final class BasketView {
    let presenter: any BasketPresenterProtocol

    init(presenter: any BasketPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - BasketViewProtocol

    func setLoading(_ isLoading: Bool) {
        // TODO: setLoading(_:)
    }
}
