/// Stores assets and transfers in memory, instead of on a blockchain.
actor Ledger: AssetRepository, Repository {
    private let isReachable: Bool
    private var balances: [Asset]
    private var transfers: [Transfer] = []

    init(_ balances: [Asset] = Ledger.sample, isReachable: Bool = true) {
        self.balances = balances
        self.isReachable = isReachable
    }

    static let sample = [
        Asset(symbol: "BTC", name: "Bitcoin", balance: 0.5, price: 60_000),
        Asset(symbol: "ATOM", name: "Cosmos", balance: 120, price: 6),
        Asset(symbol: "ETH", name: "Ether", balance: 4, price: 2_500),
    ]

    func assets() throws -> [Asset] {
        guard isReachable else { throw WalletError.unreachable }
        return balances
    }

    func asset(_ symbol: String) throws -> Asset {
        try assets()[index(of: symbol)]
    }

    func send(_ transfer: Transfer) throws {
        let index = try index(of: transfer.symbol)
        let asset = balances[index]
        guard transfer.amount <= asset.balance else { throw WalletError.notEnough }
        balances[index] = Asset(
            symbol: asset.symbol,
            name: asset.name,
            balance: asset.balance - transfer.amount,
            price: asset.price
        )
        transfers.append(transfer)
    }

    func all() -> [Transfer] { transfers }

    private func index(of symbol: String) throws -> Int {
        guard let index = balances.firstIndex(where: { $0.symbol == symbol }) else {
            throw WalletError.unreachable
        }
        return index
    }
}
