final class DetailDefaultPresenter: DetailPresenter {
    private weak var view: DetailView?
    private let router: DetailRouter
    private let row: String

    init(row: String, view: DetailView, router: DetailRouter) {
        self.row = row
        self.view = view
        self.router = router
    }

    func viewDidLoad() { view?.show(title: row) }

    func didTapBack() { router.showList() }
}
