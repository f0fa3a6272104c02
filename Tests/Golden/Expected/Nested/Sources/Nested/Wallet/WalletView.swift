import Foundation

@MainActor
final class WalletView {
    let presenter: any WalletPresenterProtocol

    init(presenter: any WalletPresenterProtocol) {
        self.presenter = presenter
    }
}
