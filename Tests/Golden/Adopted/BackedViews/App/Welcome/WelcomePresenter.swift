/// It needs no more of its view than what all of them are.
final class WelcomePresenter: WelcomePresenterProtocol {
    weak var view: ScreenBackedProtocol?
    var wireframe: WelcomeWireframeProtocol?

    func didLoad(_ view: WelcomeViewProtocol) {
        self.view = view
        view.show(isBusy: true)
        wireframe?.showNews(from: view)
    }
}
