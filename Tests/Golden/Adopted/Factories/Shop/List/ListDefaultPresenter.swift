final class ListDefaultPresenter: ListPresenter {
    private weak var view: ListView?
    private let interactor: ListInteractor
    private let router: ListRouter

    init(view: ListView, interactor: ListInteractor, router: ListRouter) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() { view?.show(interactor.rows()) }

    func didSelect(_ row: String) { router.showDetail(of: row) }
}

final class ListDefaultInteractor: ListInteractor {
    func rows() -> [String] { ["bread", "milk"] }
}
