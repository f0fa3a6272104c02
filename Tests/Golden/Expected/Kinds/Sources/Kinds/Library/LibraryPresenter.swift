import Foundation

@MainActor
final class LibraryPresenter {
    weak var view: (any LibraryViewProtocol)?
    let interactor: any LibraryInteractorInputProtocol
    let router: any LibraryRouterProtocol
    var order = Order.title

    init(interactor: any LibraryInteractorInputProtocol, router: any LibraryRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
