protocol ReviewPresenterProtocol {
    func present(_ text: String)
}

final class ReviewPresenter: ReviewPresenterProtocol {
    weak var viewController: ReviewViewControllerProtocol?

    func present(_ text: String) { viewController?.show(text) }
}
