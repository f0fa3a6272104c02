final class NewsPresenter: NewsPresenterProtocol {
    weak var view: NewsViewProtocol?

    func didAppear() { view?.show([]) }
}
