import Foundation

@MainActor
final class ChaptersPresenter {
    weak var view: (any ChaptersViewProtocol)?
    let interactor: any ChaptersInteractorInputProtocol
    let router: any ChaptersRouterProtocol

    init(interactor: any ChaptersInteractorInputProtocol, router: any ChaptersRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
