/// Stores values of one type.
protocol Repository<Model>: Sendable {
    associatedtype Model: Sendable
    func all() async throws -> [Model]
}

/// Stores the user's assets.
protocol AssetRepository: Sendable {
    func assets() async throws -> [Asset]
    func asset(_ symbol: String) async throws -> Asset
    func send(_ transfer: Transfer) async throws
}
