final class RatesPresenter: BasePresenter<RatesScreen, RatesUseCase>, RatesEvents, RatesResult {
    func viewDidLoad() { interactor?.load(from: [1]) }
    func didLoad(rate: Double) { view?.show(rate: rate) }
}
