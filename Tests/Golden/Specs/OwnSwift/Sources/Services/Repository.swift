import Foundation

/// Where things of one kind are kept.
nonisolated protocol Repository<Model>: Sendable {
    associatedtype Model: Sendable

    var newest: Model? { get async }
    func all() async throws -> [Model]
    func save(_ model: Model) async throws
}
