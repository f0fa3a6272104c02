final class BasketInteractor: BasketInteractorInputProtocol {
    func load() async throws -> [BasketRow] { [] }
}
