/// Where things of one kind are kept.
protocol Repository<Model>: Sendable {
    associatedtype Model: Sendable
    func all() async throws -> [Model]
}

/// Where the user's money is.
protocol AssetRepository: Sendable {
    func assets() async throws -> [Asset]
    func asset(_ symbol: String) async throws -> Asset
    func send(_ transfer: Transfer) async throws
}
