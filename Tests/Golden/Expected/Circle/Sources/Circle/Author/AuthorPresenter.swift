import Foundation

@MainActor
final class AuthorPresenter {
    weak var view: (any AuthorViewProtocol)?
    let interactor: any AuthorInteractorInputProtocol
    let router: any AuthorRouterProtocol

    init(interactor: any AuthorInteractorInputProtocol, router: any AuthorRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
