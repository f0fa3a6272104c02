import Foundation

@MainActor
final class TransferPresenter {
    weak var view: (any TransferViewProtocol)?
    let interactor: any TransferInteractorInputProtocol
    let router: any TransferRouterProtocol
    let account: Account
    let formatter: any AmountFormatting

    init(
        interactor: any TransferInteractorInputProtocol,
        router: any TransferRouterProtocol,
        account: Account,
        formatter: any AmountFormatting
    ) {
        self.interactor = interactor
        self.router = router
        self.account = account
        self.formatter = formatter
    }
}
