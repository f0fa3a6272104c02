import Foundation

@MainActor
final class NamesInteractor {
    weak var output: (any NamesInteractorOutputProtocol)?
    let module: Int
    let assembled: Bool
    let store: any Store

    init(module: Int, assembled: Bool, store: any Store) {
        self.module = module
        self.assembled = assembled
        self.store = store
    }

    // MARK: - NamesInteractorInputProtocol

    func store(_ store: Int) async throws -> Int {
        // TODO: store(_:)
        fatalError("NamesInteractor.store(_:) is not implemented")
    }
}
