import Foundation

@MainActor
final class FeedPresenter {
    weak var view: (any FeedViewProtocol)?
    let interactor: any FeedInteractorInputProtocol
    let router: any FeedRouterProtocol
    var rows: [FeedRow] = []

    init(interactor: any FeedInteractorInputProtocol, router: any FeedRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func refresh() async {
        view?.setLoading(true)
        await interactor.load()
        view?.setLoading(false)
    }

    // MARK: - FeedPresenterProtocol

    func didSelect(row: Int) {
        router.openReader(id: rows[row].id, delegate: self)
    }

    // MARK: - FeedInteractorOutputProtocol

    func didLoad(_ rows: [FeedRow]) {
        self.rows = rows
        view?.show(rows)
    }
}
