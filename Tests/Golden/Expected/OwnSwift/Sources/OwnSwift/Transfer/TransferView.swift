import Foundation

@MainActor
final class TransferView {
    let presenter: any TransferPresenterProtocol

    init(presenter: any TransferPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - TransferViewProtocol

    func show(_ total: Money, _ kind: Order.Kind) {
        // TODO: show(_:_:)
    }

    func shake() {
        // TODO: shake()
    }

    func hideToast() {
        // TODO: hideToast()
    }
}
