import Foundation

@MainActor
final class SendConfirmInteractor {
    weak var output: (any SendConfirmInteractorOutputProtocol)?
    let transfer: Transfer
    let repository: any AssetRepository
    let logger: any Logging

    init(transfer: Transfer, repository: any AssetRepository, logger: any Logging) {
        self.transfer = transfer
        self.repository = repository
        self.logger = logger
    }
}
