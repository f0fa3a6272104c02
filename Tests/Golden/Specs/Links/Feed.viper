/// Protocols that ask for the module's own links, as they stand in many apps.
module Feed {
    struct Post: Equatable {
        let title: String
    }

    view {
        var presenter: FeedPresenterProtocol? { get set }
        func show(_ posts: [Post])
        func show(error: String)
    }

    presenter {
        var view: (any FeedViewProtocol)? { get set }
        var interactor: FeedInteractorInputProtocol! { get set }
        var router: any FeedRouterProtocol { get }

        func viewDidLoad() { interactor.load() }
        func didSelect(_ post: Post) { router.open(post) }
        func close() async
    }

    interactor {
        var output: FeedInteractorOutputProtocol? { get set }
        func load()
    }

    output {
        func didLoad(_ posts: [Post]) { view?.show(posts) }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router {
        func open(_ post: Post)
    }
}
