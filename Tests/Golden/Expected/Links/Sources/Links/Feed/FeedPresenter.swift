import Foundation

@MainActor
final class FeedPresenter {
    weak var view: (any FeedViewProtocol)?
    var interactor: FeedInteractorInputProtocol!
    let router: any FeedRouterProtocol

    init(interactor: any FeedInteractorInputProtocol, router: any FeedRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - FeedPresenterProtocol

    func close() async {
        // TODO: close()
    }
}
