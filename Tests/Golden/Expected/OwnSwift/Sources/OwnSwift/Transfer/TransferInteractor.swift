import Foundation

@MainActor
final class TransferInteractor {
    weak var output: (any TransferInteractorOutputProtocol)?
    let logger: any Logging
    let account: Account

    init(logger: any Logging, account: Account) {
        self.logger = logger
        self.account = account
    }

    // MARK: - TransferInteractorInputProtocol

    func keep(_ page: Page<Order>) async {
        // TODO: keep(_:)
    }
}
