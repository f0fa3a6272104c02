import Foundation

@MainActor
final class AssetHistoryInteractor {
    weak var output: (any AssetHistoryInteractorOutputProtocol)?
    let symbol: String
    let transfers: any Repository<Transfer>
    let logger: any Logging

    init(symbol: String, transfers: any Repository<Transfer>, logger: any Logging) {
        self.symbol = symbol
        self.transfers = transfers
        self.logger = logger
    }
}
