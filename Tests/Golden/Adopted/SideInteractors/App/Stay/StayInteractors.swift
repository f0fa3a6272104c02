final class StayInteractor: StayInteractorInput {
    weak var output: StayInteractorOutput?

    func load() { output?.didLoad("Inn") }
}

final class PriceInteractor: PriceInteractorInput {
    weak var output: PriceInteractorOutput?

    func follow() { output?.didChange(1) }
}
