import Foundation

@MainActor
final class AssetListInteractor {
    weak var output: (any AssetListInteractorOutputProtocol)?
    let repository: any AssetRepository
    let logger: any Logging

    init(repository: any AssetRepository, logger: any Logging) {
        self.repository = repository
        self.logger = logger
    }
}
