import Foundation

@MainActor
final class AssetDetailsInteractor {
    weak var output: (any AssetDetailsInteractorOutputProtocol)?
    let asset: Asset
    let repository: any AssetRepository
    let localizer: any Localizing

    init(asset: Asset, repository: any AssetRepository, localizer: any Localizing) {
        self.asset = asset
        self.repository = repository
        self.localizer = localizer
    }

    // MARK: - AssetDetailsInteractorInputProtocol

    func prepareTransfer(of amount: String, to recipient: String) async {
        do {
            let amount = try read(amount)
            let asset = try await repository.asset(asset.symbol)
            guard amount <= asset.balance else { throw WalletError.notEnough }
            output?.didPrepare(
                Transfer(symbol: asset.symbol, amount: amount, recipient: recipient)
            )
        } catch {
            output?.didFail(error)
        }
    }

    /// Parses an amount in the format of the user's language: `0.5` or `0,5`.
    private func read(_ text: String) throws -> Decimal {
        let format = Decimal.FormatStyle(locale: localizer.locale)
        guard let amount = try? Decimal(text, format: format), amount > 0 else {
            throw WalletError.badAmount
        }
        return amount
    }
}
