final class RatesInteractor: RatesUseCase {
    weak var presenter: RatesResult?

    func load<Source: Sequence>(from source: Source) where Source.Element == Double {}
}
