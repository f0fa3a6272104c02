import Foundation

@MainActor
final class WalletPresenter {
    weak var view: (any WalletViewProtocol)?
    let interactor: any WalletInteractorInputProtocol
    let format: AmountFormat
    let owner: String
    var greeting: String
    var lastBalance: Int?

    init(interactor: any WalletInteractorInputProtocol, format: AmountFormat, owner: String) {
        self.interactor = interactor
        self.format = format
        self.owner = owner
        self.greeting = owner
    }
}
