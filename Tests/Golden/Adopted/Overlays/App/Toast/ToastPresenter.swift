final class ToastPresenter: ToastPresenterProtocol {
    var cover: CoverShowing?
    weak var view: ToastViewProtocol?

    func viewDidLoad() { cover?.show() }
}

extension ToastPresenter: CoverDelegate {
    func didTapCover() { view?.show("Covered") }
}
