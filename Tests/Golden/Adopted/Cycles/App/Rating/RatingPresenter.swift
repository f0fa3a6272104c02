final class RatingPresenter: RatingPresenterProtocol {
    private weak var view: RatingViewProtocol?
    private let interactor: RatingInteractorProtocol

    init(interactor: RatingInteractorProtocol, view: RatingViewProtocol) {
        self.interactor = interactor
        self.view = view
    }

    func didTap(star: Int) {
        interactor.rate(star)
        view?.show(stars: star)
    }
}
