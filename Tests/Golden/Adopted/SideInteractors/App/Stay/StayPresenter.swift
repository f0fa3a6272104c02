final class StayPresenter: StayViewOutput {
    weak var view: StayViewInput?
    var stay: StayInteractorInput?
    var price: PriceInteractorInput?

    func viewDidLoad() {
        stay?.load()
        price?.follow()
    }
}

extension StayPresenter: StayInteractorOutput {
    func didLoad(_ name: String) { view?.show(name) }
}

extension StayPresenter: PriceInteractorOutput {
    func didChange(_ price: Int) { view?.show("\(price)") }
}
