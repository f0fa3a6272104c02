import Foundation

@MainActor
final class ReceiptView {
    let presenter: any ReceiptPresenterProtocol

    init(presenter: any ReceiptPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - ReceiptViewProtocol

    func show(_ text: String) {
        // TODO: show(_:)
    }
}
