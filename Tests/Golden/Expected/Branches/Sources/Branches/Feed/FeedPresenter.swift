import Foundation

@MainActor
final class FeedPresenter {
    weak var view: (any FeedViewProtocol)?
    let interactor: any FeedInteractorInputProtocol
    let router: any FeedRouterProtocol
    weak var delegate: (any FeedDelegate)?
    let id: Int
    let title: String?
    var page = 0
    var rows: [Row] = []
    var selected: Row?
    var isLoading = false
    var mode = Mode.idle

    init(
        interactor: any FeedInteractorInputProtocol,
        router: any FeedRouterProtocol,
        delegate: (any FeedDelegate)?,
        id: Int,
        title: String?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
        self.id = id
        self.title = title
    }
}
