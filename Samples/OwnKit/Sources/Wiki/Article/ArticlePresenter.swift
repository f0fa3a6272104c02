import Foundation

@MainActor
final class ArticlePresenter {
    weak var view: (any ArticleViewProtocol)?
    let interactor: any ArticleInteractorInputProtocol
    let router: any ArticleRouterProtocol

    init(interactor: any ArticleInteractorInputProtocol, router: any ArticleRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
