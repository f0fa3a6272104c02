import Foundation

@MainActor
final class WalletInteractor {
    weak var output: (any WalletInteractorOutputProtocol)?
    private let currency: Currency
    private let ledger: any Ledger

    init(currency: Currency, ledger: any Ledger) {
        self.currency = currency
        self.ledger = ledger
    }

    // MARK: - WalletInteractorInputProtocol

    func load() async {
        // TODO: load()
    }
}
