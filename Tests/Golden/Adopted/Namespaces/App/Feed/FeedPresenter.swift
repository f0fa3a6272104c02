final class FeedPresenter: FeedContract.Presenter {
    weak var view: FeedContract.View?

    func viewDidLoad() { view?.show() }
}
