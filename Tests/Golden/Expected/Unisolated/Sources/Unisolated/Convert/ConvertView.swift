import Foundation

final class ConvertView {
    let presenter: any ConvertPresenterProtocol

    init(presenter: any ConvertPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - ConvertViewProtocol

    func show(amount: Double) {
        // TODO: show(amount:)
    }

    func showUnknown(currency: String) {
        // TODO: showUnknown(currency:)
    }
}
